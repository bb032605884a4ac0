import { readFile } from "node:fs/promises";
import { runCommand } from "../../../core/cli/open-stores.ts";
import { readArguments } from "../../../core/cli/read-arguments.mjs";
import { UsageError } from "../../../core/cli/usage-error.ts";
import { type ContentStore, createContentStore } from "../../../core/server/content/content-store.ts";
import { COMMAND_LINE } from "../../../core/server/database/entries/record-change.ts";
import { ApiError } from "../../../core/server/errors.ts";
import { createPageStore } from "../../../core/server/pages/page-store.ts";
import {
  type CheckedRow,
  IMPORT_FIELDS,
  type ImportCheck,
  type ImportRow,
  LONGEST_CELL,
  type Sheet,
} from "../content/import-contract.ts";
import {
  COLUMN_FONTS,
  type ColumnFont,
  type ColumnFonts,
  findUndecided,
  fontExamplesOf,
  fontOf,
  readCell,
} from "../content/sheet-fonts.ts";
import { students } from "../content/students.ts";
import { checkInPlace } from "../server/import/plan-import.ts";
import { readSheet } from "../server/import/reading/read-sheet.ts";
import { createStudentImporter } from "../server/import/student-importer.ts";
import { usage } from "./import.usage.mjs";

/** The option for each decision about a column. */
const FONT_OPTIONS = { legacy: "hindi-font", typed: "keep-as-typed" } as const satisfies Record<
  ColumnFont,
  string
>;

const { parameters, has, valuesOf } = readArguments(usage);
const [file = ""] = parameters;
const [undone] = valuesOf("undo");

await runCommand(async ({ database: { db } }) => {
  // A running server reads the change from the content versions, and reports damaged pages itself.
  const ignore = () => {};
  if (undone !== undefined) return undo(createContentStore(db, ignore), undone);
  const importer = createStudentImporter({
    db,
    publish: ignore,
    pages: createPageStore(db, ignore, ignore),
    checker: checkInPlace,
  });
  const sheet = await inWords(async () =>
    readSheet(await readFile(file), valuesOf("sheet")[0], await importer.findSchoolWords()),
  );
  const fonts = readFonts(sheet);
  requireDecided(sheet, fonts);
  const fields = sheet.columns.filter((field) => field !== null);
  const request = {
    rows: toImportRows(sheet, fonts),
    fields,
    fontsDecided: fields,
    known: has("skip") ? ("skip" as const) : ("update" as const),
    leavesOutWrong: has("leave-out"),
  };
  if (request.rows.length === 0) throw new UsageError(`${file} has no rows.`);
  const bytes = Buffer.from(JSON.stringify(request));
  const check: ImportCheck = JSON.parse(new TextDecoder().decode(await importer.check(bytes)));
  console.log(describe(sheet, fonts, check));
  if (has("dry-run") || (check.counts.wrong > 0 && !has("leave-out"))) {
    console.log("Nothing was imported.");
    if (check.counts.wrong > 0) process.exitCode = 1;
    return;
  }
  const { message, batch } = await inWords(() => importer.save(bytes, COMMAND_LINE));
  console.log(message);
  if (batch !== null) console.log(`To take it back: npm run import -- --undo ${batch}`);
});

/** An import has no files; students who got one since have changed and stay. */
async function undo(store: ContentStore, batch: string): Promise<void> {
  const found = await store.findBatch(batch);
  if (found?.resource !== students) throw new UsageError(`There is no import ${batch}.`);
  const { restored, skipped } = await inWords(() => store.undoBatch(students, { batch }, COMMAND_LINE));
  console.log(`As they were: ${restored}. Changed since and left so: ${skipped}.`);
}

/** Prints a refusal as one line, in the words of the panel. */
async function inWords<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    throw error instanceof ApiError ? new UsageError(error.message) : error;
  }
}

/** The decisions about columns that can be read in two ways, by index. */
function readFonts(sheet: Sheet): ColumnFonts {
  const columns = [...sheet.legacyColumns, ...sheet.unsureColumns];
  const decided = COLUMN_FONTS.flatMap((font) =>
    valuesOf(FONT_OPTIONS[font]).map((heading) => {
      const found = columns.find((column) => sheet.headings[column] === heading.trim());
      if (found === undefined) throw new UsageError(`No column called ${heading} can be in Kruti Dev.`);
      return [found, font] as const;
    }),
  );
  return Object.fromEntries(decided);
}

/** Nothing is imported while the font of a column is undecided. */
function requireDecided(sheet: Sheet, fonts: ColumnFonts): void {
  const undecided = findUndecided(sheet, sheet.columns, fonts);
  if (undecided.length === 0) return;
  const questions = undecided.map((column) => {
    const { legacy, typed } = fontExamplesOf(sheet, column);
    return `  ${sheet.headings[column]}: ${typed.join(" · ")} typed in a Hindi font would be ${legacy.join(" · ")}`;
  });
  throw new UsageError(
    [
      "Decide about each of these columns with --hindi-font HEADING or --keep-as-typed HEADING:",
      ...questions,
    ].join("\n"),
  );
}

/** The rows by field. */
function toImportRows(sheet: Sheet, fonts: ColumnFonts): ImportRow[] {
  return sheet.rows.map((row) => ({
    row: row.row,
    values: Object.fromEntries(
      sheet.columns.flatMap((field, column) =>
        field ? [[field, readCell(sheet, fonts, row, column).slice(0, LONGEST_CELL)]] : [],
      ),
    ),
  }));
}

function describe(sheet: Sheet, fonts: ColumnFonts, { counts, rows }: ImportCheck): string {
  const labels = sheet.columns.map((field) => (field ? students.fields[field].label.en : "not imported"));
  return [
    `Sheet ${sheet.sheet}, ${rows.length} rows.`,
    ...sheet.headings.map(
      (heading, column) =>
        `  ${heading || "(no heading)"}: ${labels[column]}${fontOf(sheet, fonts, column) === "legacy" ? ", typed in Kruti Dev" : ""}`,
    ),
    ...sheet.notes,
    `New: ${counts.new}. Changed: ${counts.changed}. Unchanged: ${counts.unchanged}. Skipped: ${counts.skipped}. Wrong: ${counts.wrong}.`,
    ...rows.filter(({ outcome }) => outcome === "wrong").map(describeWrong),
  ].join("\n");
}

function describeWrong({ row, errors = {} }: CheckedRow): string {
  return `  Row ${row}: ${IMPORT_FIELDS.flatMap((field) => errors[field] ?? []).join("; ")}`;
}
