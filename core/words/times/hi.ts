import type { TimeWords } from "./en.ts";

export const times: TimeWords = {
  time(time) {
    const [hour = 0, minute = ""] = [Number(time.slice(0, 2)), time.slice(3)];
    const part = hour < 4 ? "रात" : hour < 12 ? "सुबह" : hour < 16 ? "दोपहर" : hour < 20 ? "शाम" : "रात";
    return `${part} ${hour % 12 || 12}:${minute}`;
  },
  from: (time) => `${time} बजे से`,
  timeSpan: (start, end) => `${start} से ${end} बजे तक`,
  overDays: (start, end) => `पहले दिन ${start} बजे से अंतिम दिन ${end} बजे तक`,
};
