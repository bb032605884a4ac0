import { findMailProblem } from "../../../../core/content/mail/mail-problem.ts";
import { message } from "../../../../core/content/messages/message.ts";
import { dayInIndia } from "../../../../core/content/text/india-time.ts";
import { editGuard, namesVersion } from "../../../../core/server/content/entity-tag.ts";
import { createSaver, type Publish } from "../../../../core/server/content/publish.ts";
import type { Actor } from "../../../../core/server/database/entries/record-change.ts";
import type { Database, EntryRow, Tx } from "../../../../core/server/database/tables.ts";
import { staleEdit, validationFailed } from "../../../../core/server/errors.ts";
import type { MailQueue } from "../../../../core/server/mail/mail-queue.ts";
import type { School } from "../../../school/content/exports.ts";
import { contacts } from "../../content/contacts.ts";
import type { EnquiryChange } from "../../content/enquiry-contract.ts";
import { type EnquiryStatus, type EventKind, isAnswer } from "../../content/enquiry-states.ts";
import type { Answer } from "../../content/replies/reply-contract.ts";
import { listEvents, type NewEnquiryEvent } from "../event-store.ts";
import { recordAnswer, requireEnquiry } from "./record-answer.ts";
import { writeReplyMail } from "./reply-mail.ts";

export interface ReplyStoreParts {
  db: Database;
  publish: Publish;
  mail: MailQueue;
  findSchool: () => Promise<School>;
}

export interface SavedAnswer {
  /** The event that records the answer. */
  event: string;
  /** The new version of the enquiry. */
  updatedAt: string;
}

export type ReplyStore = ReturnType<typeof createReplyStore>;

/** Answers enquiries: the mail, the event and the new state of the enquiry are stored together. */
export function createReplyStore({ db, publish, mail, findSchool }: ReplyStoreParts) {
  const save = createSaver(db, publish);

  async function describe(tx: Tx, enquiry: EntryRow, answer: Answer, school: School): Promise<AnswerEvent> {
    if (answer.by === "call") {
      const { result, note } = answer;
      return { kind: "call", text: note, details: { result, number: textOf(enquiry.phoneNumber) } };
    }
    const { text } = answer;
    if (answer.by === "whatsapp") {
      return { kind: "whatsapp", text, details: { number: textOf(enquiry.phoneNumber) } };
    }
    const problem = findMailProblem(enquiry.email, mail.isSet);
    if (problem !== null) throw validationFailed({ by: message(PROBLEMS[problem]) });
    const { language } = answer;
    const id = await mail.queue(tx, writeReplyMail(enquiry, { text, language }, school));
    return { kind: "mail", text, details: { mail: id, address: textOf(enquiry.email), language } };
  }

  return {
    /** Answers the version that `If-Match` names. Without one, a mail that only repeats the last answer is refused. */
    async answer(
      id: string,
      answer: Answer,
      ifMatch: string | undefined,
      actor: Actor,
    ): Promise<SavedAnswer> {
      const school = await findSchool();
      return save(async (tx) => {
        const before = await requireEnquiry(tx, id);
        if (!editGuard(ifMatch)(before.updatedAt)) throw staleEdit();
        if (!namesVersion(ifMatch) && (await isRepetition(tx, before, answer, actor))) throw staleEdit();
        const event = await describe(tx, before, answer, school);
        const { enquiry, eventId } = await recordAnswer(tx, {
          entryId: id,
          actor,
          ...event,
          version: before.updatedAt,
          ...findChange(before, answer, isAnswer(event)),
        });
        return { event: eventId, updatedAt: enquiry.updatedAt, tags: [contacts.name] };
      });
    },
  };
}

/** Actions for an enquiry, besides changes of its state. */
const DONE: ReadonlySet<EventKind> = new Set<EventKind>(["note", "mail", "whatsapp", "call"]);

/** Whether the last thing that was done is the same mail by the same person to the same address: a button that was pressed twice. */
async function isRepetition(
  tx: Tx,
  { _id, email }: EntryRow,
  answer: Answer,
  actor: Actor,
): Promise<boolean> {
  if (answer.by !== "mail") return false;
  const last = (await listEvents(tx, _id)).findLast(({ kind }) => DONE.has(kind));
  return (
    last?.kind === "mail" &&
    last.accountId === actor.accountId &&
    last.text === answer.text &&
    last.details.address === textOf(email)
  );
}

type AnswerEvent = Pick<NewEnquiryEvent, "kind" | "text" | "details">;

const PROBLEMS = {
  notSet: "mail_not_set",
  noAddress: "enquiry_without_email",
  badAddress: "enquiry_email_unusable",
} as const;

const textOf = (value: string | number | null | undefined) => (value ? String(value) : null);

/**
 * An enquiry that somebody has tried to answer is no longer new. If it is answered, a follow-up date that has come is removed, unless the
 * person has chosen another one.
 */
function findChange(
  { status, followUpOn }: EntryRow,
  { isAnswered, followUpOn: chosen }: Answer,
  hasReached: boolean,
): Pick<EnquiryChange, "status" | "followUpOn"> {
  const becomes: EnquiryStatus | undefined =
    isAnswered && hasReached ? "answered" : status === "new" ? "inProgress" : undefined;
  const isOver =
    becomes === "answered" && followUpOn !== null && String(followUpOn) <= dayInIndia(new Date());
  return {
    ...(becomes && { status: becomes }),
    ...(chosen !== undefined ? { followUpOn: chosen } : isOver && { followUpOn: null }),
  };
}
