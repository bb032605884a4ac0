import { writeCsvStream } from "hucre/csv";

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
