import { send } from "../../../../core/panel/api/send.ts";
import { words } from "../../../../core/ui/panel-words.ts";
import type { AccountInfo } from "../../content/account-contract.ts";
import { revokeTokenOf } from "../../content/token-contract.ts";
import { TokenList } from "./token-list.tsx";

const texts = words.tokens;

interface AccountTokensProps {
  account: AccountInfo;
  onChanged: () => void;
}

/** The tokens of another account, for people who manage accounts. */
export function AccountTokens({ account: { _id, tokens }, onChanged }: AccountTokensProps) {
  return (
    <section aria-labelledby={`tokens-${_id}`} className="mt-8 border-line border-t pt-5">
      <h3 id={`tokens-${_id}`} className="mb-1 text-maroon text-subhead">
        {texts.title} ({tokens.length})
      </h3>
      <p className="text-ink-soft">{texts.ofPerson}</p>
      <TokenList
        tokens={tokens}
        revoke={(token) => send(revokeTokenOf, { params: { id: _id, token } })}
        onRevoked={onChanged}
      />
    </section>
  );
}
