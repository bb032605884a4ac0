import { useState } from "react";
import { words } from "../../ui/panel-words.ts";
import { messageWithWait } from "../api/api-failure.ts";
import { useAction } from "../api/use-action.ts";
import { Button } from "../parts/button.tsx";

interface PasskeyButtonProps {
  label: string;
  /** Asks for the passkey. Returns why it is not accepted; undefined if it is. */
  onUse: () => Promise<string | undefined>;
  variant?: "primary" | "secondary";
}

/** A button that requests a passkey, and shows why it was refused. */
export function PasskeyButton({ label, onUse, variant = "secondary" }: PasskeyButtonProps) {
  const { isBusy, run } = useAction();
  const [failure, setFailure] = useState<string>();

  async function use(): Promise<void> {
    setFailure(undefined);
    await run(
      async () => setFailure(await onUse()),
      (refused) => setFailure(messageWithWait(refused)),
    );
  }

  return (
    <div className="grid gap-3">
      <Button variant={variant} isBusy={isBusy} busyText={words.passkeys.waiting} onClick={use}>
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
