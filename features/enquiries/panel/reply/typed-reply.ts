import { inLanguage } from "../../../../core/content/types/companions.ts";
import type { Entity } from "../../../../core/content/types/define-resource.ts";
import type { TypedMessage } from "../../../../core/panel/messages/message-fields.tsx";
import type { Language } from "../../../../core/words/languages.ts";
import type { EnquiryEvent } from "../../content/enquiry-contract.ts";
import { type CallResult, isAnswer } from "../../content/enquiry-states.ts";
import { fillPlaceholders, type PlaceholderValues } from "../../content/replies/placeholders.ts";
import type { Answer } from "../../content/replies/reply-contract.ts";
import { savedReplies } from "../../content/replies/saved-replies.ts";

export type Way = Answer["by"];

/** A typed answer, which is stored as a draft. */
export interface TypedReply extends TypedMessage {
  way: Way;
  isAnswered: boolean;
  /** WhatsApp was opened with the text. */
  isOpened: boolean;
  result: CallResult | null;
  note: string;
  /** When to call again; empty: no reminder. */
  followUpOn: string;
  /** The id of the last answer that the form has shown; null if there was none. */
  seenAnswer: string | null;
}

export const startReply = (way: Way, language: Language, seenAnswer: string | null): TypedReply => ({
  way,
  language,
  seenAnswer,
  text: "",
  note: "",
  followUpOn: "",
  isAnswered: true,
  isOpened: false,
  result: null,
  inserted: null,
});

export const isTyped = ({ text, note, result }: TypedReply): boolean =>
  text.trim() !== "" || note.trim() !== "" || result !== null;

/** The last event that answers the sender. */
export const findLastAnswer = (events: readonly EnquiryEvent[]): EnquiryEvent | undefined =>
  events.findLast(isAnswer);

type SavedReply = Entity<typeof savedReplies>;

/** Replies about the topic of the enquiry are first, then those about any topic. */
export const sortReplies = (replies: readonly SavedReply[], topic: string | null): SavedReply[] => {
  const rank = (reply: SavedReply) =>
    topic !== null && reply.topic === topic ? 0 : reply.topic === null ? 1 : 2;
  return replies.toSorted((one, other) => rank(one) - rank(other));
};

/** A saved reply in the language of the answer, or else in the other one, filled in for an enquiry. */
export const fillReply = (reply: SavedReply, language: Language, values: PlaceholderValues): string =>
  fillPlaceholders(inLanguage(savedReplies, reply, language).text, values);
