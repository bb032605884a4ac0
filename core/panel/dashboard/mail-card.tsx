import { Link } from "react-router";
import type { MailState } from "../../content/mail/mail-contract.ts";
import { fillWords } from "../../ui/fill-words.tsx";
import { words } from "../../ui/panel-words.ts";
import { describeReason } from "../mail/describe-reason.ts";
import { MailActions } from "../mail/mail-actions.tsx";
import { buttonClass } from "../parts/button.tsx";
import { ActionCard } from "../parts/notice.tsx";

const texts = words.mail;
const MAIL_SCREEN = "/admin/mail";
const ACCOUNTS_SCREEN = "/admin/accounts";
const MOST_NAMED = 3;

/** Whether the site sends mail. */
export const MailCard = ({ state: { sender, sendsLinks, waiting } }: { state: MailState }) => (
  <ActionCard
    heading={texts.title}
    action={
      <Link to={MAIL_SCREEN} className={buttonClass("secondary")}>
        {texts.open}
      </Link>
    }
  >
    {sender ? (
      <p className="mt-1">
        {fillWords(texts.sentAs, {
          address: <strong>{sender.address}</strong>,
          server: sender.server,
        })}{" "}
        {waiting > 0 && texts.waitingCount(waiting)}{" "}
        {!sendsLinks && (
          <>
            {texts.noAddress}{" "}
            <Link to={ACCOUNTS_SCREEN} className="text-link">
              {texts.confirmAddress}
            </Link>
          </>
        )}
      </p>
    ) : (
      <>
        <p className="mt-1">{texts.notSet}.</p>
        <p className="mt-1 text-caption text-ink-soft">{texts.notSetText}</p>
      </>
    )}
  </ActionCard>
);

/** Shown until somebody has tried again to send the given-up mails, or has dismissed them. */
export function GivenUpMails({ state: { mails, givenUp } }: { state: MailState }) {
  const listed = mails.filter(({ givenUpAt }) => givenUpAt !== null);
  const more = givenUp - MOST_NAMED;
  return (
    <ActionCard
      isNotice
      heading={
        <Link to={MAIL_SCREEN} className="text-link">
          {texts.notSentCount(givenUp)}
        </Link>
      }
      action={<MailActions ids={listed.map(({ id }) => id)} isGivenUp />}
    >
      <ul>
        {listed.slice(0, MOST_NAMED).map((mail) => (
          <li key={mail.id}>
            {mail.to}: {describeReason(mail)}
          </li>
        ))}
        {more > 0 && <li>{texts.moreUnsent(more)}</li>}
      </ul>
    </ActionCard>
  );
}
