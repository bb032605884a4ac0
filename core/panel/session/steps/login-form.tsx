import { type ComponentProps, type FormEvent, useEffect, useId, useRef, useState } from "react";
import { fillWords } from "../../../ui/fill-words.tsx";
import { words } from "../../../ui/panel-words.ts";
import { logIn } from "../../api/api-client.ts";
import { ApiFailure, messageWithWait } from "../../api/api-failure.ts";
import { Button } from "../../parts/button.tsx";
import { controlClass, labelClass } from "../../parts/control-classes.ts";
import type { Session } from "../session.ts";
import { PasskeyLogin } from "./passkey-login.tsx";
import { SecondStepForm, type SecondStepOf } from "./second-step-form.tsx";

interface LoginFormProps {
  /** If given, the form has only the password. */
  knownEmail?: string;
  submitLabel: string;
  /** Returns why the session is not accepted; undefined if it is. */
  onLogIn: (session: Session) => Promise<string | undefined>;
}

export function LoginForm({ knownEmail, submitLabel, onLogIn }: LoginFormProps) {
  const [isSending, setSending] = useState(false);
  const [failure, setFailure] = useState<string>();
  const [step, setStep] = useState<SecondStepOf>();
  /** The address for which the person came back from the second step. */
  const [typedEmail, setTypedEmail] = useState<string>();
  const password = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (typedEmail !== undefined && !step) password.current?.focus();
  }, [typedEmail, step]);

  async function submit(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    if (isSending) return;
    setSending(true);
    setFailure(undefined);
    const sent = new FormData(event.currentTarget);
    const email = String(sent.get("email"));
    try {
      refuse(await onLogIn(await logIn(email, String(sent.get("password")))));
    } catch (error) {
      const needed = error instanceof ApiFailure ? error.secondStep : undefined;
      if (needed) setStep({ email, ...needed });
      else refuse(describeLoginFailure(error));
    } finally {
      setSending(false);
    }
  }

  function refuse(reason: string | undefined): void {
    setFailure(reason);
    if (reason !== undefined) password.current?.select();
  }

  function askPasswordAgain(reason?: string): void {
    setTypedEmail(step?.email);
    setStep(undefined);
    setFailure(reason);
  }

  if (step) {
    return (
      <SecondStepForm step={step} submitLabel={submitLabel} onLogIn={onLogIn} onBack={askPasswordAgain} />
    );
  }
  return (
    <>
      <form onSubmit={submit} className="grid gap-5">
        {knownEmail === undefined ? (
          <Input
            label={words.login.email}
            name="email"
            type="email"
            autoComplete="username"
            defaultValue={typedEmail}
          />
        ) : (
          <p className="break-words">
            {fillWords(words.login.logInAs, { email: <strong>{knownEmail}</strong> })}
            {/* For password managers. */}
            <input type="email" name="email" autoComplete="username" value={knownEmail} readOnly hidden />
          </p>
        )}
        <Input
          ref={password}
          label={words.login.password}
          name="password"
          type="password"
          autoComplete="current-password"
        />
        <p role="alert" className="font-bold text-danger empty:hidden">
          {failure}
        </p>
        <Button type="submit" isBusy={isSending} busyText={words.frame.loading}>
          {submitLabel}
        </Button>
      </form>
      <PasskeyLogin
        label={knownEmail === undefined ? words.passkeys.logIn : words.passkeys.use}
        knownEmail={knownEmail}
        onLogIn={onLogIn}
      />
    </>
  );
}

function Input({ label, ...input }: ComponentProps<"input"> & { label: string }) {
  const id = useId();
  return (
    <div className="grid gap-1.5">
      <label htmlFor={id} className={labelClass}>
        {label}
      </label>
      <input {...input} id={id} required className={controlClass} />
    </div>
  );
}

function describeLoginFailure(error: unknown): string {
  if (!(error instanceof ApiFailure) || error.status !== 429) return words.login.failed;
  return messageWithWait(error);
}
