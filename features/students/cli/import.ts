import { readFile } from "node:fs/promises";
import { parseArgs } from "node:util";
import { runCommand, UsageError } from "../../../core/cli/open-stores.ts";
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

const USAGE = `npm run import -- FILE [--skip] [--leave-out] [--dry-run] [--sheet NAME] [--hindi-font HEADING] [--keep-as-typed HEADING]
FILE is a sheet of students, XLSX or CSV.
--skip        leave students as they are whose roll number the class has already; otherwise they are updated
--leave-out   import the other rows although some are wrong
--dry-run     say what would be done and do nothing
--sheet NAME  read this sheet of the file
--hindi-font HEADING
              a column was typed in Kruti Dev or DevLys and becomes Unicode
--keep-as-typed HEADING
              a column is imported as typed
              Without one of them nothing is imported while a column may be in either way
npm run import -- --undo BATCH
takes back an import, but for what somebody has changed since`;

/** The option for each decision about a column. */
const FONT_OPTIONS = { legacy: "hindi-font", typed: "keep-as-typed" } as const satisfies Record<
  ColumnFont,
  string
>;

await runCommand(async ({ database: { db } }) => {
  const { file, options } = readArguments();
  // A running server reads the change from the content versions, and reports damaged pages itself.
  const ignore = () => {};
  if (options.undo !== undefined) return undo(createContentStore(db, ignore), options.undo);
  const importer = createStudentImporter({
    db,
    publish: ignore,
    pages: createPageStore(db, ignore, ignore),
    checker: checkInPlace,
  });
  const sheet = await inWords(async () =>
    readSheet(await readBytes(file), options.sheet, await importer.findSchoolWords()),
  );
  const fonts = readFonts(sheet, options);
  requireDecided(sheet, fonts);
  const fields = sheet.columns.filter((field) => field !== null);
  const request = {
    rows: toImportRows(sheet, fonts),
    fields,
    fontsDecided: fields,
    known: options.skip ? ("skip" as const) : ("update" as const),
    leavesOutWrong: options["leave-out"],
  };
  if (request.rows.length === 0) throw new UsageError(`${file} has no rows.`);
  const bytes = Buffer.from(JSON.stringify(request));
  const check: ImportCheck = JSON.parse(new TextDecoder().decode(await importer.check(bytes)));
  console.log(describe(sheet, fonts, check));
  if (options["dry-run"] || (check.counts.wrong > 0 && !options["leave-out"])) {
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

function readArguments() {
  try {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: {
        skip: { type: "boolean" },
        "leave-out": { type: "boolean" },
        "dry-run": { type: "boolean" },
        sheet: { type: "string" },
        "hindi-font": { type: "string", multiple: true, default: [] },
        "keep-as-typed": { type: "string", multiple: true, default: [] },
        undo: { type: "string" },
      },
    });
    const [file = "", ...surplus] = positionals;
    const isComplete = (file !== "") !== (values.undo !== undefined);
    if (isComplete && surplus.length === 0) return { file, options: values };
  } catch {
    // An unknown option.
  }
  throw new UsageError(USAGE);
}

async function readBytes(file: string): Promise<Buffer> {
  return readFile(file).catch((error: NodeJS.ErrnoException) => {
    throw new UsageError(`${file} cannot be read (${error.code}).`);
  });
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
function readFonts(
  sheet: Sheet,
  options: Readonly<Record<(typeof FONT_OPTIONS)[ColumnFont], readonly string[]>>,
): ColumnFonts {
  const columns = [...sheet.legacyColumns, ...sheet.unsureColumns];
  const decided = COLUMN_FONTS.flatMap((font) =>
    options[FONT_OPTIONS[font]].map((heading) => {
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
