import type { School } from "../../school/content/exports.ts";

type SchoolClasses = School["classes"];

const nameOf = ({ name }: SchoolClasses[number]) => name.en ?? name.hi ?? "";

/** Renamed classes, except if another class has taken the old name. */
export function findRenamedClasses(
  before: SchoolClasses,
  after: SchoolClasses,
): { from: string; to: string }[] {
  const names = new Set(after.map(nameOf));
  const earlier = new Map(before.map((each) => [each.id, nameOf(each)]));
  return after.flatMap((each) => {
    const [from, to] = [earlier.get(each.id) ?? "", nameOf(each)];
    return from !== "" && to !== "" && from !== to && !names.has(from) ? [{ from, to }] : [];
  });
}
