import { useSyncExternalStore } from "react";
import { type View, viewCalls } from "../../content/api/session-contract.ts";
import type { Resource } from "../../content/types/define-resource.ts";
import { logFailure } from "../api/api-failure.ts";
import { send } from "../api/send.ts";
import { findSession, storeSession, watchSession } from "../session/session.ts";
import { readStored } from "../session/stored-session.ts";

/** The view of each list that the user has chosen, by content type. */
type ChosenViews = Partial<Record<string, View>>;

const readViews = () => readStored().views;

const parse = (stored: string | undefined): ChosenViews | undefined => stored && JSON.parse(stored);

/** Undefined until the server has named them. */
export const findChosenViews = () => parse(readViews());
export const useChosenViews = () => parse(useSyncExternalStore(watchSession, readViews));

/** Stores the choice for the account. If that fails, it holds in this tab. */
export function rememberView({ name }: Resource, view: View): void {
  const session = findSession();
  if (session) storeSession({ ...session, views: JSON.stringify({ ...findChosenViews(), [name]: view }) });
  send(viewCalls.choose, { params: { type: name }, body: { view } }).catch(logFailure);
}
