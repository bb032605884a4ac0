import { weeksOf } from "../../../../core/content/days/calendar-days.ts";
import { formatMonth } from "../../../../core/content/text/format-month.ts";
import { useSite, useWords } from "../../../../core/site/site-context.tsx";
import { languageOf } from "../../../../core/ui/language.ts";
import { type CalendarEntry, elementIdOf, isOn } from "../../content/calendar.ts";
import { KindSign } from "./kind-sign.tsx";

export interface MonthProps {
  month: string;
  today: string;
  entries: readonly CalendarEntry[];
}

/** Days with entries link to the first of them in the list below. On a phone a day shows only the signs. */
export function MonthTable({ month, today, entries }: MonthProps) {
  const words = useWords();
  const { weekdays, shortWeekdays } = words.calendar;
  return (
    <table className="month-table">
      <caption className="sr-only">{formatMonth(month, words)}</caption>
      <thead>
        <tr>
          {weekdays.map((weekday, index) => (
            <th key={weekday} scope="col" abbr={weekday}>
              {shortWeekdays[index]}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeksOf(month).map((week, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the weeks of a month keep their places
          <tr key={index}>
            {week.map((day, weekday) =>
              day === undefined ? (
                // biome-ignore lint/suspicious/noArrayIndexKey: so do the days of a week
                <td key={weekday} />
              ) : (
                <DayCell
                  key={day}
                  day={day}
                  isToday={day === today}
                  entries={entries.filter((entry) => isOn(entry, day))}
                />
              ),
            )}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

interface DayCellProps {
  day: string;
  isToday: boolean;
  entries: readonly CalendarEntry[];
}

function DayCell({ day, isToday, entries }: DayCellProps) {
  const { calendar } = useWords();
  const [first] = entries;
  const date = (
    <>
      <time dateTime={day}>{Number(day.slice(8))}</time>
      {isToday && <span className="sr-only"> {calendar.nearDays.today}</span>}
    </>
  );
  return (
    <td
      aria-current={isToday ? "date" : undefined}
      data-holiday={entries.some(({ kind }) => kind === "holiday") ? "" : undefined}
    >
      {first ? (
        <a href={`#${elementIdOf(first.id)}`}>
          {date}
          {entries.map((entry) => (
            <DayEntry key={entry.id} entry={entry} />
          ))}
        </a>
      ) : (
        date
      )}
    </td>
  );
}

function DayEntry({ entry: { kind, title } }: { entry: CalendarEntry }) {
  const { language, words } = useSite();
  return (
    <span className="day-entry">
      <KindSign kind={kind} />
      <span>
        <span className="sr-only">{words.calendar.kinds[kind]}: </span>
        <span lang={languageOf(title, language)}>{title}</span>
      </span>
    </span>
  );
}
