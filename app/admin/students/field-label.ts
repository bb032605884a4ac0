import type { ValueField } from "../../../content/resources/define-resource.ts";
import { students } from "../../../content/resources/students.ts";
import type { ImportField } from "../../../content/students/import-contract.ts";
import { words } from "../../ui/panel-words.ts";

/** What the students' form calls a field. */
export const fieldLabel = (field: ImportField) => words.translate(students.fields[field].label);

/** What cards and printed lists call a field. */
export function shortLabelOf(field: ImportField): string {
  const { label, shortLabel = label }: ValueField = students.fields[field];
  return words.translate(shortLabel);
}
