import "colours:core";
import "colours:pergamon";
import "./app.css";
import { mount } from "svelte";
import App from "./App.svelte";
import { breath } from "./kit/parts.svelte";
import { preferred, speak } from "./words.svelte";

const target = document.getElementById("app");
if (!target) throw new Error("The page has no place for the client.");
try {
  await speak(preferred());
} catch (error) {
  const lost = document.getElementById("lost");
  lost?.removeAttribute("hidden");
  lost?.addEventListener("click", () => location.reload());
  throw error;
}
await breath();
mount(App, { target });
