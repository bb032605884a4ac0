import type { Bilingual } from "../../content/pages/define-page.ts";
import type { PaletteColours } from "../../content/site/palettes.ts";
import type { Language } from "../../words/languages.ts";

export interface SchoolDrawing {
  colours: PaletteColours;
  /** Absent: the program's own mark. */
  logo?: Buffer | undefined;
}

export interface IconDrawing extends SchoolDrawing {
  size: number;
  /** The share of the square that the logo takes, on a background; absent: the logo without a background. */
  plate?: number | undefined;
}

/** Shown where a page is shared. */
export interface CardDrawing extends SchoolDrawing {
  /** The language that is first and larger. */
  language: Language;
  name: Bilingual;
  tagline: Bilingual;
}

export interface LetterheadDrawing extends SchoolDrawing {
  /** In both scripts, the script of the letter first. */
  names: readonly string[];
  /** Lines with the contact details of the school. */
  contact: readonly string[];
}
