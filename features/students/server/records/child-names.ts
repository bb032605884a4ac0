import { entryTitle, entryTitleInHindi } from "../../../../core/content/types/entry-title.ts";
import { isLatestRevision } from "../../../../core/server/database/entries/record-revision.ts";
import type { Database } from "../../../../core/server/database/tables.ts";
import { readHindiTitle } from "../../../../core/server/history/hindi-titles.ts";
import { inParts } from "../../../../core/server/history/in-parts.ts";
import { students } from "../../content/students.ts";

/** The type of lines about consents, whose entries are children. */
const CONSENTS = "consents";

interface Named {
  title: string | null;
  titleHi: string | null;
}

/**
 * Adds the names of the children to lines about consents, for a reader who may see students. The log does not store them: nothing of a
 * child remains there who is deleted for good.
 */
export async function addChildNames<Line extends Named & { type: string; entryId: string | null }>(
  db: Database,
  lines: readonly Line[],
): Promise<Line[]> {
  const ids = lines.flatMap(({ type, entryId }) => (type === CONSENTS && entryId ? [entryId] : []));
  const names = new Map<string, Named>();
  for (const part of inParts([...new Set(ids)])) {
    for (const [id, name] of await findNames(db, part)) names.set(id, name);
  }
  return lines.map((line) => ({ ...line, ...(line.type === CONSENTS && names.get(line.entryId ?? "")) }));
}

/** By id. A child in the trash has the name of the deleted version. */
async function findNames(db: Database, ids: readonly string[]): Promise<Map<string, Named>> {
  const deleted = await db
    .selectFrom("revisions")
    .select(["entryId", "title", "value"])
    .where("type", "=", students.name)
    .where("entryId", "in", ids)
    .where(isLatestRevision("revisions"))
    .execute();
  const present = await db
    .selectFrom("students")
    .select(["_id", "name", "nameHi"])
    .where("_id", "in", ids)
    .execute();
  return new Map([
    ...deleted.map(
      ({ entryId, title, value }) =>
        [entryId, { title, titleHi: readHindiTitle(students.name, value) }] as const,
    ),
    ...present.map(
      (row) =>
        [row._id, { title: entryTitle(students, row), titleHi: entryTitleInHindi(students, row) }] as const,
    ),
  ]);
}
