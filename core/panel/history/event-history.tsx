import type { ComponentProps } from "react";
import type { Delivery } from "../../content/mail/mail-contract.ts";
import { NoteForm } from "../forms/note-form.tsx";
import { MailDelivery, type MailRetry } from "../mail/mail-delivery.tsx";
import { Card } from "../parts/card.tsx";
import { EventLine } from "./event-line.tsx";

interface StoredEvent {
  _id: string;
  at: string;
  kind: string;
  text: string;
}

type Line = Pick<ComponentProps<typeof EventLine>, "sentence" | "parts" | "result">;

interface EventHistoryProps<Event extends StoredEvent> {
  heading: string;
  /** How the entry began, if no event says it. */
  first?: { at: string; sentence: string } | undefined;
  /** Oldest first. */
  events: readonly Event[];
  describe: (event: Event) => Line;
  /** The deliveries of the mails among the events. */
  deliveries: readonly (Delivery & { event: string })[];
  retry: MailRetry | undefined;
  /** Undefined: the user may not add notes. */
  note: ComponentProps<typeof NoteForm> | undefined;
}

/** The events and notes of an entry, with a form for notes. */
export function EventHistory<Event extends StoredEvent>({
  heading,
  first,
  events,
  describe,
  deliveries,
  retry,
  note,
}: EventHistoryProps<Event>) {
  return (
    <Card heading={heading}>
      <ol className="wrap-anywhere grid divide-y divide-line">
        {first && <EventLine {...first} parts={{}} />}
        {events.map((event) => (
          <EventLine
            key={event._id}
            at={event.at}
            {...describe(event)}
            text={event.text}
            isNote={event.kind === "note"}
          >
            {deliveries
              .filter((delivery) => delivery.event === event._id)
              .map((delivery) => (
                <MailDelivery key={delivery.event} delivery={delivery} retry={retry} />
              ))}
          </EventLine>
        ))}
      </ol>
      {note && <NoteForm {...note} />}
    </Card>
  );
}
