import type { ReactNode } from "react";
import { addMonths, lastDayOf, monthOf } from "../../../../core/content/days/calendar-days.ts";
import { formatMonth, nameOfMonth } from "../../../../core/content/text/format-month.ts";
import { DatedText } from "../../../../core/site/components/dated-text.tsx";
import { EmptyList } from "../../../../core/site/components/empty-list.tsx";
import { LinkedText } from "../../../../core/site/components/linked-text.tsx";
import { useAddress, useSite, useWords } from "../../../../core/site/site-context.tsx";
import { Icon } from "../../../../core/ui/icon.tsx";
import { languageOf } from "../../../../core/ui/language.ts";
import { noticePath } from "../../../notices/content/exports.ts";
import { elementIdOf, entriesWithin, examinationsFirst, monthPath } from "../../content/calendar.ts";
import { describeTimes } from "../../content/entry-times.ts";
import { describeDays } from "../calendar-text.ts";
import { AddToGoogle, CalendarLinks } from "./calendar-links.tsx";
import { KindAndDay, NearDayMark } from "./kind-and-day.tsx";
import { KindLegend, KindSign } from "./kind-sign.tsx";
import { type MonthProps, MonthTable } from "./month-table.tsx";

const COMING = 6;

export function MonthView({ siteUrl, ...shown }: MonthProps & { siteUrl: string }) {
  const { month, today, entries } = shown;
  const words = useWords();
  const { calendar } = words;
  const ofMonth = entriesWithin(entries, `${month}-01`, lastDayOf(month));
  const coming = examinationsFirst(entries, today, COMING);
  return (
    <div className="section page-width grid gap-8 lg:grid-cols-[1fr_20rem] lg:gap-x-12 print:block print:p-0">
      <section aria-labelledby="coming" className="no-print lg:col-start-2">
        <h2 id="coming" className="text-subhead text-maroon">
          {calendar.coming}
        </h2>
        {coming.length === 0 ? (
          <Nothing>{calendar.noneComing}</Nothing>
        ) : (
          <ShortEntryList {...shown} entries={coming} />
        )}
      </section>
      <section aria-labelledby="month" className="lg:col-start-1 lg:row-start-1">
        <MonthLinks {...shown} />
        <MonthTable month={month} today={today} entries={ofMonth} />
        <KindLegend />
      </section>
      <section aria-labelledby="of-month" className="print:mt-[5mm]">
        <h2 id="of-month" className="text-subhead text-maroon">
          <DatedText text={calendar.inMonth(formatMonth(month, words))} />
        </h2>
        {ofMonth.length === 0 ? (
          <Nothing>{calendar.noneInMonth}</Nothing>
        ) : (
          <EntryList entries={ofMonth} today={today} siteUrl={siteUrl} />
        )}
      </section>
      <aside className="no-print">
        <CalendarLinks month={month} siteUrl={siteUrl} />
      </aside>
    </div>
  );
}

const Nothing = ({ children }: { children: ReactNode }) => (
  <div className="mt-3">
    <EmptyList>{children}</EmptyList>
  </div>
);

/** Ends at the first and the last month with entries. */
function MonthLinks({ month, today, entries }: MonthProps) {
  const words = useWords();
  const address = useAddress();
  const present = monthOf(today);
  const months = [present, ...entries.flatMap(({ from, to }) => [monthOf(from), monthOf(to)])].toSorted();
  const [first = present, last = present] = [months[0], months.at(-1)];
  const link = (to: string) => `${address(monthPath(to))}#month`;
  return (
    <nav aria-label={words.calendar.months} className="mb-4 flex flex-wrap items-center gap-2 print:mb-[2mm]">
      <h2 id="month" className="w-full text-heading text-maroon md:mr-auto md:w-auto">
        {formatMonth(month, words)}
      </h2>
      {month > first && (
        <a href={link(addMonths(month, -1))} rel="prev" className="no-print button button-secondary">
          <Icon name="chevron-left" className="size-5" />
          <span className="sr-only">{words.calendar.previous} </span>
          {nameOfMonth(addMonths(month, -1), words)}
        </a>
      )}
      {month !== present && (
        <a href={`${address("/calendar")}#month`} className="no-print button button-secondary">
          {words.calendar.thisMonth}
        </a>
      )}
      {month < last && (
        <a href={link(addMonths(month, 1))} rel="next" className="no-print button button-secondary">
          <span className="sr-only">{words.calendar.next} </span>
          {nameOfMonth(addMonths(month, 1), words)}
          <Icon name="chevron-right" className="size-5" />
        </a>
      )}
    </nav>
  );
}

/** The entries with all details. */
function EntryList({ entries, today, siteUrl }: Omit<MonthProps, "month"> & { siteUrl: string }) {
  return (
    <ul className="mt-3 grid gap-4 print:block print:columns-2 print:gap-x-[8mm]">
      {entries.map((entry) => (
        <li
          key={entry.id}
          id={elementIdOf(entry.id)}
          className="scroll-mt-24 border-saffron-soft border-l-4 pl-4 print:mb-[2mm] print:break-inside-avoid print:text-[9pt] print:leading-tight"
        >
          <Entry entry={entry} today={today} />
          {entry.noticeId && <NoticeLink id={entry.noticeId} title={entry.title} />}
          {entry.to >= today && <AddToGoogle entry={entry} siteUrl={siteUrl} />}
        </li>
      ))}
    </ul>
  );
}

/** Leads to the notice with the details or the file. */
function NoticeLink({ id, title }: { id: string; title: string }) {
  const words = useWords();
  const address = useAddress();
  return (
    <a
      href={address(noticePath(id))}
      className="text-link no-print mr-4 inline-flex min-h-11 items-center text-caption"
    >
      {words.notices.read}
      <span className="sr-only">: {title}</span>
    </a>
  );
}

function Entry({ entry, today }: { entry: MonthProps["entries"][number]; today: string }) {
  const { words, language } = useSite();
  const { title, place, description, from } = entry;
  const days = describeDays(entry, words);
  const times = describeTimes(entry, words.calendar);
  return (
    <article>
      <p className="text-caption text-ink-soft">
        <KindAndDay entry={entry} today={today} />
      </p>
      <h3 lang={languageOf(title, language)} className="text-subhead print:text-[10pt]">
        {title}
      </h3>
      <p>
        <time dateTime={from}>
          <DatedText text={times ? `${days},` : days} />
        </time>{" "}
        {times && <span className="date">{times}</span>}
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
function ShortEntryList({ entries, today }: Pick<MonthProps, "entries" | "today">) {
  const { words, language } = useSite();
  const address = useAddress();
  return (
    <ul className="gap-x-8 divide-y divide-line md:columns-2 lg:columns-1">
      {entries.map((entry) => (
        <li key={entry.id} className="break-inside-avoid py-2">
          <p className="text-caption text-ink-soft">
            <KindSign kind={entry.kind} />{" "}
            <DatedText text={`${words.calendar.kinds[entry.kind]}: ${describeDays(entry, words)}`} />
            <NearDayMark days={entry} today={today} />
          </p>
          <a href={address(entry.path)} lang={languageOf(entry.title, language)} className="text-link">
            {entry.title}
          </a>
        </li>
      ))}
    </ul>
  );
}
