/** Builds what browsers get into `build/client`, and what renders the pages on the server into `build/server`. */
import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import path from "node:path";
import { build, type Manifest } from "vite";
import {
  FONTS_OF_EVERY_PAGE,
  OFFICE_INPUT,
  OFFICE_MANIFEST,
  PUBLIC_INPUT,
  PUBLIC_MANIFEST,
  WORKERS,
} from "../server/site/site-build.ts";

const ROOT = path.resolve(import.meta.dirname, "..");

// The panel draws the public pages in its editor. Built together, the two would share small files, and a visitor would fetch
// more of them.
const BUILDS = [
  { manifest: PUBLIC_MANIFEST, input: PUBLIC_INPUT, groups: [] },
  // Nearly every screen is made of the same parts; in files of their own they would be eighty requests.
  { manifest: OFFICE_MANIFEST, input: OFFICE_INPUT, groups: [{ name: "panel", minShareCount: 4 }] },
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
// A worker is one file, and browsers know it by its name.
const assets = await listPublicAssets();
const version = createHash("sha256").update(assets.join()).digest("hex").slice(0, 12);
for (const [file, source] of Object.entries(WORKERS)) {
  await build({
    root: ROOT,
    logLevel: "error",
    define: { BUILD: JSON.stringify({ version, assets }) },
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

/** What public pages may need, without the faces that most phones have themselves. */
async function listPublicAssets(): Promise<string[]> {
  const text = await readFile(path.join(ROOT, "build/client", PUBLIC_MANIFEST), "utf8");
  const manifest: Manifest = JSON.parse(text);
  const fonts = FONTS_OF_EVERY_PAGE.map((source) => manifest[source]?.file ?? "");
  const files = Object.values(manifest).flatMap(({ file, css = [] }) => [file, ...css]);
  const isKept = (file: string) => !file.endsWith(".woff2") || fonts.includes(file);
  return [...new Set(files)].filter(isKept).map((file) => `/${file}`);
}
