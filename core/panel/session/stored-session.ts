import type { Permission } from "../../content/api/permissions.ts";

/** Stored per tab; the first two names are part of the specification. No Zod here: the first script of the panel imports this. */
export const SESSION_KEYS = [
  "token",
  "role",
  "email",
  "accountId",
  "name",
  "duties",
  "permissions",
  "setUp",
  "views",
] as const;

export type StoredSession = Partial<Record<(typeof SESSION_KEYS)[number], string>>;

/** The stored values, which may be incomplete. */
export function readStored(): StoredSession {
  const stored = SESSION_KEYS.map((key) => [key, sessionStorage.getItem(key) ?? undefined]);
  return Object.fromEntries(stored) as StoredSession;
}

/** Whether the stored permissions have one. While they are unknown, nothing is hidden: the server decides in any case. */
export const isAllowed = (stored: string | undefined, permission: Permission) =>
  stored === undefined || stored.split(" ").includes(permission);
