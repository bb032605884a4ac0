/** Print sizes of the school year, from the largest: letters in a line, and lines in all columns of an A4 page (`styles/year-sheet.css`). */
const SIZES = [
  { name: "large", letters: 44, lines: 100 },
  { name: "medium", letters: 34, lines: 168 },
  { name: "small", letters: 38, lines: 190 },
  { name: "smallest", letters: 34, lines: 285 },
] as const;

export type YearSheetSize = (typeof SIZES)[number]["name"];

/** A heading and the space around it. */
const LINES_PER_MONTH = 2;

/** The largest size in which the months fit one page; the smallest for a year that does not fit. */
export function findYearSheetSize(months: readonly (readonly string[])[]): YearSheetSize {
  const fits = ({ letters, lines }: (typeof SIZES)[number]) => {
    const linesOf = (entry: string) => Math.ceil(entry.length / letters);
    const needed = months.map((entries) =>
      entries.reduce((sum, entry) => sum + linesOf(entry), LINES_PER_MONTH),
    );
    return needed.reduce((sum, count) => sum + count, 0) <= lines;
  };
  return SIZES.find(fits)?.name ?? "smallest";
}
