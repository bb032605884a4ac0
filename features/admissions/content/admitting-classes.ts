import type { Bilingual } from "../../../core/content/pages/define-page.ts";
import type { AdmissionsPage } from "./admissions.ts";

/** The names of the classes with seats; undefined if the page names none, or all are full and every wish is for the waiting list. */
export function findAdmittingClasses({ classes }: Pick<AdmissionsPage, "classes">): Bilingual[] | undefined {
  const names = classes.items.filter(({ seats }) => seats !== "full").map((item) => item.class);
  return names.length > 0 ? names : undefined;
}
