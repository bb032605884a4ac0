import type { Language } from "../../../../core/words/languages.ts";

interface ReplyMailWords {
  subject(reference: string): string;
  /** The line before the quoted message. */
  youWrote(day: string): string;
  /** The word before the number of a class. */
  class: string;
}

/** Words of an answer by mail, in the language of the answer. */
export const REPLY_WORDS: Record<Language, ReplyMailWords> = {
  en: {
    subject: (reference) => `Your enquiry ${reference}`,
    youWrote: (day) => `On ${day} you wrote:`,
    class: "Class",
  },
  hi: {
    subject: (reference) => `आपकी पूछताछ ${reference}`,
    youWrote: (day) => `आपने ${day} को लिखा था:`,
    class: "कक्षा",
  },
};
