import { send } from "../../../../core/panel/api/send.ts";
import { formatDate, formatMoment } from "../../../../core/panel/dates/format-date.ts";
import { EventHistory } from "../../../../core/panel/history/event-history.tsx";
import { useMayOrDid } from "../../../../core/panel/session/rights.ts";
import { words } from "../../../../core/ui/panel-words.ts";
import type { MessageForm } from "../../content/office/message-contract.ts";
import { type ApplicationEvent, applicationCalls } from "../../content/office/office-contract.ts";
import { type Application, stepName } from "../application.ts";

const texts = words.applicationsScreen;

interface ApplicationHistoryProps {
  application: Application;
  /** Oldest first. */
  events: readonly ApplicationEvent[];
  /** The deliveries of mails to the parents. */
  deliveries: MessageForm["deliveries"];
  reload: () => Promise<void>;
}

/** The history of an application, with all messages to the parents, and a form for notes. */
export function ApplicationHistory({ application, events, deliveries, reload }: ApplicationHistoryProps) {
  const mayWrite = useMayOrDid("applications:write");
  const { _id, createdAt, consentedAt } = application;
  return (
    <EventHistory
      heading={texts.history}
      first={consentedAt ? undefined : { at: createdAt, sentence: texts.cameOnPaper }}
      events={events}
      describe={describeEvent}
      deliveries={deliveries}
      retry={
        mayWrite
          ? { send: (event) => send(applicationCalls.retry, { params: { id: _id, event } }), reload }
          : undefined
      }
      note={
        mayWrite
          ? {
              draftName: `application-note:${_id}`,
              save: (text) => send(applicationCalls.addNote, { params: { id: _id }, body: { text } }),
              reload,
              onDeleted: () => void reload(),
            }
          : undefined
      }
    />
  );
}

function describeEvent({ kind, person, details }: ApplicationEvent) {
  const { from = null, to = null, state } = details;
  const shown = (value: string | null) => {
    if (kind === "step") return stepName(value);
    if (value === null) return "";
    if (kind === "offer") return formatDate(value);
    return kind === "invitation" ? formatMoment(value) : value;
  };
  const sentences = texts.events;
  const sentence =
    kind === "documents" && state
      ? sentences[state as "accepted" | "refused" | "deleted"]
      : to === null && kind in texts.emptied
        ? texts.emptied[kind as keyof typeof texts.emptied]
        : sentences[kind];
  const actor = person === "visitor" ? texts.parents : person === "program" ? texts.program : person;
  return { sentence, parts: { person: actor, from: shown(from), to: shown(to) } };
}
