import { type CalendarEntry, elementIdOf } from "../../../../content/calendar/calendar.ts";
import { languageOf } from "../../../ui/language.ts";
import { describeDays, describeTimes } from "../../calendar-text.ts";
import { useAddress, useSite } from "../../site-context.tsx";
import { LinkedText } from "../linked-text.tsx";
import { KindSign } from "./kind-sign.tsx";

interface EntriesProps {
  entries: readonly CalendarEntry[];
}

/** The entries with all details. */
export function EntryList({ entries }: EntriesProps) {
  return (
    <ul className="entry-list">
      {entries.map((entry) => (
        <li key={entry.id} id={elementIdOf(entry.id)}>
          <Entry entry={entry} />
        </li>
      ))}
    </ul>
  );
}

function Entry({ entry }: { entry: CalendarEntry }) {
  const { words, language } = useSite();
  const { kind, title, place, description, from } = entry;
  const times = describeTimes(entry, words);
  return (
    <article>
      <p className="text-caption text-ink-soft">
        <KindSign kind={kind} /> {words.calendar.kinds[kind]}
      </p>
      <h3 lang={languageOf(title, language)}>{title}</h3>
      <p>
        <time dateTime={from}>{describeDays(entry, words)}</time>
        {times && `, ${times}`}
      </p>
      {place && <p lang={languageOf(place, language)}>{place}</p>}
      {description && (
        <p lang={languageOf(description, language)} className="whitespace-pre-line text-ink-soft">
          <LinkedText text={description} />
        </p>
      )}
    </article>
  );
}

/** The entries with title and date. */
export function ShortEntryList({ entries }: EntriesProps) {
  const { words, language } = useSite();
  const address = useAddress();
  return (
    <ul className="divide-y divide-line">
      {entries.map(({ id, kind, title, path, ...days }) => (
        <li key={id} className="py-2">
          <a href={address(path)} lang={languageOf(title, language)} className="text-link">
            {title}
          </a>
          <p className="text-caption text-ink-soft">
            <KindSign kind={kind} /> <span className="sr-only">{words.calendar.kinds[kind]}, </span>
            {describeDays(days, words)}
          </p>
        </li>
      ))}
    </ul>
  );
}
