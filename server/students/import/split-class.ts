import { students } from "../../../content/resources/students.ts";
import { findClassNumber, findNurseryRank } from "../../../content/school/class-ranks.ts";
import { classWords } from "../../../content/school/sort-key.ts";
import type { Sheet } from "../../../content/students/import-contract.ts";
import { inLanguage } from "../../../content/words/panel/hi/translate.ts";

type SheetTable = Pick<Sheet, "headings" | "columns" | "rows">;

/** 5-A, 5 A, 5/A, 5 (A), 5 - Sec. A; a letter may follow digits directly: 5A. */
const CLASS_AND_SECTION =
  /^(.+?)(?:[\s\-–/,:.(]+|(?<=[\d०-९]))(?:(?:section|sec|वर्ग|सेक्शन)[\s.:-]+)?(\p{L})\s*\)?$/iu;
const LONGEST = 40;

function isClass(name: string): boolean {
  const words = classWords(name);
  const isNumber = words.length === 1 && findClassNumber(words[0] ?? "") !== undefined;
  return isNumber || findNurseryRank(words.join("")) !== undefined;
}

/** KG I and V are classes; KG A and V A are a class and a section. */
function splitCell(cell: string): { class: string; section: string } | undefined {
  const text = cell.trim();
  if (text.length > LONGEST || isClass(text)) return undefined;
  const [, name = "", section = ""] = CLASS_AND_SECTION.exec(text) ?? [];
  return isClass(name) ? { class: name, section } : undefined;
}

/**
 * Adds a column for sections after the others if the sheet has none and most of its classes are written with a section;
 * otherwise undefined.
 */
export function splitClassColumn({ headings, columns, rows }: SheetTable): SheetTable | undefined {
  const at = columns.indexOf("class");
  if (at === -1 || columns.includes("section")) return undefined;
  const split = rows.map(({ cells }) => splitCell(cells[at] ?? ""));
  const filled = rows.filter(({ cells }) => cells[at]).length;
  if (split.filter(Boolean).length * 2 <= filled) return undefined;
  const language = /[\u0900-\u097f]/.test(headings[at] ?? "") ? "hi" : "en";
  return {
    headings: [...headings, inLanguage(students.fields.section.label, language)],
    columns: [...columns, "section"],
    rows: rows.map((row, index) => {
      const cells = headings.map((_, column) => row.cells[column] ?? "");
      const found = split[index];
      if (found) cells[at] = found.class;
      return { ...row, cells: [...cells, found?.section ?? ""] };
    }),
  };
}
