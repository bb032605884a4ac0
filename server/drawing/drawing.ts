import type { Bilingual } from "../../content/pages/define-page.ts";
import type { PaletteColours } from "../../content/pages/palettes.ts";
import type { Language } from "../../content/words/languages.ts";

/** What can be drawn of a school. */
export type Drawing = IconDrawing | CardDrawing | BoardDrawing | NoticeCardDrawing | LetterDrawing;

interface SchoolDrawing {
  colours: PaletteColours;
  /** Absent: the program's own mark stands in its place. */
  logo?: Buffer | undefined;
}

export interface IconDrawing extends SchoolDrawing {
  what: "icon";
  size: number;
  /** On a ground that fills the square, of which the logo takes this share; absent: the logo alone. */
  plate?: number | undefined;
}

/** Shown where a page is shared. */
export interface CardDrawing extends SchoolDrawing {
  what: "card";
  /** The one that stands first and is the larger. */
  language: Language;
  name: Bilingual;
  tagline: Bilingual;
}

/** The board with the committee's names in a school's hall. */
export interface BoardDrawing {
  what: "board";
  colours: PaletteColours;
  heading: Bilingual;
  members: readonly { name: Bilingual; designation: Bilingual }[];
}

interface NoticeDrawing extends SchoolDrawing {
  language: Language;
  title: string;
  /** In words. */
  category?: string | undefined;
}

/** Shown where a notice is shared. */
export interface NoticeCardDrawing extends NoticeDrawing {
  what: "notice card";
  school: string;
  /** In words. */
  date?: string | undefined;
}

/** A notice on the school's letterhead, as a PDF. */
export interface LetterDrawing extends NoticeDrawing {
  what: "letter";
  /** In both scripts, that of the letter first. */
  names: readonly string[];
  /** How the school is reached, in lines. */
  contact: readonly string[];
  date: string;
  text: string;
  /** The full address of the notice's page. */
  link: string;
}

export type Draw = (drawing: Drawing) => Promise<Buffer>;
