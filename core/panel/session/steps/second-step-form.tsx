import { useEffect, useRef, useState } from "react";
import type { SecondStepNeeded } from "../../../content/api/api-contract.ts";
import { words } from "../../../ui/panel-words.ts";
import { type ApiFailure, messageWithWait } from "../../api/api-failure.ts";
import { TextField } from "../../forms/fields.tsx";
import { Form } from "../../forms/form.tsx";
import { SubmitButton } from "../../forms/form-end.tsx";
import type { FieldErrors } from "../../forms/form-state.ts";
import { Button } from "../../parts/button.tsx";
import { logInWithCode } from "../log-in.ts";
import type { Session } from "../session.ts";
import { PasskeyInsteadOfCode, PasskeyStep } from "./passkey-step.tsx";
import { acceptOrThrow } from "./session-not-accepted.ts";

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
  const field = useRef<HTMLInputElement>(null);
  const hasApp = step.methods.includes("code");
  const hasRecoveryCodes = step.methods.includes("recovery");
  const hasPasskey = step.methods.includes("passkey");
  const [isRecovery, setRecovery] = useState(!hasApp && !hasPasskey);
  // Also after a change of the method: the field is another one.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the effect is for the change
  useEffect(() => field.current?.focus(), [isRecovery]);

  function explain(failure: ApiFailure): FieldErrors | undefined {
    if (failure.id !== "login_step_ended") return { code: messageWithWait(failure) };
    onBack(failure.message);
    return undefined;
  }

  const back = (
    <Button variant="quiet" onClick={() => onBack()}>
      {texts.backToPassword}
    </Button>
  );
  const otherMethod = hasRecoveryCodes && (
    <Button variant="quiet" onClick={() => setRecovery(!isRecovery)}>
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
    <Form
      key={isRecovery ? "recovery" : "code"}
      save={async ({ code = "" }) =>
        acceptOrThrow(await onLogIn(await logInWithCode(step.email, step.token, code)))
      }
      explain={explain}
    >
      <p>{isRecovery ? texts.logInRecoveryText : texts.logInText}</p>
      <TextField
        ref={field}
        name="code"
        label={isRecovery ? texts.recoveryCode : texts.code}
        hint={isRecovery ? undefined : texts.codeHint}
        autoComplete={isRecovery ? "off" : "one-time-code"}
        inputMode={isRecovery ? "text" : "numeric"}
        autoCapitalize={isRecovery ? "characters" : "none"}
        spellCheck={false}
        maxLength={100}
        required
      />
      <SubmitButton busyText={words.frame.loading}>{submitLabel}</SubmitButton>
      {hasPasskey && <PasskeyInsteadOfCode {...passkey} />}
      <div className="grid justify-items-center gap-1">
        {hasApp && otherMethod}
        {back}
      </div>
    </Form>
  );
}
