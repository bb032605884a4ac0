import { type WrittenSheet, writeSpreadsheet } from "../../../../core/server/sheets/spreadsheet.ts";
import type { Label } from "../../../../core/words/label.ts";
import { classInHindi } from "../../../school/content/exports.ts";
import { type ApplicationFigures, FIGURE_NAMES } from "../../content/office/figures-contract.ts";
import { STEP_NAMES, STEPS } from "../../content/steps.ts";

/** A principal may hand the workbook on, so it is in both languages. */
const inBoth = ({ en, hi }: Label) => `${en} · ${hi}`;

const sum = (counts: readonly number[]) => counts.reduce((total, count) => total + count, 0);

/** A workbook with a sheet for each table. */
export const writeFigures = ({ classes, weeks, steps }: ApplicationFigures): Promise<Buffer> => {
  const names = classes.map((each) => inBoth({ en: each.class, hi: classInHindi(each.class) ?? each.class }));
  const { class: className, total, seats, left, week, step, moved, medianDays } = FIGURE_NAMES;
  return writeSpreadsheet("xlsx", [
    sheet(FIGURE_NAMES.byStep, [
      [className, total, seats, left, ...STEPS.map((each) => STEP_NAMES[each])].map(inBoth),
      ...classes.map((each, index) => [
        names[index] ?? each.class,
        sum(Object.values(each.byStep)),
        each.seats ?? "–",
        each.left ?? "–",
        ...STEPS.map((one) => each.byStep[one]),
      ]),
    ]),
    sheet(FIGURE_NAMES.byWeek, [
      [inBoth(week), ...names, inBoth(total)],
      ...weeks.map(({ monday, counts }) => [monday, ...counts, sum(counts)]),
    ]),
    sheet(FIGURE_NAMES.days, [
      [step, moved, medianDays].map(inBoth),
      ...steps.map((each) => [inBoth(STEP_NAMES[each.step]), each.moved, each.medianDays ?? "–"]),
    ]),
  ]);
};

const FIRST_WIDTH = 36;
const WIDTH = 22;

const sheet = (name: Label, rows: WrittenSheet["rows"]): WrittenSheet => ({
  name: inBoth(name),
  widths: (rows[0] ?? []).map((_cell, index) => (index === 0 ? FIRST_WIDTH : WIDTH)),
  rows,
});
