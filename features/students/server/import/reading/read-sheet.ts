import { MAX_IMPORT_ROWS } from "../../../../../core/content/files/sheets.ts";
import {
  type DecidedColumn,
  decideFonts,
  type Font,
} from "../../../../../core/content/legacy-hindi/decide-fonts.ts";
import { type Coded, decode, inEnglish, message } from "../../../../../core/content/messages/message.ts";
import { unprocessableFile } from "../../../../../core/server/errors.ts";
import { findDoubtfulDates } from "../../../../../core/server/sheets/read-date.ts";
import {
  openSpreadsheet,
  type Spreadsheet,
  tooManyRows,
} from "../../../../../core/server/sheets/spreadsheet.ts";
import { LANGUAGES, type Language } from "../../../../../core/words/languages.ts";
import {
  IMPORT_FIELDS,
  type ImportField,
  type Sheet,
  type SheetRow,
} from "../../../content/import-contract.ts";
import { STUDENT_FIELD_WORDS, STUDENT_SHEET_WORDS } from "../../../content/student-fields.ts";
import { findColumns, findField, showHeading } from "./find-columns.ts";
import { createFits, isReadInBothWays, NEW_SCHOOL, type SchoolWords } from "./known-words.ts";
import { hasSectionsInClasses, splitClassColumn } from "./split-class.ts";

/** The heading is among the first rows, below the school's name, the class and the year. */
const HEADING_AMONG = 15;
/** A workbook with one sheet per class has fewer. */
const SHEETS_LOOKED_AT = 30;
/** Two cells of a data row are hardly ever column headings. */
const FEWEST_HEADINGS = 2;
const LEFT_ON = new Set(Object.values(STUDENT_SHEET_WORDS).map(({ leftOn }) => leftOn));

const DATES_WITH_MONTH_FIRST = message("sheet_month_first");

const CLASS_WAS_SPLIT = message("sheet_class_and_section");

interface Heading {
  headings: string[];
  /** The number of rows up to and including the heading. */
  end: number;
  /** The number of recognised student fields. */
  known: number;
}

/** Reads a student file as rows of texts. `wanted` is the name of a sheet; absent: the most likely sheet. */
export async function readSheet(bytes: Buffer, wanted?: string, school = NEW_SCHOOL): Promise<Sheet> {
  const spreadsheet = await openSpreadsheet(bytes);
  const { sheets } = spreadsheet;
  const index =
    wanted === undefined ? await findLikeliest(spreadsheet) : sheets.findIndex(({ name }) => name === wanted);
  const sheet = sheets[index];
  if (!sheet) throw unprocessableFile(message("sheet_not_found"));

  const all = await spreadsheet.readRows(index);
  const { headings: typed, end } = findHeading(all.slice(0, HEADING_AMONG));
  const data = all.slice(end);
  if (data.length > MAX_IMPORT_ROWS) throw tooManyRows();
  const width = Math.max(typed.length, ...widthsOf(data));
  const found = Array.from({ length: width }, (_, column) => typed[column] ?? "");
  const fields = findColumns(found, (column) => data.filter(({ cells }) => cells[column]).length);
  const decided = decideColumns(data, found, fields, school);
  const typedTable = { headings: found.map(showHeading), columns: fields, rows: data };
  const fontTable = { ...typedTable, rows: convertRows(data, decided) };
  const isSplit = [typedTable, fontTable].some(hasSectionsInClasses);
  const [asTyped, inFont] = isSplit
    ? [splitClassColumn(typedTable), splitClassColumn(fontTable)]
    : [typedTable, fontTable];
  const { headings, columns } = inFont;
  const fonts = decided.map(({ font }) => font);
  if (columns.length > fonts.length) fonts.push(fonts[columns.indexOf("class")] ?? "typed");
  const rows = joinRows(asTyped.rows, inFont.rows, fonts);
  const leaving = headings.findIndex((heading) => LEFT_ON.has(heading));
  const reasons = new Set<Coded>();
  const children = rows.filter((_, index) => {
    const reason = findReason(inFont.rows[index]?.cells ?? [], { columns, headings, leaving });
    if (reason !== undefined) reasons.add(reason);
    return reason === undefined;
  });
  const hasDoubtfulDates = headings.some((_, column) =>
    findDoubtfulDates(children.map(({ cells }) => cells[column] ?? "")).includes(true),
  );
  const notes: Coded[] = [
    ...(await spreadsheet.noteAbout(index, {
      first: children[0]?.row ?? Number.POSITIVE_INFINITY,
      last: children.at(-1)?.row ?? 0,
    })),
    ...(isSplit ? [CLASS_WAS_SPLIT] : []),
    ...reasons,
    ...(hasDoubtfulDates ? [DATES_WITH_MONTH_FIRST] : []),
  ];
  return {
    sheets,
    sheet: sheet.name,
    headings,
    columns,
    rows: children,
    legacyColumns: listColumns(fonts, "legacy"),
    unsureColumns: listColumns(fonts, "unsure"),
    notes: notes.map(inEnglish),
    noteParams: notes.map((note) => decode(note)),
  };
}

const NOT_READABLE = -1;

/** The sheet with the most student fields. Hidden sheets are read only by name. */
async function findLikeliest({ sheets, readRows }: Spreadsheet): Promise<number> {
  let best = { index: -1, known: NOT_READABLE - 1 };
  for (const [index, { isHidden }] of sheets.slice(0, SHEETS_LOOKED_AT).entries()) {
    if (isHidden) continue;
    // A sheet may contain only a chart.
    const rows = await readRows(index, HEADING_AMONG).catch(() => undefined);
    const known = rows ? findHeading(rows).known : NOT_READABLE;
    if (known > best.known) best = { index, known };
  }
  return best.index;
}

const countKnown = ({ cells }: SheetRow) =>
  new Set(cells.flatMap((cell) => findField(cell)?.field ?? [])).size;

function findHeading(rows: readonly SheetRow[]): Heading {
  const counts = rows.map(countKnown);
  const known = Math.max(0, ...counts);
  // Without a known heading, the first row with several cells: a title has one.
  const firstWide = rows.findIndex(({ cells }) => cells.filter((cell) => cell !== "").length > 1);
  const at = known >= FEWEST_HEADINGS ? counts.indexOf(known) : Math.max(0, firstWide);
  const row = rows[at];
  if (!row) return { headings: [], end: 0, known: 0 };
  // Two rows of headings: the upper one names groups of columns, or columns without a group.
  const above = rows[at - 1]?.cells ?? [];
  const next = rows[at + 1];
  const isNextHeading = next !== undefined && (counts[at + 1] ?? 0) >= FEWEST_HEADINGS;
  const below = isNextHeading ? next.cells : [];
  const width = Math.max(row.cells.length, above.length, below.length);
  const headings = Array.from({ length: width }, (_, column) => {
    const upper = findField(above[column] ?? "") ? above[column] : "";
    return below[column] || row.cells[column] || upper || "";
  });
  return { headings, end: at + (isNextHeading ? 2 : 1), known };
}

const widthsOf = (rows: readonly SheetRow[]) => [
  rows.reduce((most, { cells }) => Math.max(most, cells.length), 0),
];

function decideColumns(
  rows: readonly SheetRow[],
  headings: readonly string[],
  fields: readonly (ImportField | null)[],
  school: SchoolWords,
): DecidedColumn[] {
  const fitFor = createFits(school);
  const columns = fields.map((field, column) => ({
    texts: rows.map(({ cells }) => cells[column] ?? ""),
    fitOf: fitFor(field),
  }));
  return decideFonts(columns, headings).map((decided, column) =>
    decided.font === "unsure" && isReadInBothWays(fields[column] ?? null)
      ? { font: "typed", converted: [] }
      : decided,
  );
}

const listColumns = (fonts: readonly Font[], wanted: Font) =>
  fonts.flatMap((font, column) => (font === wanted ? [column] : []));

/** The rows in Unicode, also in columns of which nobody is sure. */
const convertRows = (rows: readonly SheetRow[], decided: readonly DecidedColumn[]): readonly SheetRow[] =>
  decided.every(({ font }) => font === "typed")
    ? rows
    : rows.map(({ row, cells }, index) => ({
        row,
        cells: cells.map((cell, column) => decided[column]?.converted[index] ?? cell),
      }));

/** Rows with both readings of the columns that have two. */
function joinRows(
  typedRows: readonly SheetRow[],
  fontRows: readonly SheetRow[],
  fonts: readonly Font[],
): SheetRow[] {
  const [legacy, unsure] = [listColumns(fonts, "legacy"), listColumns(fonts, "unsure")];
  return typedRows.map(({ row, cells }, index) => {
    const converted = fontRows[index]?.cells ?? [];
    const pick = (from: readonly string[], columns: readonly number[]) =>
      columns.map((column) => from[column] ?? "");
    return {
      row,
      cells: cells.map((cell, column) => (fonts[column] === "legacy" ? (converted[column] ?? "") : cell)),
      ...(legacy.length > 0 && { typed: pick(cells, legacy) }),
      ...(unsure.length > 0 && { converted: pick(converted, unsure) }),
    };
  });
}

interface Layout extends Pick<Sheet, "headings" | "columns"> {
  /** The column with the date of leaving; -1 if there is none. */
  leaving: number;
}

/** Why a row is not about a current student, as a message. */
function findReason(cells: readonly string[], { columns, headings, leaving }: Layout): Coded | undefined {
  if (isExample(cells, columns)) return message("sheet_example_row");
  // Our own exports include students who left; the import would add them as new.
  if (cells[leaving]) return message("sheet_leavers");
  if (isTotal(cells)) return message("sheet_totals");
  const repeated = columns.filter((field, column) => field && cells[column] === headings[column]);
  // Many lists repeat the heading on each page.
  return repeated.length >= FEWEST_HEADINGS ? message("sheet_repeated_headings") : undefined;
}

const TOTAL = /^(?:(?:grand|sub)[\s-]?)?total\b|^(?:कुल|महायोग|योग)(?![\p{L}\p{M}])/iu;

/** A line such as "Total students: 40", which has nothing else than words for totals and numbers. */
function isTotal(cells: readonly string[]): boolean {
  const filled = cells.filter((cell) => cell !== "");
  return (
    filled.some((cell) => TOTAL.test(cell)) &&
    filled.every((cell) => TOTAL.test(cell) || !/\p{L}/u.test(cell))
  );
}

/** A template of an earlier version lacks the columns of later fields. */
function isExample(cells: readonly string[], columns: readonly (ImportField | null)[]): boolean {
  const fields = IMPORT_FIELDS.filter((field) => columns.includes(field));
  const isExampleIn = (language: Language) =>
    fields.every((field) => cells[columns.indexOf(field)] === STUDENT_FIELD_WORDS[field].example[language]);
  return fields.includes("name") && LANGUAGES.some(isExampleIn);
}
