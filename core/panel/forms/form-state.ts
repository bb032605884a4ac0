import { createContext, useContext } from "react";

/** The texts in the fields of a form by name; a box that is not ticked is absent. */
export type Values = Readonly<Partial<Record<string, string>>>;

/** Messages by field. */
export type FieldErrors = Readonly<Record<string, string>>;

interface FormState {
  errors: FieldErrors;
  /** Why the form could not be sent, if no field shows it. */
  failure: string | undefined;
  /** Whether the form is being sent. */
  isBusy: boolean;
}

export const FormContext = createContext<FormState>({ errors: {}, failure: undefined, isBusy: false });

/** The state of the form around a component. */
export const useFormState = () => useContext(FormContext);

/** Errors whose field the form has, and the texts of the others. */
export function placeErrors(
  errors: FieldErrors,
  names: ReadonlySet<string>,
): { atFields: FieldErrors; others: string | undefined } {
  const all = Object.entries(errors);
  const others = all.filter(([name]) => !names.has(name)).map(([, text]) => text);
  return {
    atFields: Object.fromEntries(all.filter(([name]) => names.has(name))),
    others: others.length > 0 ? others.join(" ") : undefined,
  };
}
