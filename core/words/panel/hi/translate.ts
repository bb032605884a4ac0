import { hindiLabels, hindiSentences } from "../../../../features/hindi-sentences.ts";
import { decode, type Message, type MessageId, render } from "../../../content/messages/message.ts";
import { capitalised } from "../../../content/text/capitalised.ts";
import type { Language } from "../../languages.ts";
import { MESSAGES } from "./messages.ts";
import { AUDIT } from "./sentences/audit.ts";
import { HINTS } from "./sentences/hints.ts";
import { LABELS } from "./sentences/labels.ts";
import { NAMES } from "./sentences/names.ts";
import { findStored } from "./stored-texts.ts";

// No table may come from a module that the panel loads at its start: the panel waits for this one, and both would wait forever.
const SENTENCES = new Map(
  [NAMES, LABELS, ...hindiLabels, ...hindiSentences, HINTS, AUDIT].flatMap((table) => Object.entries(table)),
);

/** The Hindi of a message or of an English text of a declaration; other text unchanged. */
export function translate(text: string): string {
  const message = decode(text);
  return message ? write(message) : (findLabel(text) ?? findStored(text) ?? text);
}

/** The texts of a declaration in a language. */
export const inLanguage = (text: string, language: Language): string =>
  language === "hi" ? translate(text) : text;

/** A message that the API has sent. An unknown one stays in English. */
export const fromApi = (message: Message | undefined, english: string): string =>
  message && Object.hasOwn(MESSAGES, message.id) ? write(message) : english;

const write = ({ id, params = {} }: Message) => render(MESSAGES[id as MessageId], params, showPart);

/** Labels are in the tables; other parts may be typed text. */
function showPart(name: string, value: string | number): string {
  if (name === "label" || name === "needed") return findLabel(String(value)) ?? String(value);
  return typeof value === "number" ? grouped(value) : value;
}

/** With Indian digit grouping; years have no comma. */
const grouped = (value: number) => (value > 9999 ? value.toLocaleString("en-IN") : String(value));

const findLabel = (text: string) => findSentence(text) ?? findCompanion(text);

/** In the middle of a sentence a name begins with a lower-case letter: "3 top students". */
const findSentence = (sentence: string): string | undefined =>
  SENTENCES.get(sentence) ?? SENTENCES.get(capitalised(sentence));

const COMPANIONS = { " in Hindi": "(हिंदी में)", " in English": "(अंग्रेज़ी में)" };

/** A companion field is named after its original. */
function findCompanion(label: string): string | undefined {
  for (const [ending, written] of Object.entries(COMPANIONS)) {
    const original = label.endsWith(ending) && findSentence(label.slice(0, -ending.length));
    if (original) return `${original} ${written}`;
  }
  return undefined;
}
