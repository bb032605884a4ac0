import { label } from "../../../../core/words/label.ts";

/** The headings of the figures, on the screen and in the workbook. */
export const FIGURE_NAMES = {
  class: label("Class", "कक्षा"),
  total: label("Total", "कुल"),
  seats: label("Seats", "स्थान"),
  left: label("Seats left", "खाली स्थान"),
  week: label("Week from Monday", "सप्ताह, सोमवार से"),
  step: label("Step", "चरण"),
  moved: label("Moved on", "आगे बढ़े"),
  medianDays: label("Half within (days)", "आधे इतने दिनों में"),
  byStep: label("By class", "कक्षा अनुसार"),
  byWeek: label("By week", "सप्ताह अनुसार"),
  days: label("Days per step", "चरण में दिन"),
};
