/** Builds what browsers get into `build/client`, and what renders the pages on the server into `build/server`. */
import path from "node:path";
import { build } from "vite";
import { OFFICE_INPUT, OFFICE_MANIFEST, PUBLIC_INPUT, PUBLIC_MANIFEST } from "../server/site/site-build.ts";

const ROOT = path.resolve(import.meta.dirname, "..");

// The panel draws the public pages in its editor. Built together, the two would share small files, and a visitor would fetch
// more of them.
for (const { manifest, input } of [
  { manifest: PUBLIC_MANIFEST, input: PUBLIC_INPUT },
  { manifest: OFFICE_MANIFEST, input: OFFICE_INPUT },
]) {
  const isFirst = manifest === PUBLIC_MANIFEST;
  await build({
    root: ROOT,
    logLevel: "error",
    build: { manifest, emptyOutDir: isFirst, copyPublicDir: isFirst, rolldownOptions: { input } },
  });
}
await build({
  root: ROOT,
  logLevel: "error",
  build: {
    ssr: "app/render-page.tsx",
    outDir: "build/server",
    manifest: false,
    copyPublicDir: false,
    // The first script of every page is text of this file.
    minify: true,
    rolldownOptions: { input: "app/render-page.tsx" },
  },
  // Loaded by the server itself too, so there must be one copy.
  ssr: { noExternal: true, external: ["react", "react-dom", "zod"] },
});
