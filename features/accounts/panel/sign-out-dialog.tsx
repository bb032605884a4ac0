import { type FormEvent, useState } from "react";
import { FormEnd } from "../../../core/panel/parts/form-end.tsx";
import { Modal } from "../../../core/panel/parts/modal.tsx";
import { words } from "../../../core/ui/panel-words.ts";
import type { TokenInfo } from "../content/token-contract.ts";
import { EndedTokens } from "./tokens/ended-tokens.tsx";

const texts = words.accounts;

interface SignOutDialogProps {
  /** The name of the person. */
  name: string;
  tokens: readonly TokenInfo[];
  isBusy: boolean;
  onSignOut: (keptTokens: readonly string[]) => void;
  onClose: () => void;
}

/** Asks which programs stop when every session of a person ends. */
export function SignOutDialog({ name, tokens, isBusy, onSignOut, onClose }: SignOutDialogProps) {
  const [kept, setKept] = useState<string[]>([]);

  function submit(event: FormEvent): void {
    event.preventDefault();
    if (!isBusy) onSignOut(kept);
  }

  return (
    <Modal title={texts.signOutTitle(name)} onClose={onClose} width="narrow">
      <form onSubmit={submit} className="grid gap-5">
        <EndedTokens tokens={tokens} kept={kept} onChange={setKept} />
        <FormEnd submit={texts.signOut} isBusy={isBusy} onCancel={onClose} />
      </form>
    </Modal>
  );
}
