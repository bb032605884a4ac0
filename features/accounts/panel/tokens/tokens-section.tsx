import { useRef, useState } from "react";
import { useRevalidator } from "react-router";
import { send } from "../../../../core/panel/api/send.ts";
import { AccountSection } from "../../../../core/panel/parts/account-section.tsx";
import { Button } from "../../../../core/panel/parts/button.tsx";
import { useMay } from "../../../../core/panel/session/rights.ts";
import { words } from "../../../../core/ui/panel-words.ts";
import {
  type CreatedToken,
  TOKEN_PERMISSIONS,
  type TokenInfo,
  tokenCalls,
} from "../../content/token-contract.ts";
import { CreateTokenDialog } from "./create-token-dialog.tsx";
import { TokenDialog } from "./token-dialog.tsx";
import { TokenList } from "./token-list.tsx";

const texts = words.tokens;

/** The own tokens for programs. `tokens` is undefined if they could not be loaded. */
export function TokensSection({ tokens }: { tokens: readonly TokenInfo[] | undefined }) {
  const may = useMay();
  const listRef = useRef<HTMLUListElement>(null);
  const revalidator = useRevalidator();
  const [isCreating, setCreating] = useState(false);
  const [shown, setShown] = useState<CreatedToken>();

  function show(created: CreatedToken): void {
    setCreating(false);
    setShown(created);
    void revalidator.revalidate();
  }

  async function finishRevoking(): Promise<void> {
    await revalidator.revalidate();
    // The button that had the focus is no longer there.
    listRef.current?.focus();
  }

  return (
    <AccountSection name="tokens" title={texts.title} text={texts.text}>
      {tokens === undefined && <p className="font-bold text-danger">{texts.notLoaded}</p>}
      {tokens?.length === 0 && <p>{texts.none}</p>}
      {tokens && tokens.length > 0 && (
        <TokenList
          ref={listRef}
          tokens={tokens}
          revoke={(id) => send(tokenCalls.revoke, { params: { id } })}
          onRevoked={() => void finishRevoking()}
        />
      )}
      <p className="mt-1 mb-5 text-caption text-ink-soft">{texts.keptNote}</p>
      {TOKEN_PERMISSIONS.some(may) && (
        <Button variant="secondary" onClick={() => setCreating(true)}>
          {texts.create}
        </Button>
      )}
      {isCreating && <CreateTokenDialog onClose={() => setCreating(false)} onCreated={show} />}
      {shown && <TokenDialog {...shown} onClose={() => setShown(undefined)} />}
    </AccountSection>
  );
}
