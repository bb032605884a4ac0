/** Builds the browser files into `build/client` and the server renderer into `build/server`. */
import { createHash } from "node:crypto";
import { readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { build, type Manifest } from "vite";
import { NOTICES } from "../core/content/site/notices.ts";
import { publicPages } from "../core/content/site/public-pages.ts";
import {
  FONTS_OF_EVERY_PAGE,
  OFFICE_INPUT,
  OFFICE_MANIFEST,
  PUBLIC_INPUT,
  PUBLIC_MANIFEST,
  WORKERS,
} from "../core/server/site/site-build.ts";
import { writeNotices } from "./write-notices.ts";

const ROOT = path.resolve(import.meta.dirname, "..");

/**
 * The panel's own groups of modules, before those in `vite.config.ts`. Nearly all screens share the same parts; as separate
 * files they would be eighty requests. A group takes what its modules import with them.
 */
const OFFICE_FILES = [
  // The imports of the first script. In the file of the panel, they would wait for it.
  {
    name: "first",
    test: /preload-helper|api-names|landing-message|panel-language|words\/(languages|panel\/import-words)|first-calls|stored-session/,
    priority: 9,
  },
  // The panel waits for its words, which import these. In the file that waits, the two would wait for each other.
  {
    name: "messages",
    test: /content\/(messages[/.]|text\/capitalised)|features\/messages\.|panel\/audit-of-features|words\/(label\.|times\/|(en|hi)\/(closure|hindi-class))|enquiries\/content\/enquiry-states|purpose-names|notice-categories/,
    priority: 8,
  },
  { name: "react", test: /node_modules\/(react|react-dom|scheduler)\//, priority: 10 },
  // Rarely changed, so that browsers keep it when the school updates the program.
  {
    name: "libraries",
    test: /node_modules\/(?!react\/|react-dom|scheduler|lucide|@atlaskit|@babel|hucre|react-toastify)/,
    minShareCount: 12,
    priority: 7,
  },
  // The frame, and what every list shows first. Nothing else belongs here: each screen waits for it.
  {
    name: "panel",
    test: /core\/panel\/(office\.tsx|school-text|entry-list\/(entry-screen|list-search|load-page)|entry-table\/load-view|dates\/format-date|versioned-save\/send-version|stored-files\/save-file)|api\/page-contract|ui\/fill-words|lucide-react|(class-names|kind-name|stored-file-link|describe-stage|stages|notice-facts|use-notice-change|step-list|document-path)\.tsx?$/,
    priority: 6,
  },
  {
    name: "documents",
    test: /features\/pages\.ts$|core\/panel\/(page-titles|page-extras|entry-screens)/,
    priority: 5,
  },
  { name: "sheets", test: /core\/words\/index\.ts$|qr-code/, priority: 5 },
  {
    name: "forms",
    test: /core\/panel\/(forms|entry-form|own-names|versioned-save|session|passkeys|second-step)|accounts\/content/,
    minShareCount: 3,
    priority: 4,
  },
  { name: "shared", minShareCount: 4, priority: 2 },
  { name: "consent", test: /features\/students\/panel\//, minShareCount: 2, priority: 1 },
  {
    name: "inbox",
    test: /enquiries\/panel\/(inbox\/|one-enquiry\/|person-select|call-link)|applications\/(panel\/office|content\/message-contract)|mail-problem|event-line|core\/panel\/messages\/|event-history|note-form|place-steps|load-places/,
    minShareCount: 2,
    priority: 1,
  },
  { name: "editor", test: /core\/panel\/(page-editor|typing)\/|@babel/, minShareCount: 2, priority: 1 },
  {
    name: "summary",
    test: /core\/panel\/(dashboard|mail|audit)\/|parts-contract|waiting-line|check-contract|year-reminder/,
    minShareCount: 2,
    priority: 1,
  },
];

/** Scripts that only work with a connection; phones do not store them. */
const ONLINE = /^features\/[\w-]+\/site\/online\//;

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
await writeFile(path.join(ROOT, "build/client", NOTICES), writeNotices(ROOT));
// A worker is one file with a fixed name.
const assets = await listPublicAssets();
const version = createHash("sha256").update(assets.join()).digest("base64url").slice(0, 6);
const queryPaths = publicPages
  .filter((page) => page.readsQuery && !page.isHiddenFromSearch && !page.isPrivateWithQuery)
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
  const saved = Object.entries(manifest).filter(([source]) => !ONLINE.test(source));
  const files = saved.flatMap(([, { file, css = [] }]) => [file, ...css]);
  const isKept = (file: string) => !file.endsWith(".woff2") || fonts.includes(file);
  return [...new Set(files)].filter(isKept).map((file) => `/${file}`);
}
