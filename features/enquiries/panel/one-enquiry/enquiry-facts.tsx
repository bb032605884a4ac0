import type { ReactNode } from "react";
import { formatMoment } from "../../../../core/panel/dates/format-date.ts";
import { languageOf } from "../../../../core/ui/language.ts";
import { panelLanguage, words } from "../../../../core/ui/panel-words.ts";
import { LANGUAGE_NAMES } from "../../../../core/words/languages.ts";
import { CallLink } from "../call-link.tsx";
import type { Enquiry } from "../enquiries.ts";

const texts = words.inbox;

/** The sender's other entries beside the message, and the time of the answer. */
export function EnquiryFacts({ enquiry }: { enquiry: Enquiry }) {
  const { reference, createdAt, topic, classSought, phoneNumber, email, address, language } = enquiry;
  const { status, firstAnsweredAt, closedAt, spamReasons = [] } = enquiry;
  return (
    <section aria-label={texts.facts} className="card wrap-anywhere p-5">
      <dl className="grid gap-3">
        <Fact label={texts.fields.reference}>
          {reference && <span className="font-bold tabular-nums">{reference}</span>}
        </Fact>
        <Fact label={texts.received}>{formatMoment(createdAt)}</Fact>
        <Fact label={texts.topic}>{topic && words.enquiries.topics[topic]}</Fact>
        <Fact label={texts.classSought}>{classSought}</Fact>
        <Fact label={texts.phoneNumber}>{phoneNumber && <CallLink phoneNumber={phoneNumber} />}</Fact>
        <Fact label={texts.email}>
          {email && (
            <a href={`mailto:${encodeURIComponent(email)}`} className="text-link">
              {email}
            </a>
          )}
        </Fact>
        <Fact label={texts.address}>
          {address && <span lang={languageOf(address, panelLanguage)}>{address}</span>}
        </Fact>
        <Fact label={texts.language}>
          {language && <span lang={language}>{LANGUAGE_NAMES[language]}</span>}
        </Fact>
        <Fact label={texts.firstAnswer}>
          {firstAnsweredAt ? formatMoment(firstAnsweredAt) : texts.notYet}
        </Fact>
        <Fact label={texts.closedAt}>{closedAt && formatMoment(closedAt)}</Fact>
        <Fact label={texts.spamReasons}>
          {status === "spam" &&
            spamReasons.map((reason) => texts.spamReasonNames[reason] ?? reason).join(", ")}
        </Fact>
      </dl>
    </section>
  );
}

/** Renders nothing without a value. */
function Fact({ label, children }: { label: string; children: ReactNode }) {
  if (!children) return null;
  return (
    <div>
      <dt className="text-caption text-ink-soft">{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}
