import type { ReactNode } from "react";
import { fillWords } from "../../ui/fill-words.tsx";
import { languageOf } from "../../ui/language.ts";
import { panelLanguage } from "../../ui/panel-words.ts";
import { formatMoment } from "../dates/format-date.ts";

interface EventLineProps {
  at: string;
  /** With the placeholders {person}, {from} and {to}. */
  sentence: string;
  parts: Partial<Record<"person" | "from" | "to", string>>;
  /** After the sentence. */
  result?: string | undefined;
  /** A note, or a message as it was sent. */
  text?: string;
  isNote?: boolean;
  children?: ReactNode;
}

/** A line in the list of an entry's events: the person, the action and the time. */
export const EventLine = ({ at, sentence, parts, result, text, isNote, children }: EventLineProps) => (
  <li className="grid gap-1 py-3">
    <p>
      {fillWords(sentence, {
        person: <strong>{parts.person}</strong>,
        from: parts.from,
        to: <strong>{parts.to}</strong>,
      })}
      {result && ` · ${result}`}
      <span className="text-caption text-ink-soft">
        {" · "}
        <time dateTime={at}>{formatMoment(at)}</time>
      </span>
    </p>
    {text && (
      <p
        lang={languageOf(text, panelLanguage)}
        className={`whitespace-pre-line rounded-control px-3 py-2 ${isNote ? "bg-saffron-soft" : "bg-cream"}`}
      >
        {text}
      </p>
    )}
    {children}
  </li>
);
