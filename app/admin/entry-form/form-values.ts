import type { Entity, Resource, ValueField } from "../../../content/resources/define-resource.ts";
import { clockInIndia } from "../../../content/school/india-time.ts";

/** A stored value as the field's input shows it; of a box to tick, `true` or `false`. */
function toInputValue(field: ValueField, value: unknown): string {
  if (field.input === "checkbox") return String(value === true);
  if (value === null || value === undefined) return "";
  // A client may have stored a time too; a date input shows dates alone.
  if (field.input === "date") return String(value).slice(0, 10);
  if (field.input === "datetime-local") return clockInIndia(String(value));
  // Forms are sent with CR LF, inputs show LF.
  return String(value).replaceAll("\r\n", "\n");
}

export const inputValueOf = (
  resource: Resource,
  entry: Entity<Resource> | undefined,
  name: string,
): string => {
  const field = resource.fields[name];
  return field?.kind === "value" ? toInputValue(field, entry?.[name]) : "";
};

/** What stands in the form now, to compare with later. */
export const snapshot = (form: HTMLFormElement): string => JSON.stringify([...new FormData(form)]);

/** What a form is to send for an entry: `onto` is the stored version that it changes, absent for a new one. */
export function readForm(
  form: HTMLFormElement,
  resource: Resource,
  onto: Entity<Resource> | undefined,
): FormData {
  const body = new FormData(form);
  for (const [name, field] of Object.entries(resource.fields)) {
    if (field.kind !== "value") continue;
    // Of boxes that are not ticked a form says nothing.
    if (field.input === "checkbox") body.set(name, String(body.has(name)));
    // An input shows minutes; what nobody has touched keeps its seconds.
    const isUntouched = onto !== undefined && body.get(name) === inputValueOf(resource, onto, name);
    if (field.input === "datetime-local" && isUntouched) body.delete(name);
  }
  return body;
}

/** The box "Not published" is sent when it was touched: whatever somebody else has chosen since then stays. */
export function writeDraftState(body: FormData, wasDraft: boolean): void {
  const isDraft = body.has("isDraft");
  body.delete("isDraft");
  if (isDraft !== wasDraft) body.set("isDraft", String(isDraft));
}

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

export function findControl(form: HTMLFormElement, name: string): Control | undefined {
  return [...form.elements].find((element): element is Control => "name" in element && element.name === name);
}

const isBox = (control: Control): control is HTMLInputElement => control.type === "checkbox";

/** What a control holds, in the form of `inputValueOf`. */
export const readControl = (control: Control): string =>
  isBox(control) ? String(control.checked) : control.value;

export function writeControl(control: Control, value: string): void {
  if (isBox(control)) control.checked = value === "true";
  else control.value = value;
}

/** Whether a field's input shows something. */
export const isFilledIn = (value: string) => value !== "" && value !== "false";
