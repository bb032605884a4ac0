import type { Label } from "../../words/label.ts";

/** A noun as the object of a Hindi sentence: by its gender, or as a person, whose name or details are changed. */
export type NounKind = "masculine" | "feminine" | "person";

/** The names of entries in one language: in the heading of a list and in sentences that count them. */
export interface EntryNames {
  heading: string;
  one: string;
  many: string;
  /** For Hindi, where verbs agree with the noun. Without it, sentences fit either gender. */
  noun?: NounKind;
  /** For Hindi: as a subject, if that differs from `one` and `heading`. `one` and `many` are before को, में and के. */
  subject?: { one?: string; many?: string };
}

/** How sentences name entries, as far as this does not follow from the names of the type. */
export interface InSentences extends Pick<EntryNames, "noun" | "subject"> {
  /** Absent: the name of one entry. */
  one?: Label;
  /** The Hindi of several before को, में and के. */
  manyHi: string;
}

/** A subject of the audit log or the trash that is no content type. */
export interface NamedSubject {
  singular: Label;
  plural: Label;
  inSentences: InSentences;
}
