import { cutAtWord } from "../../../core/content/text/cut-at-word.ts";
import { formatDay } from "../../../core/content/text/format-day.ts";
import { WORDS } from "../../../core/words/index.ts";
import type { Language } from "../../../core/words/languages.ts";

export interface CircularParts {
  language: Language;
  /** In that language if it exists, otherwise in the other one. */
  title: string;
  description: string;
  date: string | null;
  /** The full address of the notice's page. */
  link: string;
  school: string;
}

/** WhatsApp hides longer texts behind "Read more", and the link would be too long for some phones. */
const MAX_LETTERS = 300;

/** A notice as a message for WhatsApp. */
export function circularMessage({ language, title, description, date, link, school }: CircularParts): string {
  const { months, circular } = WORDS[language];
  const heading = `*${plainLine(title)}*`;
  const blocks = [
    date ? `${heading}\n${formatDay(date, months)}` : heading,
    cutAtWord(description.trim().replace(/(\s*\n){3,}/g, "\n\n"), MAX_LETTERS),
    `${circular.readMore}\n${link}`,
    school,
  ];
  return blocks.filter(Boolean).join("\n\n").toWellFormed();
}

/** Opens WhatsApp with a message; the user picks the recipient there. */
export const whatsAppAddress = (message: string) => `https://wa.me/?text=${encodeURIComponent(message)}`;

/** WhatsApp formats text between these characters; it ignores their look-alikes. */
const LOOK_ALIKES: Record<string, string> = { "*": "∗", _: "＿", "~": "∼", "`": "ˋ" };
const MARK = /\*|(?<![\p{L}\p{N}])[_~`]|[_~`](?![\p{L}\p{N}])/gu;

/** A single line that can be bold as a whole. */
const plainLine = (text: string) =>
  text
    .replace(MARK, (sign) => LOOK_ALIKES[sign] ?? "")
    .replace(/\s+/g, " ")
    .trim();
