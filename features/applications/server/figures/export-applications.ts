import { setImmediate as nextTurn } from "node:timers/promises";
import { dayInIndia } from "../../../../core/content/text/india-time.ts";
import type { Fields, ValueField } from "../../../../core/content/types/define-resource.ts";
import type { Database, EntryRow } from "../../../../core/server/database/tables.ts";
import { toCell } from "../../../../core/server/sheets/sheet-cell.ts";
import { streamSpreadsheet } from "../../../../core/server/sheets/spreadsheet.ts";
import { label } from "../../../../core/words/label.ts";
import type { Language } from "../../../../core/words/languages.ts";
import { applications } from "../../content/applications.ts";
import { STEP_NAMES, type Step } from "../../content/steps.ts";
import { answersOf } from "../application-data.ts";

/** The number of rows after which other requests are served. */
const PART = 200;
const WIDTH = 22;
const ADDRESS_WIDTH = 40;

const OWN_HEADINGS = [
  label("Reference", "संदर्भ"),
  label("Received on", "प्राप्ति का दिन"),
  label("Step", "चरण"),
] as const;

const FIELDS = Object.entries<Fields[string]>(applications.fields).flatMap(
  ([name, field]): [string, ValueField][] => (field.kind === "value" ? [[name, field]] : []),
);

const DAY_COLUMNS = new Set([
  1,
  ...FIELDS.flatMap(([, { input }], index) => (input === "date" ? [OWN_HEADINGS.length + index] : [])),
]);

/** All applications of a session, sorted by class and time of arrival, with a column for each question that was answered. */
export async function exportApplications(
  db: Database,
  session: string | null,
  language: Language,
): Promise<ReadableStream<Uint8Array>> {
  const rows = (await db
    .selectFrom("applications")
    .selectAll()
    .where("session", session === null ? "is" : "=", session)
    .orderBy("classSoughtSortKey")
    .orderBy("createdAt")
    .execute()) as EntryRow[];
  const questions = new Map(rows.flatMap(answersOf).map(({ id, question }) => [id, question]));
  return streamSpreadsheet("xlsx", {
    name: applications.screen.plural[language],
    headings: [
      ...OWN_HEADINGS.map((name) => name[language]),
      ...FIELDS.map(([, field]) => field.label[language]),
      ...[...questions.values()].map(({ en, hi }) => String({ en, hi }[language] ?? en ?? hi)),
    ],
    widths: [
      ...OWN_HEADINGS.map(() => WIDTH),
      ...FIELDS.map(([, { input }]) => (input === "textarea" ? ADDRESS_WIDTH : WIDTH)),
      ...[...questions].map(() => WIDTH),
    ],
    rows: writeRows(rows, [...questions.keys()], language),
    dayColumns: DAY_COLUMNS,
  });
}

async function* writeRows(rows: readonly EntryRow[], questions: readonly string[], language: Language) {
  for (const [index, row] of rows.entries()) {
    if (index % PART === 0) await nextTurn();
    const answers = new Map(answersOf(row).map(({ id, answer }) => [id, answer]));
    yield [
      String(row.reference ?? ""),
      new Date(dayInIndia(new Date(row.createdAt))),
      STEP_NAMES[row.step as Step][language],
      ...FIELDS.map(([name, field]) => toCell(field, row[name] ?? "", { format: "xlsx", language })),
      ...questions.map((id) => answers.get(id) ?? ""),
    ];
  }
}
