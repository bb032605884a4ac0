import { ANNOUNCEMENT_TAG } from "../../content/resources/announcement.ts";
import type { Resource } from "../../content/resources/define-resource.ts";
import { type ResourceName, resourceList } from "../../content/resources/index.ts";
import { fileNames } from "../database/entry-files.ts";
import { createIdSource } from "../database/entry-id.ts";
import { type Actor, PROGRAM, recordChange } from "../database/record-change.ts";
import type { Database, EntryRow, Tx } from "../database/tables.ts";
import { type EntryValues, type OnChange, raiseVersion, searchTextOf } from "./content-store.ts";

export interface SampleRow {
  resource: Resource;
  values: EntryValues;
  createdAt?: string | undefined;
}

export interface SampleRows {
  /** Oldest first. */
  rows: readonly SampleRow[];
  announcement: { content: string; link: string };
}

/** Stands among the content versions once the sample has been loaded, so that it never comes back by itself. */
const SAMPLE_TAG = "sample";

export type SampleStore = ReturnType<typeof createSampleStore>;

/** The sample school's entries: they are marked, and an entry that the school edits is no longer one of them. */
export function createSampleStore(db: Database, onChange: OnChange) {
  const tags = [...resourceList.map(({ name }) => name), ANNOUNCEMENT_TAG];
  const raiseAll = async (tx: Tx) => {
    const versions: [tag: string, version: number][] = [];
    for (const tag of tags) versions.push([tag, await raiseVersion(tx, tag)]);
    return versions;
  };

  return {
    /** Whether nothing was ever written into this database. */
    async isFresh(): Promise<boolean> {
      return (await db.selectFrom("contentVersions").select("tag").executeTakeFirst()) === undefined;
    },

    /** All or nothing; false when something was written before, or by a process that started at the same time. */
    async load({ rows, announcement }: SampleRows): Promise<boolean> {
      const versions = await db.transaction().execute(async (tx) => {
        if (!(await claimFreshDatabase(tx))) return undefined;
        const createId = createIdSource();
        for (const { resource, values, createdAt = new Date().toISOString() } of rows) {
          const row = {
            ...values,
            _id: createId(),
            createdAt,
            updatedAt: createdAt,
            searchText: searchTextOf(resource, values),
            sample: 1,
          };
          await tx
            .insertInto(resource.name as ResourceName)
            .values(row)
            .execute();
        }
        await tx
          .insertInto("announcement")
          .values({ ...announcement, _id: "announcement", sample: 1, updatedAt: new Date().toISOString() })
          .execute();
        await recordChange(tx, PROGRAM, { type: SAMPLE_TAG, action: "create" });
        return raiseAll(tx);
      });
      for (const [tag, version] of versions ?? []) onChange(tag, version);
      return versions !== undefined;
    },

    async count(): Promise<number> {
      let total = 0;
      for (const resource of resourceList) {
        const { count } = await db
          .selectFrom(resource.name as ResourceName)
          .select((eb) => eb.fn.countAll().as("count"))
          .where("sample", "=", 1)
          .executeTakeFirstOrThrow();
        total += Number(count);
      }
      return total;
    },

    /** Takes away what is still sample and returns the files that it named. */
    async remove(actor: Actor): Promise<{ entries: number; files: string[] }> {
      const { versions, ...removed } = await db.transaction().execute(async (tx) => {
        const files: string[] = [];
        let entries = 0;
        for (const resource of resourceList) {
          // In one statement: an entry that is edited at this moment stays, and so do its files.
          const rows = await tx
            .deleteFrom(resource.name as ResourceName)
            .where("sample", "=", 1)
            .returningAll()
            .execute();
          entries += rows.length;
          files.push(...rows.flatMap((row) => fileNames(resource, row as EntryRow)));
        }
        await tx.deleteFrom("announcement").where("sample", "=", 1).execute();
        await recordChange(tx, actor, {
          type: SAMPLE_TAG,
          action: "delete",
          title: entries === 1 ? "1 entry" : `${entries} entries`,
        });
        return { entries, files, versions: await raiseAll(tx) };
      });
      for (const [tag, version] of versions) onChange(tag, version);
      return removed;
    },
  };
}

/** A second process waits here for the first one's row and then finds the place taken. */
async function claimFreshDatabase(tx: Tx): Promise<boolean> {
  const claim = await tx
    .insertInto("contentVersions")
    .values({ tag: SAMPLE_TAG, version: 1 })
    .onConflict((conflict) => conflict.column("tag").doNothing())
    .returning("tag")
    .executeTakeFirst();
  if (!claim) return false;
  const earlier = await tx
    .selectFrom("contentVersions")
    .select("tag")
    .where("tag", "!=", SAMPLE_TAG)
    .executeTakeFirst();
  return earlier === undefined;
}
