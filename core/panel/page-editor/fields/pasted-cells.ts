import { type Language, writtenIn } from "../../../words/languages.ts";
import type { PastedCell } from "../page-state.ts";

export interface Column {
  /** The path within an item. */
  field: string;
  /** For a text: its name in the item, and the language. */
  text?: { name: string; language: Language };
}

/** A cell with several lines is quoted. */
const CELL = /(?:"(?<quoted>(?:[^"]|"")*)"|(?<plain>[^\t\n]*))(?<end>[\t\n]|$)/y;

/** Reads copied spreadsheet cells into a table, starting at `columns[0]` of `row`. */
export function readPastedCells(text: string, columns: readonly Column[], row: number): PastedCell[] {
  const lines = readLines(text);
  const targets = chooseColumns(columns, lines);
  return lines.flatMap((line, down) =>
    line.flatMap((value, right) => {
      const field = targets[right]?.field;
      return field === undefined ? [] : [{ row: row + down, field, value }];
    }),
  );
}

function readLines(text: string): string[][] {
  const cells = new RegExp(CELL);
  const lines: string[][] = [[]];
  const whole = text.replace(/\r\n?/g, "\n");
  for (;;) {
    const { quoted, plain, end } = cells.exec(whole)?.groups ?? {};
    const value = quoted?.replaceAll('""', '"').replace(/\s+/g, " ") ?? plain ?? "";
    lines.at(-1)?.push(value.trim());
    if (!end) return lines;
    if (end === "\n") lines.push([]);
  }
}

/** A sheet may have one column of class names, or one for each language in any order. */
function chooseColumns(columns: readonly Column[], lines: readonly string[][]): readonly Column[] {
  const [first, second, ...others] = columns;
  if (!first?.text || !second?.text || first.text.name !== second.text.name) return columns;
  // The first row may hold the headings.
  const rest = lines.length > 1 ? lines.slice(1) : lines;
  const languageOf = (place: number) => writtenIn(rest.map((line) => line[place] ?? "").join(" "));
  const isNextEmpty = rest.every((line) => !line[1]);
  const [own, other] = languageOf(0) === second.text.language ? [second, first] : [first, second];
  return isNextEmpty || languageOf(1) === other.text?.language ? [own, other, ...others] : [own, ...others];
}
