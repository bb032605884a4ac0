import { type RawBuilder, sql } from "kysely";
import { engineOf } from "../../../../core/server/database/engine.ts";
import { toSortKey } from "../../../../core/server/database/entries/sort-key.ts";
import { jsonText } from "../../../../core/server/database/json-text.ts";
import type { Database, StoredFields, Tx } from "../../../../core/server/database/tables.ts";
import { students } from "../../content/students.ts";
import { childKey } from "../import/known-students.ts";
import { type ChildCopy, describeEntry, type EntryState, loadStates } from "./entry-states.ts";

const DAY_LENGTH = "2026-11-15".length;

/** The values that identify other records of a child. */
interface ChildTraits {
  /** Name and date of birth; undefined if one is unknown. */
  person: string | undefined;
  /** The same for all versions. */
  people: ReadonlySet<string>;
  /** For all versions. */
  guardians: ReadonlySet<string>;
  /** Class and roll number. */
  number: string | undefined;
  /** Used to find candidates in the database. */
  days: string[];
  rollNumber: string;
}

const personOf = ({ name, dateOfBirth }: StoredFields): string | undefined =>
  name && dateOfBirth ? `${toSortKey(name)}\n${dayOf(dateOfBirth)}` : undefined;

const guardianOf = ({ guardianName }: StoredFields) => toSortKey(guardianName);

const dayOf = (date: string | number) => String(date).slice(0, DAY_LENGTH);

function findTraits(states: readonly EntryState[]): ChildTraits {
  const latest = states.at(-1)?.value as StoredFields;
  return {
    person: personOf(latest),
    people: new Set(states.flatMap(({ value }) => personOf(value) ?? [])),
    guardians: new Set(states.flatMap(({ value }) => guardianOf(value) || [])),
    number: childKey(latest),
    days: states.flatMap(({ value: { dateOfBirth } }) => (dateOfBirth ? dayOf(dateOfBirth) : [])),
    rollNumber: String(latest.rollNumber).trim().toLowerCase().replace(/^0+/, ""),
  };
}

type Likeness = "certain" | "possible";

/** Two children with the same name and date of birth have different guardians. */
function findLikeness(child: ChildTraits, value: StoredFields): Likeness | undefined {
  const person = personOf(value);
  const guardian = guardianOf(value);
  const hasOtherGuardian = guardian !== "" && child.guardians.size > 0 && !child.guardians.has(guardian);
  if (person !== undefined && person === child.person && !hasOtherGuardian) return "certain";
  const isPossible =
    (person !== undefined && child.people.has(person)) ||
    (child.number !== undefined && childKey(value) === child.number);
  return isPossible ? "possible" : undefined;
}

/** The copies to find: certain ones, possible ones as well, or the given records if they are copies. */
export type CopySearch = "certain" | "possible" | readonly string[];

/**
 * Other records that are probably about the same children: same name and date of birth, or same roll number and class, in
 * the list, the trash and older versions. If the current record is a copy, all its versions are; otherwise only the matching
 * versions are about the child.
 */
export async function findCopies(
  from: Database | Tx,
  records: ReadonlyMap<string, readonly EntryState[]>,
  search: CopySearch,
): Promise<ChildCopy[]> {
  const children = [...records.values()].map(findTraits);
  const findBest = (value: StoredFields) => {
    const likeness = best(children.map((child) => findLikeness(child, value)));
    return search === "certain" && likeness === "possible" ? undefined : likeness;
  };
  const candidates = typeof search === "string" ? await findCandidates(from, children, search) : search;
  const others = [...new Set(candidates)].filter((id) => !records.has(id)).sort();
  return [...(await loadStates(from, students, others))].flatMap(([id, states]): ChildCopy[] => {
    const found = new Map(states.map((state) => [state, findBest(state.value)]));
    const now = found.get(states.at(-1) as EntryState);
    const likeness = now ?? best([...found.values()]);
    if (likeness === undefined) return [];
    const isAbout = (state: EntryState) => now !== undefined || found.get(state) === likeness;
    return [{ ...describeEntry(students, id, states, isAbout), isCertain: likeness === "certain" }];
  });
}

const best = (found: readonly (Likeness | undefined)[]): Likeness | undefined =>
  found.find((likeness) => likeness === "certain") ?? found.find((likeness) => likeness !== undefined);

/** The ids of records with a version that has the same date of birth or, for possible copies, the same roll number. */
async function findCandidates(
  from: Database | Tx,
  children: readonly ChildTraits[],
  search: "certain" | "possible",
): Promise<string[]> {
  const days = [...new Set(children.flatMap((child) => child.days))];
  const rollNumbers = search === "possible" ? children.map(({ rollNumber }) => rollNumber) : [];
  const matches = (column: (name: string) => RawBuilder<unknown>) => {
    const day = sql`substr(${column("dateOfBirth")}, 1, ${sql.lit(DAY_LENGTH)})`;
    const rollNumber = sql`ltrim(lower(trim(${column("rollNumber")})), '0')`;
    return sql<boolean>`(${isIn(day, days)} OR ${isIn(rollNumber, rollNumbers)})`;
  };
  const rows = await from.selectFrom("students").select("_id").where(matches(sql.ref)).execute();
  const versions = await from
    .selectFrom("revisions")
    .select("entryId")
    .distinct()
    .where("type", "=", students.name)
    .where(matches((name) => jsonText(engineOf(from), "value", name)))
    .execute();
  return [...rows.map(({ _id }) => _id), ...versions.map(({ entryId }) => entryId)];
}

const isIn = (value: RawBuilder<unknown>, list: readonly string[]) =>
  list.length === 0 ? sql`false` : sql`${value} IN (${sql.join(list)})`;
