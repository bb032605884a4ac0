import type { SheetRow } from "../../content/files/sheets.ts";
import { message } from "../../content/messages/message.ts";
import { unprocessableFile } from "../errors.ts";
import { openSpreadsheet, type Spreadsheet } from "./spreadsheet.ts";

/** A small sheet as texts. */
export interface Table {
  sheets: Spreadsheet["sheets"];
  /** The sheet that was read. */
  sheet: string;
  rows: SheetRow[];
}

/** The rest of a larger sheet is left out. */
export interface TableLimits {
  rows: number;
  columns: number;
  letters: number;
}

/** Reads a sheet with known columns. `wanted` is the name of a sheet; absent: the first one with rows. */
export async function readTable(
  bytes: Buffer,
  wanted: string | undefined,
  limits: TableLimits,
): Promise<Table> {
  const { sheets, readRows } = await openSpreadsheet(bytes);
  const index = wanted === undefined ? await findFilled(sheets, readRows) : sheets.findIndex(isNamed(wanted));
  const sheet = sheets[index];
  if (!sheet) throw unprocessableFile(message("sheet_not_found"));
  const rows = await readRows(index);
  const shorten = (cell: string) => cell.slice(0, limits.letters);
  return {
    sheets,
    sheet: sheet.name,
    rows: rows
      .slice(0, limits.rows)
      .map(({ row, cells }) => ({ row, cells: cells.slice(0, limits.columns).map(shorten) })),
  };
}

const isNamed = (wanted: string) => (sheet: { name: string }) => sheet.name === wanted;
const FIRST_ROWS = 20;

async function findFilled(sheets: Spreadsheet["sheets"], readRows: Spreadsheet["readRows"]): Promise<number> {
  for (const [index, { isHidden }] of sheets.entries()) {
    if (isHidden) continue;
    // A sheet may contain only a chart.
    const rows = await readRows(index, FIRST_ROWS).catch(() => []);
    if (rows.length > 0) return index;
  }
  return sheets.findIndex(({ isHidden }) => !isHidden);
}
