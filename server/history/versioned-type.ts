import type { Action, Permission } from "../../content/api/permissions.ts";
import type { Coded } from "../../content/messages/message.ts";
import type { RestoreGuard } from "../content/entry-rows.ts";
import type { Actor } from "../database/record-change.ts";

export interface RestorableRevision {
  id: string;
  entryId: string;
  /** The stored files that it names. */
  files: readonly string[];
}

export interface RestoredVersion {
  value: Record<string, unknown>;
  /** Absent where a type has no version tags. */
  etag: string | undefined;
  /** The revision that undoes the restore. */
  undo: string | undefined;
  /** What today's rules refuse, by field: then it is a draft. Absent where there are none. */
  errors?: Record<string, Coded>;
}

/** What history needs to know of a type. */
export interface VersionedType {
  permissions: Record<Action, Permission>;
  /** A stored value with all its fields. */
  present(value: Record<string, unknown>, entryId: string): Record<string, unknown>;
  /** What the audit log may call it. */
  auditTitle(value: Record<string, unknown>, entryId: string): string | null;
  /** Writes the version as a new change, with its files. */
  restore(revision: RestorableRevision, by: { guard: RestoreGuard; actor: Actor }): Promise<RestoredVersion>;
}
