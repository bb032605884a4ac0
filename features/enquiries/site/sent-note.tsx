import { languageOf } from "../../../core/ui/language.ts";
import type { Language } from "../../../core/words/languages.ts";

export type SentWords = Record<"reference" | "keepReference" | "officeHours", string>;

/** The next steps after a message was sent, in the school's words. */
export interface NextSteps {
  /** How soon the office answers. */
  soon: string;
  /** A line for each entry of the office hours. */
  hours: readonly string[];
}

interface SentNoteProps {
  reference: string;
  words: SentWords;
  next: NextSteps;
  /** The language of the page. */
  language: Language;
}

/** The reference number of a message, and what happens next. */
export function SentNote({ reference, words, next, language }: SentNoteProps) {
  return (
    <div className="rounded-control border border-line-strong bg-cream-deep p-4">
      <p>
        {words.reference}: <b className="whitespace-nowrap">{reference}</b>
      </p>
      <p className="text-caption text-ink-soft">{words.keepReference}</p>
      <p className="mt-3" lang={languageOf(next.soon, language)}>
        {next.soon}
      </p>
      {next.hours.length > 0 && (
        <>
          <p className="mt-3 font-bold">{words.officeHours}</p>
          <ul>
            {next.hours.map((line) => (
              <li key={line} lang={languageOf(line, language)}>
                {line}
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}
