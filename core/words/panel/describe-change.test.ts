import { describe, expect, it } from "vitest";
import { pages } from "../../../features/pages.ts";
import { resourceList } from "../../../features/types.ts";
import { findEnglish, hasDevanagari } from "../../../tests/is-hindi.ts";
import { readJson } from "../../../tests/word-lists.ts";
import { AUDIT_ACTIONS, AUDIT_TYPES, type AuditEntry } from "../../content/api/audit-contract.ts";
import { describeChange, writeChange } from "./describe-change.ts";
import * as en from "./en.ts";
import * as hi from "./hi.ts";
import type { PanelWords } from "./panel-words.ts";
import { namesOf } from "./type-names.ts";

const ENTRY: AuditEntry = {
  _id: "1",
  at: "2026-11-15T08:00:00.000Z",
  actor: "office@school.example",
  accountId: "2",
  person: null,
  duties: null,
  type: "notices",
  action: "update",
  entryId: "3",
  title: null,
  titleHi: null,
  fields: [],
};
const asMoment = (moment: string) => `(${moment.slice(0, 10)})`;
const write = (words: PanelWords, change: Partial<AuditEntry>) =>
  writeChange(words, { ...ENTRY, ...change }, asMoment);
const fieldsOf = (words: PanelWords, change: Partial<AuditEntry>) =>
  describeChange(words, { ...ENTRY, ...change }, asMoment).fields;

const LANGUAGES: readonly (readonly [string, PanelWords])[] = [
  ["English", en],
  ["Hindi", hi],
];

describe.each(LANGUAGES)("in %s every action on every type, with and without a title,", (language, words) => {
  const sentences = AUDIT_ACTIONS.flatMap((action) =>
    AUDIT_TYPES.flatMap((type) =>
      ["1234", null].flatMap((title) => [
        { case: `${action} ${type} ${title}`, text: write(words, { action, type, title }) },
        {
          case: `${action} ${type} ${title}, no entry`,
          text: write(words, { action, type, title, entryId: null }),
        },
      ]),
    ),
  );
  const failing = (isWrong: (text: string) => boolean) => sentences.filter(({ text }) => isWrong(text));

  it("is a whole sentence", () => {
    expect(sentences.length).toBe(AUDIT_ACTIONS.length * AUDIT_TYPES.length * 4);
    expect(failing((text) => /[{}]|undefined|^\s*$|\s{2}/.test(text))).toEqual([]);
    expect(failing((text) => !/^[\p{Lu}\p{Script=Devanagari}]/u.test(text))).toEqual([]);
  });

  it("has no camel case and no name of the code", () => {
    expect(failing((text) => /[a-z][A-Z]/.test(text))).toEqual([]);
    const codes = ["yearChange", "topStudents", "blocks", "contacts", "block", "contact"];
    expect(failing((text) => text.split(/\P{L}+/u).some((word) => codes.includes(word)))).toEqual([]);
  });

  it("repeats no word", () => {
    const words = (text: string) => text.toLowerCase().split(/[\s:,“”]+/);
    const significant = (text: string) =>
      words(text).filter((word) => word.length > 3 && !/^\d+$/.test(word));
    expect(failing((text) => new Set(significant(text)).size !== significant(text).length)).toEqual([]);
    expect(
      failing((text) => words(text).some((word, index, all) => word !== "" && word === all[index + 1])),
    ).toEqual([]);
  });

  it("is in the language", () => {
    const isHindi = (text: string) => findEnglish(text).length === 0 && hasDevanagari(text);
    expect(failing((text) => isHindi(text) !== (language === "Hindi"))).toEqual([]);
  });

  it("has names for the filters", () => {
    const headings = AUDIT_TYPES.map((type) => namesOf(words, type).heading);
    expect(new Set(headings).size).toBe(headings.length);
    expect(AUDIT_ACTIONS.map((action) => words.auditSentences.actions[action])).not.toContain(undefined);
  });

  it("names every field by its label", () => {
    const changes = [
      ...resourceList.map(({ name, fields }) => ({ type: name, entryId: "1", fields: Object.keys(fields) })),
      ...Object.values(pages).map(({ name, fields }) => ({
        type: "pages",
        entryId: name,
        fields: Object.keys(fields),
      })),
      { type: "announcement", entryId: "announcement", fields: ["content", "contentHi", "link"] },
      { type: "consents", entryId: "1", fields: ["name", "photo", "pictures", "topStudents"] },
      { type: "students", entryId: "1", fields: ["pictures", "isDraft"] },
    ];
    const labels = changes.flatMap((change) => fieldsOf(words, change));
    expect(labels.filter((label) => /[a-z][A-Z]/.test(label))).toEqual([]);
    if (language === "Hindi") expect(labels.filter((label) => findEnglish(label).length > 0)).toEqual([]);
  });
});

/** The sentences that the server records, in both languages. */
it.each<[Partial<AuditEntry>, string, string]>(readJson("tests/words/audit-sentences.json"))(
  "%o",
  (change, english, hindi) => {
    expect([write(en, change), write(hi, change)]).toEqual([english, hindi]);
  },
);

it("shows text with dollar signs and braces as it is", () => {
  expect(write(en, { title: "Fees: $& {title}" })).toBe("Changed the notice “Fees: $& {title}”");
});

it("describes a type without Hindi grammar in a form that fits either gender", () => {
  const names = { heading: "उपलब्धियाँ", one: "उपलब्धि", many: "उपलब्धियों" };
  expect(hi.auditSentences.done("delete", false, names, true)).toBe("उपलब्धि “{title}” को हटाया गया");
});

it("shows unknown actions, types and fields of a newer version as they are", () => {
  expect(write(en, { type: "holidays", action: "archive" })).toBe("holidays: archive");
  expect(fieldsOf(en, { type: "holidays", fields: ["validUntil"] })).toEqual(["Valid until"]);
});

it("names fields by the labels of their forms", () => {
  expect(fieldsOf(en, { fields: ["title", "titleHi", "isDraft"] })).toEqual([
    "Title",
    "शीर्षक (हिन्दी)",
    "State",
  ]);
  expect(fieldsOf(en, { type: "announcement", fields: ["content", "contentHi", "link"] })).toEqual([
    "Text",
    "विवरण (हिन्दी)",
    "Link",
  ]);
  expect(fieldsOf(en, { type: "consents", fields: ["topStudents"] })).toEqual([
    "Among the top students and alumni",
  ]);
  expect(fieldsOf(en, { type: "pages", entryId: "home", fields: ["principalsDesk", "gone"] })).toEqual([
    "From the principal's desk",
    "Gone",
  ]);
});
