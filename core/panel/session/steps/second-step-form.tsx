import { type FormEvent, useEffect, useId, useRef, useState } from "react";
import type { SecondStepNeeded } from "../../../content/api/api-contract.ts";
import { words } from "../../../ui/panel-words.ts";
import { logInWithCode } from "../../api/api-client.ts";
import { ApiFailure, messageWithWait } from "../../api/api-failure.ts";
import { Button } from "../../parts/button.tsx";
import { controlClass, labelClass } from "../../parts/control-classes.ts";
import type { Session } from "../session.ts";
import { PasskeyInsteadOfCode, PasskeyStep } from "./passkey-step.tsx";

const texts = words.secondStep;

/** A login whose password is right. */
export interface SecondStepOf extends SecondStepNeeded {
  email: string;
}

interface SecondStepFormProps {
  step: SecondStepOf;
  submitLabel: string;
  /** Returns why the session is not accepted; undefined if it is. */
  onLogIn: (session: Session) => Promise<string | undefined>;
  /** Asks for the password again; with the reason if the step has ended. */
  onBack: (reason?: string) => void;
}

/** The code of the authenticator app, a recovery code or a passkey. */
export function SecondStepForm({ step, submitLabel, onLogIn, onBack }: SecondStepFormProps) {
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const hasApp = step.methods.includes("code");
  const hasRecoveryCodes = step.methods.includes("recovery");
  const hasPasskey = step.methods.includes("passkey");
  const [isRecovery, setRecovery] = useState(!hasApp && !hasPasskey);
  const [failure, setFailure] = useState<string>();
  const [isSending, setSending] = useState(false);
  // Also after a change of the method: the field is another one.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the effect is for the change
  useEffect(() => field.current?.focus(), [isRecovery]);

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    const code = field.current?.value ?? "";
    if (isSending) return;
    setSending(true);
    setFailure(undefined);
    try {
      refuse(await onLogIn(await logInWithCode(step.email, step.token, code)));
    } catch (error) {
      if (error instanceof ApiFailure && error.id === "login_step_ended") return onBack(error.message);
      refuse(error instanceof ApiFailure ? messageWithWait(error) : words.login.failed);
    } finally {
      setSending(false);
    }
  }

  function refuse(reason: string | undefined): void {
    setFailure(reason);
    if (reason !== undefined) field.current?.select();
  }

  function change(): void {
    setFailure(undefined);
    setRecovery(!isRecovery);
  }

  const back = (
    <Button variant="quiet" onClick={() => onBack()}>
      {texts.backToPassword}
    </Button>
  );
  const otherMethod = hasRecoveryCodes && (
    <Button variant="quiet" onClick={change}>
      {isRecovery ? texts.useApp : texts.useRecoveryCode}
    </Button>
  );
  const passkey = { token: step.token, onLogIn, onBack };

  if (!hasApp && !isRecovery) {
    return (
      <div className="grid gap-5">
        <PasskeyStep {...passkey} />
        <div className="grid justify-items-center gap-1">
          {otherMethod}
          {back}
        </div>
      </div>
    );
  }
  return (
    <form noValidate onSubmit={submit} className="grid gap-5">
      <p>{isRecovery ? texts.logInRecoveryText : texts.logInText}</p>
      <div className="grid gap-1.5">
        <div className="flex flex-wrap items-baseline justify-between gap-x-3">
          <label htmlFor={id} className={labelClass}>
            {isRecovery ? texts.recoveryCode : texts.code}
          </label>
          {!isRecovery && (
            <span id={`${id}-hint`} className="text-caption text-ink-soft">
              {texts.codeHint}
            </span>
          )}
        </div>
        <input
          key={isRecovery ? "recovery" : "code"}
          ref={field}
          id={id}
          name="code"
          autoComplete={isRecovery ? "off" : "one-time-code"}
          inputMode={isRecovery ? "text" : "numeric"}
          autoCapitalize={isRecovery ? "characters" : "none"}
          spellCheck={false}
          maxLength={100}
          required
          aria-invalid={failure === undefined ? undefined : true}
          aria-describedby={[!isRecovery && `${id}-hint`, `${id}-error`].filter(Boolean).join(" ")}
          className={controlClass}
        />
        <p id={`${id}-error`} role="alert" className="font-bold text-danger empty:hidden">
          {failure}
        </p>
      </div>
      <Button type="submit" isBusy={isSending} busyText={words.frame.loading}>
        {submitLabel}
      </Button>
      {hasPasskey && <PasskeyInsteadOfCode {...passkey} />}
      <div className="grid justify-items-center gap-1">
        {hasApp && otherMethod}
        {back}
      </div>
    </form>
  );
}
