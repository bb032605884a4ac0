import type { FieldErrors, Values } from "./form-state.ts";

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

const controlsOf = (form: HTMLFormElement | null) =>
  [...(form?.elements ?? [])].filter(
    (element): element is Control => "name" in element && "disabled" in element,
  );

export const valuesIn = (form: HTMLFormElement): Values =>
  Object.fromEntries([...new FormData(form)].map(([name, value]) => [name, String(value)]));

/** The names of the fields of a form. */
export const namesIn = (form: HTMLFormElement | null): ReadonlySet<string> =>
  new Set(controlsOf(form).map(({ name }) => name));

/** Focuses the first field with an error, and opens the parts of the form in which it is folded. */
export function focusFirstInvalid(form: HTMLFormElement | null, errors: FieldErrors): void {
  const control = controlsOf(form).find(({ name, disabled }) => Object.hasOwn(errors, name) && !disabled);
  for (let parent = control?.closest("details"); parent; parent = parent.parentElement?.closest("details")) {
    parent.open = true;
  }
  control?.focus();
  // A password or a code is typed again rather than corrected.
  const isTypedAgain = control?.matches("[autocomplete$=password], [autocomplete=one-time-code]");
  if (isTypedAgain && control instanceof HTMLInputElement) control.select();
}
