import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { pagePaths } from "../../core/content/site/public-pages.ts";
import { loadSample } from "../../core/sample/load-sample.ts";
import { sampleEntries } from "../../core/sample/sample-entries.ts";
import { samplePages } from "../../core/sample/sample-pages.ts";
import { WORDS } from "../../core/words/index.ts";
import { pageAddress } from "../../core/words/languages.ts";
import { announcement } from "../../features/announcement/sample/announcement.ts";
import { startApi } from "./start-api.ts";

const BUILD = path.resolve(import.meta.dirname, "../../build");

const untouched = await startApi({ withSite: true });
const cleared = await startApi({ withSite: true });
await loadSample(cleared.server.sample, cleared.server.files, {
  builtFolder: path.join(BUILD, "sample"),
  siteUrl: cleared.url,
});
await cleared.remove("/sample", { token: cleared.token });

function textsIn(value: unknown): string[] {
  if (typeof value === "string") return value.split(/\n+/);
  return typeof value === "object" && value !== null ? Object.values(value).flatMap(textsIn) : [];
}

/** Shorter ones, such as "Gallery", are the program's words too. */
const LONGEST_COMMON = 12;
/** Default headings of the program. */
const DEFAULT_HEADINGS = new Set([
  "Meet Our Dedicated Team",
  "From our blog",
  "Our Facilities",
  "Send us a message",
  "Come and see us",
  ...textsIn(WORDS.hi),
]);
const sampleTexts = (of: unknown) =>
  [...new Set(textsIn(of))].filter((text) => text.length > LONGEST_COMMON && !DEFAULT_HEADINGS.has(text));
const INVENTED = sampleTexts([
  samplePages,
  announcement,
  sampleEntries.map(({ values, files }) => [values, files]),
]);

const ENTITIES: Record<string, string> = {
  "&amp;": "&",
  "&lt;": "<",
  "&gt;": ">",
  "&quot;": '"',
  "&#x27;": "'",
};
const decode = (html: string) => html.replace(/&(amp|lt|gt|quot|#x27);/g, (entity) => ENTITIES[entity] ?? "");
const findInvented = (text: string, among = INVENTED) => {
  const decoded = decode(text);
  return among.filter((invented) => decoded.includes(invented));
};

const ADDRESSES = [
  ...pagePaths,
  ...pagePaths.map((each) => pageAddress(each, "hi", ["en", "hi"])),
  "/students?q=a",
  "/nothing-here",
  "/login",
  "/admin/admin-welcome",
  "/manifest.webmanifest",
  "/sitemap.xml",
  "/robots.txt",
];

it("the texts searched for are on the pages of the sample", async () => {
  const sample = await startApi({ withSite: true });
  await loadSample(sample.server.sample, sample.server.files, {
    builtFolder: path.join(BUILD, "sample"),
    siteUrl: sample.url,
  });
  expect(INVENTED.length).toBeGreaterThan(500);
  for (const address of [...pagePaths, "/manifest.webmanifest", "/login"]) {
    expect(findInvented((await sample.look(address)).text), address).not.toEqual([]);
  }
});

describe.each([
  ["that never had the sample", untouched],
  ["that has removed the sample", cleared],
])("a school %s", (_which, api) => {
  it.each(ADDRESSES)("shows no text and no picture of the sample at %s", async (address) => {
    const { text, status } = await api.look(address);
    expect(status).toBe(address === "/nothing-here" ? 404 : 200);
    expect(findInvented(text)).toEqual([]);
    if (address !== "/robots.txt") expect(text).not.toContain("/uploads/");
  });

  it("has only the pages in menus and sitemap that need no texts", async () => {
    const html = (await api.look("/contact")).text;
    const links = new Set([...html.matchAll(/href="(\/[^"#.]*)"/gi)].map(([, href]) => href?.toLowerCase()));
    expect(pagePaths.filter((each) => links.has(each))).toEqual(["/", "/contact", "/privacy", "/search"]);
    const sitemap = (await api.look("/sitemap.xml")).text;
    expect([...sitemap.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address]) => address)).toEqual([
      `${api.url}/`,
      `${api.url}/hi`,
      `${api.url}/contact`,
      `${api.url}/hi/contact`,
      `${api.url}/privacy`,
      `${api.url}/hi/privacy`,
    ]);
  });
});

it("nothing that browsers load was built with the sample's words", async () => {
  const folder = path.join(BUILD, "client/assets");
  // Short ones, such as "Fee structure", are labels of the panel.
  const unmistakable = [...sampleTexts(samplePages.school), ...INVENTED.filter((text) => text.length > 30)];
  for (const name of (await readdir(folder)).filter((each) => /\.(js|css)$/.test(each))) {
    expect(findInvented(await readFile(path.join(folder, name), "utf8"), unmistakable), name).toEqual([]);
  }
});
