import { schoolYearOf } from "../../../../core/content/days/calendar-days.ts";
import type { SheetRow } from "../../../../core/content/files/sheets.ts";
import { decideFonts } from "../../../../core/content/legacy-hindi/decide-fonts.ts";
import { foldHindi } from "../../../../core/content/search/fold-hindi.ts";
import { dayInIndia } from "../../../../core/content/text/india-time.ts";
import { createColumnFinder } from "../../../../core/server/sheets/column-finder.ts";
import { EVENT_HEADINGS } from "../../content/event-fields.ts";
import {
  EVENT_IMPORT_FIELDS,
  type EventImportField,
  type EventRow,
  type EventSheet,
  type EventValues,
  LONGEST_EVENT_CELL,
} from "../../content/event-import-contract.ts";
import { findKind } from "./find-kind.ts";
import { isWeekday, readDays } from "./read-days.ts";
import { readLine } from "./read-line.ts";
import { looksLikeTimes } from "./read-times.ts";

/** The heading is among the first rows, below the school's name and the year. */
const HEADING_AMONG = 15;
const FEWEST_HEADINGS = 2;
/** Longer than all fields together. */
const LONGEST_LINE = 2000;
const MOST_CELLS = 30;
const DEVANAGARI = /[\u0900-\u097f]/;
const LATIN = /[a-z]/i;

const { findField, showHeading, findColumns } = createColumnFinder(EVENT_HEADINGS);

/** Pasted lines as rows of texts by field. */
export function readEventLines(text: string): Pick<EventSheet, "rows" | "unused"> {
  const lines = text
    .toWellFormed()
    .split(/\r\n|[\n\r\u2028\u2029]/)
    .map((line, index) => ({ row: index + 1, line: line.trimEnd().slice(0, LONGEST_LINE) }))
    .filter(({ line }) => line.trim() !== "");
  const delimiter = findDelimiter(lines[0]?.line ?? "");
  return readEventRows(
    lines.map(({ row, line }) => ({
      row,
      cells: line.split(line.includes("\t") ? "\t" : delimiter, MOST_CELLS).map((cell) => cell.trim()),
    })),
  );
}

/** Only below a heading: elsewhere a comma may belong to a title. A line without delimiters is one cell. */
const findDelimiter = (first: string) =>
  [",", ";", "|"].find((each) => countKnown(first.split(each)) >= FEWEST_HEADINGS) ?? "\n";

/** The rows of a sheet as texts by field. Sheets without headings are recognised by what their cells look like. */
export function readEventRows(rows: readonly SheetRow[]): Pick<EventSheet, "rows" | "unused"> {
  const { end, headings } = findHeading(rows.slice(0, HEADING_AMONG));
  const data = rows.slice(end);
  const columns = findColumns(headings, (column) => data.filter(({ cells }) => cells[column]).length);
  const isTable = columns.includes("startsOn") && columns.includes("title");
  const read = (isTable ? data : rows).map(({ row, cells }) => ({
    row,
    values: shorten(isTable ? readColumns(cells, columns) : readCells(cells.filter((cell) => cell !== ""))),
  }));
  const unused = isTable
    ? headings.filter((heading, column) => heading !== "" && columns[column] === null).map(showHeading)
    : [];
  return { rows: fromLegacy(read.filter(({ values }) => Object.keys(values).length > 0)), unused };
}

const countKnown = (cells: readonly string[]) =>
  new Set(cells.flatMap((cell) => findField(cell)?.field ?? [])).size;

function findHeading(rows: readonly SheetRow[]): { headings: string[]; end: number } {
  const counts = rows.map(({ cells }) => countKnown(cells));
  const most = Math.max(0, ...counts);
  if (most < FEWEST_HEADINGS) return { headings: [], end: 0 };
  const at = counts.indexOf(most);
  return { headings: rows[at]?.cells ?? [], end: at + 1 };
}

function readColumns(cells: readonly string[], columns: readonly (EventImportField | null)[]): EventValues {
  const values: EventValues = {};
  for (const [column, field] of columns.entries()) {
    const text = cells[column] ?? "";
    if (field && text !== "") values[field] = text;
  }
  return values;
}

/** Without headings. A row without a cell that is a date is read as a line of text. */
function readCells(cells: readonly string[]): EventValues {
  const year = schoolYearOf(dayInIndia(new Date()));
  const isDay = (cell: string) => {
    const days = readDays(cell, year);
    return days !== undefined && "from" in days;
  };
  if (cells.length < 2 || !cells.some(isDay)) return readLine(cells.join(", "), year);
  const values: EventValues = {};
  const texts: string[] = [];
  for (const cell of cells) {
    if (isDay(cell)) addTo(values, "startsOn", "endsOn", cell);
    else if (looksLikeTimes(cell)) addTo(values, "startsAt", "endsAt", cell);
    else if (values.kind === undefined && findKind(cell)) values.kind = cell;
    else if (!isWeekday(cell) && !isSerialNumber(cell)) texts.push(cell);
  }
  // "Holiday" may be the only text about a day.
  if (texts.length === 0 && values.kind !== undefined) texts.push(values.kind);
  return { ...values, ...nameTexts(texts) };
}

const isSerialNumber = (cell: string) => /^\d{1,4}[.)]?$/.test(foldHindi(cell));

function addTo(values: EventValues, first: EventImportField, second: EventImportField, cell: string): void {
  if (values[first] === undefined) values[first] = cell;
  else values[second] ??= cell;
}

/** The title, its Hindi and the place, in any order of the two languages. */
function nameTexts([first, second, third]: readonly string[]): EventValues {
  if (first === undefined) return {};
  if (second === undefined) return { title: first };
  const isHindi = (text: string) => DEVANAGARI.test(text) && !LATIN.test(text);
  if (isHindi(first) === isHindi(second)) return { title: first, place: second };
  const [title, titleHi] = isHindi(first) ? [second, first] : [first, second];
  return { title, titleHi, ...(third !== undefined && { place: third }) };
}

const shorten = (values: EventValues): EventValues =>
  Object.fromEntries(
    EVENT_IMPORT_FIELDS.flatMap((field) =>
      values[field] === undefined ? [] : [[field, values[field].slice(0, LONGEST_EVENT_CELL)]],
    ),
  );

const TEXT_FIELDS = ["title", "titleHi", "place"] as const satisfies readonly EventImportField[];

/**
 * Converts titles and places that were typed in Kruti Dev. Texts that may be so are kept as typed, because the office sees every row
 * before it is saved.
 */
function fromLegacy(rows: EventRow[]): EventRow[] {
  const decided = decideFonts(
    TEXT_FIELDS.map((field) => ({ texts: rows.map(({ values }) => values[field] ?? "") })),
  );
  return rows.map(({ row, values }, index) => {
    const read = { ...values };
    for (const [column, field] of TEXT_FIELDS.entries()) {
      const { font, converted } = decided[column] ?? {};
      if (font === "legacy" && values[field] !== undefined) read[field] = converted?.[index] ?? values[field];
    }
    return { row, values: read };
  });
}
