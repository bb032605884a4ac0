import { formatAgo, formatMoment } from "../../../../core/panel/dates/format-date.ts";
import { DeliveryState } from "../../../../core/panel/mail/delivery-state.tsx";
import { Button } from "../../../../core/panel/parts/button.tsx";
import { Item, ItemList } from "../../../../core/panel/parts/item-list.tsx";
import { words } from "../../../../core/ui/panel-words.ts";
import type { AccountInfo, InvitationInfo } from "../../content/account-contract.ts";
import { describeDuty } from "./duty-list.tsx";
import { personName } from "./manage-dialog.tsx";

const texts = words.accounts;

const CARD = "card [&>li]:px-5 sm:[&>li]:px-7";
const MARK = "ml-2 inline-block rounded-control px-2 py-0.5 text-caption";

const nameDuties = (duties: readonly string[]) => duties.map((duty) => describeDuty(duty).name).join(" · ");

interface PeopleListProps {
  accounts: readonly AccountInfo[];
  onChange: (account: AccountInfo) => void;
}

export function PeopleList({ accounts, onChange }: PeopleListProps) {
  const now = new Date();
  return (
    <ItemList aria-label={texts.people} className={CARD}>
      {accounts.map((account) => {
        const { _id, name, email, duties, lastLoginAt, disabledAt, secondStep, isOwn, tokens } = account;
        return (
          <Item
            key={_id}
            actions={
              <Button variant="secondary" onClick={() => onChange(account)}>
                {texts.change}
                <span className="sr-only">{texts.ofPerson(personName(account))}</span>
              </Button>
            }
          >
            <p className="font-bold">
              {personName(account)}
              {isOwn && <span className={`${MARK} bg-saffron-soft`}>{texts.you}</span>}
              {disabledAt !== null && <span className={`${MARK} bg-cream-deep`}>{texts.disabled}</span>}
            </p>
            {name !== "" && <p className="text-caption text-ink-soft">{email}</p>}
            <p>{nameDuties(duties) || texts.noDuties}</p>
            <p className="text-caption text-ink-soft">
              {lastLoginAt === null ? texts.neverLoggedIn : texts.lastLogin(formatAgo(lastLoginAt, now))}
              {" · "}
              {words.secondStep.states[secondStep]}
            </p>
            {tokens.length > 0 && (
              <p className="text-caption text-ink-soft">{words.tokens.count(tokens.length)}</p>
            )}
          </Item>
        );
      })}
    </ItemList>
  );
}

interface InvitationListProps {
  invitations: readonly InvitationInfo[];
  isBusy: boolean;
  onRenew: (invitation: InvitationInfo) => void;
  onWithdraw: (invitation: InvitationInfo) => void;
}

export function InvitationList({ invitations, isBusy, onRenew, onWithdraw }: InvitationListProps) {
  return (
    <ItemList aria-labelledby="invitations-heading" className={CARD}>
      {invitations.map((invitation) => {
        const { _id, email, duties, expiresAt, state, mail, endedLinkSentAt } = invitation;
        const hidden = <span className="sr-only">{texts.forAddress(email)}</span>;
        return (
          <Item
            key={_id}
            actions={
              <>
                <Button variant="secondary" disabled={isBusy} onClick={() => onRenew(invitation)}>
                  {texts.newLink}
                  {hidden}
                </Button>
                <Button variant="secondary" disabled={isBusy} onClick={() => onWithdraw(invitation)}>
                  {texts.withdraw}
                  {hidden}
                </Button>
              </>
            }
          >
            <p className="font-bold">{email}</p>
            <p>{nameDuties(duties)}</p>
            <p className="text-caption text-ink-soft">
              {state === "open" ? texts.validUntil(formatMoment(expiresAt)) : texts[state]}
            </p>
            <div className="text-caption text-ink-soft">
              {mail ? <DeliveryState delivery={mail} /> : <p>{texts.noMail}</p>}
              {endedLinkSentAt !== null && <p>{texts.endedLinkSent(formatMoment(endedLinkSentAt))}</p>}
            </div>
          </Item>
        );
      })}
    </ItemList>
  );
}
