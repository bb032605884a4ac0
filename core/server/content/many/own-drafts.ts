import type { FastifyRequest } from "fastify";
import { can, publishPermissionFor } from "../../../content/api/permissions.ts";
import type { Resource } from "../../../content/types/define-resource.ts";
import { type Actor, actorOf } from "../../database/entries/record-change.ts";
import type { EntryRow } from "../../database/tables.ts";
import { type ApiError, permissionNeeded } from "../../errors.ts";

/**
 * The person of a request that edits entries. Without the permission to publish, they write drafts that others approve. Changes that follow
 * from something else, such as pictures that a withdrawn consent removes, are not restricted.
 */
export function authorOf({ session }: Pick<FastifyRequest, "session">, resource: Resource): Actor {
  const mayPublish = can(session, publishPermissionFor(resource));
  return { ...actorOf(session), ...(!mayPublish && { ownDraftsOnly: true }) };
}

/** Why the person may not write an entry that has, or gets, these states; undefined if they may. */
export function findRefusal(
  resource: Resource,
  { ownDraftsOnly, accountId }: Actor,
  states: readonly EntryRow[],
): ApiError | undefined {
  const isOwnDraft = (row: EntryRow) => row.isDraft === 1 && row.createdBy === accountId;
  if (!ownDraftsOnly || states.every(isOwnDraft)) return undefined;
  return permissionNeeded(publishPermissionFor(resource));
}

export function requireWritable(...asked: Parameters<typeof findRefusal>): void {
  const refusal = findRefusal(...asked);
  if (refusal) throw refusal;
}
