import { type HTMLInputAutoCompleteAttribute, type ReactNode, useState } from "react";
import { words } from "../../ui/panel-words.ts";
import { TickLine } from "../entry-form/fields/choice-inputs.tsx";
import { TextField } from "../forms/fields.tsx";
import { Form } from "../forms/form.tsx";
import { FormEnd } from "../forms/form-end.tsx";
import type { FieldErrors, Values } from "../forms/form-state.ts";
import { Notice } from "../parts/notice.tsx";
import { takeTyped } from "../session/typed-before-reload.ts";

export interface AccountField {
  name: string;
  label: string;
  type: "text" | "email" | "password";
  autoComplete: HTMLInputAutoCompleteAttribute;
  hint?: string;
  initial?: string;
}

const MAX_LENGTH = { text: 120, email: 254, password: 1024 };

interface AccountFormProps<Saved> {
  fields: readonly AccountField[];
  submit: string;
  /** Shown while the form is sent. */
  busyText?: string;
  /** For password managers, if the form does not ask for it. */
  email?: string;
  /** Validation errors by field, before anything is sent. */
  check?: (values: Values) => FieldErrors;
  save: (values: Values) => Promise<Saved>;
  /** Called after saving. */
  onSaved?: (saved: Saved) => unknown;
  /** Below the fields. */
  children?: ReactNode;
}

/** A form of required fields about the own account. */
export function AccountForm<Saved>(props: AccountFormProps<Saved>) {
  const { fields, submit, busyText, email, check, save, onSaved, children } = props;
  const [isShown, setShown] = useState(false);
  const [typed] = useState(takeTyped);

  function checkAll(values: Values): FieldErrors {
    const missing = fields.filter(({ name }) => !values[name]?.trim());
    if (missing.length === 0) return check?.(values) ?? {};
    return Object.fromEntries(missing.map(({ name, label }) => [name, words.account.isRequired(label)]));
  }

  function finish(saved: Saved): unknown {
    setShown(false);
    return onSaved?.(saved);
  }

  return (
    <Form check={checkAll} save={save} onSaved={finish} isEmptied>
      {email !== undefined && (
        <input type="email" name="username" autoComplete="username" value={email} readOnly hidden />
      )}
      {typed.hadPassword && <Notice role="status">{words.staff.passwordAgain}</Notice>}
      {fields.map(({ name, type, initial, ...field }) => (
        <TextField
          key={name}
          {...field}
          name={name}
          type={type === "password" && isShown ? "text" : type}
          inputMode={field.autoComplete === "one-time-code" ? "numeric" : undefined}
          autoCapitalize={type === "text" ? undefined : "none"}
          spellCheck={false}
          maxLength={MAX_LENGTH[type]}
          defaultValue={typed.texts[name] ?? initial}
          required
        />
      ))}
      {fields.some(({ autoComplete }) => autoComplete === "new-password") && (
        <TickLine type="checkbox" checked={isShown} onChange={(event) => setShown(event.target.checked)}>
          {words.account.showTyped}
        </TickLine>
      )}
      {children}
      <FormEnd submit={submit} busyText={busyText} />
    </Form>
  );
}
