/** Builds what browsers get into `build/client`, and what renders the pages on the server into `build/server`. */
import path from "node:path";
import { build } from "vite";

const ROOT = path.resolve(import.meta.dirname, "..");

await build({ root: ROOT, logLevel: "error" });
await build({
  root: ROOT,
  logLevel: "error",
  build: {
    ssr: "app/render-page.tsx",
    outDir: "build/server",
    manifest: false,
    copyPublicDir: false,
    rolldownOptions: { input: "app/render-page.tsx" },
  },
  // Loaded by the server itself too, so there must be one copy.
  ssr: { noExternal: true, external: ["react", "react-dom", "zod"] },
});
