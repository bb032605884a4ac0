import { useEffect, useRef } from "react";
import { words } from "../../../ui/panel-words.ts";
import { failedWith, failureOf } from "../../api/api-failure.ts";
import { PasskeyButton, PasskeyInstead } from "../../passkeys/passkey-button.tsx";
import { whyNoPasskeys } from "../../passkeys/passkey-support.ts";
import { logInWithPasskey } from "../../passkeys/use-passkey.ts";
import type { Session } from "../session.ts";

const texts = words.passkeys;

interface PasskeyStepProps {
  /** The token of the login whose password is right. */
  token: string;
  /** Returns why the session is not accepted; undefined if it is. */
  onLogIn: (session: Session) => Promise<string | undefined>;
  /** Asks for the password again, because the step has ended. */
  onBack: (reason: string) => void;
}

const logInBy =
  ({ token, onLogIn, onBack }: PasskeyStepProps) =>
  async (): Promise<string | undefined> => {
    try {
      return await onLogIn(await logInWithPasskey(token));
    } catch (error) {
      if (!failedWith(error, "login_step_ended")) throw error;
      onBack(failureOf(error).message);
      return undefined;
    }
  };

/** A passkey instead of a code. Nothing where the browser cannot use passkeys. */
export function PasskeyInsteadOfCode(step: PasskeyStepProps) {
  const logIn = logInBy(step);
  if (whyNoPasskeys() !== undefined) return null;
  return (
    <div>
      <PasskeyInstead label={texts.use} onUse={logIn} />
    </div>
  );
}

/** The second step of a person who has only passkeys. */
export function PasskeyStep(step: PasskeyStepProps) {
  const logIn = logInBy(step);
  const text = useRef<HTMLParagraphElement>(null);
  useEffect(() => text.current?.focus(), []);
  const reason = whyNoPasskeys();
  return (
    <>
      <p ref={text} tabIndex={-1} className="focus:outline-none">
        {reason === undefined ? texts.stepText : `${texts.stepNotHere} ${reason}`}
      </p>
      {reason === undefined && <PasskeyButton label={texts.use} onUse={logIn} variant="primary" />}
    </>
  );
}
