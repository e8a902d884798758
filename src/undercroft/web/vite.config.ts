import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";

// `npm run dev` serves the client with live reload and passes the rest on to `undercroft serve`.
const SERVER = process.env.UNDERCROFT_SERVER ?? "http://127.0.0.1:8642";

export default defineConfig({
  plugins: [svelte()],
  build: {
    target: "es2022",
    // Browsers that know `light-dark()`: rewritten for older ones, a colour would be settled at the root of the page,
    // and paper that stays light by night could not be.
    cssTarget: ["chrome123", "firefox120", "safari17.5"],
    outDir: "dist",
    emptyOutDir: true,
    // three.js, which only a table in space fetches.
    chunkSizeWarningLimit: 640,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      checks: { pluginTimings: false },
      output: {
        // What every page needs travels together; the icons, which are many, only with pages that show them.
        codeSplitting: { groups: [{ name: "kit", test: /\/src\/lib\/(ui\/(?!Icon|QrCode|index)|(api|games|i18n|listed|memory|reach|router|theme|voice)\b)/ }] },
      },
    },
  },
  server: { proxy: { "/api": { target: SERVER, ws: true }, "/games": { target: SERVER } } },
});
