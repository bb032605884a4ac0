import { writeCsvStream } from "hucre/csv";
import { writeXlsxStream } from "hucre/xlsx";

export type SheetFormat = "xlsx" | "csv";

export interface StreamedSheet {
  name: string;
  headings: readonly string[];
  rows: AsyncIterable<string[]>;
  /** Of the columns, in characters. */
  widths: readonly number[];
}

/** A file that is written while its rows are read. */
export function streamSpreadsheet(
  format: SheetFormat,
  { name, headings, rows, widths }: StreamedSheet,
): ReadableStream<Uint8Array> {
  if (format === "csv") {
    return writeCsvStream(rows, { headers: [...headings], bom: true, escapeFormulae: true });
  }
  return writeXlsxStream(rows, {
    name,
    columns: headings.map((header, index) => ({ header, width: widths[index], numFmt: "@" })),
    freezePane: { rows: 1 },
  });
}
