import { resourceList } from "../../../features/types.ts";
import type { Resource } from "../../content/types/define-resource.ts";
import { entryTitleInHindi, hasHindiTitles } from "../../content/types/entry-title.ts";
import { isLatestRevision, type Versioned } from "../database/entries/record-revision.ts";
import type { Database } from "../database/tables.ts";
import { inParts } from "./in-parts.ts";

/** The content types whose entries may have a title in Hindi. */
const WITH_HINDI_TITLES: ReadonlyMap<string, Resource> = new Map(
  resourceList.filter(hasHindiTitles).map((resource) => [resource.name, resource]),
);

/** The Hindi title in the stored value of a revision; null if there is none. */
export function readHindiTitle(type: string, value: string): string | null {
  const resource = WITH_HINDI_TITLES.get(type);
  return resource ? entryTitleInHindi(resource, JSON.parse(value)) : null;
}

interface Titled extends Omit<Versioned, "entryId"> {
  entryId: string | null;
  title: string | null;
}

/** Adds the Hindi titles of the latest versions, where a line has the title of that version. */
export async function addHindiTitles<Line extends Titled>(
  db: Database,
  lines: readonly Line[],
): Promise<(Line & { titleHi: string | null })[]> {
  const found = new Map<string, string | null>();
  const keyOf = ({ type, entryId, title }: Titled) => JSON.stringify([type, entryId, title]);
  for (const [type, own] of Map.groupBy(lines, (line) => line.type)) {
    if (!WITH_HINDI_TITLES.has(type)) continue;
    const ids = own.flatMap(({ entryId, title }) => (entryId !== null && title ? [entryId] : []));
    for (const part of inParts([...new Set(ids)])) {
      const latest = await db
        .selectFrom("revisions")
        .select(["type", "entryId", "title", "value"])
        .where("type", "=", type)
        .where("entryId", "in", part)
        .where(isLatestRevision("revisions"))
        .execute();
      for (const version of latest) found.set(keyOf(version), readHindiTitle(type, version.value));
    }
  }
  return lines.map((line) => ({ ...line, titleHi: found.get(keyOf(line)) ?? null }));
}
