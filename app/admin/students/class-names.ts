import type { School } from "../../../content/pages/school.ts";
import { findPage } from "../api/api-client.ts";
import { isAborted, logFailure } from "../api/api-failure.ts";
import { orToLogin } from "../session/session-end.ts";

/** The classes and sections that the school keeps a list of. */
export type ClassNames = Record<"class" | "section", string[]>;

/** Without the list the form works all the same. */
export async function loadClassNames(signal: AbortSignal): Promise<ClassNames> {
  try {
    const { document } = await orToLogin(findPage("school", signal));
    return listClassNames((document as School).classes);
  } catch (error) {
    if (isAborted(error) || error instanceof Response) throw error;
    logFailure(error);
    return { class: [], section: [] };
  }
}

export function listClassNames(classes: School["classes"]): ClassNames {
  const sections = classes.flatMap((each) => (each.sections ?? "").split(","));
  return {
    class: classes.flatMap(({ name }) => name.en ?? name.hi ?? []),
    section: [...new Set(sections.map((section) => section.trim()))].filter((section) => section !== ""),
  };
}
