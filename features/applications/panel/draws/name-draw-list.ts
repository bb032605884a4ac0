import { nameOption } from "../../../../core/content/types/option-name.ts";
import { words } from "../../../../core/ui/panel-words.ts";
import { showClass } from "../../../school/panel/exports.ts";
import { applications } from "../../content/applications.ts";
import type { DrawGroup } from "../../content/office/draw-contract.ts";

/** "Class 1", or "Class 1 (EWS)" for reserved seats. */
export function nameDrawList({ class: className, group }: { class: string; group: DrawGroup }): string {
  const name = showClass(className);
  return group === "all"
    ? name
    : `${name} (${nameOption(applications.fields.category, group, words.language)})`;
}
