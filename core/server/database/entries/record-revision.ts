import { sql } from "kysely";
import type { RevisionKind } from "../../../content/api/history-contract.ts";
import { versionGone } from "../../errors.ts";
import type { Tx } from "../tables.ts";
import { createIdSource } from "./entry-id.ts";
import { type Actor, type Change, recordChanges } from "./record-change.ts";
import { toSearchText } from "./search-text.ts";

/** The content of an entry, a page or the announcement at one time. */
export interface Version {
  value: Record<string, unknown>;
  /** The stored files of this version. */
  files: readonly string[];
  title: string | null;
}

/** Identifies an entry, a page or the announcement. */
export interface Versioned {
  type: string;
  entryId: string;
}

/** A version from before the history feature. */
export interface EarlierVersion extends Version {
  at: string;
  /** Null if unknown. */
  actor: Actor | null;
}

export interface NewRevision {
  entryId: string;
  kind: RevisionKind;
  version: Version;
  /** The replaced version; stored as the first revision if there is none. */
  before?: EarlierVersion | undefined;
}

/** A revision and its predecessor. */
export interface RecordedRevision {
  id: string;
  previous: string | undefined;
}

export interface VersionedChange extends Change {
  action: keyof typeof KIND_OF;
}

export interface NewVersion {
  change: VersionedChange;
  version: Version;
  before?: EarlierVersion | undefined;
}

const createId = createIdSource();
const FILES_PER_STATEMENT = 500;

const KIND_OF = {
  create: "created",
  update: "changed",
  delete: "deleted",
  restore: "restored",
  submit: "changed",
  approve: "changed",
  "send-back": "changed",
} as const;

/**
 * Writes a revision and a line of the audit log with the same actor and time. Items without ids, such as the announcement,
 * are identified by their type.
 */
export async function recordVersion(
  tx: Tx,
  actor: Actor,
  change: VersionedChange,
  version: Version,
  before?: EarlierVersion,
): Promise<RecordedRevision> {
  const [recorded] = await recordVersions(tx, { type: change.type, actor }, [{ change, version, before }]);
  return recorded as RecordedRevision;
}

/** The same for several entries of one type. With `batch` they belong together. */
export async function recordVersions(
  tx: Tx,
  { type, actor, batch = null }: { type: string; actor: Actor; batch?: string | null },
  versions: readonly NewVersion[],
): Promise<RecordedRevision[]> {
  const at = new Date().toISOString();
  const revisions = versions.map(({ change: { action, entryId = type }, version, before }) => ({
    entryId,
    version,
    before,
    kind: KIND_OF[action],
  }));
  const recorded = await recordRevisions(tx, { type, actor, at, batch }, revisions);
  const changes = versions.map(({ change }) => change);
  await recordChanges(tx, actor, changes, at);
  return recorded;
}

/**
 * Writes revisions of entries of one type, in the transaction of the change and after the rows: concurrent changes of an
 * entry wait for the row lock, so revision numbers do not collide.
 */
export async function recordRevisions(
  tx: Tx,
  { type, ...made }: { type: string; actor: Actor; at: string; batch: string | null },
  revisions: readonly NewRevision[],
): Promise<RecordedRevision[]> {
  const entryIds = revisions.map(({ entryId }) => entryId);
  const last = await findLast(tx, type, entryIds);
  const rows: StoredVersion[] = [];
  const recorded = revisions.map(({ entryId, kind, version, before }) => {
    let { _id: previous, number } = last.get(entryId) ?? { _id: undefined, number: 0 };
    if (number === 0 && before) {
      previous = createId();
      number = 1;
      rows.push({ _id: previous, type, entryId, number, kind: "created", batch: null, ...before });
    }
    const id = createId();
    rows.push({ _id: id, type, entryId, number: number + 1, kind, ...version, ...made });
    return { id, previous };
  });
  await insert(tx, rows);
  return recorded;
}

async function findLast(tx: Tx, type: string, entryIds: readonly string[]) {
  const rows = await tx
    .selectFrom("revisions")
    .select(["_id", "entryId", "number"])
    .where("type", "=", type)
    .where("entryId", "in", entryIds)
    .where(isLatestRevision("revisions"))
    .execute();
  return new Map(rows.map((row) => [row.entryId, row]));
}

/** A condition: the entry has no later version. */
export const isLatestRevision = (table: string) => sql<boolean>`NOT EXISTS (
  SELECT 1 FROM revisions AS later
  WHERE later.type = ${sql.ref(`${table}.type`)} AND later."entryId" = ${sql.ref(`${table}.entryId`)}
    AND later.number > ${sql.ref(`${table}.number`)})`;

/** A column: the name of the account that made a revision; null without one. */
export const nameOfAccount = sql<string | null>`(
  SELECT nullif(accounts.name, '') FROM accounts WHERE accounts._id = "accountId")`.as("person");

interface StoredVersion extends Versioned, EarlierVersion {
  _id: string;
  number: number;
  kind: RevisionKind;
  batch: string | null;
}

async function insert(tx: Tx, versions: readonly StoredVersion[]): Promise<void> {
  const rows = versions.map(({ value, files: _files, actor, ...revision }) => ({
    ...revision,
    value: JSON.stringify(value),
    actor: actor?.name ?? null,
    accountId: actor?.accountId ?? null,
    searchText: toSearchText([revision.title, actor?.name, revision.type]),
  }));
  await tx.insertInto("revisions").values(rows).execute();
  const named = versions.flatMap(({ _id, files }) =>
    [...new Set(files)].map((file) => ({ revision: _id, file })),
  );
  for (let start = 0; start < named.length; start += FILES_PER_STATEMENT) {
    const step = named.slice(start, start + FILES_PER_STATEMENT);
    await tx.insertInto("revisionFiles").values(step).execute();
  }
}

/** The value of a revision, locked until the transaction ends, so that it is not deleted meanwhile. */
export async function requireRevisionValue(tx: Tx, id: string): Promise<Record<string, unknown>> {
  const query = tx.selectFrom("revisions").select("value").where("_id", "=", id);
  const row = await query.forUpdate().executeTakeFirst();
  if (!row) throw versionGone();
  return JSON.parse(row.value) as Record<string, unknown>;
}
