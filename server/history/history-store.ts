import { type Selectable, sql } from "kysely";
import {
  MAX_REVISIONS,
  type RevisionKind,
  TRASH_DAYS,
  type TrashItem,
  type TrashQuery,
} from "../../content/api/history-contract.ts";
import type { Opened } from "../database/open-database.ts";
import { type Actor, recordChange } from "../database/record-change.ts";
import { isLatestRevision, type Versioned } from "../database/record-revision.ts";
import { searchTextContains } from "../database/search-text.ts";
import type { Database, Tables, Tx } from "../database/tables.ts";
import { notInTrash, versionGone } from "../errors.ts";
import { rememberFiles } from "../files/files-to-place.ts";

const DAY_MS = 24 * 60 * 60_000;
/** Revisions per transaction of a sweep, so that other writers do not wait long. */
const SWEEP_STEP = 500;

export interface StoredRevision extends Versioned {
  id: string;
  kind: RevisionKind;
  value: Record<string, unknown>;
  at: string;
  actor: string | null;
  accountId: string | null;
}

export type HistoryStore = ReturnType<typeof createHistoryStore>;

/** Reads and removes revisions. `recordRevision` writes them, in the transaction of the change. */
export function createHistoryStore({ db, engine }: Opened, now: () => number = Date.now) {
  return {
    /** The latest versions, newest first. */
    async list({ type, entryId }: Versioned): Promise<StoredRevision[]> {
      const rows = await db
        .selectFrom("revisions")
        .selectAll()
        .where("type", "=", type)
        .where("entryId", "=", entryId)
        .orderBy("number", "desc")
        .limit(MAX_REVISIONS)
        .execute();
      return rows.map(parseRevision);
    },

    async require(id: string): Promise<StoredRevision & { files: string[] }> {
      const row = await db.selectFrom("revisions").selectAll().where("_id", "=", id).executeTakeFirst();
      if (!row) throw versionGone();
      const files = await db
        .selectFrom("revisionFiles")
        .select("file")
        .distinct()
        .where("revision", "=", id)
        .execute();
      return { ...parseRevision(row), files: files.map(({ file }) => file) };
    },

    /** Throws unless the revision is the last version of an entry that is still deleted. */
    async requireInTrash(revision: StoredRevision): Promise<void> {
      if (!(await isInTrash(db, revision))) throw notInTrash();
    },

    /**
     * Deleted entries, the latest first, without the types that the reader may not see. With `grouped`, the entries of a batch
     * are one item.
     */
    async listTrash(
      { q, limit, offset, grouped, batch }: TrashQuery,
      hiddenTypes: readonly string[] = [],
    ): Promise<{ items: TrashItem[]; total: number }> {
      let trash = db
        .selectFrom("revisions")
        .where("kind", "=", "deleted")
        .where(isLatestRevision("revisions"));
      if (hiddenTypes.length > 0) trash = trash.where("type", "not in", hiddenTypes);
      if (q) trash = trash.where(searchTextContains(q));
      if (batch) trash = trash.where("batch", "=", batch);
      const group =
        grouped === "true"
          ? sql<string>`coalesce(revisions.batch, revisions._id)`
          : sql<string>`revisions._id`;
      let page = trash
        .select((eb) => [
          eb.fn.max("revisions._id").as("_id"),
          eb.fn.countAll().as("count"),
          eb.fn.max("at").as("at"),
        ])
        .select((eb) =>
          eb.fn
            .sum<number>(
              eb
                .selectFrom("revisionFiles")
                .select(eb.fn.countAll().as("count"))
                .whereRef("revisionFiles.revision", "=", "revisions._id"),
            )
            .as("files"),
        )
        .groupBy(group)
        .orderBy("at", "desc")
        .orderBy("_id", "desc");
      // SQLite requires a limit for an offset.
      if (limit !== undefined || offset !== undefined) {
        page = page.limit(limit ?? Number.MAX_SAFE_INTEGER).offset(offset ?? 0);
      }
      const { total } = await trash
        .select(sql<number>`count(DISTINCT ${group})`.as("total"))
        .executeTakeFirstOrThrow();
      const rows = await db
        .with("page", () => page)
        .selectFrom("page")
        .innerJoin("revisions", "revisions._id", "page._id")
        .select([
          "revisions._id as revision",
          "type",
          "entryId",
          "title",
          "page.at",
          "actor as by",
          "accountId",
        ])
        .select(["batch", "count", "files"])
        .orderBy("page.at", "desc")
        .orderBy("page._id", "desc")
        .execute();
      const items = rows.map(({ batch, count, files, ...row }) => ({
        ...row,
        files: Number(files),
        ...(batch !== null && Number(count) > 1 && { batch, count: Number(count) }),
      }));
      return { items, total: Number(total) };
    },

    /** Removes every version of an entry in the trash. Returns the files that they named. */
    async purge(
      revision: StoredRevision,
      { title, actor }: { title: string | null; actor: Actor },
    ): Promise<string[]> {
      const { type, entryId } = revision;
      return db.transaction().execute(async (tx) => {
        const query = tx
          .selectFrom("revisions")
          .select("_id")
          .where("type", "=", type)
          .where("entryId", "=", entryId)
          .orderBy("number");
        // Blocks on a concurrent restore, which locks the revision.
        const rows = await (engine === "postgres" ? query.forUpdate() : query).execute();
        const ids = rows.map(({ _id }) => _id);
        if (!ids.includes(revision.id)) throw versionGone();
        if (!(await isInTrash(tx, revision))) throw notInTrash();
        const files = await remove(tx, ids);
        await recordChange(tx, actor, { type, action: "purge", entryId, title });
        return files;
      });
    },

    /** Removes entries that were deleted a month ago, versions older than a year, and versions beyond the limit of an entry. */
    async removeOld(): Promise<void> {
      const monthAgo = new Date(now() - TRASH_DAYS * DAY_MS);
      const yearAgo = new Date(now());
      yearAgo.setUTCFullYear(yearAgo.getUTCFullYear() - 1);
      const isOfEntry = (table: string) =>
        sql`${sql.ref(`${table}.type`)} = revisions.type AND ${sql.ref(`${table}.entryId`)} = revisions."entryId"`;
      const { rows } = await sql<{ _id: string }>`
        SELECT _id FROM revisions WHERE at < ${yearAgo.toISOString()}
        UNION
        SELECT revisions._id FROM revisions JOIN revisions AS surplus ON ${isOfEntry("surplus")}
        WHERE surplus.number > ${sql.lit(MAX_REVISIONS)}
          AND revisions.number <= surplus.number - ${sql.lit(MAX_REVISIONS)}
        UNION
        SELECT revisions._id FROM revisions JOIN revisions AS deleted ON ${isOfEntry("deleted")}
        WHERE deleted.kind = 'deleted' AND deleted.at < ${monthAgo.toISOString()} AND ${isLatestRevision("deleted")}
      `.execute(db);
      for (let start = 0; start < rows.length; start += SWEEP_STEP) {
        const ids = rows.slice(start, start + SWEEP_STEP).map(({ _id }) => _id);
        await db.transaction().execute((tx) => remove(tx, ids));
      }
    },
  };
}

/** Returns the files that the versions named. */
async function remove(tx: Tx, ids: readonly string[]): Promise<string[]> {
  await tx.deleteFrom("revisions").where("_id", "in", ids).execute();
  const rows = await tx.deleteFrom("revisionFiles").where("revision", "in", ids).returning("file").execute();
  const files = [...new Set(rows.map(({ file }) => file))];
  await rememberFiles(tx, files);
  return files;
}

async function isInTrash(from: Database | Tx, { id }: StoredRevision): Promise<boolean> {
  const row = await from
    .selectFrom("revisions")
    .select("_id")
    .where("_id", "=", id)
    .where("kind", "=", "deleted")
    .where(isLatestRevision("revisions"))
    .executeTakeFirst();
  return row !== undefined;
}

function parseRevision({ _id, kind, value, ...row }: Selectable<Tables["revisions"]>): StoredRevision {
  return { ...row, id: _id, kind: kind as RevisionKind, value: JSON.parse(value) };
}
