import type { FastifyBaseLogger } from "fastify";
import { pages } from "../../../features/pages.ts";
import { type ResourceName, resourceList } from "../../../features/types.ts";
import type { MissingFileInfo } from "../../content/api/backup-contract.ts";
import { isPageName } from "../../content/pages/page-names.ts";
import { entryTitle } from "../../content/types/entry-title.ts";
import { fileNames } from "../database/entries/entry-files.ts";
import { pageFiles } from "../database/entries/row-files.ts";
import type { Database, EntryRow } from "../database/tables.ts";
import { countMissing, type MissingFile } from "./backup-format.ts";

/** The number of missing files listed by name; more means that a whole folder is lost. */
const MAX_NAMED = 100;

/** Missing files by the entries and pages that use them, without entries deleted or changed since. */
export async function presentMissing(
  db: Database,
  missing: readonly MissingFile[],
): Promise<MissingFileInfo[]> {
  const named = missing.slice(0, MAX_NAMED);
  const presented: MissingFileInfo[] = [];
  for (const resource of resourceList) {
    const ofType = named.filter(({ type }) => type === resource.name);
    if (ofType.length === 0) continue;
    const ids = ofType.map(({ entryId }) => entryId);
    const table = resource.name as ResourceName;
    const rows = await db.selectFrom(table).selectAll().where("_id", "in", ids).execute();
    const rowOf = new Map(rows.map((row) => [row._id, row as EntryRow]));
    for (const { type, entryId, file } of ofType) {
      const row = rowOf.get(entryId);
      if (!row || !fileNames(resource, row).includes(file)) continue;
      presented.push({ type, entryId, file, title: entryTitle(resource, row) });
    }
  }
  return [...presented, ...(await presentMissingOfPages(db, named))];
}

async function presentMissingOfPages(
  db: Database,
  missing: readonly MissingFile[],
): Promise<MissingFileInfo[]> {
  const rows = await db.selectFrom("pages").select(["name", "document"]).execute();
  const filesOf = new Map(rows.map((row) => [row.name, new Set(pageFiles(row))]));
  return missing.flatMap(({ type, entryId, file }) =>
    type === "pages" && isPageName(entryId) && filesOf.get(entryId)?.has(file)
      ? [{ type, entryId, file, title: pages[entryId].title.en }]
      : [],
  );
}

/** Logs names of files and entries, not their content. */
export function logMissing(
  log: Pick<FastifyBaseLogger, "warn">,
  missing: readonly MissingFile[],
  message: string,
): void {
  if (missing.length === 0) return;
  log.warn({ count: countMissing(missing), missing: missing.slice(0, MAX_NAMED) }, message);
}
