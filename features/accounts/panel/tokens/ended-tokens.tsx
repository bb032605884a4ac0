import { BoxGroup, BoxLine } from "../../../../core/panel/forms/fields.tsx";
import { words } from "../../../../core/ui/panel-words.ts";
import type { TokenInfo } from "../../content/token-contract.ts";
import { describeLastUse } from "./token-list.tsx";
import { describePermissions } from "./token-permissions.ts";

const texts = words.tokens;

/** Tokens that calls still accept. */
export const findWorkingTokens = (tokens: readonly TokenInfo[]) =>
  tokens.filter(({ expiresAt }) => Date.parse(expiresAt) > Date.now());

interface EndedTokensProps {
  /** The tokens, at least one. */
  tokens: readonly TokenInfo[];
  /** The ids of those that go on working. */
  kept: readonly string[];
  onChange: (kept: string[]) => void;
}

/** Asks which tokens of programs end with the sessions. A ticked one ends. */
export function EndedTokens({ tokens, kept, onChange }: EndedTokensProps) {
  const now = new Date();
  return (
    <BoxGroup name="keptTokens" legend={texts.endedWith} help={texts.endedWithHelp}>
      {tokens.map((token) => (
        <BoxLine
          key={token._id}
          checked={!kept.includes(token._id)}
          onChange={({ target }) =>
            onChange(target.checked ? kept.filter((id) => id !== token._id) : [...kept, token._id])
          }
        >
          <span className="block font-bold">{token.name}</span>
          <span className="block">{describePermissions(token.permissions).join(" · ")}</span>
          <span className="block text-caption text-ink-soft">{describeLastUse(token, now)}</span>
        </BoxLine>
      ))}
    </BoxGroup>
  );
}
