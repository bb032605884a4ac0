import type { FastifyRequest } from "fastify";
import type { Action, Permission } from "../../content/api/permissions.ts";
import type { Coded } from "../../content/messages/message.ts";
import type { RestoreGuard } from "../content/entry-rows.ts";
import type { Actor } from "../database/entries/record-change.ts";

type Session = FastifyRequest["session"];

export interface RestorableRevision {
  id: string;
  entryId: string;
  /** The stored files of the revision. */
  files: readonly string[];
}

export interface RestoredVersion {
  value: Record<string, unknown>;
  /** Undefined if the type has no ETags. */
  etag: string | undefined;
  /** The revision that undoes the restore. */
  undo: string | undefined;
  /** Validation errors by the current rules: then the entry becomes a draft. Absent if there are none. */
  errors?: Record<string, Coded>;
}

/** The outcome of restoring many deleted entries. The rest are not in the trash any more. */
export interface RestoredMany {
  restored: number;
  /** Entries that stay in the trash. */
  refused: { entryId: string; reason: Coded }[];
  /** Entries that are restored as drafts, because today's rules reject them. */
  unpublished: { entryId: string; reason: Coded }[];
}

/** The part of a type that its history needs. */
export interface VersionedType {
  permissions: Record<Action, Permission>;
  /** A stored value with all fields. */
  present(value: Record<string, unknown>, entryId: string): Record<string, unknown>;
  /** The title for the audit log. */
  auditTitle(value: Record<string, unknown>, entryId: string): string | null;
  /** The person who restores one version; throws if they may not. A person who may not publish restores own drafts. */
  requireRestorer(session: Session, value: Record<string, unknown>): Actor;
  /** Writes the version as a new change, with its files. */
  restore(revision: RestorableRevision, by: Restorer): Promise<RestoredVersion>;
  /** Restores deleted entries by their last versions. */
  restoreMany(deleted: readonly DeletedEntry[], by: Restorer): Promise<RestoredMany>;
}

export interface Restorer {
  guard: RestoreGuard;
  actor: Actor;
}

/** A deleted entry and its last version. */
export interface DeletedEntry {
  revision: string;
  entryId: string;
}
