/** Builds the browser files into `build/client` and the server renderer into `build/server`. */
import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import path from "node:path";
import { build, type Manifest } from "vite";
import { publicPages } from "../core/content/site/public-pages.ts";
import {
  FONTS_OF_EVERY_PAGE,
  OFFICE_INPUT,
  OFFICE_MANIFEST,
  PUBLIC_INPUT,
  PUBLIC_MANIFEST,
  WORKERS,
} from "../core/server/site/site-build.ts";

const ROOT = path.resolve(import.meta.dirname, "..");

/**
 * The panel's own groups of modules, before those in `vite.config.ts`. Nearly all screens share the same parts; as separate
 * files they would be eighty requests.
 */
const OFFICE_FILES = [
  // The imports of the first script. In the file of the panel, they would wait for it.
  {
    name: "first",
    test: /preload-helper|api-names|landing-message|panel-language|words\/languages|first-calls|stored-session/,
    priority: 5,
  },
  // The panel waits for its Hindi, which imports these. In the file that waits, the two would wait for each other.
  {
    name: "messages",
    test: /content\/(messages[/.]|text\/capitalised)|features\/messages\.|panel\/audit-of-features|words\/hi\/(closure|times|hindi-class)/,
    priority: 4,
  },
  { name: "panel", minShareCount: 4, priority: 2 },
  // Parts of the frame and of other screens that the dashboard has as well.
  {
    name: "frame",
    test: /lucide-react|core\/panel\/(approval|frame|mail|session)\/|features\/(disclosure|notices)\/(panel|content)\//,
    minShareCount: 2,
    priority: 1,
  },
];

// The panel renders public pages in its editor. In one build the two would share small chunks, and visitors would load more
// files.
const BUILDS = [
  { manifest: PUBLIC_MANIFEST, input: PUBLIC_INPUT, groups: [] },
  { manifest: OFFICE_MANIFEST, input: OFFICE_INPUT, groups: OFFICE_FILES },
];
for (const { manifest, input, groups } of BUILDS) {
  const isFirst = manifest === PUBLIC_MANIFEST;
  await build({
    root: ROOT,
    logLevel: "error",
    build: {
      manifest,
      emptyOutDir: isFirst,
      copyPublicDir: isFirst,
      rolldownOptions: { input, output: { codeSplitting: { groups } } },
    },
  });
}
// A worker is one file with a fixed name.
const assets = await listPublicAssets();
const version = createHash("sha256").update(assets.join()).digest("base64url").slice(0, 6);
const queryPaths = publicPages
  .filter(({ readsQuery, isHiddenFromSearch }) => readsQuery && !isHiddenFromSearch)
  .map(({ path }) => path);
for (const [file, source] of Object.entries(WORKERS)) {
  await build({
    root: ROOT,
    logLevel: "error",
    define: { BUILD: JSON.stringify({ version, assets, queryPaths }) },
    build: {
      manifest: false,
      emptyOutDir: false,
      copyPublicDir: false,
      rolldownOptions: {
        input: source,
        output: { format: "iife", entryFileNames: file, codeSplitting: false },
      },
    },
  });
}
await build({
  root: ROOT,
  logLevel: "error",
  build: {
    ssr: "core/render-page.tsx",
    outDir: "build/server",
    manifest: false,
    copyPublicDir: false,
    // The first script of every page is inlined from this file.
    minify: true,
    rolldownOptions: { input: "core/render-page.tsx" },
  },
  // The server loads these as well, so there must be one copy.
  ssr: { noExternal: true, external: ["react", "react-dom", "zod"] },
});

/** Files that public pages may need, without fonts that most phones have. */
async function listPublicAssets(): Promise<string[]> {
  const text = await readFile(path.join(ROOT, "build/client", PUBLIC_MANIFEST), "utf8");
  const manifest: Manifest = JSON.parse(text);
  const fonts = FONTS_OF_EVERY_PAGE.map((source) => manifest[source]?.file ?? "");
  const files = Object.values(manifest).flatMap(({ file, css = [] }) => [file, ...css]);
  const isKept = (file: string) => !file.endsWith(".woff2") || fonts.includes(file);
  return [...new Set(files)].filter(isKept).map((file) => `/${file}`);
}
