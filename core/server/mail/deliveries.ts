import type { Delivery } from "../../content/mail/mail-contract.ts";
import { type Coded, decode, inEnglish } from "../../content/messages/message.ts";
import type { Label } from "../../words/label.ts";
import type { Actor } from "../database/entries/record-change.ts";
import { notFound } from "../errors.ts";
import type { MailStore } from "./mail-store.ts";
import type { Outbox } from "./outbox.ts";

interface MailEvent {
  _id: string;
  kind: string;
  details: Record<string, string | null>;
}

/** The deliveries of mails, for the features that have queued them. */
export interface Deliveries {
  /** Finds the deliveries of the mails that events record. */
  findOfEvents(events: readonly MailEvent[]): Promise<(Delivery & { event: string })[]>;
  /** Finds deliveries by the ids of the mails' subjects. Absent: there is no mail about it. */
  findAbout(ids: readonly string[]): Promise<Map<string, Delivery>>;
  /**
   * Tries again now to send the mail that an event records. `isTriedAgain` is false if it was sent, is being sent or was deleted. `noun`
   * names the mail if there is none.
   */
  retry(
    events: readonly MailEvent[],
    sought: { event: string; noun: Label },
    actor: Actor,
  ): Promise<{ isTriedAgain: boolean }>;
}

const UNKNOWN: Delivery = { state: "unknown", attempts: 0, at: null, message: null, reason: null };

export const createDeliveries = ({ store, sending }: Outbox): Deliveries => ({
  async findOfEvents(events) {
    const mails = events.flatMap(({ _id: event, kind, details }) =>
      kind === "mail" && details.mail ? [{ event, id: details.mail }] : [],
    );
    if (mails.length === 0) return [];
    const found = await store.findStates(mails.map(({ id }) => id));
    const states = new Map(found.map((state) => [state._id, state]));
    return mails.map(({ event, id }) => {
      const state = states.get(id);
      return { event, ...(state ? present(state) : UNKNOWN) };
    });
  },

  async findAbout(ids) {
    if (ids.length === 0) return new Map();
    const states = await store.findStatesAbout(ids);
    return new Map(states.map((state) => [String(state.about), present(state)]));
  },

  async retry(events, { event, noun }, actor) {
    const mail = events.find(({ _id, kind }) => _id === event && kind === "mail")?.details.mail;
    if (!mail) throw notFound(noun);
    const count = await store.retry([mail], actor);
    sending?.wake();
    return { isTriedAgain: count > 0 };
  },
});

type StoredState = Omit<Awaited<ReturnType<MailStore["findStates"]>>[number], "_id">;

function present({ sentAt, givenUpAt, nextTryAt, attempts, lastError }: StoredState): Delivery {
  const state = sentAt !== null ? "sent" : givenUpAt !== null ? "givenUp" : "waiting";
  return {
    state,
    attempts,
    at: sentAt ?? givenUpAt ?? nextTryAt,
    ...presentReason(lastError as Coded | null),
  };
}

/** Why a mail was not sent, as the API says it. */
export const presentReason = (reason: Coded | null) => ({
  message: reason === null ? null : inEnglish(reason),
  reason: reason === null ? null : decode(reason),
});
