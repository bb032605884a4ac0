import { readFileSync } from "node:fs";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "vite";

/**
 * The modules that several pages share, in few files: left alone, each small module that two others import becomes a request of its
 * own. The first group that matches takes a module, and what it imports with it.
 */
const SHARED_FILES = [
  { name: "react", test: /node_modules\/(react|react-dom|scheduler)\//, priority: 3 },
  // The public pages' first script needs these, and must not wait for React.
  {
    name: "base",
    test: /preload-helper|site\/(browser\/next-task|element-ids)|api-names|landing-message/,
    priority: 2,
  },
  { name: "ui", test: /core\/ui\/(icon|language)\.|content\/images/, priority: 1 },
  // The panel waits for its Hindi, which imports these. In the file that waits, the two would wait for each other.
  { name: "messages", test: /content\/messages[/.]|features\/messages\./ },
  { name: "island-parts", test: /islands\/(island|may-move|reduced-motion|dialog)\./ },
];

const { version } = JSON.parse(readFileSync(new URL("package.json", import.meta.url), "utf8"));

/** How the files that browsers get are built; `scripts/build-site.ts` says which. */
export default defineConfig({
  plugins: [tailwindcss()],
  appType: "custom",
  define: { "import.meta.env.VITE_VERSION": JSON.stringify(version) },
  build: {
    target: "es2022",
    assetsInlineLimit: 0,
    outDir: "build/client",
    modulePreload: { polyfill: false },
    rolldownOptions: {
      // A page loads only what it uses of the exports of a feature.
      treeshake: {
        moduleSideEffects: [{ test: /\/features\/[\w-]+\/[\w-]+\/exports\.ts$/, sideEffects: false }],
      },
      output: { codeSplitting: { groups: SHARED_FILES } },
    },
  },
});
