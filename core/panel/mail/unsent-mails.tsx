import { useCallback, useRef } from "react";
import type { MailState, UnsentMail } from "../../content/mail/mail-contract.ts";
import { words } from "../../ui/panel-words.ts";
import { nameMailKind } from "../../words/panel/name-mail-kind.ts";
import { useReloadWhile } from "../api/use-reload-while.ts";
import { formatMoment } from "../dates/format-date.ts";
import { Badge } from "../entry-list/badge.tsx";
import { describeReason } from "./describe-reason.ts";
import { MailActions } from "./mail-actions.tsx";

const texts = words.mail;
const LOOK_AGAIN_MS = 10_000;

/** The mails that wait or were given up. The list is loaded again while mails wait. */
export function UnsentMails({ state }: { state: MailState }) {
  const frameRef = useRef<HTMLElement>(null);
  const { mails, waiting, givenUp } = state;
  useReloadWhile(waiting > 0, LOOK_AGAIN_MS);
  const givenUpIds = mails.flatMap(({ id, givenUpAt }) => (givenUpAt === null ? [] : [id]));
  const focusFrame = useCallback(() => frameRef.current?.focus(), []);
  const more = waiting + givenUp - mails.length;
  return (
    <section
      ref={frameRef}
      tabIndex={-1}
      aria-labelledby="unsent-heading"
      className="card wrap-anywhere p-5 focus:outline-none sm:p-7"
    >
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <h2 id="unsent-heading" className="text-maroon text-subhead">
          {texts.unsent}
        </h2>
        {givenUpIds.length > 1 && <MailActions ids={givenUpIds} isGivenUp onGone={focusFrame} />}
      </div>
      {mails.length === 0 ? (
        <p className="mt-1 text-ink-soft">{texts.nothingUnsent}</p>
      ) : (
        <ul className="mt-2 grid divide-y divide-line">
          {mails.map((mail) => (
            <MailRow key={mail.id} mail={mail} onGone={focusFrame} />
          ))}
          {more > 0 && <li className="py-4 text-ink-soft">{texts.moreUnsent(more)}</li>}
        </ul>
      )}
    </section>
  );
}

function MailRow({ mail, onGone }: { mail: UnsentMail; onGone: () => void }) {
  const reason = describeReason(mail);
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 py-4">
      <div className="min-w-0 flex-1 basis-72">
        <p className="font-bold">
          {mail.to} {mail.givenUpAt !== null && <Badge text={texts.givenUp} />}
        </p>
        <p>{nameMailKind(words, mail.kind)}</p>
        {reason !== "" && <p className={mail.givenUpAt === null ? "" : "text-danger"}>{reason}</p>}
        <p className="text-caption text-ink-soft">{texts.queuedAt(formatMoment(mail.createdAt))}</p>
        <p className="text-caption text-ink-soft">{describeAttempts(mail)}</p>
      </div>
      <MailActions
        ids={[mail.id]}
        about={texts.mailTo(mail.to)}
        isGivenUp={mail.givenUpAt !== null}
        onGone={onGone}
      />
    </li>
  );
}

function describeAttempts({ givenUpAt, nextTryAt, attempts }: UnsentMail): string {
  if (givenUpAt !== null) return texts.givenUpAt(formatMoment(givenUpAt), attempts);
  return nextTryAt === null ? "" : texts.nextTryAt(formatMoment(nextTryAt), attempts);
}
