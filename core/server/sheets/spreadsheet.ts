import { streamCsvRows, writeCsvStream } from "hucre/csv";
import {
  type CellValue,
  type MergeRange,
  rangeRef,
  readXlsx,
  streamXlsxRows,
  writeXlsx,
  writeXlsxStream,
} from "hucre/xlsx";
import { MAX_IMPORT_ROWS, type SheetFormat, type SheetRow } from "../../content/files/sheets.ts";
import { type Coded, message } from "../../content/messages/message.ts";
import { CONTROL_CHARACTERS } from "../../content/text/control-characters.ts";
import { ApiError, unprocessableFile } from "../errors.ts";
import { damagedSheet, encryptedSheet, holdsTooMuch, requireHarmlessZip } from "./check-zip.ts";

export interface Spreadsheet {
  /** In order; a CSV file has one. */
  sheets: { name: string; isHidden: boolean }[];
  /** The rows of a sheet that are not empty, as texts; `first` limits them to the first rows of the sheet. */
  readRows(index: number, first?: number): Promise<SheetRow[]>;
  /** Messages about what was left out or changed. Merged cells are reported only among the rows with data. */
  noteAbout(index: number, data: RowRange): Promise<Coded[]>;
}

/** Row numbers as in spreadsheet programs, both included. */
export interface RowRange {
  first: number;
  last: number;
}

type Cell = string | number;

export interface WrittenSheet {
  name: string;
  rows: readonly (readonly Cell[])[];
  /** The width of each column, in characters. */
  widths: readonly number[];
}

const MOST_COLUMNS = 200;
/** Longer than any field of a student. */
const LONGEST_CELL = 2000;
/** The school's name and address may precede the headings. */
const MOST_ROWS = MAX_IMPORT_ROWS + 100;
/** The limit of spreadsheet programs. */
const MOST_CELLS_OF_ROW = 16_384;
/** Empty cells count: a file may have millions of commas. */
const MOST_CELLS = MOST_ROWS * MOST_COLUMNS;
/** Up to the last column that is read, with enough rows for some empty ones in between. */
const READ_RANGE = `A1:GR${2 * MOST_ROWS}`;
const ZIP_LIMITS = { entries: 200, bytes: 100 * 1024 * 1024 };

const ZIP_MARK = "504b0304";
/** Files of Excel 2003 and earlier, and files with a password. */
const OLD_OFFICE_MARK = "d0cf11e0";
/** Some programs write "0012" this way to keep the zeros. */
const TEXT_FORMULA = /^="([^"]*)"$/;
/** Programs that fill in sheets without calculating save such files. */
const FORMULAS_WITHOUT_RESULTS = message("sheet_without_results");
/** Many programs save web pages, texts and PDFs with the extension xls or csv. */
const OTHER_MARKS = /^\s*(?:<|%PDF|\{\\rtf)/;

export async function openSpreadsheet(bytes: Buffer): Promise<Spreadsheet> {
  const mark = bytes.toString("hex", 0, 4);
  if (mark === OLD_OFFICE_MARK) {
    throw bytes.includes(Buffer.from("EncryptedPackage", "utf16le")) ? encryptedSheet() : otherFormat();
  }
  return mark === ZIP_MARK ? openXlsx(bytes) : openCsv(bytes);
}

async function openXlsx(bytes: Buffer): Promise<Spreadsheet> {
  const names = await requireHarmlessZip(bytes, ZIP_LIMITS);
  if (!names.includes("[Content_Types].xml") || names.includes("xl/workbook.bin")) throw otherFormat();
  const sheets: Spreadsheet["sheets"] = [];
  await orDamaged(() =>
    // Collects the names of the sheets without reading their rows.
    readXlsx(bytes, {
      sheets: ({ name, hidden, veryHidden }) => {
        sheets.push({ name, isHidden: Boolean(hidden || veryHidden) });
        return false;
      },
    }),
  );
  if (sheets.length === 0) throw damagedSheet();
  return {
    sheets,
    readRows: (sheet, first) =>
      orDamaged(async () => {
        const rows: SheetRow[] = [];
        const range = first === undefined ? {} : { maxRows: first };
        for await (const { index, values } of streamXlsxRows(bytes, { sheet, ...range })) {
          addRow(rows, index + 1, values);
        }
        return rows;
      }),
    noteAbout: (index, data) =>
      orDamaged(async () => {
        const read = await readXlsx(bytes, { sheets: [index], range: READ_RANGE });
        const { cells, merges } = read.sheets[0] ?? {};
        const formulas = [...(cells?.values() ?? [])].filter(({ formula }) => formula !== undefined);
        const lacksResults = formulas.some(({ value }) => value === null);
        return [
          ...(formulas.length > 0 ? [message("sheet_formulas")] : []),
          ...(lacksResults ? [FORMULAS_WITHOUT_RESULTS] : []),
          ...noteMerged(merges ?? [], data),
          ...(names.includes("xl/vbaProject.bin") ? [message("sheet_macros")] : []),
        ];
      }),
  };
}

/** Enough to find the others. */
const MOST_NAMED_MERGES = 3;

/** Most sheets merge the cells of their title, which loses nothing. */
function noteMerged(merges: readonly MergeRange[], { first, last }: RowRange): Coded[] {
  const among = merges.filter(({ startRow, endRow }) => endRow + 1 >= first && startRow + 1 <= last);
  if (among.length === 0) return [];
  const named = among
    .slice(0, MOST_NAMED_MERGES)
    .map(({ startRow, startCol, endRow, endCol }) => rangeRef(startRow, startCol, endRow, endCol));
  const cells = [...named, ...(among.length > MOST_NAMED_MERGES ? ["…"] : [])].join(", ");
  return [message("sheet_merged_cells", { cells })];
}

/** The text of a CSV file. `isGuessed`: the file does not tell its encoding, so it is probably the one of Windows. */
function decodeCsv(bytes: Uint8Array): { text: string; isGuessed: boolean } {
  const decode = (encoding: string, fatal = false) => new TextDecoder(encoding, { fatal }).decode(bytes);
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return { text: decode("utf-16le"), isGuessed: false };
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return { text: decode("utf-16be"), isGuessed: false };
  try {
    return { text: decode("utf-8", true), isGuessed: false };
  } catch {
    return { text: decode("windows-1252"), isGuessed: true };
  }
}

function openCsv(bytes: Buffer): Spreadsheet {
  const { text, isGuessed } = decodeCsv(bytes);
  if (text.includes("\0") || OTHER_MARKS.test(text)) throw otherFormat();
  const delimiter = findDelimiter(text);
  return {
    sheets: [{ name: "CSV", isHidden: false }],
    async readRows(_index, first) {
      const rows: SheetRow[] = [];
      for (const [row, values] of readCsv(text, delimiter, first)) addRow(rows, row, values);
      return rows;
    },
    noteAbout: async () => (isGuessed ? [message("sheet_encoding")] : []),
  };
}

function* readCsv(text: string, delimiter: string, first = Number.POSITIVE_INFINITY) {
  let row = 0;
  let cells = 0;
  for (const values of streamCsvRows(text, { delimiter, unescapeFormulae: true })) {
    row++;
    cells += values.length;
    if (values.length > MOST_CELLS_OF_ROW || cells > MOST_CELLS) throw holdsTooMuch();
    if (row > first) return;
    yield [row, values.map((value) => String(value ?? "").replace(TEXT_FORMULA, "$1"))] as const;
  }
}

/** The delimiter that splits the first rows into the most cells. */
function findDelimiter(text: string): string {
  const counted = [",", ";", "\t"].map((delimiter) => {
    const rows = [...readCsv(text, delimiter, 15)];
    return { delimiter, cells: rows.reduce((total, [, values]) => total + values.length, 0) };
  });
  return counted.reduce((best, each) => (each.cells > best.cells ? each : best)).delimiter;
}

function addRow(rows: SheetRow[], row: number, values: readonly CellValue[]): void {
  const cells = values.slice(0, MOST_COLUMNS).map(toText);
  if (cells.every((cell) => cell === "")) return;
  rows.push({ row, cells });
  if (rows.length > MOST_ROWS) throw tooManyRows();
}

function toText(value: CellValue): string {
  if (value === null) return "";
  if (value instanceof Date) return Number.isNaN(value.getTime()) ? "" : dateToText(value.toISOString());
  // Without an exponent, for telephone numbers.
  if (typeof value === "number") return Number.isInteger(value) ? BigInt(value).toString() : String(value);
  if (typeof value === "boolean") return value ? "TRUE" : "FALSE";
  return value.toWellFormed().trim().slice(0, LONGEST_CELL);
}

/** A time of day is stored as a part of the day before the calendar of spreadsheets begins. */
const dateToText = (moment: string) =>
  moment.startsWith("1899-12") ? moment.slice(11, 16) : moment.slice(0, 10);

/** An error of the library means that the file is damaged. */
async function orDamaged<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    throw error instanceof ApiError ? error : damagedSheet();
  }
}

export const tooManyRows = () => unprocessableFile(message("sheet_too_long", { maximum: MAX_IMPORT_ROWS }));
const otherFormat = () => unprocessableFile(message("wrong_type_sheet"));

type Rows<Cell> = AsyncIterable<Cell[]> | Iterable<Cell[]>;

/**
 * A CSV file for spreadsheet programs. The byte order mark marks it as UTF-8, and an apostrophe before a cell that looks like a
 * formula keeps programs from running it.
 */
export const streamCsv = (
  headings: readonly string[],
  rows: Rows<string | Date>,
  quoteStyle: "required" | "all" = "required",
): ReadableStream<Uint8Array> =>
  writeCsvStream(rows, { headers: [...headings], bom: true, escapeFormulae: true, quoteStyle });

/** Texts stay texts, so that no program converts them to numbers or dates, or runs them as formulas. */
export async function writeSpreadsheet(
  format: SheetFormat,
  sheets: readonly WrittenSheet[],
): Promise<Buffer> {
  if (format === "csv") {
    const [headings = [], ...rows] = sheets[0]?.rows.map((row) => row.map(String)) ?? [];
    return Buffer.from(await new Response(streamCsv(headings, rows)).arrayBuffer());
  }
  const bytes = await writeXlsx({
    sheets: sheets.map(({ name, rows, widths }) => ({
      name,
      rows: rows.map((row) => row.map(toStorable)),
      columns: widths.map((width, index) => ({
        width,
        numFmt: rows.some((row) => typeof row[index] === "number") ? "0" : "@",
      })),
      freezePane: { rows: 1 },
    })),
  });
  return Buffer.from(bytes);
}

const toStorable = (cell: Cell) => (typeof cell === "number" ? cell : cell.replace(CONTROL_CHARACTERS, ""));

export interface StreamedSheet extends Omit<WrittenSheet, "rows"> {
  headings: readonly string[];
  /** A workbook may have dates, which no program misreads. */
  rows: AsyncIterable<(string | Date)[]>;
  /** The indexes of the columns with dates. */
  dayColumns: ReadonlySet<number>;
}

/** Like `writeSpreadsheet`, for a long sheet: it is written while its rows are read. */
export function streamSpreadsheet(
  format: SheetFormat,
  { name, headings, rows, widths, dayColumns }: StreamedSheet,
): ReadableStream<Uint8Array> {
  if (format === "csv") return streamCsv(headings, rows);
  return writeXlsxStream(rows, {
    name,
    columns: headings.map((header, index) => ({
      header,
      width: widths[index],
      numFmt: dayColumns.has(index) ? "dd/mm/yyyy" : "@",
    })),
    freezePane: { rows: 1 },
  });
}
