import { describe, expect, it } from "vitest";
import { features } from "../../../features/content.ts";
import { pages } from "../../../features/pages.ts";
import { resourceList, resources } from "../../../features/types.ts";
import { OFFICE_PATHS, screenAddress, screens } from "../../content/site/office-paths.ts";
import { LANGUAGES } from "../../words/languages.ts";
import * as english from "../../words/panel/en.ts";
import * as hindi from "../../words/panel/hi.ts";
import { findChapter, readHandbook } from "./handbook.ts";

const SCREENS = [...screens.map(screenAddress), ...resourceList.map(({ screen }) => screen.path)];

/** The names of a group in each match. */
const findAll = (html: string, pattern: RegExp) => [...html.matchAll(pattern)].map(([, found = ""]) => found);

describe.each(LANGUAGES)("the handbook in %s", async (language) => {
  const { title, chapters, introduction, contents, text } = await readHandbook(language);

  it("explains every screen in exactly one chapter", () => {
    const explained = chapters.flatMap((chapter) => chapter.screens);
    expect(SCREENS.filter((screen) => !explained.includes(screen))).toEqual([]);
    expect(explained).toEqual([...new Set(explained)]);
  });

  it("lists its chapters at the top, in their order", () => {
    expect(findAll(contents, /">([^<]+)<\/a>/g)).toEqual(findAll(text, /<h2[^>]*>([^<]+)</g));
    expect(findAll(contents, /href="#([^"]+)"/g).map(decodeURIComponent)).toEqual(
      chapters.map(({ anchor }) => anchor),
    );
    expect(introduction).toContain(`<h1>${title}</h1>`);
  });

  it("links only to its own chapters", () => {
    const links = findAll(text, /href="([^"]+)"/g).map(decodeURIComponent);
    expect(links.length).toBeGreaterThan(2);
    const anchors = chapters.map(({ anchor }) => `#${anchor}`);
    expect(links.filter((link) => !anchors.includes(link))).toEqual([]);
  });

  it("describes its pictures and gives their sizes", () => {
    const pictures = findAll(text, /<img ([^>]+)>/g);
    expect(pictures.length).toBeGreaterThan(5);
    for (const picture of pictures)
      expect(picture).toMatch(
        /^src="\/admin\/handbook\/[\w-]+\.jpg" alt="[^"]{5,}" width="\d{3,4}" height="\d{3,4}"/,
      );
  });
});

it("an address with a chapter of its own leads there, another one to the chapter of its kind", async () => {
  const { chapters } = await readHandbook("en");
  const anchorFor = (path: string) => findChapter(chapters, path)?.anchor;
  expect(anchorFor("/admin/pages/fees")).toBe("the-fees");
  expect(anchorFor("/admin/pages/about")).toBe("making-the-site-your-schools");
  expect(anchorFor("/admin/enquiries/019a0000-0000-7000-8000-000000000000")).toBe("enquiries");
  expect(anchorFor("/Admin/ManageContacts/")).toBe("enquiries");
  expect(anchorFor("/hi/login")).toBe("the-first-day");
  expect(anchorFor("/admin/nothing-here")).toBeUndefined();
  const pages = OFFICE_PATHS.filter((path) => path.startsWith("/admin/pages"));
  expect(pages.filter((path) => anchorFor(path) === undefined)).toEqual([]);
});

describe("the Hindi handbook", async () => {
  const [en, hi] = [await readHandbook("en"), await readHandbook("hi")];

  it("has the chapters, the paragraphs and the pictures of the English one", () => {
    expect(hi.chapters.map(({ screens }) => screens)).toEqual(en.chapters.map(({ screens }) => screens));
    const outline = (text: string) => findAll(text, /<(h2|p>|ol|ul|li|img src="[^"]+")/g);
    expect(outline(hi.text)).toEqual(outline(en.text));
  });

  it("names the parts of the panel as the Hindi panel does", () => {
    const labels = new Map<string, Set<string>>();
    pairTexts(english, hindi, labels);
    pairDeclared([resources, pages, features], labels, new Set());
    const inEnglish = en.text.split("<h2").map(labelsOf);
    const inHindi = hi.text.split("<h2").map(labelsOf);
    const missing = inEnglish.flatMap((chapter, index) =>
      [...chapter].filter((label) => {
        const written = labels.get(label);
        return written && !BUTTONS_WITH_NUMBERS.includes(label) && inHindi[index]?.isDisjointFrom(written);
      }),
    );
    expect(missing).toEqual([]);
  });
});

/** The handbook has only a part of their texts, which are "Check 12 events" and "Import 240 students". */
const BUTTONS_WITH_NUMBERS = ["Check", "Import"];

const labelsOf = (chapter: string) =>
  new Set(findAll(chapter, /<strong>([^<]+)/g).map((label) => label.replace(/\s+/g, " ")));

type Labels = Map<string, Set<string>>;

/** The same text may have several in Hindi. */
const add = (labels: Labels, en: string, hi: string) => labels.set(en, (labels.get(en) ?? new Set()).add(hi));

/** Adds the texts of the panel. */
function pairTexts(en: object, hi: object, labels: Labels): void {
  for (const [name, text] of Object.entries(en)) {
    const other: unknown = hi[name as keyof typeof hi];
    if (typeof text === "string" && typeof other === "string") add(labels, text, other);
    else if (typeof text === "object" && text && other) pairTexts(text, other, labels);
  }
}

/** Adds the labels of declarations. */
function pairDeclared(value: unknown, labels: Labels, seen: Set<object>): void {
  if (typeof value !== "object" || value === null || seen.has(value)) return;
  seen.add(value);
  if ("en" in value && "hi" in value) add(labels, String(value.en), String(value.hi));
  for (const part of Object.values(value)) pairDeclared(part, labels, seen);
}
