import { z } from "zod";
import "../../../../content/api/schemas-in-browsers.ts";
import { findEmail } from "../../session/session.ts";

/** What may stand beside the name. */
export const LIST_COLUMNS = ["rollNumber", "guardianName", "mobileNumber", "dateOfBirth"] as const;
export type ListColumn = (typeof LIST_COLUMNS)[number];

export const PAPERS = ["portrait", "landscape"] as const;

/** A month's attendance. */
export const MOST_BLANKS = 31;
/** More of them are too narrow for a tick on upright paper. */
export const ROOMY_BLANKS = 10;

const lookSchema = z.object({
  columns: z.array(z.enum(LIST_COLUMNS)).catch(["rollNumber", "guardianName", "mobileNumber"]),
  blanks: z.int().min(0).max(MOST_BLANKS).catch(0),
  /** With a comma between them. */
  headings: z.string().max(400).catch(""),
  paper: z.enum(PAPERS).catch("portrait"),
});

/** How a class list looks. */
export type ListLook = z.infer<typeof lookSchema>;

/** What stands above each blank column. */
export function blankHeadings({ blanks, headings }: Pick<ListLook, "blanks" | "headings">): string[] {
  const given = headings.split(",").map((heading) => heading.trim());
  return Array.from({ length: blanks }, (_, index) => given[index] ?? "");
}

/** Each admin has one, in this browser. */
const key = () => `class-list:${findEmail() ?? ""}`;

/** As the admin chose it last. */
export const findLook = (): ListLook => readLook(localStorage.getItem(key()));

/** What cannot be read is as at first. */
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
