import { useEffect, useState } from "react";
import { words } from "../../../ui/panel-words.ts";
import { PasskeyInstead } from "../../passkeys/passkey-button.tsx";
import { confirmWithPasskey, listPasskeys } from "../../passkeys/passkey-client.ts";
import { whyNoPasskeys } from "../../passkeys/passkey-support.ts";

/** A passkey instead of the password. Nothing if the user has none, or the browser cannot use it here. */
export function PasskeyConfirm({ onConfirmed }: { onConfirmed: () => void }) {
  const [isOffered, setOffered] = useState(false);
  useEffect(() => {
    if (whyNoPasskeys() !== undefined) return;
    const stopped = new AbortController();
    listPasskeys(stopped.signal).then(
      ({ passkeys, address }) => setOffered(passkeys.length > 0 && whyNoPasskeys(address) === undefined),
      // The password is enough.
      () => {},
    );
    return () => stopped.abort();
  }, []);
  if (!isOffered) return null;

  async function confirm(): Promise<undefined> {
    await confirmWithPasskey();
    onConfirmed();
  }

  return <PasskeyInstead label={words.passkeys.use} onUse={confirm} />;
}
