import { type ComponentProps, type FormEvent, type RefObject, useEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { type ApiFailure, failureOf, messageWithWait } from "../api/api-failure.ts";
import { afterSaving } from "../api/show-failure.ts";
import { snapshot } from "../entry-form/form-values.ts";
import { useLeaveGuard } from "../typing/leave-guard.tsx";
import { focusFirstInvalid, namesIn, valuesIn } from "./form-controls.ts";
import { type FieldErrors, FormContext, placeErrors, type Values } from "./form-state.ts";

interface FormProps<Saved> extends Omit<ComponentProps<"form">, "onSubmit" | "onInput"> {
  ref?: RefObject<HTMLFormElement | null>;
  /** Errors that need no call. An error whose name no field has is shown below the fields. */
  check?: (values: Values) => FieldErrors;
  /** Sends the values. An `ApiFailure` is shown, and what was typed stays. */
  save: (values: Values) => Promise<Saved>;
  /** Called after saving, for example to show a message and to load the screen again. If it fails, the form is saved all the same. */
  onSaved?: (saved: Saved) => unknown;
  /** The text that the form shows for a failure without field errors; by default the message of the failure, undefined for none. */
  explain?: (failure: ApiFailure) => FieldErrors | string | undefined;
  /** The form is emptied after saving. */
  isEmptied?: boolean;
  /** The form stores its values as a draft. */
  isKept?: boolean;
}

/**
 * A form that is sent once at a time, shows the errors of the server at its fields and focuses the first of them, and asks before
 * the screen is left with unsaved input. React's form actions would empty its fields after a failure, too.
 */
export function Form<Saved>(props: FormProps<Saved>) {
  const { check, save, onSaved, explain = messageWithWait, isEmptied, isKept = false, ref, ...form } = props;
  const ownRef = useRef<HTMLFormElement>(null);
  const formRef = ref ?? ownRef;
  const isSending = useRef(false);
  const [isBusy, setBusy] = useState(false);
  const [errors, setErrors] = useState<FieldErrors>({});
  const [failure, setFailure] = useState<string>();
  const noteSaved = useUnsavedGuard(formRef, isKept);

  function show(found: FieldErrors | string | undefined): void {
    const shown = typeof found === "object" ? found : {};
    const { atFields, others } = placeErrors(shown, namesIn(formRef.current));
    // Rendered before the focus moves, so that the field describes its error when it gets the focus.
    flushSync(() => {
      setErrors(atFields);
      setFailure(typeof found === "string" ? found : others);
    });
    focusFirstInvalid(formRef.current, atFields);
  }

  async function send(values: Values): Promise<void> {
    let saved: Saved;
    try {
      saved = await save(values);
    } catch (error) {
      const failure = failureOf(error);
      const { fieldErrors } = failure;
      return show(Object.keys(fieldErrors).length > 0 ? fieldErrors : explain(failure));
    }
    if (isEmptied) formRef.current?.reset();
    noteSaved();
    if (onSaved) await afterSaving(() => onSaved(saved));
  }

  async function submit(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    // React passes it on to a form that has opened this one in a dialog.
    event.stopPropagation();
    if (isSending.current) return;
    const values = valuesIn(event.currentTarget);
    const found = check?.(values) ?? {};
    show(found);
    if (Object.keys(found).length > 0) return;
    isSending.current = true;
    setBusy(true);
    try {
      await send(values);
    } finally {
      isSending.current = false;
      setBusy(false);
    }
  }

  function clearError({ target }: FormEvent<HTMLFormElement>): void {
    const edited = target instanceof HTMLElement ? target.getAttribute("name") : null;
    if (edited === null || errors[edited] === undefined) return;
    const { [edited]: _cleared, ...others } = errors;
    setErrors(others);
  }

  return (
    <FormContext value={{ errors, failure, isBusy }}>
      <form
        noValidate
        className="grid gap-5"
        {...form}
        ref={formRef}
        onSubmit={submit}
        onInput={clearError}
      />
    </FormContext>
  );
}

/** Asks before leaving while the fields are neither as they were at first nor as they were saved. */
function useUnsavedGuard(form: RefObject<HTMLFormElement | null>, isKept: boolean): () => void {
  const saved = useRef<string>(undefined);
  const noteSaved = () => {
    if (form.current) saved.current = snapshot(form.current);
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: the values at first
  useEffect(noteSaved, []);
  useLeaveGuard(() => form.current !== null && snapshot(form.current) !== saved.current, isKept);
  return noteSaved;
}
