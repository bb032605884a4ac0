import { classWords, findClassNumber, findNurseryRank } from "../../../../school/content/exports.ts";
import type { Sheet, SheetRow } from "../../../content/import-contract.ts";
import { students } from "../../../content/students.ts";

type SheetTable = Pick<Sheet, "headings" | "columns"> & { rows: readonly SheetRow[] };

/** 5-A, 5 A, 5/A, 5 (A), 5 - Sec. A; a letter may follow digits directly: 5A. */
const CLASS_AND_SECTION =
  /^(.+?)(?:[\s\-–/,:.(]+|(?<=[\d०-९]))(?:(?:section|sec|वर्ग|सेक्शन)[\s.:-]+)?(\p{L})\s*\)?$/iu;
const LONGEST = 40;

/** Whether a text is a name that many schools have for a class. */
export function isClass(name: string): boolean {
  const words = classWords(name);
  const isNumber = words.length === 1 && findClassNumber(words[0] ?? "") !== undefined;
  return isNumber || findNurseryRank(words.join("")) !== undefined;
}

/** KG I and V are classes; KG A and V A are a class and a section. */
export function splitClass(cell: string): { class: string; section: string } | undefined {
  const text = cell.trim();
  if (text.length > LONGEST || isClass(text)) return undefined;
  const [, name = "", section = ""] = CLASS_AND_SECTION.exec(text) ?? [];
  return isClass(name) ? { class: name, section } : undefined;
}

/** Whether most classes without a section of their own are written with one: the sheet has no column for sections, or it is empty there. */
export function hasSectionsInClasses({ columns, rows }: SheetTable): boolean {
  const at = columns.indexOf("class");
  const sectionAt = columns.indexOf("section");
  if (at === -1) return false;
  const filled = rows.filter(({ cells }) => cells[at] && !cells[sectionAt]);
  return filled.filter(({ cells }) => splitClass(cells[at] ?? "")).length * 2 > filled.length;
}

/** Writes the sections into their column; without one, it is added after the others. */
export function splitClassColumn(table: SheetTable): SheetTable {
  const { headings, columns, rows } = table.columns.includes("section") ? table : withSections(table);
  const [at, sectionAt] = [columns.indexOf("class"), columns.indexOf("section")];
  return {
    headings,
    columns,
    rows: rows.map((row) => {
      const found = row.cells[sectionAt] ? undefined : splitClass(row.cells[at] ?? "");
      if (!found) return row;
      return { ...row, cells: row.cells.with(at, found.class).with(sectionAt, found.section) };
    }),
  };
}

function withSections({ headings, columns, rows }: SheetTable): SheetTable {
  const at = columns.indexOf("class");
  const language = /[\u0900-\u097f]/.test(headings[at] ?? "") ? "hi" : "en";
  return {
    headings: [...headings, students.fields.section.label[language]],
    columns: [...columns, "section"],
    rows: rows.map((row) => ({
      ...row,
      cells: [...headings.map((_, column) => row.cells[column] ?? ""), ""],
    })),
  };
}
