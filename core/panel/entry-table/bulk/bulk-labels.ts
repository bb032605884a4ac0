import type { Resource } from "../../../content/types/define-resource.ts";
import { words } from "../../../ui/panel-words.ts";

/** "class and section" */
export const bulkLabels = ({ fields }: Resource, names: readonly string[]) =>
  words.entryTable.fieldsToChange(names.map((name) => fields[name]?.label[words.language] ?? name));
