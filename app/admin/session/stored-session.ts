/** Stored per tab; the first two names are part of the specification. No Zod here: the first script of the panel imports this. */
export const SESSION_KEYS = ["token", "role", "email", "accountId", "permissions"] as const;

export type StoredSession = Partial<Record<(typeof SESSION_KEYS)[number], string>>;

/** The stored values, which may be incomplete. */
export function readStored(): StoredSession {
  const stored = SESSION_KEYS.map((key) => [key, sessionStorage.getItem(key) ?? undefined]);
  return Object.fromEntries(stored) as StoredSession;
}
