import { useRef, useSyncExternalStore } from "react";
import { API_PREFIX } from "../../content/api/api-names.ts";
import type { Permission } from "../../content/api/permissions.ts";
import { sessionCalls } from "../../content/api/session-contract.ts";
import { askingOnce } from "./asking-once.ts";
import { findSession, findToken, setupState, storeSession, watchSession } from "./session.ts";
import { isAllowed, readStored } from "./stored-session.ts";

export type May = (permission: Permission) => boolean;

const readPermissions = () => readStored().permissions;

/** Whether the user has the permission, for loaders. Components use `useMay`. */
export const may: May = (permission) => isAllowed(readPermissions(), permission);

/** Returns `may` for the current permissions. The component renders again when they change. */
export function useMay(): May {
  const stored = useSyncExternalStore(watchSession, readPermissions);
  return (permission) => isAllowed(stored, permission);
}

/** The same for one permission, and true after it is removed: a form that is open stays open, so that nothing typed is lost. */
export function useMayOrDid(permission: Permission): boolean {
  const isNow = useMay()(permission);
  const wasOnce = useRef(isNow);
  wasOnce.current ||= isNow;
  return wasOnce.current;
}

/** Whether the user has at least one permission. */
export const useHasDuties = () => useSyncExternalStore(watchSession, readPermissions) !== "";

/** Whether the user has to set up a second step before anything else. */
export const mustSetUpSecondStep = () => readStored().setUp !== undefined;

/** The `_id` of the user's account; undefined until it is known. Components use `useAccountId`. */
export const findAccountId = () => readStored().accountId;
export const useAccountId = () => useSyncExternalStore(watchSession, findAccountId);

/** The name of the user, empty without one; the address and the duties, separated by spaces. Undefined until they are known. */
export const useOwnName = () => useSyncExternalStore(watchSession, () => readStored().name);
export const useOwnEmail = () => useSyncExternalStore(watchSession, () => readStored().email);
export const useOwnDuties = () => useSyncExternalStore(watchSession, () => readStored().duties);

/** Asks the server for the current permissions. Without `api-call.ts`, which calls this function after a refusal. */
export const refreshRights = askingOnce(async () => {
  const token = findToken();
  if (!token) return;
  const response = await fetch(API_PREFIX + sessionCalls.findRights.path, {
    headers: { Authorization: `Bearer ${token}` },
    credentials: "same-origin",
  });
  const answer = sessionCalls.findRights.answer.safeParse(await response.json());
  const session = findSession();
  // The user may have logged out meanwhile.
  if (!answer.success || session?.token !== token) return;
  const { accountId, email, name, duties, permissions, mustSetUpSecondStep, views } = answer.data;
  storeSession({
    ...session,
    accountId,
    email,
    name,
    duties: duties.join(" "),
    permissions: permissions.join(" "),
    ...setupState(mustSetUpSecondStep),
    views: JSON.stringify(views),
  });
});
