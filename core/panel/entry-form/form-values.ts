import { clockInIndia } from "../../content/text/india-time.ts";
import { readCaptions, writeCaptions } from "../../content/types/captions.ts";
import { translatedFields } from "../../content/types/companions.ts";
import type { Entity, Resource, ValueField } from "../../content/types/define-resource.ts";
import { toTyped } from "../../content/types/typed-texts.ts";
import { schoolLanguages } from "../../ui/school-languages.ts";
import { findPair, inputsOf, placeErrors, type TextPair, writeStoredTexts } from "./fields/text-pairs.ts";

/** A stored value as the field's input shows it; `true` or `false` for a checkbox. */
function toInputValue(field: ValueField, value: unknown): string {
  if (field.input === "checkbox") return String(value === true);
  if (value === null || value === undefined) return "";
  if (field.captionsOf) return writeCaptions(readCaptions(value));
  // An API client may have stored a time too; a date input takes only a date.
  if (field.input === "date") return String(value).slice(0, 10);
  if (field.input === "datetime-local") return clockInIndia(String(value));
  // Forms are sent with CR LF, inputs show LF.
  return String(value).replaceAll("\r\n", "\n");
}

const storedValueOf = (resource: Resource, entry: Entity<Resource> | undefined, name: string): string => {
  const field = resource.fields[name];
  return field?.kind === "value" ? toInputValue(field, entry?.[name]) : "";
};

/** The value that the input of a field shows. Texts are arranged by language. */
export function inputValueOf(resource: Resource, entry: Entity<Resource> | undefined, name: string): string {
  const pair = findPair(resource, name);
  if (!pair) return storedValueOf(resource, entry, name);
  const languages = schoolLanguages();
  const input = inputsOf(pair, languages).find((each) => each.name === name);
  if (!input) return "";
  const original = storedValueOf(resource, entry, pair.original);
  const companion = storedValueOf(resource, entry, pair.companion);
  return toTyped({ original, companion }, languages)[input.language] ?? "";
}

/** The current values of a form, for a later comparison. */
export const snapshot = (form: HTMLFormElement): string => JSON.stringify([...new FormData(form)]);

/** The values to send: `base` is the stored version that the form changes, undefined for a new entry. */
export function readForm(
  form: HTMLFormElement,
  resource: Resource,
  base: Entity<Resource> | undefined,
): FormData {
  const body = new FormData(form);
  for (const [name, field] of Object.entries(resource.fields)) {
    if (field.kind !== "value") continue;
    // Browsers do not submit unchecked boxes.
    if (field.input === "checkbox") body.set(name, String(body.has(name)));
    // The input shows minutes: an untouched value keeps its seconds.
    const isUntouched = base !== undefined && body.get(name) === inputValueOf(resource, base, name);
    if (field.input === "datetime-local" && isUntouched) body.delete(name);
  }
  writeStoredTexts(body, translatedFields(resource), schoolLanguages(), (name) =>
    storedValueOf(resource, base, name),
  );
  return body;
}

/** Errors by stored field, at the inputs of the form. */
export const errorsAtInputs = (
  errors: Readonly<Record<string, string>>,
  form: HTMLFormElement,
  pairs: readonly TextPair[],
): Record<string, string> =>
  placeErrors(
    errors,
    pairs,
    schoolLanguages(),
    (name) => (findControl(form, name)?.value ?? "").trim() === "",
  );

/** Sends the checkbox "Not published" only if it was changed, so that a change by somebody else stays. */
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

/** The value of a control, in the format of `inputValueOf`. */
export const readControl = (control: Control): string =>
  isBox(control) ? String(control.checked) : control.value;

export function writeControl(control: Control, value: string): void {
  if (isBox(control)) control.checked = value === "true";
  else control.value = value;
}

/** Writes the stored values of the named fields into the form. */
export function writeValues(
  form: HTMLFormElement,
  resource: Resource,
  entry: Entity<Resource>,
  names: ReadonlySet<string>,
): void {
  for (const name of names) {
    const control = findControl(form, name);
    if (control) writeControl(control, inputValueOf(resource, entry, name));
  }
}

/** Whether an input value is neither empty nor an unchecked box. */
export const isFilledIn = (value: string) => value !== "" && value !== "false";
