import { useId } from "react";
import { Link } from "react-router";
import { BarPlot } from "../../../../core/panel/dashboard/bar-plot.tsx";
import { countByWeek } from "../../../../core/panel/dashboard/weeks.ts";
import { formatDayAndMonth } from "../../../../core/panel/dates/format-date.ts";
import { words } from "../../../../core/ui/panel-words.ts";
import { FIGURES_PATH } from "../../content/screen-paths.ts";

const WEEK_COUNT = 8;

const texts = words.enquiries;

/** Enquiries per week as bars, and as a table for screen readers; nothing if there are none. */
export function EnquiriesPlot({ moments, today }: { moments: readonly string[]; today: Date }) {
  const id = useId();
  const weeks = countByWeek(moments, today, WEEK_COUNT);
  if (weeks.every(({ count }) => count === 0)) return null;
  const bars = weeks.map(({ start, count }, index) => {
    const isCurrent = index === WEEK_COUNT - 1;
    return { label: isCurrent ? texts.thisWeek : formatDayAndMonth(start), count, isCurrent };
  });
  return (
    <section className="card px-5 py-4" aria-labelledby={id}>
      <div className="mb-1 flex flex-wrap items-baseline justify-between gap-3">
        <h2 id={id} className="text-maroon text-subhead">
          {texts.enquiriesPerWeek}
        </h2>
        <Link to={FIGURES_PATH} className="text-link">
          {words.enquiryFigures.link}
        </Link>
      </div>
      <BarPlot title={texts.enquiriesPerWeek} bars={bars} />
      <div className="sr-only">
        <table>
          <caption>{texts.enquiriesPerWeek}</caption>
          <thead>
            <tr>
              <th scope="col">{texts.weekFrom}</th>
              <th scope="col">{texts.title}</th>
            </tr>
          </thead>
          <tbody>
            {weeks.map(({ start, count }) => (
              <tr key={start.getTime()}>
                <th scope="row">{formatDayAndMonth(start)}</th>
                <td>{count}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}
