import type { FastifyReply, FastifyRequest } from "fastify";
import { UNDO_HEADER, type UndoneBatch } from "../../content/api/history-contract.ts";
import type { Action } from "../../content/api/permissions.ts";
import { inEnglishByField } from "../../content/messages/message.ts";
import { label } from "../../words/label.ts";
import type { RestoreGuard } from "../content/entry-rows.ts";
import type { Publish } from "../content/publish.ts";
import { isEntryId } from "../database/entries/entry-id.ts";
import { type Actor, actorOf } from "../database/entries/record-change.ts";
import { CHANGE, notFound, partOff, versionGone } from "../errors.ts";
import { requirePermission } from "../http/require-permission.ts";
import type { HistoryStore, StoredRevision } from "./history-store.ts";
import type { TrashStore } from "./trash-store.ts";
import type { VersionedType } from "./versioned-type.ts";

export interface HistoryServices {
  history: HistoryStore;
  trash: TrashStore;
  types: ReadonlyMap<string, VersionedType>;
  /** Whether the feature of a type, or of a page with this name, is on. */
  isOnNow(type: string, id?: string): boolean;
  /** The check for an `If-Match` header. */
  restoreGuard(ifMatch: string | undefined): RestoreGuard;
  publish: Publish;
  /** Deletes the consents and marks of children who were deleted for good. */
  forgetChildren(): Promise<void>;
  /** The content type of entries that were changed together. */
  findBatchType(batch: string): Promise<string | undefined>;
  /** Undoes a change of many entries. */
  undoBatch(batch: string, actor: Actor): Promise<Pick<UndoneBatch, "batch" | "restored" | "skipped">>;
  /** The same for the deleted entries of a batch. */
  restoreBatch: HistoryServices["undoBatch"];
}

type Session = FastifyRequest["session"];
type WholeRevision = StoredRevision & { files: readonly string[] };

/** A version is as private as its entry, so the permissions of the type are required as well. */
export function requireType(
  { types, isOnNow }: Pick<HistoryServices, "types" | "isOnNow">,
  name: string,
  session: Session,
  actions: readonly Action[],
  entryId?: string,
): VersionedType {
  const type = types.get(name);
  if (!type) throw notFound(label("Type", "प्रकार"));
  if (!isOnNow(name, entryId)) throw partOff();
  for (const action of actions) requirePermission(session, type.permissions[action]);
  return type;
}

export async function requireRevision(
  { history }: Pick<HistoryServices, "history">,
  id: string,
): Promise<WholeRevision> {
  if (!isEntryId(id)) throw versionGone();
  return history.require(id);
}

/** Restores a version for a person who may read its type and restore this version. */
export async function restoreVersion(
  services: HistoryServices,
  revision: WholeRevision,
  { session, guard }: { session: Session; guard: RestoreGuard },
  reply: FastifyReply,
): Promise<FastifyReply> {
  const { type, entryId } = revision;
  const versioned = requireType(services, type, session, ["read"], entryId);
  const by = { guard, actor: versioned.requireRestorer(session, revision.value) };
  const { value, etag, undo, errors = {} } = await versioned.restore(revision, by);
  if (etag !== undefined) reply.header("etag", etag);
  if (undo !== undefined) reply.header(UNDO_HEADER, undo);
  const isUnfit = Object.keys(errors).length > 0;
  return reply.send({ type, entryId, value, ...(isUnfit && inEnglishByField(errors)) });
}

export async function undoWanted(
  services: HistoryServices,
  wanted: string,
  session: Session,
  undo: HistoryServices["undoBatch"],
): Promise<UndoneBatch> {
  if (!isEntryId(wanted)) throw notFound(CHANGE);
  const name = await services.findBatchType(wanted);
  if (name === undefined) throw notFound(CHANGE);
  requireType(services, name, session, ["write"]);
  const { batch, restored, skipped } = await undo(wanted, actorOf(session));
  return { success: true, message: describeUndone(restored, skipped), restored, skipped, batch };
}

function describeUndone(restored: number, skipped: number): string {
  const done = restored === 1 ? "1 entry is as it was." : `${restored} entries are as they were.`;
  if (skipped === 0) return done;
  return `${done} ${skipped === 1 ? "1 has" : `${skipped} have`} been changed since and ${skipped === 1 ? "stays" : "stay"} so.`;
}
