import type { CalendarEntry } from "../../../../content/calendar/calendar.ts";
import { languageOf } from "../../../ui/language.ts";
import { describeDays } from "../../calendar-text.ts";
import { useAddress, useSite } from "../../site-context.tsx";

/** What is next in the calendar, below the notices. */
export function ComingEvents({ entries }: { entries: readonly CalendarEntry[] }) {
  const { words, language } = useSite();
  const address = useAddress();
  if (entries.length === 0) return null;
  return (
    <section aria-labelledby="coming" className="page-width py-5 md:py-9">
      <h2 id="coming" className="text-subhead text-maroon">
        {words.calendar.coming}
      </h2>
      <ul className="grid gap-x-6 md:grid-cols-3">
        {entries.map(({ id, title, ...days }) => (
          <li key={id} className="py-2">
            <b lang={languageOf(title, language)}>{title}</b>
            <p className="text-ink-soft">{describeDays(days, words)}</p>
          </li>
        ))}
      </ul>
      <a href={address("/calendar")} className="text-link">
        {words.calendar.link}
      </a>
    </section>
  );
}
