import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { FluentResource } from "@fluent/bundle";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import type { Plugin } from "vite";
import { defineConfig } from "vitest/config";

const room = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const server = process.env.MATTOCK_SERVER ?? "http://127.0.0.1:8750";

const ELSEWHERE = /^(terminal|mail)-/; // said in the terminal and in mails alone
/** Catalogues are read while the client is built: the browser gets what was read, not the text. */
const catalogues: Plugin = {
  name: "catalogues",
  transform(text, id) {
    if (!id.endsWith(".ftl")) return;
    const body = new FluentResource(text).body.filter(({ id }) => !ELSEWHERE.test(id));
    return {
      code: `export default JSON.parse(${JSON.stringify(JSON.stringify(body))})`,
      moduleType: "js",
      map: null,
    };
  },
};

const LOOK = /^colours:(\w+)$/;
const FOLDER = /\/(core|games\/(\w+))\/colours\.css$/;
/** Colours that pictures share with the browser, as custom properties: `import "colours:thebes"`. */
const colours: Plugin = {
  name: "colours",
  resolveId(id) {
    const [, from] = LOOK.exec(id) ?? [];
    return from && room(`../src/mattock/${from === "core" ? from : `games/${from}`}/colours.css`);
  },
  load(id) {
    if (!FOLDER.test(id)) return;
    const file = id.replace("colours.css", "look.json");
    this.addWatchFile(file);
    const { paper, tent, seats = {} } = JSON.parse(readFileSync(file, "utf-8"));
    for (const [seat, { colour }] of Object.entries<{ colour: string }>(seats))
      paper[`seat_${seat.toLowerCase()}`] = colour;
    return `${rule(":root", paper)}${rule(':root[data-theme="dark"]', tent)}`;
  },
};

function rule(where: string, named: Record<string, string>): string {
  const lines = Object.entries(named).map(([name, colour]) => `--${name.replaceAll("_", "-")}:${colour};`);
  return `${where}{${lines.join("")}}\n`;
}

/** What several pages need comes in few files: each one asked for costs a slow device some time before it begins. */
const SHARED = { name: "shared", minShareCount: 2, entriesAware: true, entriesAwareMergeThreshold: 12_000 };

/** A file that several share is called after all of them: the first word will do. */
const brief = (name: string) => name.split("~")[0]?.replace(/\.\w+$/, "");

/** The client is built into the Python package; the server hands it out, no Node at run time. */
export default defineConfig({
  plugins: [svelte(), catalogues, colours],
  resolve: {
    alias: {
      "@words": room("../src/mattock/words"),
      "@core": room("../src/mattock/core"),
      "@games": room("../src/mattock/games"),
    },
  },
  build: {
    outDir: room("../src/mattock/server/client"),
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        codeSplitting: { groups: [SHARED] },
        strictExecutionOrder: true, // shared files may need each other
        chunkFileNames: ({ name }) => `assets/${brief(name)}-[hash].js`,
        assetFileNames: ({ names }) => `assets/${brief(names[0] ?? "")}-[hash][extname]`,
      },
    },
  },
  server: {
    port: 8751,
    strictPort: true,
    fs: { allow: [room("..")] },
    proxy: { "/api": { target: server, ws: true } },
  },
  test: { include: ["tests/**/*.test.ts"] },
});
