import type { Ref } from "react";
import { dayInIndia } from "../../../../core/content/text/india-time.ts";
import { useAction } from "../../../../core/panel/api/use-action.ts";
import { formatAgo, formatDate } from "../../../../core/panel/dates/format-date.ts";
import { Button } from "../../../../core/panel/parts/button.tsx";
import { useConfirm } from "../../../../core/panel/parts/confirm.tsx";
import { Item, ItemList } from "../../../../core/panel/parts/item-list.tsx";
import { showSuccess } from "../../../../core/panel/parts/toasts/toasts.tsx";
import { words } from "../../../../core/ui/panel-words.ts";
import type { TokenInfo } from "../../content/token-contract.ts";
import { describePermissions } from "./token-permissions.ts";

const texts = words.tokens;

/** The last day on which a token works: it expires at the end of it. */
const lastDayOf = ({ expiresAt }: TokenInfo) => dayInIndia(new Date(Date.parse(expiresAt) - 1));

export const describeLastUse = ({ lastUsedAt }: TokenInfo, now: Date) =>
  lastUsedAt === null ? texts.neverUsed : texts.lastUsed(formatAgo(lastUsedAt, now));

interface TokenListProps {
  tokens: readonly TokenInfo[];
  revoke: (id: string) => Promise<unknown>;
  onRevoked: () => void;
  ref?: Ref<HTMLUListElement>;
}

/** Tokens with what they allow. Each can be revoked. */
export function TokenList({ tokens, revoke, onRevoked, ref }: TokenListProps) {
  const confirm = useConfirm();
  const { isBusy, run } = useAction();
  const now = new Date();

  async function askToRevoke({ _id, name }: TokenInfo): Promise<void> {
    const question = { title: texts.revokeTitle(name), text: texts.revokeText, accept: texts.revoke };
    if (!(await confirm(question)) || !(await run(() => revoke(_id), texts.failed))) return;
    showSuccess(texts.revoked(name));
    onRevoked();
  }

  return (
    <ItemList ref={ref} aria-label={texts.list}>
      {tokens.map((token) => {
        const { _id, name, permissions, createdAt, expiresAt } = token;
        const lastDay = formatDate(lastDayOf(token));
        const isExpired = Date.parse(expiresAt) <= now.getTime();
        return (
          <Item
            key={_id}
            actions={
              <Button variant="secondary" disabled={isBusy} onClick={() => void askToRevoke(token)}>
                {texts.revoke}
                <span className="sr-only">{texts.ofProgram(name)}</span>
              </Button>
            }
          >
            <p className="font-bold">{name}</p>
            <p>{describePermissions(permissions).join(" · ")}</p>
            <p className="text-caption text-ink-soft">
              {texts.createdOn(formatDate(dayInIndia(new Date(createdAt))))}
              {" · "}
              {isExpired ? (
                <strong className="text-danger">{texts.expiredOn(lastDay)}</strong>
              ) : (
                texts.worksUntil(lastDay)
              )}
            </p>
            <p className="text-caption text-ink-soft">{describeLastUse(token, now)}</p>
          </Item>
        );
      })}
    </ItemList>
  );
}
