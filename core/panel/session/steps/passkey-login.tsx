import { words } from "../../../ui/panel-words.ts";
import { PasskeyInstead } from "../../passkeys/passkey-button.tsx";
import { whyNoPasskeys } from "../../passkeys/passkey-support.ts";
import { logInWithPasskey } from "../../passkeys/use-passkey.ts";
import type { Session } from "../session.ts";

interface PasskeyLoginProps {
  label: string;
  /** If given, only passkeys of this account are accepted. */
  knownEmail?: string;
  /** Returns why the session is not accepted; undefined if it is. */
  onLogIn: (session: Session) => Promise<string | undefined>;
}

/** Below the form for the password: a passkey instead. Nothing where the browser cannot use passkeys. */
export function PasskeyLogin({ label, knownEmail, onLogIn }: PasskeyLoginProps) {
  if (whyNoPasskeys() !== undefined) return null;

  async function logIn(): Promise<string | undefined> {
    const session = await logInWithPasskey();
    if (knownEmail !== undefined && session.email !== knownEmail) return words.passkeys.otherAccount;
    return onLogIn(session);
  }

  return <PasskeyInstead label={label} onUse={logIn} />;
}
