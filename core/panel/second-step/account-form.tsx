import {
  type FormEvent,
  type HTMLInputAutoCompleteAttribute,
  type ReactNode,
  useId,
  useRef,
  useState,
} from "react";
import { words } from "../../ui/panel-words.ts";
import { ApiFailure } from "../api/api-failure.ts";
import { TickLine } from "../entry-form/fields/choice-inputs.tsx";
import { FieldFrame } from "../entry-form/fields/field-frame.tsx";
import { findControl } from "../entry-form/form-values.ts";
import { Button } from "../parts/button.tsx";
import { controlClass } from "../parts/control-classes.ts";
import { takeTyped } from "../session/typed-before-reload.ts";

export interface AccountField {
  name: string;
  label: string;
  type: "text" | "email" | "password";
  autoComplete: HTMLInputAutoCompleteAttribute;
  hint?: string;
  initial?: string;
}

type Values = Record<string, string>;

const MAX_LENGTH = { text: 120, email: 254, password: 1024 };

interface AccountFormProps {
  fields: readonly AccountField[];
  submit: string;
  /** Shown while `onSubmit` runs. */
  busyText?: string;
  /** For password managers, if the form does not ask for it. */
  email?: string;
  /** Validation errors by field, before anything is sent. */
  check?: (values: Values) => Values;
  onSubmit: (values: Values) => Promise<void>;
  /** Below the fields. */
  children?: ReactNode;
}

/** A form of required fields about the own account. Shows the errors of the server at their fields. */
export function AccountForm({
  fields,
  submit,
  busyText = words.frame.saving,
  email,
  check,
  onSubmit,
  children,
}: AccountFormProps) {
  const id = useId();
  const formRef = useRef<HTMLFormElement>(null);
  const [errors, setErrors] = useState<Values>({});
  const [failure, setFailure] = useState<string>();
  const [isSaving, setSaving] = useState(false);
  const [isShown, setShown] = useState(false);
  const [typed] = useState(takeTyped);

  function explain(found: Values): boolean {
    setErrors(found);
    const first = fields.find(({ name }) => found[name] !== undefined);
    if (first && formRef.current) findControl(formRef.current, first.name)?.focus();
    return first !== undefined;
  }

  async function send(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    if (isSaving) return;
    const form = event.currentTarget;
    const values = Object.fromEntries(new FormData(form)) as Values;
    setFailure(undefined);
    const missing = fields.filter(({ name }) => !values[name]?.trim());
    const found = Object.fromEntries(
      missing.map(({ name, label }) => [name, words.account.isRequired(label)]),
    );
    if (explain(missing.length > 0 ? found : (check?.(values) ?? {}))) return;
    setSaving(true);
    try {
      await onSubmit(values);
      form.reset();
      setShown(false);
    } catch (error) {
      if (!(error instanceof ApiFailure)) throw error;
      if (!explain(error.fieldErrors)) setFailure(error.message);
    } finally {
      setSaving(false);
    }
  }

  return (
    <form ref={formRef} noValidate onSubmit={send} className="grid gap-5">
      {email !== undefined && (
        <input type="email" name="username" autoComplete="username" value={email} readOnly hidden />
      )}
      {typed.hadPassword && (
        <p role="status" className="rounded-control bg-saffron-soft px-4 py-3">
          {words.staff.passwordAgain}
        </p>
      )}
      {fields.map(({ name, label, hint, type, autoComplete, initial }) => (
        <FieldFrame
          key={name}
          id={`${id}-${name}`}
          name={name}
          label={label}
          hint={hint}
          error={errors[name]}
        >
          {(control) => (
            <input
              {...control}
              type={type === "password" && isShown ? "text" : type}
              autoComplete={autoComplete}
              inputMode={autoComplete === "one-time-code" ? "numeric" : undefined}
              autoCapitalize={type === "text" ? undefined : "none"}
              spellCheck={false}
              maxLength={MAX_LENGTH[type]}
              defaultValue={typed.texts[name] ?? initial}
              required
              className={controlClass}
            />
          )}
        </FieldFrame>
      ))}
      {fields.some(({ autoComplete }) => autoComplete === "new-password") && (
        <TickLine type="checkbox" checked={isShown} onChange={(event) => setShown(event.target.checked)}>
          {words.account.showTyped}
        </TickLine>
      )}
      {children}
      <p role="alert" className="font-bold text-danger empty:hidden">
        {failure}
      </p>
      <div className="flex justify-end">
        <Button type="submit" isBusy={isSaving} busyText={busyText}>
          {submit}
        </Button>
      </div>
    </form>
  );
}
