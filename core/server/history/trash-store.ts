import { setImmediate as nextTurn } from "node:timers/promises";
import { sql } from "kysely";
import type {
  TrashItem,
  TrashMatch,
  TrashQuery,
  TrashSelection,
} from "../../content/api/history-contract.ts";
import { entryRulesOf } from "../content/entry-rules.ts";
import { type Actor, type Change, recordChanges } from "../database/entries/record-change.ts";
import { isLatestRevision, nameOfAccount, type Versioned } from "../database/entries/record-revision.ts";
import { eraseRemoved } from "../database/entries/search-index.ts";
import { searchTextContains } from "../database/entries/search-text.ts";
import type { Database, Tx } from "../database/tables.ts";
import { listChanged, notInTrash } from "../errors.ts";
import { readHindiTitle } from "./hindi-titles.ts";
import { inParts } from "./in-parts.ts";
import { removeRevisions } from "./remove-revisions.ts";

/** A deleted entry: `revision` is its last version. */
export interface TrashedEntry extends Versioned {
  revision: string;
  title: string | null;
}

/** The title of a deleted entry in the audit log. */
export type FindAuditTitle = (entry: Versioned, value: Record<string, unknown>) => string | null;

export type TrashStore = ReturnType<typeof createTrashStore>;

/** Deleted entries: those whose last version is a deletion. */
export function createTrashStore(db: Database) {
  const selectTrash = () =>
    db.selectFrom("revisions").where("kind", "=", "deleted").where(isLatestRevision("revisions"));

  function selectMatching({ q, type, batch }: TrashMatch, hiddenTypes: readonly string[]) {
    let trash = selectTrash();
    if (hiddenTypes.length > 0) trash = trash.where("type", "not in", hiddenTypes);
    if (q) trash = trash.where(searchTextContains(q));
    if (type) trash = trash.where("type", "=", type);
    if (batch) trash = trash.where("batch", "=", batch);
    return trash;
  }

  async function findNamed(
    column: "_id" | "batch",
    ids: readonly string[],
    hiddenTypes: readonly string[],
  ): Promise<TrashedEntry[]> {
    const found: TrashedEntry[] = [];
    for (const part of inParts([...new Set(ids)])) {
      const trash = selectMatching({}, hiddenTypes).where(column, "in", part);
      found.push(...(await trash.select(TRASHED).execute()));
    }
    return found;
  }

  return {
    /** Throws unless the revision is the last version of an entry that is still deleted. */
    async requireInTrash({ id }: { id: string }): Promise<void> {
      const row = await selectTrash().select("_id").where("_id", "=", id).executeTakeFirst();
      if (!row) throw notInTrash();
    },

    /**
     * Deleted entries, the latest first, without the types that the reader may not see. With `grouped`, the entries of a batch
     * are one item; `total` counts items, `entries` entries.
     */
    async list(
      { limit, offset, grouped, ...match }: TrashQuery,
      hiddenTypes: readonly string[] = [],
    ): Promise<{ items: TrashItem[]; total: number; entries: number }> {
      const trash = selectMatching(match, hiddenTypes);
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
      const { total, entries } = await trash
        .select((eb) => [sql<number>`count(DISTINCT ${group})`.as("total"), eb.fn.countAll().as("entries")])
        .executeTakeFirstOrThrow();
      const rows = await db
        .with("page", () => page)
        .selectFrom("page")
        .innerJoin("revisions", "revisions._id", "page._id")
        .select([...TRASHED, "page.at", "actor as by", "accountId", "batch", "count", "files", "value"])
        .select(nameOfAccount)
        .orderBy("page.at", "desc")
        .orderBy("page._id", "desc")
        .execute();
      const items = rows.map(({ batch, count, files, value, ...row }) => ({
        ...row,
        titleHi: readHindiTitle(row.type, value),
        files: Number(files),
        ...(batch !== null && Number(count) > 1 && { batch, count: Number(count) }),
      }));
      return { items, total: Number(total), entries: Number(entries) };
    },

    /** The selected entries that the reader may see. `missing` is the number of revisions that are not in the trash. */
    async select(
      { revisions = [], batches = [], match, count }: TrashSelection,
      hiddenTypes: readonly string[],
    ): Promise<{ entries: TrashedEntry[]; missing: number }> {
      if (match) {
        const entries = await selectMatching(match, hiddenTypes).select(TRASHED).execute();
        if (entries.length !== count) throw listChanged(entries.length, Number(count));
        return { entries, missing: 0 };
      }
      const single = await findNamed("_id", revisions, hiddenTypes);
      const together = await findNamed("batch", batches, hiddenTypes);
      const entries = new Map([...single, ...together].map((entry) => [entry.revision, entry]));
      return { entries: [...entries.values()], missing: new Set(revisions).size - single.length };
    },

    /**
     * Removes every version of entries in the trash, in one transaction. Returns the number of entries that were still there, and the files
     * that they named.
     */
    async purge(
      entries: readonly TrashedEntry[],
      findTitle: FindAuditTitle,
      actor: Actor,
    ): Promise<{ purged: number; files: string[] }> {
      // Every transaction locks in the order of ids, so that concurrent ones cause no deadlock.
      const sorted = entries.toSorted((one, other) => (one.entryId < other.entryId ? -1 : 1));
      return db.transaction().execute(async (tx) => {
        const files: string[] = [];
        let purged = 0;
        for (const part of inParts(sorted)) {
          for (const [type, own] of Map.groupBy(part, (entry) => entry.type)) {
            const removed = await purgePart(tx, type, own, findTitle, actor);
            purged += removed.purged;
            files.push(...removed.files);
          }
          // SQLite works synchronously, and other requests would wait until the end.
          await nextTurn();
        }
        return { purged, files };
      });
    },
  };

  async function purgePart(
    tx: Tx,
    type: string,
    entries: readonly TrashedEntry[],
    findTitle: FindAuditTitle,
    actor: Actor,
  ): Promise<{ purged: number; files: string[] }> {
    const query = tx
      .selectFrom("revisions")
      .select(["_id", "entryId"])
      .where("type", "=", type)
      .where(
        "entryId",
        "in",
        entries.map(({ entryId }) => entryId),
      )
      .orderBy("entryId")
      .orderBy("number");
    // Blocks on a concurrent restore, which locks the revision.
    const versions = await query.forUpdate().execute();
    const deleted = await tx
      .selectFrom("revisions")
      .select(["entryId", "value"])
      .where(
        "_id",
        "in",
        entries.map(({ revision }) => revision),
      )
      .where("kind", "=", "deleted")
      .where(isLatestRevision("revisions"))
      .execute();
    if (deleted.length === 0) return { purged: 0, files: [] };
    const gone = new Set(deleted.map(({ entryId }) => entryId));
    const ids = versions.filter(({ entryId }) => gone.has(entryId)).map(({ _id }) => _id);
    const files = await removeRevisions(tx, ids);
    await entryRulesOf({ name: type }).purge?.(tx, [...gone]);
    await eraseRemoved(tx);
    const changes = deleted.map(
      ({ entryId, value }): Change => ({
        type,
        action: "purge",
        entryId,
        title: findTitle({ type, entryId }, JSON.parse(value)),
      }),
    );
    await recordChanges(tx, actor, changes);
    return { purged: deleted.length, files };
  }
}

const TRASHED = ["revisions._id as revision", "type", "entryId", "title"] as const;
