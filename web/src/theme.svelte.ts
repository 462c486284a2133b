/** The colour theme: paper by day, a lamp-lit tent by night. */

export type Theme = "light" | "dark";

const night = matchMedia("(prefers-color-scheme: dark)");
let chosen = $state<Theme | null>(read());
let dark = $state(night.matches);

function read(): Theme | null {
  try {
    const kept = localStorage.getItem("theme");
    return kept === "light" || kept === "dark" ? kept : null;
  } catch {
    return null;
  }
}

function apply(): void {
  document.documentElement.dataset.theme = theme();
}

export function theme(): Theme {
  return chosen ?? (dark ? "dark" : "light");
}

export function turnTheme(): void {
  chosen = theme() === "dark" ? "light" : "dark";
  apply();
  try {
    localStorage.setItem("theme", chosen);
  } catch {
    // storage may be blocked; the theme lasts as long as the page
  }
}

night.addEventListener("change", () => {
  dark = night.matches;
  apply();
});
apply();
