import type { ReactNode } from "react";
import { formatMoment } from "../../../../core/panel/dates/format-date.ts";
import { fillWords } from "../../../../core/ui/fill-words.tsx";
import { languageOf } from "../../../../core/ui/language.ts";
import { panelLanguage, words } from "../../../../core/ui/panel-words.ts";
import type { EnquiryEvent } from "../../content/enquiry-contract.ts";
import { contactTitle, type Enquiry } from "../enquiries.ts";
import { describeEvent } from "../enquiry-names.ts";
import { AnswerDelivery } from "../reply/answer-delivery.tsx";
import type { LoadedReplyForm } from "../reply/use-reply-form.ts";

const texts = words.inbox;

interface EventListProps {
  enquiry: Enquiry;
  /** Oldest first. */
  events: readonly EnquiryEvent[];
  /** With the delivery of answers by mail. */
  replies: LoadedReplyForm;
}

/** The events of an enquiry, from its arrival. */
export function EventList({ enquiry, events, replies }: EventListProps) {
  return (
    <ol className="wrap-anywhere grid divide-y divide-line">
      <li className="py-3">
        <p>
          {texts.came(contactTitle(enquiry))}
          <Moment at={enquiry.createdAt} />
        </p>
      </li>
      {events.map((event) => (
        <Event key={event._id} event={event}>
          {replies.form?.deliveries
            .filter((delivery) => delivery.event === event._id)
            .map((delivery) => (
              <AnswerDelivery
                key={delivery.event}
                enquiryId={enquiry._id}
                delivery={delivery}
                onRetry={replies.look}
              />
            ))}
        </Event>
      ))}
    </ol>
  );
}

function Event({ event, children }: { event: EnquiryEvent; children: ReactNode }) {
  const { sentence, parts, result } = describeEvent(event);
  const { person, from, to } = parts;
  return (
    <li className="grid gap-1 py-3">
      <p>
        {fillWords(sentence, { person: <strong>{person}</strong>, from, to: <strong>{to}</strong> })}
        {result && ` · ${result}`}
        <Moment at={event.at} />
      </p>
      {event.text && (
        <p
          lang={languageOf(event.text, panelLanguage)}
          className={`whitespace-pre-line rounded-control px-3 py-2 ${event.kind === "note" ? "bg-saffron-soft" : "bg-cream"}`}
        >
          {event.text}
        </p>
      )}
      {children}
    </li>
  );
}

const Moment = ({ at }: { at: string }) => (
  <span className="text-caption text-ink-soft">
    {" · "}
    <time dateTime={at}>{formatMoment(at)}</time>
  </span>
);
