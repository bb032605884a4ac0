import { createHash } from "node:crypto";
import { toClassKey } from "../../school/content/exports.ts";
import { groupByClass } from "../../students/server/exports.ts";
import type { YearPlan, YearPreview, YearProblem } from "../content/year-change-contract.ts";
import { groupBySection, isChanged, type PlannedChild } from "./plan-year-change.ts";

/** Enough to recognise the cause. */
const MOST_PROBLEMS = 50;
const MOST_NAMES = 5;

/** The result of a plan, for confirmation by the office. */
export function previewYearChange(planned: readonly PlannedChild[], plan: YearPlan): YearPreview {
  const staying = planned.filter(({ leftOn }) => leftOn === null);
  const moves = staying.filter((each) => each.class !== each.child.class).length;
  const problems = findProblems(planned, plan);
  return {
    counts: {
      total: planned.length,
      moves,
      stays: staying.length - moves,
      leaves: planned.length - staying.length,
      changed: planned.filter(isChanged).length,
    },
    classes: compareClasses(planned, staying),
    problems: problems.slice(0, MOST_PROBLEMS),
    moreProblems: Math.max(0, problems.length - MOST_PROBLEMS),
    seen: fingerprint(planned),
  };
}

/** Equal only for the same children with the same plan. */
export function fingerprint(planned: readonly PlannedChild[]): string {
  const lines = planned.map(({ child, ...after }) => [
    ...[child._id, child.class, child.section, child.rollNumber],
    ...[after.class, after.section, after.rollNumber, after.leftOn],
  ]);
  return createHash("sha256").update(JSON.stringify(lines.sort())).digest("base64url");
}

function compareClasses(
  planned: readonly PlannedChild[],
  staying: readonly PlannedChild[],
): YearPreview["classes"] {
  const before = new Map(
    countByClass(planned.map(({ child }) => child)).map((each) => [each.class, each.sections]),
  );
  const after = new Map(countByClass(staying).map((each) => [each.class, each.sections]));
  const names = [...new Set([...before.keys(), ...after.keys()])];
  return groupByClass(names.map((name) => ({ class: name, section: "", count: 0 }))).map(
    ({ class: name }) => ({ class: name, before: before.get(name) ?? [], after: after.get(name) ?? [] }),
  );
}

export function countByClass(children: readonly { class: string; section: string }[]) {
  const groups = Map.groupBy(children, (each) => JSON.stringify([each.class, each.section]));
  return groupByClass(
    [...groups.values()].flatMap(([first, ...others]) =>
      first ? { class: first.class, section: first.section, count: 1 + others.length } : [],
    ),
  );
}

function findProblems(planned: readonly PlannedChild[], plan: YearPlan): YearProblem[] {
  const staying = planned.filter(({ leftOn }) => leftOn === null);
  const known = new Set(planned.map(({ child }) => child._id));
  const gone = plan.exceptions.filter(({ student }) => !known.has(student)).length;
  return [
    ...(gone > 0 ? [{ kind: "gone" as const, count: gone }] : []),
    ...findMerged(planned, plan),
    ...findWithoutSection(staying),
    ...findSameRollNumbers(staying),
  ];
}

/** Merging two spellings of one class is intended. */
function findMerged(planned: readonly PlannedChild[], plan: YearPlan): YearProblem[] {
  const inUse = new Set(planned.map(({ child }) => child.class));
  const targets = Map.groupBy(
    plan.classes.filter((each) => each.to !== null && inUse.has(each.class)),
    ({ to }) => to as string,
  );
  return [...targets].flatMap(([target, sources]) => {
    const from = sources.map((source) => source.class);
    const isMerged = new Set(from.map(toClassKey)).size > 1;
    return isMerged ? [{ kind: "merged" as const, class: target, from }] : [];
  });
}

function findWithoutSection(staying: readonly PlannedChild[]): YearProblem[] {
  const classes = Map.groupBy(
    staying.filter(({ section }) => section === ""),
    (each) => each.class,
  );
  return [...classes].map(([name, children]) => ({
    kind: "noSection",
    class: name,
    names: namesOf(children),
  }));
}

function findSameRollNumbers(staying: readonly PlannedChild[]): YearProblem[] {
  return [...groupBySection(staying).values()].flatMap((group) => {
    const numbers = Map.groupBy(group, ({ rollNumber }) => rollNumber.toLowerCase());
    return [...numbers.values()].flatMap((children): YearProblem[] => {
      const [first, second] = children;
      if (!first || !second) return [];
      const { class: name, section, rollNumber } = first;
      return [{ kind: "sameRollNumber", class: name, section, rollNumber, names: namesOf(children) }];
    });
  });
}

const namesOf = (children: readonly PlannedChild[]) =>
  children.slice(0, MOST_NAMES).map(({ child }) => child.name);
