import type { ReactNode } from "react";
import { cutAtWord } from "../../../core/content/text/cut-at-word.ts";
import { endOfDayInIndia } from "../../../core/content/text/india-time.ts";
import { DatedText } from "../../../core/site/components/dated-text.tsx";
import { useAddress, useSite, useWords } from "../../../core/site/site-context.tsx";
import { Icon, type IconName } from "../../../core/ui/icon.tsx";
import { languageOf } from "../../../core/ui/language.ts";
import type { DayKind, DayLine } from "../content/day-banner.ts";
import type { SchoolDay } from "../content/school-day.ts";
import { describeDayLine, describeSchoolDay } from "./calendar-text.ts";
import type { LoadedDayBanner } from "./load-day-banner.ts";

const ICONS: Record<DayKind, IconName> = {
  closed: "calendar-x",
  examination: "pencil",
  meeting: "users",
  event: "calendar-days",
  admissionsOpen: "calendar-days",
  admissionsClose: "calendar-days",
};

/** The lines on a wide screen; a phone shows the first one. */
const LINES = 2;
/** A longer title is cut; the linked page has all of it. */
const TITLE_LETTERS = 60;

/**
 * The events of today and tomorrow, below the header of every page. Every element with words about a day has `data-until`, by which lines
 * that have ended are removed from saved pages.
 */
export function DayBanner({ today, lines, schoolDay }: LoadedDayBanner) {
  const { dayBanner } = useWords();
  if (schoolDay) return <SchoolDayBanner today={today} schoolDay={schoolDay} />;
  const ends = lines.map(({ until }) => until).toSorted();
  const [first] = ends;
  if (first === undefined) return null;
  return (
    <aside aria-label={dayBanner.label} className="day-banner no-print" data-until={ends.at(-1)}>
      <ul className="page-width">
        {lines.slice(0, LINES).map((line) => (
          <li key={`${line.kind} ${line.path} ${line.from}`} data-kind={line.kind} data-until={line.until}>
            <Line line={line} today={today} />
          </li>
        ))}
        <More count={lines.length - 1} on="phone" until={first} />
        <More count={lines.length - LINES} on="wide" until={first} />
      </ul>
    </aside>
  );
}

/** On a school day without anything special, what parents ask. */
function SchoolDayBanner({ today, schoolDay }: { today: string; schoolDay: SchoolDay }) {
  const words = useWords();
  const address = useAddress();
  const [hours, ...others] = describeSchoolDay(schoolDay, today, words);
  return (
    <aside
      aria-label={words.dayBanner.label}
      className="day-banner no-print"
      data-until={endOfDayInIndia(today).toISOString()}
    >
      <ul className="page-width">
        <li data-kind="schoolDay">
          <a href={address("/parents#timings")}>
            <Icon name="clock" className="size-4" />
            <span>
              <b>{hours}</b>
              {others.map((part) => ` · ${part}`).join("")}
            </span>
          </a>
        </li>
      </ul>
    </aside>
  );
}

function Line({ line, today }: { line: DayLine; today: string }) {
  const { words, language } = useSite();
  const { kind, title, path } = line;
  return (
    <Linked path={path}>
      <Icon name={ICONS[kind]} className="size-4" />
      <span>
        <b>
          <DatedText text={describeDayLine(line, today, words) + (title ? ":" : "")} />
        </b>{" "}
        {title && <span lang={languageOf(title, language)}>{cutAtWord(title, TITLE_LETTERS)}</span>}
      </span>
    </Linked>
  );
}

function Linked({ path, children }: { path: string | null; children: ReactNode }) {
  const address = useAddress();
  return path === null ? <p>{children}</p> : <a href={address(path)}>{children}</a>;
}

function More({ count, on, until }: { count: number; on: "phone" | "wide"; until: string }) {
  const { dayBanner } = useWords();
  const address = useAddress();
  if (count < 1) return null;
  return (
    <li data-more={on} data-until={until}>
      <a href={address("/calendar")}>{dayBanner.more(count)}</a>
    </li>
  );
}
