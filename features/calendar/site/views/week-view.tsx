import { addDays, weekdayOf } from "../../../../core/content/days/calendar-days.ts";
import { endOfDayInIndia } from "../../../../core/content/text/india-time.ts";
import { DatedText } from "../../../../core/site/components/dated-text.tsx";
import { useAddress, useSite, useWords } from "../../../../core/site/site-context.tsx";
import { languageOf } from "../../../../core/ui/language.ts";
import { type CalendarEntry, entriesWithin, isOn, upcomingEntries } from "../../content/calendar.ts";
import { describeTimes } from "../../content/entry-times.ts";
import { describeDays } from "../calendar-text.ts";
import { NearDayMark } from "./kind-and-day.tsx";
import { KindSign } from "./kind-sign.tsx";

interface WeekProps {
  today: string;
  entries: readonly CalendarEntry[];
}

/** The opening of the calendar: what is on from Monday to Sunday. A saved page loses it when the week is over. */
export function WeekView({ today, entries }: WeekProps) {
  const words = useWords();
  const monday = addDays(today, -weekdayOf(today));
  const days = Array.from({ length: 7 }, (_day, index) => addDays(monday, index));
  const sunday = addDays(monday, 6);
  const ofWeek = entriesWithin(entries, monday, sunday);
  const long = ofWeek.filter(({ from, to }) => from !== to);
  const short = ofWeek.filter(({ from, to }) => from === to);
  return (
    <section
      aria-labelledby="week"
      className="no-print page-width pt-5 lg:pt-10"
      data-until={endOfDayInIndia(sunday).toISOString()}
    >
      <h2 id="week" className="text-heading text-maroon">
        {words.calendar.thisWeek}
      </h2>
      <p className="text-ink-soft">
        <DatedText text={describeDays({ from: monday, to: sunday }, words)} />
      </p>
      {ofWeek.length === 0 ? (
        <NothingThisWeek today={today} entries={entries} />
      ) : (
        <>
          {long.length > 0 && (
            <ul className="mt-3.5 grid gap-2 lg:grid-cols-7">
              {long.map((entry) => (
                <LongEntry key={entry.id} entry={entry} days={days} isPast={entry.to < today} />
              ))}
            </ul>
          )}
          <ol className="mt-3.5 grid gap-2 lg:grid-cols-7">
            {days.map((day) => (
              <WeekDay
                key={day}
                day={day}
                today={today}
                entries={short.filter((entry) => isOn(entry, day))}
                isFree={!ofWeek.some((entry) => isOn(entry, day))}
              />
            ))}
          </ol>
        </>
      )}
    </section>
  );
}

interface WeekDayProps extends WeekProps {
  day: string;
  /** Whether nothing is on, not even an entry of several days. */
  isFree: boolean;
}

function WeekDay({ day, today, entries, isFree }: WeekDayProps) {
  const { calendar } = useWords();
  const isToday = day === today;
  return (
    <li className="week-day" data-past={day < today ? "" : undefined}>
      <p>
        <time dateTime={day}>
          {calendar.shortWeekdays[weekdayOf(day)]} <b>{Number(day.slice(8))}</b>
        </time>
        <NearDayMark days={{ from: day, to: day }} today={today} />
      </p>
      {entries.length > 0 && (
        <ul>
          {entries.map((entry) => (
            <WeekEntry key={entry.id} entry={entry} />
          ))}
        </ul>
      )}
      {isFree && isToday && <p className="text-ink-soft">{calendar.nothingToday}</p>}
    </li>
  );
}

/** The columns of a wide screen, from Monday to Sunday. */
const FIRST_COLUMN = [
  "lg:col-start-1",
  "lg:col-start-2",
  "lg:col-start-3",
  "lg:col-start-4",
  "lg:col-start-5",
  "lg:col-start-6",
  "lg:col-start-7",
];
const END_COLUMN = [
  "lg:col-end-2",
  "lg:col-end-3",
  "lg:col-end-4",
  "lg:col-end-5",
  "lg:col-end-6",
  "lg:col-end-7",
  "lg:col-end-8",
];

/** An entry of several days, once: on a wide screen above its days. */
function LongEntry({
  entry,
  days,
  isPast,
}: {
  entry: CalendarEntry;
  days: readonly string[];
  isPast: boolean;
}) {
  const { language, words } = useSite();
  const address = useAddress();
  const { kind, title, path, from, to } = entry;
  const first = Math.max(days.indexOf(from), 0);
  const last = days.indexOf(to);
  return (
    <li
      className={`week-long ${FIRST_COLUMN[first]} ${END_COLUMN.at(last)}`}
      data-kind={kind}
      data-past={isPast ? "" : undefined}
    >
      <span className="text-caption">
        <KindSign kind={kind} /> {words.calendar.kinds[kind]}
      </span>{" "}
      <a href={address(path)} lang={languageOf(title, language)} className="text-link">
        {title}
      </a>{" "}
      <span className="text-caption text-ink-soft">
        <DatedText text={describeDays(entry, words)} />
      </span>
    </li>
  );
}

function WeekEntry({ entry }: { entry: CalendarEntry }) {
  const { language, words } = useSite();
  const address = useAddress();
  const { kind, title, path } = entry;
  const times = describeTimes(entry, words.calendar);
  return (
    <li data-kind={kind}>
      <span className="text-caption">
        <KindSign kind={kind} /> {words.calendar.kinds[kind]}
      </span>
      <a href={address(path)} lang={languageOf(title, language)} className="text-link">
        {title}
      </a>
      {times && <span className="text-caption text-ink-soft">{times}</span>}
    </li>
  );
}

/** Says that the week is empty, and what comes next. */
function NothingThisWeek({ today, entries }: WeekProps) {
  const { language, words } = useSite();
  const address = useAddress();
  const [next] = upcomingEntries(entries, today, 1);
  return (
    <>
      <p className="mt-4 text-lead">{words.calendar.nothingThisWeek}</p>
      {next && (
        <p>
          {words.calendar.nextEntry}{" "}
          <a href={address(next.path)} lang={languageOf(next.title, language)} className="text-link">
            {next.title}
          </a>
          , <DatedText text={describeDays(next, words)} />
        </p>
      )}
    </>
  );
}
