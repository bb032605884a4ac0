import type { LetterheadDrawing, SchoolDrawing } from "../../../core/server/drawing/school-drawing.ts";
import type { Language } from "../../../core/words/languages.ts";

interface NoticeDrawing extends SchoolDrawing {
  language: Language;
  title: string;
  category?: string | undefined;
}

/** Shown where a notice is shared. */
export interface NoticeCardDrawing extends NoticeDrawing {
  school: string;
  /** Formatted. */
  date?: string | undefined;
}

/** A notice on the school's letterhead, as a PDF. */
export interface LetterDrawing extends NoticeDrawing, LetterheadDrawing {
  date: string;
  text: string;
  /** The title of who signs; absent: the principal. */
  signatory?: string | undefined;
  /** The full address of the notice's page. */
  link: string;
}
