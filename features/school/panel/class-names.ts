import { findPageCall } from "../../../core/content/api/page-contract.ts";
import { send } from "../../../core/panel/api/send.ts";
import { loadOr } from "../../../core/panel/session/session-end.ts";
import { sectionsOf } from "../content/classes/sections-of.ts";
import type { School } from "../content/school.ts";

/** The classes and sections in the school's own list. */
export type ClassNames = Record<"class" | "section", string[]>;

/** Empty if it cannot be loaded: the form works without suggestions. */
export const loadClassNames = (signal: AbortSignal): Promise<ClassNames> =>
  loadOr(
    send(findPageCall("school"), { signal }).then(({ document }) => listClassNames(document.classes)),
    { class: [], section: [] },
  );

export function listClassNames(classes: School["classes"]): ClassNames {
  return {
    class: classes.flatMap(({ name }) => name.en ?? name.hi ?? []),
    section: [...new Set(classes.flatMap(sectionsOf))],
  };
}
