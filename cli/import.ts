import { readFile } from "node:fs/promises";
import { parseArgs } from "node:util";
import {
  type CheckedRow,
  IMPORT_FIELDS,
  type ImportCheck,
  type ImportRow,
  type Sheet,
} from "../content/import-contract.ts";
import { students } from "../content/resources/students.ts";
import { type ContentStore, createContentStore } from "../server/content/content-store.ts";
import { createPageStore } from "../server/content/page-store.ts";
import { COMMAND_LINE } from "../server/database/record-change.ts";
import { ApiError } from "../server/errors.ts";
import { readSheet } from "../server/students/read-sheet.ts";
import { createStudentImporter } from "../server/students/student-importer.ts";
import { runCommand, UsageError } from "./open-stores.ts";

const USAGE = `npm run import -- FILE [--skip] [--leave-out] [--dry-run] [--sheet NAME]
FILE is a sheet of students, XLSX or CSV.
--skip        leave students as they are whose roll number the class has already; otherwise they are updated
--leave-out   import the other rows although some are wrong
--dry-run     say what would be done and do nothing
--sheet NAME  read this sheet of the file
npm run import -- --undo BATCH
takes back an import, but for what somebody has changed since`;

await runCommand(async ({ database }) => {
  const { file, options } = readArguments();
  // A running server learns of the change through the content versions, and damage is the server's to tell of.
  const ignore = () => {};
  const store = createContentStore(database, ignore);
  if (options.undo !== undefined) return undo(store, options.undo);
  const importer = createStudentImporter({
    database,
    store,
    pages: createPageStore(database, ignore, ignore),
  });
  const sheet = await inWords(async () => readSheet(await readBytes(file), options.sheet));
  const request = {
    rows: toImportRows(sheet),
    fields: sheet.columns.filter((field) => field !== null),
    known: options.skip ? ("skip" as const) : ("update" as const),
    leavesOutWrong: options["leave-out"],
  };
  if (request.rows.length === 0) throw new UsageError(`${file} has no rows.`);
  const check = await importer.check(request);
  console.log(describe(sheet, check));
  if (options["dry-run"] || (check.counts.wrong > 0 && !options["leave-out"])) {
    console.log("Nothing was imported.");
    if (check.counts.wrong > 0) process.exitCode = 1;
    return;
  }
  const { message, batch } = await inWords(() => importer.save(request, COMMAND_LINE));
  console.log(message);
  if (batch !== null) console.log(`To take it back: npm run import -- --undo ${batch}`);
});

/** An import brings no files, and what got some since has changed and stays. */
async function undo(store: ContentStore, batch: string): Promise<void> {
  const found = await store.findBatch(batch);
  if (found?.resource !== students) throw new UsageError(`There is no import ${batch}.`);
  const { restored, skipped } = await inWords(() => store.undoBatch(students, batch, COMMAND_LINE));
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
        undo: { type: "string" },
      },
    });
    const [file = "", ...surplus] = positionals;
    const isComplete = (file !== "") !== (values.undo !== undefined);
    if (isComplete && surplus.length === 0) return { file, options: values };
  } catch {
    // An option that there is not.
  }
  throw new UsageError(USAGE);
}

async function readBytes(file: string): Promise<Buffer> {
  return readFile(file).catch((error: NodeJS.ErrnoException) => {
    throw new UsageError(`${file} cannot be read (${error.code}).`);
  });
}

/** A refusal is told in one line, as the panel would show it. */
async function inWords<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    throw error instanceof ApiError ? new UsageError(error.message) : error;
  }
}

/** The rows by what the columns are. */
function toImportRows({ rows, columns }: Sheet): ImportRow[] {
  return rows.map(({ row, cells }) => ({
    row,
    values: Object.fromEntries(
      columns.flatMap((field, column) => (field ? [[field, cells[column] ?? ""]] : [])),
    ),
  }));
}

function describe(sheet: Sheet, { counts, rows }: ImportCheck): string {
  const labels = sheet.columns.map((field) => (field ? students.fields[field].label : "not imported"));
  return [
    `Sheet ${sheet.sheet}, ${rows.length} rows.`,
    ...sheet.headings.map((heading, column) => `  ${heading || "(no heading)"}: ${labels[column]}`),
    ...sheet.notes,
    `New: ${counts.new}. Changed: ${counts.changed}. Unchanged: ${counts.unchanged}. Skipped: ${counts.skipped}. Wrong: ${counts.wrong}.`,
    ...rows.filter(({ outcome }) => outcome === "wrong").map(describeWrong),
  ].join("\n");
}

function describeWrong({ row, errors = {} }: CheckedRow): string {
  return `  Row ${row}: ${IMPORT_FIELDS.flatMap((field) => errors[field] ?? []).join("; ")}`;
}
