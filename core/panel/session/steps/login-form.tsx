import { useEffect, useRef, useState } from "react";
import { fillWords } from "../../../ui/fill-words.tsx";
import { words } from "../../../ui/panel-words.ts";
import { type ApiFailure, failureOf, messageWithWait } from "../../api/api-failure.ts";
import { TextField } from "../../forms/fields.tsx";
import { Form } from "../../forms/form.tsx";
import { FailureLine, SubmitButton } from "../../forms/form-end.tsx";
import type { Values } from "../../forms/form-state.ts";
import { logIn } from "../log-in.ts";
import type { Session } from "../session.ts";
import { PasskeyLogin } from "./passkey-login.tsx";
import { SecondStepForm, type SecondStepOf } from "./second-step-form.tsx";
import { acceptOrThrow, SessionNotAccepted } from "./session-not-accepted.ts";

interface LoginFormProps {
  /** If given, the form has only the password. */
  knownEmail?: string;
  submitLabel: string;
  /** Returns why the session is not accepted; undefined if it is. */
  onLogIn: (session: Session) => Promise<string | undefined>;
}

export function LoginForm({ knownEmail, submitLabel, onLogIn }: LoginFormProps) {
  const [step, setStep] = useState<SecondStepOf>();
  /** The address for which the person came back from the second step. */
  const [typedEmail, setTypedEmail] = useState<string>();
  /** Why the second step has ended. */
  const [reason, setReason] = useState<string>();
  const password = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (typedEmail !== undefined && !step) password.current?.focus();
  }, [typedEmail, step]);

  async function send({ email = "", password: typed = "" }: Values): Promise<void> {
    setReason(undefined);
    try {
      acceptOrThrow(await onLogIn(await logIn(email, typed)));
    } catch (error) {
      const { secondStep } = failureOf(error);
      if (!secondStep) throw error;
      setStep({ email, ...secondStep });
    }
  }

  function explain(failure: ApiFailure): string {
    password.current?.select();
    if (failure instanceof SessionNotAccepted) return failure.message;
    return failure.status === 429 ? messageWithWait(failure) : words.login.failed;
  }

  function askPasswordAgain(ended?: string): void {
    setTypedEmail(step?.email);
    setStep(undefined);
    setReason(ended);
  }

  if (step) {
    return (
      <SecondStepForm step={step} submitLabel={submitLabel} onLogIn={onLogIn} onBack={askPasswordAgain} />
    );
  }
  return (
    <>
      <Form noValidate={false} save={send} explain={explain}>
        {knownEmail === undefined ? (
          <TextField
            label={words.login.email}
            name="email"
            type="email"
            autoComplete="username"
            defaultValue={typedEmail}
            required
          />
        ) : (
          <p className="break-words">
            {fillWords(words.login.logInAs, { email: <strong>{knownEmail}</strong> })}
            {/* For password managers. */}
            <input type="email" name="email" autoComplete="username" value={knownEmail} readOnly hidden />
          </p>
        )}
        <TextField
          ref={password}
          label={words.login.password}
          name="password"
          type="password"
          autoComplete="current-password"
          required
        />
        <FailureLine />
        <p role="alert" className="font-bold text-danger empty:hidden">
          {reason}
        </p>
        <SubmitButton busyText={words.frame.loading}>{submitLabel}</SubmitButton>
      </Form>
      <PasskeyLogin
        label={knownEmail === undefined ? words.passkeys.logIn : words.passkeys.use}
        knownEmail={knownEmail}
        onLogIn={onLogIn}
      />
    </>
  );
}
