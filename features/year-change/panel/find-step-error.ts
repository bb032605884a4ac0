import { words } from "../../../core/ui/panel-words.ts";
import { showClass } from "../../school/panel/exports.ts";
import type { YearScreen } from "./use-year-choices.ts";
import { classesAfter, outcomeOf, proposeSections, readNames, type SectionChoice } from "./year-choices.ts";

const texts = words.yearChange;

type Screen = Pick<YearScreen, "start" | "students" | "choices">;

const isDay = (text: string) => /^20\d{2}-\d{2}-\d{2}$/.test(text);

export const hasValidStart = ({ choices: { rollNumbers } }: Pick<Screen, "choices">) =>
  rollNumbers.how === "keep" || /^[1-9]\d{0,5}$/.test(rollNumbers.start);

/** The chosen or proposed sections of a class. */
export function sectionChoiceOf(name: string, { start, students, choices }: Screen): SectionChoice {
  const members = classesAfter(students, choices, start).find((each) => each.class === name)?.children ?? [];
  return choices.sections[name] ?? { how: "keep", names: proposeSections(name, members, start) };
}

export const lacksSections = ({ how, names }: SectionChoice) =>
  how !== "keep" && readNames(names).length === 0;

/** The error that prevents the next step; undefined if there is none. */
export function findStepError(step: string, screen: Screen): string | undefined {
  const { start, students, choices } = screen;
  if (step === "begin") return isDay(choices.leftOn) ? undefined : texts.leftOnMissing;
  if (step === "classes") {
    const open = start.classes.filter((each) => outcomeOf(each.class, choices, start) === undefined);
    return open.length > 0
      ? texts.chooseError(open.map((each) => showClass(each.class)).join(", "))
      : undefined;
  }
  if (step === "children") {
    const isWrong = Object.values(choices.children).some(
      ({ to, leftOn }) => to === null && leftOn !== undefined && !isDay(leftOn),
    );
    return isWrong ? texts.leftOnMissing : undefined;
  }
  if (step === "sections") {
    const names = classesAfter(students, choices, start).map((each) => each.class);
    const lacking = names.filter((name) => lacksSections(sectionChoiceOf(name, screen)));
    if (lacking.length > 0) return texts.sectionsMissing(lacking.map(showClass).join(", "));
    return hasValidStart(screen) ? undefined : texts.startError;
  }
  return undefined;
}
