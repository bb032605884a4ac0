import { dayInIndia } from "../../../core/content/text/india-time.ts";
import type {
  RollNumberWay,
  SectionWay,
  YearChild,
  YearException,
  YearPlan,
  YearStart,
} from "../content/year-change-contract.ts";

/** The next class of students, which may be the same; null if they leave. */
export type Outcome = string | null;

/** The choice for one student; without `to` the student moves with the class. */
export type ChildChoice = Omit<YearException, "student">;

export interface SectionChoice {
  how: "keep" | SectionWay | "byHand";
  /** The typed text: "A, B". */
  names: string;
}

/** The choices of all steps. */
export interface YearChoices {
  step: number;
  year: string;
  leftOn: string;
  /** Only the differences from the proposal. */
  classes: Record<string, Outcome>;
  children: Record<string, ChildChoice>;
  /** The choices of sections by new class. */
  sections: Record<string, SectionChoice>;
  rollNumbers: { how: RollNumberWay; start: string };
  /** The month, such as 2026-11, in which the user chose to continue outside the usual months. */
  agreedIn?: string;
}

/** From October on, the next school year is planned. */
const FIRST_MONTH_OF_PLANNING = 10;

/** `2027-28` for 2027. */
export const schoolYear = (begins: number) => `${begins}-${String((begins + 1) % 100).padStart(2, "0")}`;

/** The start year of the school year that is planned on a day. */
export function expectedYear(now: Date): number {
  const [year = 0, month = 0] = dayInIndia(now).split("-").map(Number);
  return month >= FIRST_MONTH_OF_PLANNING ? year + 1 : year;
}

export function firstChoices(now: Date): YearChoices {
  const begins = expectedYear(now);
  return {
    step: 0,
    year: schoolYear(begins),
    leftOn: `${begins}-03-31`,
    classes: {},
    children: {},
    sections: {},
    rollNumbers: { how: "keep", start: "1" },
  };
}

/** Undefined if there is no choice yet. */
export function outcomeOf(name: string, { classes }: YearChoices, start: YearStart): Outcome | undefined {
  if (name in classes) return classes[name];
  return start.classes.find((each) => each.class === name)?.to;
}

/** The possible classes: the school's own and those with students. */
export const targetClasses = ({ schoolClasses, classes }: YearStart): string[] => [
  ...new Set([...schoolClasses, ...classes].map((each) => each.class).filter((name) => name !== "")),
];

/** The next class of a student: by its own choice, or else that of the class. */
function destinationOf(child: YearChild, choices: YearChoices, start: YearStart): Outcome | undefined {
  const chosen = choices.children[child._id]?.to;
  return chosen === undefined ? outcomeOf(child.class, choices, start) : chosen;
}

/** The classes after the change, each with its students. */
export function classesAfter(
  children: readonly YearChild[],
  choices: YearChoices,
  start: YearStart,
): { class: string; children: YearChild[] }[] {
  const groups = new Map<string, YearChild[]>();
  for (const child of children) {
    const to = destinationOf(child, choices, start);
    if (typeof to === "string") groups.set(to, [...(groups.get(to) ?? []), child]);
  }
  const order = targetClasses(start);
  return [...groups]
    .map(([name, members]) => ({ class: name, children: members }))
    .sort((one, other) => order.indexOf(one.class) - order.indexOf(other.class));
}

export const readNames = (names: string): string[] => [
  ...new Set(names.split(",").flatMap((name) => name.trim() || [])),
];

/** The proposed sections of a class: the school's own, or those of its students. */
export function proposeSections(name: string, children: readonly YearChild[], start: YearStart): string {
  const own = start.schoolClasses.find((each) => each.class === name)?.sections ?? [];
  const sections = own.length > 0 ? own : [...new Set(children.map(({ section }) => section))].sort();
  return sections.filter((section) => section !== "").join(", ");
}

/** The plan for the server, without choices for classes and students that no longer exist. */
export function toPlan(choices: YearChoices, start: YearStart, children: readonly YearChild[]): YearPlan {
  const isByHand = (child: YearChild) => {
    const to = destinationOf(child, choices, start);
    return typeof to === "string" && choices.sections[to]?.how === "byHand";
  };
  const exceptions = Object.entries(choices.children).flatMap(([student, { section, ...choice }]) => {
    const child = children.find(({ _id }) => _id === student);
    const isSectionWanted = section?.trim() && (choice.to !== undefined || (child && isByHand(child)));
    const exception = { student, ...choice, ...(isSectionWanted && { section: section?.trim() }) };
    return Object.keys(exception).length > 1 ? [exception] : [];
  });
  const after = new Set(classesAfter(children, choices, start).map((each) => each.class));
  return {
    year: choices.year,
    leftOn: choices.leftOn,
    classes: start.classes.flatMap((each) => {
      const to = outcomeOf(each.class, choices, start);
      return to === undefined ? [] : [{ class: each.class, to }];
    }),
    exceptions,
    sections: Object.entries(choices.sections).flatMap(([name, { how, names }]) =>
      (how === "inTurn" || how === "even") && after.has(name)
        ? [{ class: name, how, sections: readNames(names) }]
        : [],
    ),
    rollNumbers: { how: choices.rollNumbers.how, start: Number(choices.rollNumbers.start) },
  };
}
