import { useEffect, useState } from "react";
import { passkeyCalls } from "../../../content/api/passkey-contract.ts";
import { words } from "../../../ui/panel-words.ts";
import { send } from "../../api/send.ts";
import { PasskeyInstead } from "../../passkeys/passkey-button.tsx";
import { whyNoPasskeys } from "../../passkeys/passkey-support.ts";
import { confirmWithPasskey } from "../../passkeys/use-passkey.ts";

/** A passkey instead of the password. Nothing if the user has none, or the browser cannot use it here. */
export function PasskeyConfirm({ onConfirmed }: { onConfirmed: () => void }) {
  const [isOffered, setOffered] = useState(false);
  useEffect(() => {
    if (whyNoPasskeys() !== undefined) return;
    const stopped = new AbortController();
    const { signal } = stopped;
    send(passkeyCalls.list, { signal }).then(
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
