import type { ImportField, Sheet, SheetRow } from "./import-contract.ts";

/** How the office reads a column: as Hindi typed in Kruti Dev or DevLys, or as typed. */
export const COLUMN_FONTS = ["legacy", "typed"] as const;
export type ColumnFont = (typeof COLUMN_FONTS)[number];
/** The decisions of the office, by index of the column. */
export type ColumnFonts = Readonly<Record<number, ColumnFont>>;

type SheetFonts = Pick<Sheet, "legacyColumns" | "unsureColumns">;

/** The font of a column; undefined if nobody has decided. */
export function fontOf(sheet: SheetFonts, decided: ColumnFonts, column: number): ColumnFont | undefined {
  if (sheet.unsureColumns.includes(column)) return decided[column];
  return sheet.legacyColumns.includes(column) ? (decided[column] ?? "legacy") : "typed";
}

/** The indexes of columns that are imported and whose font nobody has decided. `columns`: their fields. */
export const findUndecided = (
  sheet: SheetFonts,
  columns: readonly (ImportField | null)[],
  decided: ColumnFonts,
): number[] => sheet.unsureColumns.filter((column) => columns[column] && decided[column] === undefined);

/** The value of a cell in the font of its column; as typed if nobody has decided. */
export function readCell(
  sheet: SheetFonts,
  decided: ColumnFonts,
  { cells, typed = [], converted = [] }: SheetRow,
  column: number,
): string {
  const isLegacy = fontOf(sheet, decided, column) === "legacy";
  const other = isLegacy
    ? converted[sheet.unsureColumns.indexOf(column)]
    : typed[sheet.legacyColumns.indexOf(column)];
  return other ?? cells[column] ?? "";
}

/** How many texts of a column are shown. */
export const MOST_EXAMPLES = 3;

/** The first distinct texts of a column that differ between the fonts, in each font. */
export function fontExamplesOf(sheet: Sheet, index: number): Record<ColumnFont, string[]> {
  const examples = new Map<string, string>();
  for (const row of sheet.rows) {
    const [typed, legacy] = (["typed", "legacy"] as const).map((font) =>
      readCell(sheet, { [index]: font }, row, index).trim(),
    );
    if (typed && legacy && typed !== legacy) examples.set(typed, legacy);
    if (examples.size === MOST_EXAMPLES) break;
  }
  return { legacy: [...examples.values()], typed: [...examples.keys()] };
}
