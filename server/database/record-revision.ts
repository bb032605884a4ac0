import type { RevisionKind } from "../../content/history-contract.ts";
import { notFound } from "../errors.ts";
import { createIdSource } from "./entry-id.ts";
import type { Engine } from "./open-database.ts";
import { type Actor, type Change, recordChange } from "./record-change.ts";
import { toSearchText } from "./search-text.ts";
import type { Tx } from "./tables.ts";

/** What an entry, a page or the announcement holds at one time. */
export interface Version {
  value: Record<string, unknown>;
  /** The stored files that it names. */
  files: readonly string[];
  title: string | null;
}

/** Which entry, page or announcement it is. */
export interface Versioned {
  type: string;
  entryId: string;
}

/** A version that was saved before history was kept. */
export interface EarlierVersion extends Version {
  at: string;
  /** Null: nobody knows. */
  actor: Actor | null;
}

export interface NewRevision extends Versioned {
  kind: RevisionKind;
  version: Version;
  /** What a change replaces; kept as the first revision where there is none yet. */
  before?: EarlierVersion;
}

const createId = createIdSource();
const FILES_PER_STATEMENT = 500;

const KIND_OF = { create: "created", update: "changed", delete: "deleted", restore: "restored" } as const;

/**
 * Writes a revision and the line of the audit log, which agree on who and when. Returns the revision's id, and that of the one
 * before. Whatever has no ids of its own, such as the announcement, is known by its type.
 */
export async function recordVersion(
  tx: Tx,
  actor: Actor,
  change: Change & { action: keyof typeof KIND_OF },
  version: Version,
  before?: EarlierVersion,
): Promise<{ id: string; previous: string | undefined }> {
  const at = new Date().toISOString();
  const { type, action, entryId = type } = change;
  const revision = { type, entryId, kind: KIND_OF[action], version, ...(before && { before }) };
  const recorded = await recordRevision(tx, actor, at, revision);
  await recordChange(tx, actor, change, at);
  return recorded;
}

/**
 * Writes a revision, in the transaction of the change itself and after the row was written: whoever changes the same entry
 * waits for the row, so that numbers do not collide. Returns its id, and the id of the one before.
 */
export async function recordRevision(
  tx: Tx,
  actor: Actor,
  at: string,
  { kind, version, before, ...entry }: NewRevision,
): Promise<{ id: string; previous: string | undefined }> {
  const last = await findLast(tx, entry);
  let { _id: previous, number } = last ?? { _id: undefined, number: 0 };
  if (!last && before) {
    number++;
    previous = await insert(tx, { ...entry, number, kind: "created", ...before });
  }
  const id = await insert(tx, { ...entry, number: number + 1, kind, ...version, at, actor });
  return { id, previous };
}

const findLast = (tx: Tx, { type, entryId }: Versioned) =>
  tx
    .selectFrom("revisions")
    .select(["_id", "number"])
    .where("type", "=", type)
    .where("entryId", "=", entryId)
    .orderBy("number", "desc")
    .limit(1)
    .executeTakeFirst();

async function insert(
  tx: Tx,
  {
    value,
    files,
    actor,
    title,
    ...revision
  }: Versioned & EarlierVersion & { number: number; kind: RevisionKind },
): Promise<string> {
  const _id = createId();
  await tx
    .insertInto("revisions")
    .values({
      ...revision,
      _id,
      value: JSON.stringify(value),
      title,
      actor: actor?.name ?? null,
      accountId: actor?.accountId ?? null,
      searchText: toSearchText([title, actor?.name, revision.type]),
    })
    .execute();
  const names = [...new Set(files)];
  for (let start = 0; start < names.length; start += FILES_PER_STATEMENT) {
    const step = names.slice(start, start + FILES_PER_STATEMENT);
    await tx
      .insertInto("revisionFiles")
      .values(step.map((file) => ({ revision: _id, file })))
      .execute();
  }
  return _id;
}

/** The value of a revision, which stays until the transaction ends: nobody deletes it for good meanwhile. */
export async function requireRevisionValue(
  tx: Tx,
  engine: Engine,
  id: string,
): Promise<Record<string, unknown>> {
  const query = tx.selectFrom("revisions").select("value").where("_id", "=", id);
  const row = await (engine === "postgres" ? query.forUpdate() : query).executeTakeFirst();
  if (!row) throw notFound("Version");
  return JSON.parse(row.value) as Record<string, unknown>;
}
