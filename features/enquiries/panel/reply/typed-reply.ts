import { inLanguage } from "../../../../core/content/types/companions.ts";
import type { Entity } from "../../../../core/content/types/define-resource.ts";
import type { Language } from "../../../../core/words/languages.ts";
import type { EnquiryEvent } from "../../content/enquiry-contract.ts";
import { type CallResult, isAnswer } from "../../content/enquiry-states.ts";
import {
  fillPlaceholders,
  findUnfilled,
  type PlaceholderValues,
} from "../../content/replies/placeholders.ts";
import type { Answer } from "../../content/replies/reply-contract.ts";
import { savedReplies } from "../../content/replies/saved-replies.ts";

export type Way = Answer["by"];

/** A typed answer, which is stored as a draft. */
export interface TypedReply {
  way: Way;
  text: string;
  language: Language;
  isAnswered: boolean;
  /** WhatsApp was opened with the text. */
  isOpened: boolean;
  result: CallResult | null;
  note: string;
  /** When to call again; empty: no reminder. */
  followUpOn: string;
  /** The id of the last answer that the form has shown; null if there was none. */
  seenAnswer: string | null;
  /** The saved reply that was inserted last, and its text. */
  inserted: { id: string; text: string } | null;
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

/** Inserts a text at the cursor, with an empty line between it and the rest. */
export function insertText(text: string, inserted: string, start: number, end: number): string {
  const [before, after] = [text.slice(0, start).trimEnd(), text.slice(end).trimStart()];
  return [before, inserted, after].filter(Boolean).join("\n\n");
}

/** The position of the first placeholder of a text; undefined if all are filled in. */
export function findPlace(text: string): [start: number, end: number] | undefined {
  const [first] = findUnfilled(text);
  if (first === undefined) return undefined;
  const start = text.indexOf(first);
  return [start, start + first.length];
}
