import type {
  AnyDocument,
  BilingualLines,
  ListField,
  PageDeclaration,
  PageFields,
} from "../../content/pages/define-page.ts";
import { noteFieldPaths } from "../../site/field-marks.ts";

/** The document as the page would show it: with numbers, without empty lines, invalid values and incomplete items. */
export function readTyped(page: PageDeclaration, typed: AnyDocument): AnyDocument {
  const document = readFields(page.fields, typed);
  // Before items are left out, because the paths are those of the form.
  noteFieldPaths(document);
  dropIncomplete(page.fields, document);
  return document;
}

function readFields(fields: PageFields, typed: AnyDocument): AnyDocument {
  const values: AnyDocument = { ...typed };
  for (const [name, field] of Object.entries(fields)) {
    const value = typed[name];
    if (field.kind === "value") values[name] = field.schema.safeParse(value).data ?? null;
    if (field.kind === "lines") values[name] = withoutEmptyLines(value as BilingualLines);
    if (field.kind === "group") values[name] = readFields(field.fields, value as AnyDocument);
    if (field.kind === "list") {
      values[name] = (value as AnyDocument[]).map((item) => readFields(field.fields, item));
    }
  }
  return values;
}

const withoutEmptyLines = ({ en, hi }: BilingualLines): BilingualLines => ({
  en: en.filter((line) => line.trim() !== ""),
  hi: hi.filter((line) => line.trim() !== ""),
});

/** In place, because a copy would lose its path. */
function dropIncomplete(fields: PageFields, values: AnyDocument): void {
  for (const [name, field] of Object.entries(fields)) {
    const value = values[name];
    if (field.kind === "group") dropIncomplete(field.fields, value as AnyDocument);
    if (field.kind === "list")
      values[name] = (value as AnyDocument[]).filter((item) => isComplete(field, item));
  }
}

/** Texts may be missing while the item is being written. */
const isComplete = ({ fields }: ListField, item: AnyDocument) =>
  Object.entries(fields).every(
    ([name, field]) => field.kind !== "value" || !("required" in field) || item[name] !== null,
  );
