import type { Entity, Resource, ValueField } from "../../../content/resources/define-resource.ts";

/** A stored value as the field's input shows it. */
function toInputValue(field: ValueField, value: unknown): string {
  if (value === null || value === undefined) return "";
  // A client may have stored a time too; a date input shows dates alone.
  if (field.input === "date") return String(value).slice(0, 10);
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
