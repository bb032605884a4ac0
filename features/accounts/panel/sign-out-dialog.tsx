import { useState } from "react";
import { FormDialog } from "../../../core/panel/forms/form-dialog.tsx";
import { words } from "../../../core/ui/panel-words.ts";
import type { TokenInfo } from "../content/token-contract.ts";
import { EndedTokens } from "./tokens/ended-tokens.tsx";

const texts = words.accounts;

interface SignOutDialogProps {
  /** The name of the person. */
  name: string;
  tokens: readonly TokenInfo[];
  onSignOut: (keptTokens: readonly string[]) => Promise<void>;
  onClose: () => void;
}

/** Asks which programs stop when every session of a person ends. */
export function SignOutDialog({ name, tokens, onSignOut, onClose }: SignOutDialogProps) {
  const [kept, setKept] = useState<string[]>([]);
  return (
    <FormDialog
      title={texts.signOutTitle(name)}
      width="narrow"
      submit={texts.signOut}
      save={() => onSignOut(kept)}
      onClose={onClose}
    >
      <EndedTokens tokens={tokens} kept={kept} onChange={setKept} />
    </FormDialog>
  );
}
