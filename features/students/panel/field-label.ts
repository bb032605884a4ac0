import type { ValueField } from "../../../core/content/types/define-resource.ts";
import { words } from "../../../core/ui/panel-words.ts";
import type { ImportField } from "../content/import-contract.ts";
import { students } from "../content/students.ts";

/** What the students' form calls a field. */
export const fieldLabel = (field: ImportField) => words.translate(students.fields[field].label);

/** What cards and printed lists call a field. */
export function shortLabelOf(field: ImportField): string {
  const { label, shortLabel = label }: ValueField = students.fields[field];
  return words.translate(shortLabel);
}
