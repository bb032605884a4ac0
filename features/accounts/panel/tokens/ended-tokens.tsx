import { labelClass } from "../../../../core/panel/parts/control-classes.ts";
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
    <fieldset className="wrap-anywhere grid min-w-0 gap-1">
      <legend className={`${labelClass} mb-1`}>{texts.endedWith}</legend>
      <p className="text-caption text-ink-soft">{texts.endedWithHelp}</p>
      {tokens.map((token) => (
        <label
          key={token._id}
          className="flex min-h-11 items-start gap-3 rounded-control px-2 py-1.5 hover:bg-cream-deep"
        >
          <input
            type="checkbox"
            checked={!kept.includes(token._id)}
            onChange={({ target }) =>
              onChange(target.checked ? kept.filter((id) => id !== token._id) : [...kept, token._id])
            }
            className="mt-1 size-5 shrink-0 accent-maroon"
          />
          <span className="min-w-0">
            <span className="block font-bold">{token.name}</span>
            <span className="block">{describePermissions(token.permissions).join(" · ")}</span>
            <span className="block text-caption text-ink-soft">{describeLastUse(token, now)}</span>
          </span>
        </label>
      ))}
    </fieldset>
  );
}
