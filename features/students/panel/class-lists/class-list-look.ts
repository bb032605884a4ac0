import { z } from "zod";
import "../../../../core/content/api/schemas-in-browsers.ts";
import { findEmail } from "../../../../core/panel/session/session.ts";
import { students } from "../../content/students.ts";

/** The columns that the office may choose beside the name. */
export const LIST_COLUMNS = students.classListFields;
export type ListColumn = (typeof LIST_COLUMNS)[number];

export const PAPERS = ["portrait", "landscape"] as const;

/** Enough for a month's attendance. */
export const MOST_BLANKS = 31;
/** More are too narrow for a tick on upright paper. */
export const ROOMY_BLANKS = 10;

const lookSchema = z.object({
  columns: z.array(z.enum(LIST_COLUMNS)).catch(LIST_COLUMNS.slice(0, 3)),
  blanks: z.int().min(0).max(MOST_BLANKS).catch(0),
  /** Separated by commas. */
  headings: z.string().max(400).catch(""),
  paper: z.enum(PAPERS).catch("portrait"),
});

/** The settings of a class list. */
export type ListLook = z.infer<typeof lookSchema>;

/** The heading of each blank column. */
export function blankHeadings({ blanks, headings }: Pick<ListLook, "blanks" | "headings">): string[] {
  const given = headings.split(",").map((heading) => heading.trim());
  return Array.from({ length: blanks }, (_, index) => given[index] ?? "");
}

/** This browser stores one for each admin. */
const key = () => `class-list:${findEmail() ?? ""}`;

/** The look that the admin chose last. */
export const findLook = (): ListLook => readLook(localStorage.getItem(key()));

/** A part that cannot be read has its default. */
export function readLook(kept: string | null): ListLook {
  try {
    return lookSchema.parse(JSON.parse(kept ?? "{}"));
  } catch {
    return lookSchema.parse({});
  }
}

export function rememberLook(look: ListLook): void {
  localStorage.setItem(key(), JSON.stringify(look));
}
