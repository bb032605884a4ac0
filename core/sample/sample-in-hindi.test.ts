import { readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { announcement } from "../../features/announcement/sample/announcement.ts";
import { pageNames, pages } from "../../features/pages.ts";
import { findRefusedWords } from "../../tests/hindi-spelling.ts";
import type { AnyDocument, Bilingual, BilingualLines, PageFields } from "../content/pages/define-page.ts";
import { translatedFields } from "../content/types/companions.ts";
import { sampleEntries } from "./sample-entries.ts";
import { samplePages } from "./sample-pages.ts";

interface Text {
  path: string;
  en: string | null;
  hi: string | null;
}

/** Texts that the specification has in Hindi on English pages as well. */
const IN_HINDI_ALONE = /^(school\.letterhead|fees\.(tableHeading|tableLine|rows\.\d+\.grade))(\.\d+)?$/;

const pageTexts = pageNames.flatMap((name) =>
  textsOf(pages[name].fields, samplePages[name] as AnyDocument, `${name}.`),
);

const entryTexts = sampleEntries.flatMap(({ resource, values }, index) =>
  translatedFields(resource).map(({ original, companion }) => ({
    path: `${resource.name}.${index}.${original}`,
    en: textOf(values[original]),
    hi: textOf(values[companion]),
  })),
);

const hasLatin = (text: string) => /\p{Script=Latin}/u.test(text);
const hasDevanagari = (text: string) => /\p{Script=Devanagari}/u.test(text);
/** An entry whose original is in Hindi needs no companion. */
const isInHindi = ({ en }: Text) => en !== null && hasDevanagari(en) && !hasLatin(en);
const translatedEntryTexts = entryTexts.filter((text) => !isInHindi(text));

const { content: en, contentHi: hi } = announcement("https://school.example");
const announcementText = { path: "announcement", en, hi };
const translatedTexts: Text[] = [...pageTexts, ...translatedEntryTexts, announcementText];

function textsOf(fields: PageFields, values: AnyDocument, prefix: string): Text[] {
  return Object.entries(fields).flatMap(([name, field]) => {
    const path = prefix + name;
    const value = values[name];
    switch (field.kind) {
      case "bilingual":
        return [{ path, ...(value as Bilingual) }];
      case "lines":
        return linesOf(path, value as BilingualLines);
      case "picture":
        return value ? [{ path: `${path}.alt`, ...(value as { alt: Bilingual }).alt }] : [];
      case "group":
        return textsOf(field.fields, value as AnyDocument, `${path}.`);
      case "list":
        return (value as AnyDocument[]).flatMap((item, index) =>
          textsOf(field.fields, item, `${path}.${index}.`),
        );
      default:
        return [];
    }
  });
}

function linesOf(path: string, { en, hi }: BilingualLines): Text[] {
  return Array.from({ length: Math.max(en.length, hi.length) }, (_, index) => ({
    path: `${path}.${index}`,
    en: en[index] ?? null,
    hi: hi[index] ?? null,
  }));
}

function textOf(value: string | number | null | undefined): string | null {
  return value === null || value === undefined ? null : String(value);
}

/** Paths and Hindi texts that match a rule. */
const findHindi = (texts: Text[], rule: (hindi: string) => boolean) =>
  texts.filter(({ hi }) => hi !== null && rule(hi)).map(({ path, hi }) => `${path}: ${hi}`);

describe("the sample school in two languages", () => {
  it("has every text of its pages in both", () => {
    const lacking = pageTexts.filter(({ en, hi }) => (en === null) !== (hi === null));
    expect(lacking.map(({ path }) => path).filter((path) => !IN_HINDI_ALONE.test(path))).toEqual([]);
    expect(pageTexts.length).toBeGreaterThan(300);
  });

  it("has only Hindi where the specification has Hindi on English pages", () => {
    const alone = pageTexts.filter(({ path }) => IN_HINDI_ALONE.test(path));
    expect(alone.length).toBeGreaterThan(15);
    expect(alone.filter(({ en, hi }) => en !== null || hi === null)).toEqual([]);
  });

  it("has a companion for every text of its entries, except those already in Hindi", () => {
    expect(translatedEntryTexts.filter(({ en, hi }) => (en === null) !== (hi === null))).toEqual([]);
    const inHindi = entryTexts.filter(isInHindi);
    expect(inHindi.filter(({ hi }) => hi !== null).map(({ path }) => path)).toEqual([]);
    expect(inHindi.length).toBeGreaterThan(0);
  });

  it("has the same numbers in both", () => {
    const numbersOf = (text: string | null) => [...new Set(text?.match(/\d+/g))].toSorted();
    const differing = translatedTexts.filter(
      ({ en, hi }) => en !== null && numbersOf(en).join() !== numbersOf(hi).join(),
    );
    expect(differing).toEqual([]);
  });

  it("has the same number of paragraphs in both", () => {
    const paragraphsOf = (text: string | null) => text?.split("\n\n").length;
    const differing = translatedTexts.filter(
      ({ en, hi }) => en !== null && paragraphsOf(en) !== paragraphsOf(hi),
    );
    expect(differing).toEqual([]);
  });

  it("has one Hindi name for each person, place and title on pages and in entries", () => {
    const hindiOf = Map.groupBy(
      translatedTexts.filter(({ en }) => /[a-z]/.test(en ?? "") && !GENDERED.has(en ?? "")),
      ({ en }) => en,
    );
    const differing = [...hindiOf].filter(([, texts]) => new Set(texts.map(({ hi }) => hi)).size > 1);
    expect(differing).toEqual([]);
  });
});

const glossary = readFileSync(path.resolve(import.meta.dirname, "../../docs/glossary.md"), "utf8");

/** In Hindi a teacher is शिक्षक or शिक्षिका. */
const GENDERED = new Set(["Teacher", "Primary Teacher", "Senior Teacher"]);

describe("the Hindi of the sample school", () => {
  it("is written in Devanagari, without Latin letters", () => {
    expect(findHindi(translatedTexts, hasLatin)).toEqual([]);
    const hasOtherLetters = (text: string) => /\p{L}/u.test(text) && !hasDevanagari(text);
    expect(findHindi(translatedTexts, hasOtherLetters)).toEqual([]);
  });

  it("uses the digits 0 to 9", () => {
    expect(findHindi(translatedTexts, (text) => /[०-९]/.test(text))).toEqual([]);
  });

  it("ends its sentences with a danda", () => {
    const isAbbreviation = (word: string) => word === "डॉ." || /\..*\./.test(word);
    const endsWithStop = (text: string) =>
      text.split(/\s/).some((word) => word.endsWith(".") && !isAbbreviation(word));
    // The name of the school below a letter.
    const signature = /\n\n\{विद्यालय\}$/;
    const lacksEnd = (text: string) => text.includes("।") && !/[।?!]”?$/.test(text.replace(signature, ""));
    expect(findHindi(translatedTexts, endsWithStop)).toEqual([]);
    expect(findHindi(translatedTexts, lacksEnd)).toEqual([]);
  });

  it("has the same sentence ends as the English", () => {
    const sentences = translatedTexts.filter(({ en }) => en !== null && /[a-z]\.$/.test(en));
    expect(sentences.length).toBeGreaterThan(100);
    const open = sentences.filter(({ en, hi }) => !/\.\w*\.$/.test(String(en)) && !/[।?!]$/.test(String(hi)));
    expect(open).toEqual([]);
  });

  it("is stored in one normal form, so that a search finds it", () => {
    expect(findHindi(translatedTexts, (text) => text !== text.normalize("NFC"))).toEqual([]);
    expect(
      findHindi(translatedTexts, (text) => /\u200b|\u200c|\u200d|\u00a0|\s$|^\s| {2}/.test(text)),
    ).toEqual([]);
  });

  /** Posts quote children and parents, whose words may differ from the glossary. */
  const isQuoted = ({ path }: Text) => /^blocks\.\d+\.content$/.test(path);
  const written = translatedTexts.filter((text) => !isQuoted(text));

  it.each([
    ["विद्यालय", /स्कूल|पाठशाला/],
    ["विद्यार्थी", /छात्र(?!वृत्ति)|स्टूडेंट/],
    ["पूर्व विद्यार्थी", /भूतपूर्व|एलुमनी/],
    ["शिक्षक", /अध्यापक|अध्यापिका|टीचर/],
    ["अभिभावक", /पालक|पेरेंट/],
    ["कक्षा", /क्लास/],
    ["शुल्क", /फ़ीस|फीस/],
    ["प्रवेश", /दाखिल|एडमिशन/],
    ["सूचना", /नोटिस/],
    ["कार्यालय", /ऑफ़िस|ऑफिस|दफ़्तर|दफ्तर/],
    ["अनुक्रमांक", /रोल नंबर/],
    ["प्रतिशत", /फ़ीसदी|फीसदी|परसेंट/],
    ["हिन्दी", /हिंदी/],
    ["फ़ोन", /फोन|दूरभाष/],
    ["वार्षिकोत्सव", /वार्षिक उत्सव|वार्षिक समारोह/],
    ["गणवेश", /यूनिफ़ॉर्म|यूनिफॉर्म|वर्दी/],
    ["कालखंड", /पीरियड/],
    ["कंप्यूटर", /कम्प्यूटर|कंप्युटर/],
    ["अंग्रेज़ी", /अंग्रेजी|इंग्लिश/],
  ])("uses %s, as in the glossary, and no other word for it", (term, others) => {
    expect(glossary).toContain(term);
    expect(findHindi(written, (text) => others.test(text))).toEqual([]);
  });

  it("has no word and no spelling that the program avoids too", () => {
    expect(findHindi(translatedTexts, (text) => findRefusedWords(text).length > 0)).toEqual([]);
  });

  it("writes ज़ and फ़ with a nukta where Hindi has it", () => {
    const dotless =
      /(मेज|चीज|हजार|बाजार|कागज|तेज|रोज|\sसाफ|सिर्फ|टिफ)(?![\u093c\p{L}])|जमीन|ज्यादा|जरूर|दरवाज[ेा]|सब्जी|सफाई|जिल[ाे]/u;
    expect(findHindi(translatedTexts, (text) => dotless.test(text))).toEqual([]);
  });
});
