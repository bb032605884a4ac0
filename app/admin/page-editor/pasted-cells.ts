import { type Language, writtenIn } from "../../../content/words/languages.ts";
import type { PastedCell } from "./page-state.ts";

export interface Column {
  /** The path within an item. */
  field: string;
  /** Of a text: its name in the item, and which of its languages this is. */
  text?: { name: string; language: Language };
}

/** A cell of several lines comes in quotation marks. */
const CELL = /(?:"(?<quoted>(?:[^"]|"")*)"|(?<plain>[^\t\n]*))(?<end>[\t\n]|$)/y;

/** What was copied from a spreadsheet, for the cells of a table from `columns[0]` of `row` on. */
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

/** A sheet has one column for the names of the classes where the table has one for each language. */
function chooseColumns(columns: readonly Column[], lines: readonly string[][]): readonly Column[] {
  const [english, hindi, ...others] = columns;
  if (!english?.text || !hindi?.text || english.text.name !== hindi.text.name) return columns;
  // The first line may be the headings.
  const rest = lines.length > 1 ? lines.slice(1) : lines;
  const languageOf = (place: number) => writtenIn(rest.map((line) => line[place] ?? "").join(" "));
  const isNextEmpty = rest.every((line) => !line[1]);
  if (languageOf(0) === "hi") return isNextEmpty ? [hindi, english, ...others] : [hindi, ...others];
  return isNextEmpty || languageOf(1) === "hi" ? columns : [english, ...others];
}
