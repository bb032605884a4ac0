import { type Selectable, sql } from "kysely";
import { MAX_REVISIONS, type RevisionKind, TRASH_DAYS } from "../../content/api/history-contract.ts";
import { isLatestRevision, nameOfAccount, type Versioned } from "../database/entries/record-revision.ts";
import type { Database, Tables } from "../database/tables.ts";
import { versionGone } from "../errors.ts";
import { inParts } from "./in-parts.ts";
import { removeRevisions } from "./remove-revisions.ts";

const DAY_MS = 24 * 60 * 60_000;

export interface StoredRevision extends Versioned {
  id: string;
  kind: RevisionKind;
  value: Record<string, unknown>;
  at: string;
  actor: string | null;
  accountId: string | null;
}

interface NamedRevision extends StoredRevision {
  person: string | null;
}

export type HistoryStore = ReturnType<typeof createHistoryStore>;

/** Reads and removes revisions. `recordRevision` writes them, in the transaction of the change. */
export function createHistoryStore({ db }: { db: Database }, now: () => number = Date.now) {
  return {
    /** The latest versions, newest first. */
    async list({ type, entryId }: Versioned): Promise<NamedRevision[]> {
      const rows = await db
        .selectFrom("revisions")
        .selectAll()
        .select(nameOfAccount)
        .where("type", "=", type)
        .where("entryId", "=", entryId)
        .orderBy("number", "desc")
        .limit(MAX_REVISIONS)
        .execute();
      return rows.map(({ person, ...row }) => ({ ...parseRevision(row), person }));
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
      // A transaction for each part, so that other writers do not wait long.
      for (const part of inParts(rows.map(({ _id }) => _id))) {
        await db.transaction().execute((tx) => removeRevisions(tx, part));
      }
    },
  };
}

function parseRevision({ _id, kind, value, ...row }: Selectable<Tables["revisions"]>): StoredRevision {
  return { ...row, id: _id, kind: kind as RevisionKind, value: JSON.parse(value) };
}
