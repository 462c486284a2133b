import { fileURLToPath } from "node:url";
import { FluentResource } from "@fluent/bundle";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import type { Plugin } from "vite";
import { defineConfig } from "vitest/config";

const room = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const server = process.env.MATTOCK_SERVER ?? "http://127.0.0.1:8750";

/** Catalogues are read while the client is built: the browser gets what was read, not the text. */
const catalogues: Plugin = {
  name: "catalogues",
  transform(text, id) {
    if (!id.endsWith(".ftl")) return;
    const { body } = new FluentResource(text);
    return {
      code: `export default JSON.parse(${JSON.stringify(JSON.stringify(body))})`,
      moduleType: "js",
      map: null,
    };
  },
};

/** The client is built into the Python package; the server hands it out, no Node at run time. */
export default defineConfig({
  plugins: [svelte(), catalogues],
  resolve: { alias: { "@words": room("../src/mattock/words") } },
  build: {
    outDir: room("../src/mattock/server/client"),
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
  server: {
    port: 8751,
    strictPort: true,
    fs: { allow: [room("..")] },
    proxy: { "/api": { target: server, ws: true } },
  },
  test: { include: ["tests/**/*.test.ts"] },
});
