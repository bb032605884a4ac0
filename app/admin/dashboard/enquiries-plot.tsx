import { useId } from "react";
import { countByWeek } from "./weeks.ts";

const WEEK_COUNT = 8;
const BAR = { width: 36, gap: 12, height: 120 };
const WIDTH = WEEK_COUNT * (BAR.width + BAR.gap);
const DAY_AND_MONTH = new Intl.DateTimeFormat("en-IN", { day: "numeric", month: "short" });

/** Enquiries per week as bars; the same numbers stand in a table for screen readers. */
export function EnquiriesPlot({ moments, today }: { moments: readonly string[]; today: Date }) {
  const id = useId();
  const weeks = countByWeek(moments, today, WEEK_COUNT);
  const highest = Math.max(1, ...weeks.map(({ count }) => count));
  return (
    <section className="card p-5 sm:p-6" aria-labelledby={id}>
      <h2 id={id} className="mb-4 text-maroon text-subhead">
        Enquiries per week
      </h2>
      <svg
        viewBox={`0 0 ${WIDTH} ${BAR.height + 52}`}
        aria-hidden="true"
        className="block h-auto w-full max-w-2xl"
      >
        <title>Enquiries per week</title>
        {weeks.map(({ start, count }, index) => {
          const x = index * (BAR.width + BAR.gap) + BAR.gap / 2;
          const height = Math.max(2, (count / highest) * BAR.height);
          return (
            <g key={start.getTime()}>
              <rect
                x={x}
                y={24 + BAR.height - height}
                width={BAR.width}
                height={height}
                rx={3}
                className={index === WEEK_COUNT - 1 ? "fill-saffron" : "fill-maroon"}
              />
              <text
                x={x + BAR.width / 2}
                y={16 + BAR.height - height}
                textAnchor="middle"
                className="fill-ink text-[13px]"
              >
                {count}
              </text>
              <text
                x={x + BAR.width / 2}
                y={BAR.height + 44}
                textAnchor="middle"
                className="fill-ink-soft text-[12px]"
              >
                {DAY_AND_MONTH.format(start)}
              </text>
            </g>
          );
        })}
      </svg>
      <div className="sr-only">
        <table>
          <caption>Enquiries per week</caption>
          <thead>
            <tr>
              <th scope="col">Week from</th>
              <th scope="col">Enquiries</th>
            </tr>
          </thead>
          <tbody>
            {weeks.map(({ start, count }) => (
              <tr key={start.getTime()}>
                <th scope="row">{DAY_AND_MONTH.format(start)}</th>
                <td>{count}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}
