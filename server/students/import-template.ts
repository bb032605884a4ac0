import { type CheckedRow, IMPORT_FIELDS, type ImportField } from "../../content/import-contract.ts";
import type { Language } from "../../content/languages.ts";
import { students } from "../../content/resources/students.ts";
import { translate } from "../../content/words/panel/hi/translate.ts";
import type { WrittenSheet } from "./spreadsheet.ts";

type Values = Record<ImportField, string>;

const inLanguage = (sentence: string, language: Language) =>
  language === "hi" ? translate(sentence) : sentence;

export const headingOf = (field: ImportField, language: Language): string =>
  inLanguage(students.fields[field].label, language);

const WIDTHS: Record<ImportField, number> = {
  name: 40,
  rollNumber: 14,
  class: 10,
  section: 10,
  dateOfBirth: 16,
  guardianName: 28,
  mobileNumber: 18,
  address: 40,
  gender: 12,
};

/** A child whom nobody takes for one of the school's. */
export const EXAMPLES: Record<Language, Values> = {
  en: {
    name: "EXAMPLE Asha Sharma (delete this row)",
    rollNumber: "12",
    class: "5",
    section: "A",
    dateOfBirth: "30/06/2015",
    guardianName: "Rakesh Sharma",
    mobileNumber: "98260 00000",
    address: "12 Example Road, Ujjain",
    gender: "Female",
  },
  hi: {
    name: "उदाहरण आशा शर्मा (यह पंक्ति हटा दें)",
    rollNumber: "12",
    class: "5",
    section: "A",
    dateOfBirth: "30/06/2015",
    guardianName: "राकेश शर्मा",
    mobileNumber: "98260 00000",
    address: "12 उदाहरण मार्ग, उज्जैन",
    gender: "बालिका",
  },
};

const EXPLANATIONS: Record<ImportField, string> = {
  name: "The child's full name. Always needed.",
  rollNumber: "Digits or letters, once in each class. Always needed.",
  class: "As the school writes its classes; 5, V and 5th are the same. Always needed.",
  section: "Such as A. Always needed.",
  dateOfBirth: "The day first: 30/06/2015. Leave the column out if you do not keep it.",
  guardianName:
    "The father, the mother or whoever the school speaks to. Leave the column out if you do not keep it.",
  mobileNumber: "Ten digits. Leave the column out if you do not keep it.",
  address: "House, street and town. Leave the column out if you do not keep it.",
  gender: "Male, Female or Other. Leave the column out if you do not keep it.",
};

/** An empty list to fill in. */
export function buildTemplate(language: Language): WrittenSheet[] {
  const say = (sentence: string) => inLanguage(sentence, language);
  const headings = IMPORT_FIELDS.map((field) => headingOf(field, language));
  return [
    {
      name: say("Students"),
      rows: [headings, IMPORT_FIELDS.map((field) => EXAMPLES[language][field])],
      widths: IMPORT_FIELDS.map((field) => WIDTHS[field]),
    },
    {
      name: say("What to write"),
      rows: [
        [say("Column"), say("What to write")],
        ...IMPORT_FIELDS.map((field) => [headingOf(field, language), say(EXPLANATIONS[field])]),
      ],
      widths: [24, 90],
    },
  ];
}

export type FailedRow = Pick<CheckedRow, "row" | "values" | "errors">;

/** Rows that were not imported, with what is wrong, to be mended and imported again. */
export function buildFailedRows(rows: readonly FailedRow[], language: Language): WrittenSheet[] {
  const say = (sentence: string) => inLanguage(sentence, language);
  const fields = IMPORT_FIELDS.filter((field) =>
    rows.some(({ values, errors }) => values[field] !== undefined || errors?.[field] !== undefined),
  );
  const describe = ({ errors = {} }: FailedRow) => Object.values(errors).map(say).join("\n");
  return [
    {
      name: say("To mend"),
      rows: [
        [...fields.map((field) => headingOf(field, language)), say("What to mend"), say("Row in the file")],
        ...rows.map((row) => [
          ...fields.map((field) => row.values[field] ?? ""),
          describe(row),
          String(row.row),
        ]),
      ],
      widths: [...fields.map((field) => WIDTHS[field]), 60, 16],
    },
  ];
}
