/** The page that is shown is the path of the address, and nothing else. */

let path = $state(location.pathname);
let hash = $state(location.hash);

export const route = {
  get path() {
    return path;
  },
  get hash() {
    return hash;
  },
  /** The parts of the path: /t/kx7 is ["t", "kx7"]. */
  get parts() {
    return path.split("/").filter(Boolean);
  },
};

export function go(address: string, replace = false): void {
  const before = path;
  history[replace ? "replaceState" : "pushState"](null, "", address);
  arrive();
  if (path !== before) window.scrollTo(0, 0);
}

function arrive(): void {
  path = location.pathname;
  hash = location.hash;
}

window.addEventListener("popstate", arrive);
window.addEventListener("hashchange", arrive);

/** Links within the client change the page without reloading. */
document.addEventListener("click", (event) => {
  if (event.defaultPrevented || event.button || event.metaKey || event.ctrlKey || event.shiftKey) return;
  const link = (event.target as Element).closest?.("a");
  if (!link || link.origin !== location.origin || link.target || link.hasAttribute("download")) return;
  if (link.pathname.startsWith("/api/")) return;
  event.preventDefault();
  go(link.pathname + link.search + link.hash);
});
