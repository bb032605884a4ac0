import type { LetterheadDrawing } from "../../../core/server/drawing/school-drawing.ts";
import type { Language } from "../../../core/words/languages.ts";

export interface SheetFact {
  label: string;
  lines: readonly string[];
  /** A web address, below the lines. */
  link?: string;
}

export interface SheetTable {
  heading?: string;
  /** `share`: of the width, compared with the other columns. */
  columns: readonly { head: string; share: number }[];
  /** Each row has the lines of each column. */
  rows: readonly { cells: readonly (readonly string[])[]; isWarning?: boolean }[];
}

export interface SheetSection {
  heading: string;
  text?: string;
  facts: readonly SheetFact[];
  tables: readonly SheetTable[];
}

/** Facts in sections on the school's letterhead, as a PDF. */
export interface FactSheetDrawing extends LetterheadDrawing {
  language: Language;
  title: string;
  /** Below the title. */
  line: string;
  sections: readonly SheetSection[];
  /** The full address of the page, below a sentence about it. */
  link: string;
  linkSentence: string;
}
