import { type FormEvent, useId, useRef, useState } from "react";
import { Button } from "../../ui/button.tsx";
import { controlClass } from "../../ui/control-classes.ts";
import { words } from "../../ui/panel-words.ts";
import { showSuccess } from "../../ui/toasts.tsx";
import { changePassword } from "../api/api-client.ts";
import { ApiFailure } from "../api/api-failure.ts";
import { FieldFrame } from "../entry-form/field-frame.tsx";
import { findControl } from "../entry-form/form-values.ts";

const said = words.account;

const FIELDS = [
  { name: "currentPassword", label: said.currentPassword, autoComplete: "current-password" },
  {
    name: "newPassword",
    label: said.newPassword,
    autoComplete: "new-password",
    hint: said.newPasswordHint,
  },
  { name: "repeated", label: said.repeated, autoComplete: "new-password" },
];

export function PasswordForm({ email, onChanged }: { email: string; onChanged: () => void }) {
  const id = useId();
  const formRef = useRef<HTMLFormElement>(null);
  const [errors, setErrors] = useState<Record<string, string>>({});
  const [failure, setFailure] = useState<string>();
  const [isSaving, setSaving] = useState(false);
  const [isShown, setShown] = useState(false);

  function explain(found: Record<string, string>): void {
    setErrors(found);
    const first = FIELDS.find(({ name }) => found[name] !== undefined);
    if (first && formRef.current) findControl(formRef.current, first.name)?.focus();
  }

  async function submit(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    if (isSaving) return;
    const form = event.currentTarget;
    const sent = Object.fromEntries(new FormData(form)) as Record<string, string>;
    const found = findErrors(sent);
    setFailure(undefined);
    explain(found);
    if (Object.keys(found).length > 0) return;
    setSaving(true);
    try {
      await changePassword(sent.currentPassword ?? "", sent.newPassword ?? "");
      showSuccess(said.passwordChanged);
      form.reset();
      setShown(false);
      onChanged();
    } catch (error) {
      if (!(error instanceof ApiFailure)) throw error;
      explain(error.fieldErrors);
      if (Object.keys(error.fieldErrors).length === 0) setFailure(error.message);
    } finally {
      setSaving(false);
    }
  }

  return (
    <form ref={formRef} noValidate onSubmit={submit} className="grid gap-5">
      {/* For password managers. */}
      <input type="email" name="username" autoComplete="username" value={email} readOnly hidden />
      {FIELDS.map(({ name, label, hint, autoComplete }) => (
        <FieldFrame
          key={name}
          id={`${id}-${name}`}
          name={name}
          label={label}
          hint={hint}
          error={errors[name]}
          errorId={`${id}-${name}-error`}
        >
          {(control) => (
            <input
              {...control}
              type={isShown ? "text" : "password"}
              autoComplete={autoComplete}
              autoCapitalize="none"
              spellCheck={false}
              maxLength={1024}
              required
              className={controlClass}
            />
          )}
        </FieldFrame>
      ))}
      <label className="flex min-h-11 items-center gap-3">
        <input
          type="checkbox"
          checked={isShown}
          onChange={(event) => setShown(event.target.checked)}
          className="size-5 accent-maroon"
        />
        {said.showTyped}
      </label>
      <p role="alert" className="font-bold text-danger empty:hidden">
        {failure}
      </p>
      <div className="flex justify-end">
        <Button type="submit" isBusy={isSaving} busyText={words.frame.saving}>
          {said.submitPassword}
        </Button>
      </div>
    </form>
  );
}

function findErrors(sent: Record<string, string>): Record<string, string> {
  const missing = FIELDS.filter(({ name }) => !sent[name]);
  if (missing.length > 0) {
    return Object.fromEntries(missing.map(({ name, label }) => [name, said.isRequired(label)]));
  }
  return sent.newPassword === sent.repeated ? {} : { repeated: said.notTheSame };
}
