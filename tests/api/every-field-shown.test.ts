import { describe, expect, it } from "vitest";
import type { AnyDocument, PageField, PageFields } from "../../core/content/pages/define-page.ts";
import { emptyValues } from "../../core/content/pages/page-schema.ts";
import { type PageName, pageNames, pages } from "../../features/pages.ts";
import { buildPdf } from "../files.ts";
import { type ContentTypeCase, contentTypes, createEntry, JPEG } from "./entries.ts";
import { savePage } from "./save-page.ts";
import { startApi } from "./start-api.ts";

const api = await startApi({ withSite: true });
// Sections of the home page have a heading of their own where they have entries, and notices have categories to choose from.
const FILLED = [
  "facilities",
  "topStudents",
  "alumni",
  "blocks",
  "galleries",
  "committee",
  "notices",
  "team",
  "students",
] as const;
for (const name of FILLED) await createEntry(api, contentTypes[name]);

/** Unique texts; other values are empty unless an item requires them. */
class Filling {
  texts = new Map<string, string>();
  files: Uint8Array[] = [];
  private readonly page: PageName;

  constructor(page: PageName) {
    this.page = page;
  }

  fields(fields: PageFields, prefix: string): AnyDocument {
    return Object.fromEntries(
      Object.entries(fields).map(([name, field]) => [name, this.field(field, `${prefix}${name}`)]),
    );
  }

  private field(field: PageField, path: string): unknown {
    switch (field.kind) {
      case "bilingual":
        return { en: this.text(path, field.maximum), hi: null };
      case "lines":
        return { en: [this.text(path, field.maximum)], hi: [] };
      case "picture":
        this.files.push(JPEG);
        return {
          file: `upload:${this.files.length - 1}`,
          alt: { en: this.text(`${path}.alt`, 300), hi: null },
        };
      case "pdf":
        this.files.push(buildPdf());
        return { file: `upload:${this.files.length - 1}` };
      case "group":
        return this.fields(field.fields, `${path}.`);
      case "list":
        return [this.fields(field.fields, `${path}.0.`)];
      case "value":
        return this.value(path, field.input, "required" in field);
      case "choices":
        return [];
    }
  }

  private text(path: string, maximum: number): string {
    const text = `${this.page}-${this.texts.size}x`;
    if (text.length > maximum) throw new Error(`${path} is too short for a text of its own`);
    this.texts.set(path, text);
    return text;
  }

  private value(path: string, input: string, isRequired: boolean): unknown {
    if (input === "tel") return "07272 555 123";
    // Only the session needs a value.
    return isRequired || /session/i.test(path) ? "2021-22" : null;
  }
}

/** Where a page's words are read; those of the school are all over the site. */
const ADDRESSES: Partial<Record<PageName, readonly string[]>> = {
  school: ["/", "/contact", "/manifest.webmanifest"],
};
/** Said only to those who cannot see the logo, whose place the school's name takes; and offered by the office's own forms. */
const UNSEEN = new Set(["school: logo.alt", "school: classes.0.name"]);

describe("texts of the office appear on the site", () => {
  it.each(pageNames)("every text of %s", async (name) => {
    const filling = new Filling(name);
    const document = filling.fields(pages[name].fields, "");
    const saved = await savePage(api, name, document, { files: filling.files });
    expect(saved.status, JSON.stringify(saved.body)).toBe(200);
    const addresses = ADDRESSES[name] ?? [pages[name].path];
    const shown = (await Promise.all(addresses.map((address) => api.look(address))))
      .map(({ text }) => text)
      .join("\n");
    const missing = [...filling.texts].filter(([, text]) => !shown.includes(text)).map(([path]) => path);
    expect(missing.filter((path) => !UNSEEN.has(`${name}: ${path}`))).toEqual([]);
  });
});

/** The lists on which visitors read the entries of a type. */
const LISTS = {
  notices: "/notices",
  facilities: "/facilities",
  topStudents: "/",
  blocks: "/blog",
  galleries: "/gallery",
  team: "/teachers",
  alumni: "/alumni",
  committee: "/management",
  students: "/students",
} as const;
/** Written as a date, or for the entry's own page. */
const ELSEWHERE = ["date", "publishAt", "expiresAt", "eventFrom", "category", "content", "contentHi"];

describe.each(Object.entries(LISTS))("entries of %s are on %s", (name, address) => {
  const { fields, publicKeys }: ContentTypeCase = contentTypes[name as keyof typeof LISTS];

  it.each(["", "/hi"])("with every text in the language of the page: %s", async (prefix) => {
    const { text } = await api.look(prefix + address === "/hi/" ? "/hi" : prefix + address);
    const shown = Object.keys(fields).filter((field) => {
      const isInItsLanguage = prefix ? !(`${field}Hi` in fields) : !field.endsWith("Hi");
      return isInItsLanguage && publicKeys.includes(field) && !ELSEWHERE.includes(field);
    });
    expect(shown.filter((field) => !text.includes(String(fields[field])))).toEqual([]);
  });
});

it("the school year of the fees is shown once, with or without a table heading that names it", async () => {
  const rows = [{ grade: { hi: "कक्षा 1" } }];
  const timesToldWith = async (heading: string | null) => {
    await savePage(api, "fees", { session: "2031-32", tableHeading: { hi: heading }, rows, nextRows: [] });
    return /<h2[\s\S]*?<table/.exec((await api.look("/fees")).text)?.[0].match(/(2031-32|२०३१-३२)/g)?.length;
  };
  for (const heading of [null, "शुल्क", "शुल्क, सत्र २०३१-३२"]) expect(await timesToldWith(heading)).toBe(1);
});

it("the only text of a page section appears on the site", async () => {
  for (const [name, document, text] of [
    ["about", { history: { text: { en: "Only history" } } }, "Only history"],
    ["home", { admissions: { steps: { en: ["Only a step"] } } }, "Only a step"],
    ["services", { question: { line: { en: "Only a question" } } }, "Only a question"],
    ["fees", { notes: { en: ["Only a note"] } }, "Only a note"],
  ] as const) {
    await savePage(api, name, { ...emptyValues(pages[name].fields), ...document });
    expect((await api.look(pages[name].path)).text).toContain(text);
  }
});
