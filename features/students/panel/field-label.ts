import type { ValueField } from "../../../core/content/types/define-resource.ts";
import { words } from "../../../core/ui/panel-words.ts";
import type { ImportField } from "../content/import-contract.ts";
import { students } from "../content/students.ts";

/** The label of a field in the students' form. */
export const fieldLabel = (field: ImportField) => students.fields[field].label[words.language];

/** The label of a field on cards and printed lists. */
export function shortLabelOf(field: ImportField): string {
  const { label, shortLabel = label }: ValueField = students.fields[field];
  return shortLabel[words.language];
}
