import { schoolYearName } from "../../../../core/content/days/calendar-days.ts";
import { BarPlot } from "../../../../core/panel/dashboard/bar-plot.tsx";
import { formatMonthAndYear, formatShortMonth } from "../../../../core/panel/dates/format-date.ts";
import { Card } from "../../../../core/panel/parts/card.tsx";
import { FiguresTable } from "../../../../core/panel/parts/figures/figures-table.tsx";
import { words } from "../../../../core/ui/panel-words.ts";
import type { EnquiryFigures } from "../../content/privacy-and-figures/figures-contract.ts";
import { nameOfTopic } from "../../content/topic-name.ts";

const texts = words.enquiryFigures;

export const namePeriod = (year: number | null) =>
  year === null ? texts.lastMonths : texts.schoolYear(schoolYearName(year));

/** Enquiries by topic and month, as bars and as a table. `thisMonth` is not over yet. */
export function ByMonth({ figures, thisMonth }: { figures: EnquiryFigures; thisMonth: string }) {
  const { year, topics, months, total } = figures;
  const bars = months.map(({ month, total: count }) => ({
    label: formatShortMonth(month),
    count,
    isCurrent: month === thisMonth,
  }));
  const sums = topics.map((_topic, index) =>
    months.reduce((sum, { counts }) => sum + (counts[index] ?? 0), 0),
  );
  return (
    <Card heading={texts.byMonth} className="grid-cols-1 gap-4">
      <p>
        <strong>{namePeriod(year)}.</strong> {total === 0 ? texts.none : texts.received(total)}
      </p>
      {total > 0 && (
        <>
          <BarPlot title={texts.chart} bars={bars} />
          <FiguresTable
            caption={texts.byMonth}
            head={[texts.month, ...topics.map((topic) => nameOfTopic(words, topic)), texts.total]}
            rows={months.map(({ month, counts, total: ofMonth }) => ({
              key: month,
              heading: formatMonthAndYear(month),
              counts: [...counts, ofMonth],
            }))}
            foot={{ key: "total", heading: texts.total, counts: [...sums, total] }}
          />
        </>
      )}
    </Card>
  );
}

/** How soon parents get an answer, in sentences. */
export function FirstAnswer({ figures: { year, total, firstAnswers } }: { figures: EnquiryFigures }) {
  const { answered, inTime, overdue, waiting, closed, medianDays } = firstAnswers;
  const due = answered + overdue;
  return (
    <Card heading={texts.firstAnswer} className="grid-cols-1 gap-4">
      <div className="grid max-w-reading gap-2">
        <p className="font-bold">{namePeriod(year)}</p>
        <p>{medianDays === null ? texts.noAnswer : texts.median(medianDays)}</p>
        {due > 0 && <p>{texts.share({ inTime, due, percent: Math.round((inTime / due) * 100) })}</p>}
        {overdue > 0 && <p>{texts.overdue(overdue)}</p>}
        {waiting > 0 && <p>{texts.waiting(waiting)}</p>}
        {closed > 0 && <p>{texts.closed(closed)}</p>}
        {total > 0 && <p className="text-caption text-ink-soft">{texts.howCounted}</p>}
      </div>
    </Card>
  );
}

/** The numbers of open enquiries by person. */
export function OpenByPerson({ open }: Pick<EnquiryFigures, "open">) {
  const names = texts.open;
  const { statuses } = words.inbox;
  return (
    <Card heading={texts.openByPerson} className="grid-cols-1 gap-4">
      <p>{open.length === 0 ? texts.noneOpen : texts.openNow}</p>
      {open.length > 0 && (
        <FiguresTable
          caption={texts.openByPerson}
          head={[names.person, statuses.new, statuses.inProgress, names.overdue]}
          rows={open.map(({ accountId, person, isNew, inProgress, overdue }) => ({
            key: accountId ?? "",
            heading: person ?? (accountId === null ? names.nobody : names.gone),
            counts: [isNew, inProgress, overdue],
          }))}
        />
      )}
    </Card>
  );
}
