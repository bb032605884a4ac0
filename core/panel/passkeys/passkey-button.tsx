import { useState } from "react";
import { words } from "../../ui/panel-words.ts";
import { ApiFailure, messageWithWait } from "../api/api-failure.ts";
import { Button } from "../parts/button.tsx";

interface PasskeyButtonProps {
  label: string;
  /** Asks for the passkey. Returns why it is not accepted; undefined if it is. */
  onUse: () => Promise<string | undefined>;
  variant?: "primary" | "secondary";
}

/** A button that requests a passkey, and shows why it was refused. */
export function PasskeyButton({ label, onUse, variant = "secondary" }: PasskeyButtonProps) {
  const [isWaiting, setWaiting] = useState(false);
  const [failure, setFailure] = useState<string>();

  async function use(): Promise<void> {
    setWaiting(true);
    setFailure(undefined);
    try {
      setFailure(await onUse());
    } catch (error) {
      if (!(error instanceof ApiFailure)) throw error;
      setFailure(messageWithWait(error));
    } finally {
      setWaiting(false);
    }
  }

  return (
    <div className="grid gap-3">
      <Button variant={variant} isBusy={isWaiting} busyText={words.passkeys.waiting} onClick={use}>
        {label}
      </Button>
      <p role="alert" className="font-bold text-danger empty:hidden">
        {failure}
      </p>
    </div>
  );
}

/** The button below a form for the password. */
export const PasskeyInstead = (button: PasskeyButtonProps) => (
  <>
    <p className="my-3 text-center text-ink-soft">{words.passkeys.or}</p>
    <PasskeyButton {...button} />
  </>
);
