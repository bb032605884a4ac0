import { type School, toClassKey } from "../../school/content/exports.ts";

type SchoolClass = School["classes"][number];

/** The name of a class in student records. */
export const nameOfClass = ({ name }: Pick<SchoolClass, "name">): string => name.en ?? name.hi ?? "";

/**
 * The next class by the school's list, which is in school order. Null for the last one. Undefined if the class is not in the
 * list.
 */
export function proposeNextClass(
  list: readonly Pick<SchoolClass, "name">[],
  from: string,
): string | null | undefined {
  const index = list.findIndex(({ name }) => [name.en, name.hi].some((each) => isSameClass(each, from)));
  const own = list[index];
  if (!own) return undefined;
  const { level, stream } = readClass(nameOfClass(own));
  const later = list.slice(index + 1).filter((each) => readClass(nameOfClass(each)).level !== level);
  const [first] = later;
  if (!first) return null;
  // With several streams, science continues with science.
  const nextLevel = readClass(nameOfClass(first)).level;
  const next =
    later.find((each) => {
      const read = readClass(nameOfClass(each));
      return read.level === nextLevel && read.stream === stream;
    }) ?? first;
  const isInHindi = from.trim() === own.name.hi && own.name.hi !== own.name.en;
  return (isInHindi ? next.name.hi : null) ?? nameOfClass(next);
}

const isSameClass = (one: string | null, other: string) =>
  one !== null && toClassKey(one) === toClassKey(other);

/** A class key begins with 0 (before class 1) or 1 (numbered classes), and twelve digits. */
const NUMBERED = /^(?<level>[01]\d{12})(?: (?<stream>.+))?$/;

function readClass(name: string): { level: string; stream: string } {
  const key = toClassKey(name);
  const { level = key, stream = "" } = NUMBERED.exec(key)?.groups ?? {};
  return { level, stream };
}
