import { BarPlot } from "../../../../core/panel/dashboard/bar-plot.tsx";
import { formatDate, formatDayAndMonth } from "../../../../core/panel/dates/format-date.ts";
import { Card } from "../../../../core/panel/parts/card.tsx";
import { FiguresTable } from "../../../../core/panel/parts/figures/figures-table.tsx";
import { words } from "../../../../core/ui/panel-words.ts";
import { showClass } from "../../../school/panel/exports.ts";
import { FIGURE_NAMES } from "../../content/office/figure-names.ts";
import type { ApplicationFigures } from "../../content/office/figures-contract.ts";
import { STEP_NAMES } from "../../content/step-names.ts";
import { STEPS } from "../../content/steps.ts";

/** The number of bars that fit on a phone. */
const BARS = 12;

const texts = words.applicationFigures;
const nameOf = (name: keyof typeof FIGURE_NAMES) => FIGURE_NAMES[name][words.language];
const sum = (counts: readonly number[]) => counts.reduce((total, count) => total + count, 0);

/** Applications of each class by step, with its seats. */
export function ByClass({ classes }: Pick<ApplicationFigures, "classes">) {
  const steps = STEPS.map((step) => sum(classes.map(({ byStep }) => byStep[step])));
  return (
    <Card heading={texts.byClass} className="grid-cols-1 gap-4">
      <FiguresTable
        caption={texts.byClass}
        head={[
          nameOf("class"),
          nameOf("total"),
          nameOf("seats"),
          nameOf("left"),
          ...STEPS.map((step) => STEP_NAMES[step][words.language]),
        ]}
        rows={classes.map(({ class: name, byStep, seats, left }) => ({
          key: name,
          heading: showClass(name),
          counts: [sum(Object.values(byStep)), seats, left, ...STEPS.map((step) => byStep[step])],
        }))}
        foot={{ key: "", heading: nameOf("total"), counts: [sum(steps), null, null, ...steps] }}
      />
    </Card>
  );
}

/** Applications of each class by the week in which they were received. */
export function ByWeek({ classes, weeks }: Pick<ApplicationFigures, "classes" | "weeks">) {
  const bars = weeks.slice(-BARS).map(({ monday, counts }) => ({
    label: formatDayAndMonth(new Date(monday)),
    count: sum(counts),
    isCurrent: false,
  }));
  return (
    <Card heading={texts.byWeek} className="grid-cols-1 gap-4">
      {weeks.length === 0 ? (
        <p>{texts.none}</p>
      ) : (
        <>
          <BarPlot title={texts.chart} bars={bars} />
          <FiguresTable
            caption={texts.byWeek}
            head={[nameOf("week"), ...classes.map((each) => showClass(each.class)), nameOf("total")]}
            rows={weeks.map(({ monday, counts }) => ({
              key: monday,
              heading: formatDate(monday),
              counts: [...counts, sum(counts)],
            }))}
          />
        </>
      )}
    </Card>
  );
}

/** How long applications stayed in each step. */
export const DaysPerStep = ({ steps }: Pick<ApplicationFigures, "steps">) => (
  <Card heading={texts.days} className="grid-cols-1 gap-4">
    <p>{texts.daysText}</p>
    <FiguresTable
      caption={texts.days}
      head={[nameOf("step"), nameOf("moved"), nameOf("medianDays")]}
      rows={steps.map(({ step, moved, medianDays }) => ({
        key: step,
        heading: STEP_NAMES[step][words.language],
        counts: [moved, medianDays],
      }))}
    />
  </Card>
);
