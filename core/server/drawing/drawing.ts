import type { Bilingual } from "../../content/pages/define-page.ts";
import type { PaletteColours } from "../../content/site/palettes.ts";
import type { Language } from "../../words/languages.ts";

/** Everything that the upload process draws. */
export type Drawing =
  | IconDrawing
  | CardDrawing
  | BoardDrawing
  | NoticeCardDrawing
  | LetterDrawing
  | FactSheetDrawing;

interface SchoolDrawing {
  colours: PaletteColours;
  /** Absent: the program's own mark. */
  logo?: Buffer | undefined;
}

export interface IconDrawing extends SchoolDrawing {
  what: "icon";
  size: number;
  /** The share of the square that the logo takes, on a background; absent: the logo without a background. */
  plate?: number | undefined;
}

/** Shown where a page is shared. */
export interface CardDrawing extends SchoolDrawing {
  what: "card";
  /** The language that is first and larger. */
  language: Language;
  name: Bilingual;
  tagline: Bilingual;
}

/** The committee's board of names. */
export interface BoardDrawing {
  what: "board";
  /** The language that is first and larger. */
  language: Language;
  colours: PaletteColours;
  heading: Bilingual;
  members: readonly { name: Bilingual; designation: Bilingual }[];
}

interface NoticeDrawing extends SchoolDrawing {
  language: Language;
  title: string;
  category?: string | undefined;
}

/** Shown where a notice is shared. */
export interface NoticeCardDrawing extends NoticeDrawing {
  what: "notice card";
  school: string;
  /** Formatted. */
  date?: string | undefined;
}

export interface LetterheadDrawing extends SchoolDrawing {
  /** In both scripts, the script of the letter first. */
  names: readonly string[];
  /** Lines with the contact details of the school. */
  contact: readonly string[];
}

/** A notice on the school's letterhead, as a PDF. */
export interface LetterDrawing extends NoticeDrawing, LetterheadDrawing {
  what: "letter";
  date: string;
  text: string;
  /** The full address of the notice's page. */
  link: string;
}

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
  what: "fact sheet";
  language: Language;
  title: string;
  /** Below the title. */
  line: string;
  sections: readonly SheetSection[];
  /** The full address of the page, below a sentence about it. */
  link: string;
  linkSentence: string;
}

export type Draw = (drawing: Drawing) => Promise<Buffer>;
