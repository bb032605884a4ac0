import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "vite";
import { picturesPlugin } from "./scripts/pictures-plugin.ts";

/** Loaded by the server itself too, so there must be one copy of each. */
const sharedWithServer = ["react", "react-dom", "react-router", "zod"];

/**
 * What every public page needs, in two files instead of thirty: each file costs a slow phone a round trip and a set of
 * headers. A group takes along whatever its modules import.
 */
const browserChunks = {
  groups: [
    {
      name: "framework",
      test: /rolldown.runtime|node_modules[\\/](react|react-dom|react-router|scheduler)[\\/]/,
      priority: 2,
    },
    {
      name: "public",
      test: /[\\/]app[\\/](ui[\\/](dialog|in-view|reduced-motion)|root|public[\\/](numbers|page-meta|public-layout|components[\\/](section|page-banner|site-|menu-panel|top-strip|social-links|failed-page|missing-page|page-picture|upload-picture|facility-card|post-card)))/,
      priority: 1,
    },
  ],
};

export default defineConfig(({ command }) => ({
  plugins: [picturesPlugin(), tailwindcss(), reactRouter()],
  build: {
    target: "es2022",
    assetsInlineLimit: 0,
    // The pictures in build/ are inputs of this build.
    emptyOutDir: false,
  },
  // Node takes long to load hundreds of small files, and the libraries for browsers are made of them.
  ssr: command === "build" ? { noExternal: true, external: sharedWithServer } : {},
  environments: { client: { build: { rolldownOptions: { output: { codeSplitting: browserChunks } } } } },
}));
