import "./app.css";
import { mount } from "svelte";
import App from "./App.svelte";
import { breath } from "./kit/parts.svelte";
import { preferred, speak } from "./words.svelte";

const target = document.getElementById("app");
if (!target) throw new Error("The page has no place for the client.");
await speak(preferred());
await breath();
mount(App, { target });
