import { readFile } from "node:fs/promises";
import path from "node:path";
import { gzipSync } from "node:zlib";
import type { Page } from "@playwright/test";
import { API_PREFIX } from "../../core/content/api/api-names.ts";
import { sessionCalls } from "../../core/content/api/session-contract.ts";
import { PARTS_PATH } from "../../core/content/parts/parts.ts";
import { normalizePath } from "../../core/content/site/address.ts";
import type { Resource } from "../../core/content/types/define-resource.ts";
import { callsOf } from "../../core/panel/screen-calls.ts";
import { OFFICE_MANIFEST, PUBLIC_MANIFEST } from "../../core/server/site/site-build.ts";
import { LANGUAGES, type Language } from "../../core/words/languages.ts";
import { enquiryCalls } from "../../features/enquiries/content/enquiry-contract.ts";
import { writingPath } from "../../features/posts/content/screen-paths.ts";
import { resources } from "../../features/types.ts";
import { expect, test } from "./fixtures.ts";

const CLIENT = path.resolve(import.meta.dirname, "../../build/client");

type BuildManifest = Record<
  string,
  { file: string; imports?: string[]; dynamicImports?: string[]; css?: string[] }
>;

/** Strings that occur in one part of the code only and survive minification. */
const ADMIN_WORDS = {
  "the admin's calls": "/admins/login",
  "the admin's forms": "Nothing you entered is lost.",
  "the schemas": "invalid_union",
  "the toasts": "Toastify__toast",
  "the modals": "radix-",
  "the reader of Markdown": "Infinite loop on byte",
};

/** Every script and style sheet that an entry can load. */
function filesOf(manifest: BuildManifest, entry: string, seen = new Set<string>()): Set<string> {
  const chunk = manifest[entry];
  if (!chunk || seen.has(chunk.file)) return seen;
  for (const file of [chunk.file, ...(chunk.css ?? [])]) seen.add(file);
  for (const next of [...(chunk.imports ?? []), ...(chunk.dynamicImports ?? [])])
    filesOf(manifest, next, seen);
  return seen;
}

const wordsIn = (language: Language) => `core/words/panel/${language}.ts`;

async function readAll(files: Iterable<string>): Promise<string> {
  const texts = Array.from(files, (file) => readFile(path.join(CLIENT, file), "utf8"));
  return (await Promise.all(texts)).join("\n");
}

const readManifest = async (name: string): Promise<BuildManifest> =>
  JSON.parse(await readFile(path.join(CLIENT, name), "utf8"));

test("no public page loads any of the admin's code", async () => {
  const [ofVisitors, ofOffice] = [await readManifest(PUBLIC_MANIFEST), await readManifest(OFFICE_MANIFEST)];
  const ofPublicPages = await readAll(filesOf(ofVisitors, "core/site/browser/start.ts"));
  const ofAdmin = await readAll(filesOf(ofOffice, "core/panel/office.tsx"));
  expect(ofPublicPages).toContain("hydrateRoot");
  for (const [what, word] of Object.entries(ADMIN_WORDS)) {
    expect(ofAdmin.includes(word), `${what} are in the admin's chunks`).toBe(true);
    expect(ofPublicPages.includes(word), `${what} are in a public page's chunks`).toBe(false);
  }
});

/** The files that a screen needs before it shows anything: each one delays it on a slow connection. */
test("a screen of the panel loads few files", async () => {
  const manifest = await readManifest(OFFICE_MANIFEST);
  const screens = Object.keys(manifest).filter((source) => source.includes("/panel/screens/"));
  expect(screens.length).toBeGreaterThan(25);
  const atOnce = Object.fromEntries(
    Object.entries(manifest).map(([name, chunk]) => [name, { ...chunk, dynamicImports: [] }]),
  );
  for (const screen of screens) expect(filesOf(atOnce, screen).size, screen).toBeLessThan(15);
});

/** The scripts that a list needs before its first row. */
test("a list of the panel needs few kilobytes", async () => {
  const manifest = await readManifest(OFFICE_MANIFEST);
  const atOnce = Object.fromEntries(
    Object.entries(manifest).map(([name, chunk]) => [name, { ...chunk, dynamicImports: [] }]),
  );
  const kilobytesOf = async (entries: string[], isWanted = (_file: string) => true) => {
    const files = new Set(entries.flatMap((entry) => [...filesOf(atOnce, entry)]));
    const scripts = [...files].filter((file) => file.endsWith(".js") && isWanted(file));
    const sizes = scripts.map(async (file) => gzipSync(await readFile(path.join(CLIENT, file))).length);
    return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0) / 1000;
  };
  const list = ["core/panel/office.tsx", "features/notices/panel/screens/notice-management.tsx"];
  // The words of the reader's language only.
  expect(await kilobytesOf([...list, wordsIn("en")])).toBeLessThan(285);
  expect(await kilobytesOf(list, (file) => file.includes("/panel-"))).toBeLessThan(90);
});

/** The file of the panel awaits its words: if these imported that file, both would wait forever. */
for (const language of LANGUAGES)
  test(`the words of the panel in ${language} do not import the file that waits for them`, async () => {
    const manifest = await readManifest(OFFICE_MANIFEST);
    const imported = (name: string): string[] =>
      (manifest[name]?.imports ?? []).flatMap((each) => [each, ...imported(each)]);
    const isWaiting = (name: string) => manifest[name]?.file.includes("/panel-");
    expect(imported("core/panel/office.tsx").filter(isWaiting)).toHaveLength(1);
    expect(imported(wordsIn(language))).not.toEqual([]);
    expect(imported(wordsIn(language)).filter(isWaiting)).toEqual([]);
  });

const WRITING_PATH = writingPath("019a0000-0000-7000-8000-000000000000");

test("the page on which a post is written is not cached, because it has unlimited addresses", async ({
  page,
}) => {
  const answer = await page.request.get(WRITING_PATH);
  expect(answer.headers()["cache-control"]).toBe("no-store");
  const shared = await page.request.get("/admin/notice-management");
  expect(shared.headers()["cache-control"]).toBe("public, max-age=300, s-maxage=1");
  expect((await page.request.get("/admin/block-management/a/b")).status()).toBe(404);
});

test("the server renders the pages of the panel without content and data", async ({ page }) => {
  const paths = ["/login", "/admin", "/admin/notice-management", "/admin/ManageContacts", WRITING_PATH];
  for (const path of paths) {
    const html = await (await page.request.get(path)).text();
    expect(html).toContain("Loading...");
    expect(html).not.toContain("<form");
    expect(html).toContain("noindex");
  }
});

/** The permissions, the parts of the site and the counts of the menu are refreshed after the screen has opened. */
const AFTERWARDS: readonly string[] = [sessionCalls.findRights.path, PARTS_PATH, enquiryCalls.summary.path];

/** Opens a screen and collects its API calls and the scripts that its document does not announce. */
async function watchOpening(page: Page, path: string) {
  const calls: string[] = [];
  const scripts: string[] = [];
  page.on("request", (request) => {
    const { pathname, search } = new URL(request.url());
    if (AFTERWARDS.includes(pathname.slice(API_PREFIX.length))) return;
    if (pathname.startsWith(API_PREFIX)) calls.push(pathname.slice(API_PREFIX.length) + search);
    else if (pathname.endsWith(".js")) scripts.push(pathname);
  });
  await page.goto(path, { waitUntil: "networkidle" });
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  const html = await (await page.request.get(path)).text();
  return { calls, unannounced: scripts.filter((script) => !html.includes(`"${script}"`)) };
}

/** The scripts of the parts that are loaded once the screen is shown, such as its form. */
async function scriptsOfParts(): Promise<string[]> {
  const manifest = await readManifest(OFFICE_MANIFEST);
  const isPart = (source: string) => !source.includes("/panel/screens/");
  const parts = Object.values(manifest).flatMap(({ dynamicImports = [] }) => dynamicImports.filter(isPart));
  return parts.flatMap((part) => [...filesOf(manifest, part)].map((file) => `/${file}`));
}

const opensAtOnce = async (page: Page, { screen }: Resource) => {
  const { calls, unannounced } = await watchOpening(page, screen.path);
  const ofParts = await scriptsOfParts();
  expect(unannounced.filter((script) => !ofParts.includes(script))).toEqual([]);
  const named = callsOf(normalizePath(screen.path)).map(({ path }) => path);
  expect(calls.toSorted()).toEqual(named.filter((path) => !AFTERWARDS.includes(path)).toSorted());
};

test("the document of the notices names their scripts and calls, and each call is made once", async ({
  asAdmin: page,
}) => {
  await opensAtOnce(page, resources.notices);
  expect(callsOf(normalizePath(resources.notices.screen.path))).toHaveLength(2);
});
