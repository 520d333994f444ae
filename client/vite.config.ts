import { fileURLToPath } from "node:url";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";
import { licences } from "./licences.ts";

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const SERVER = process.env.KOLAM_SERVER ?? "http://127.0.0.1:8000";

export default defineConfig({
  plugins: [svelte(), licences()],
  resolve: {
    alias: { $locale: here("../src/kolam/locale"), $games: here("../src/kolam/games"), $lib: here("src") },
    conditions: process.env.VITEST ? ["browser"] : undefined, // components are mounted in tests, as in a browser
  },
  build: {
    outDir: here("../src/kolam/web/client"),
    emptyOutDir: true,
    assetsInlineLimit: 0, // the server's content security policy allows files of its own only
    modulePreload: { polyfill: false },
    target: "es2022",
    // What the first page needs comes in one file, and what several others share in another: on a slow line each further
    // file costs more than it saves.
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            { name: "page", tags: ["$initial"], priority: 2 },
            { name: "shared", test: /client\/src\/(table|ui|words|server)\//, minShareCount: 2, priority: 1 },
          ],
        },
      },
    },
  },
  // `npm run dev` shows edits at once, in front of a running `kolam serve`.
  server: { fs: { allow: [here("..")] }, proxy: { "/api": { target: SERVER, ws: true } } },
  // Usually it leaves one core of two idle. A loaded machine may be slow, which is no fault of what is tested.
  test: { environment: "jsdom", include: ["src/**/*.test.ts"], maxWorkers: "100%", testTimeout: 20_000 },
});
