import type { Label } from "../../words/label.ts";
import type { AnyDocument, PageFields } from "./define-page.ts";
import { isBlank } from "./is-blank.ts";
import type { PageStep } from "./setup-steps.ts";

/** A field without which the public site is not complete. */
export interface NeededField {
  step: PageStep;
  path: string;
  label: Label;
  isBlank: boolean;
}

export const findNeededFields = (fields: PageFields, values: AnyDocument, prefix = ""): NeededField[] =>
  Object.entries(fields).flatMap(([name, field]) => {
    const path = `${prefix}${name}`;
    const value = values[name];
    const inside =
      field.kind === "group" ? findNeededFields(field.fields, value as AnyDocument, `${path}.`) : [];
    const { neededFor: step, label } = field;
    return step ? [{ step, path, label, isBlank: isBlank(value) }, ...inside] : inside;
  });
