import { DatedText } from "../../../core/site/components/dated-text.tsx";
import { Words } from "../../../core/site/components/words.tsx";
import { useAddress, useWords } from "../../../core/site/site-context.tsx";
import type { ComingEntry } from "../../calendar/content/exports.ts";
import { describeDays, NearDayMark } from "../../calendar/site/exports.ts";

/** The holidays and examinations to come, from the calendar. */
export function TermDates({ entries, today }: { entries: readonly ComingEntry[]; today: string }) {
  const words = useWords();
  const address = useAddress();
  const { parents, calendar } = words;
  const lists = [
    { heading: parents.holidays, dates: entries.filter(({ kind }) => kind === "holiday") },
    { heading: parents.examinations, dates: entries.filter(({ kind }) => kind === "examination") },
  ].filter(({ dates }) => dates.length > 0);
  return (
    <>
      {lists.length === 0 && <p className="mt-3">{calendar.noneComing}</p>}
      <div className="mt-4 grid grid-cols-[repeat(auto-fit,minmax(min(19rem,100%),1fr))] gap-x-12 gap-y-6">
        {lists.map(({ heading, dates }) => (
          <div key={heading}>
            <h3 className="text-subhead text-maroon">{heading}</h3>
            <ul>
              {dates.map((entry) => (
                <li
                  key={entry.id}
                  className="flex flex-wrap justify-between gap-x-4 border-line border-b py-2"
                >
                  <Words of={entry.title} as="b" />
                  <span className="text-ink-soft">
                    <DatedText text={describeDays(entry, words)} />
                    <NearDayMark days={entry} today={today} />
                  </span>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
      <p className="mt-4 no-print">
        <a href={address("/calendar")} className="text-link inline-flex min-h-11 items-center">
          {parents.calendar}
        </a>
      </p>
    </>
  );
}
