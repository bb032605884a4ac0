import { compareKeys } from "../../../core/server/database/entries/sort-key.ts";
import type { RollNumberWay, SectionPlan, YearPlan } from "../content/year-change-contract.ts";

export interface Child {
  _id: string;
  name: string;
  nameHi: string | null;
  nameSortKey: string;
  class: string;
  section: string;
  rollNumber: string;
  gender: string;
}

/** The planned state of a child. For one who leaves, class, section and roll number do not change. */
export interface PlannedChild {
  child: Child;
  class: string;
  section: string;
  rollNumber: string;
  leftOn: string | null;
}

interface Placed extends PlannedChild {
  /** The section was chosen for this child. */
  isChosen: boolean;
  isDetained: boolean;
}

/** Classes with children that the plan does not mention. */
export function findUnplannedClasses(children: readonly Child[], plan: YearPlan): string[] {
  const planned = new Set(plan.classes.map((each) => each.class));
  return [...new Set(children.map((child) => child.class))].filter((name) => !planned.has(name));
}

/** The planned state of each child, in the given order. The plan must mention every class. */
export function planYearChange(children: readonly Child[], plan: YearPlan): PlannedChild[] {
  const becomes = new Map(plan.classes.map((each) => [each.class, each.to]));
  const exceptions = new Map(plan.exceptions.map((each) => [each.student, each]));
  const placed = children.map((child): Placed => {
    const exception = exceptions.get(child._id);
    const to = exception?.to === undefined ? (becomes.get(child.class) as string | null) : exception.to;
    const { class: from, section, rollNumber } = child;
    return {
      child,
      class: to ?? from,
      section: (to !== null && exception?.section) || section,
      rollNumber,
      leftOn: to === null ? (exception?.leftOn ?? plan.leftOn) : null,
      isChosen: exception?.section !== undefined,
      isDetained: exception?.to === from,
    };
  });
  const staying = placed.filter(({ leftOn }) => leftOn === null).sort(byName);
  for (const sectionPlan of plan.sections) {
    distribute(
      staying.filter((each) => each.class === sectionPlan.class),
      sectionPlan,
    );
  }
  const { how, start } = plan.rollNumbers;
  if (how !== "keep") {
    for (const group of groupBySection(staying).values()) renumber(group, how, start);
  }
  return placed.map(({ isChosen: _isChosen, isDetained: _isDetained, ...planned }) => planned);
}

/**
 * Assigns children, sorted by name, to sections of about equal size. A chosen section stays, and so does that of a detained
 * child if it still exists.
 */
function distribute(children: readonly Placed[], { how, sections }: SectionPlan): void {
  const counts = new Map(sections.map((section) => [section, 0]));
  const put = (each: Placed, section: string) => {
    each.section = section;
    const count = counts.get(section);
    if (count !== undefined) counts.set(section, count + 1);
  };
  const isKept = (each: Placed) => each.isChosen || (each.isDetained && counts.has(each.section));
  for (const each of children.filter(isKept)) put(each, each.section);
  let open = children.filter((each) => !isKept(each));
  if (how === "even") {
    const shares = shareOut(children, sections);
    open = open.filter((each) => {
      const hasRoom = (counts.get(each.section) ?? 0) < (shares.get(each.section) ?? 0);
      if (hasRoom) put(each, each.section);
      return !hasRoom;
    });
  }
  for (const each of open) put(each, smallest(counts));
}

/** The size of each section: the larger previous ones get the remainder. */
function shareOut(children: readonly Placed[], sections: readonly string[]): Map<string, number> {
  const sizeOf = (section: string) => children.filter((each) => each.section === section).length;
  const share = Math.floor(children.length / sections.length);
  const rest = children.length % sections.length;
  const largestFirst = sections.toSorted((one, other) => sizeOf(other) - sizeOf(one));
  return new Map(largestFirst.map((section, index) => [section, share + (index < rest ? 1 : 0)]));
}

function smallest(counts: ReadonlyMap<string, number>): string {
  const [first, ...others] = [...counts];
  const [section] = others.reduce((least, each) => (each[1] < least[1] ? each : least), first ?? ["", 0]);
  return section;
}

export function groupBySection<Planned extends PlannedChild>(
  children: readonly Planned[],
): Map<string, Planned[]> {
  return Map.groupBy(children, (each) => JSON.stringify([each.class, each.section]));
}

const FIRST: Record<Exclude<RollNumberWay, "keep">, readonly string[]> = {
  byName: [],
  girlsFirst: ["Female", "Male"],
  boysFirst: ["Male", "Female"],
};

function renumber(children: readonly Placed[], how: Exclude<RollNumberWay, "keep">, start: number): void {
  const order = FIRST[how];
  const placeOf = ({ child }: Placed) => {
    const place = order.indexOf(child.gender);
    return place < 0 ? order.length : place;
  };
  const inOrder = children.toSorted((one, other) => placeOf(one) - placeOf(other) || byName(one, other));
  for (const [index, each] of inOrder.entries()) each.rollNumber = String(start + index);
}

const byName = ({ child: one }: PlannedChild, { child: other }: PlannedChild) =>
  compareKeys(one.nameSortKey, other.nameSortKey) || compareKeys(one._id, other._id);

/** Whether the plan changes anything about a child. */
export const isChanged = ({ child, ...after }: PlannedChild): boolean =>
  after.leftOn !== null ||
  after.class !== child.class ||
  after.section !== child.section ||
  after.rollNumber !== child.rollNumber;
