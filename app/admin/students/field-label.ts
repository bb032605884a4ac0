import type { ImportField } from "../../../content/import-contract.ts";
import { students } from "../../../content/resources/students.ts";
import { words } from "../../ui/panel-words.ts";

/** What the students' form calls a field. */
export const fieldLabel = (field: ImportField) => words.translate(students.fields[field].label);
