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

const settingsSchema = z.object({
  columns: z.array(z.enum(LIST_COLUMNS)).catch(LIST_COLUMNS.slice(0, 3)),
  blanks: z.int().min(0).max(MOST_BLANKS).catch(0),
  /** Separated by commas. */
  headings: z.string().max(400).catch(""),
  paper: z.enum(PAPERS).catch("portrait"),
});

/** The settings of a class list. */
export type ListSettings = z.infer<typeof settingsSchema>;

/** The heading of each blank column. */
export function blankHeadings({ blanks, headings }: Pick<ListSettings, "blanks" | "headings">): string[] {
  const given = headings.split(",").map((heading) => heading.trim());
  return Array.from({ length: blanks }, (_, index) => given[index] ?? "");
}

/** This browser stores one for each admin. */
const key = () => `class-list:${findEmail() ?? ""}`;

/** The settings that the admin chose last. */
export const findListSettings = (): ListSettings => readListSettings(localStorage.getItem(key()));

/** A part that cannot be read has its default. */
export function readListSettings(kept: string | null): ListSettings {
  try {
    return settingsSchema.parse(JSON.parse(kept ?? "{}"));
  } catch {
    return settingsSchema.parse({});
  }
}

export function saveListSettings(settings: ListSettings): void {
  localStorage.setItem(key(), JSON.stringify(settings));
}
