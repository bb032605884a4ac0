import { useId } from "react";
import { words } from "../../ui/panel-words.ts";
import { formatDayAndMonth } from "../dates/format-date.ts";
import { countByWeek } from "./weeks.ts";

const WEEK_COUNT = 8;
const BAR_HEIGHT = 120;
/** Room for the number above the highest bar, and for the date below every bar. */
const ABOVE = 24;
const BELOW = 28;

const said = words.dashboard;

/** Percentages, so that the plot fills its card while the text keeps its size. */
const percent = (share: number) => `${share * 100}%`;

/** Enquiries per week as bars, and as a table for screen readers. */
export function EnquiriesPlot({ moments, today }: { moments: readonly string[]; today: Date }) {
  const id = useId();
  const weeks = countByWeek(moments, today, WEEK_COUNT);
  const highest = Math.max(1, ...weeks.map(({ count }) => count));
  return (
    <section className="card p-5 sm:p-6" aria-labelledby={id}>
      <h2 id={id} className="mb-4 text-maroon text-subhead">
        {said.enquiriesPerWeek}
      </h2>
      <svg
        aria-hidden="true"
        width="100%"
        height={ABOVE + BAR_HEIGHT + BELOW}
        className="block overflow-visible"
      >
        <title>{said.enquiriesPerWeek}</title>
        <line
          x1="0"
          x2="100%"
          y1={ABOVE + BAR_HEIGHT}
          y2={ABOVE + BAR_HEIGHT}
          className="stroke-line-strong"
        />
        {weeks.map(({ start, count }, index) => {
          const middle = percent((index + 0.5) / WEEK_COUNT);
          const height = (count / highest) * BAR_HEIGHT;
          const isCurrent = index === WEEK_COUNT - 1;
          return (
            <g key={start.getTime()}>
              <rect
                x={percent((index + 0.2) / WEEK_COUNT)}
                y={ABOVE + BAR_HEIGHT - height}
                width={percent(0.6 / WEEK_COUNT)}
                height={height}
                className={isCurrent ? "fill-saffron" : "fill-maroon"}
              />
              <text
                x={middle}
                y={ABOVE + BAR_HEIGHT - height - 8}
                textAnchor="middle"
                className="fill-ink font-bold text-caption tabular-nums"
              >
                {count > 0 && count}
              </text>
              <text
                x={middle}
                y={ABOVE + BAR_HEIGHT + 20}
                textAnchor="middle"
                className={`fill-ink-soft text-[11px] sm:text-caption ${index % 2 === 0 ? "max-sm:hidden" : ""}`}
              >
                {isCurrent ? said.thisWeek : formatDayAndMonth(start)}
              </text>
            </g>
          );
        })}
      </svg>
      <div className="sr-only">
        <table>
          <caption>{said.enquiriesPerWeek}</caption>
          <thead>
            <tr>
              <th scope="col">{said.weekFrom}</th>
              <th scope="col">{said.enquiries}</th>
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
