import { redirect } from "react-router";
import { isAborted, logFailure, SessionEnded } from "../api/api-failure.ts";
import { loginPathTo } from "./login-path.ts";
import { dropSession } from "./session.ts";

export type LoginAgainAnswer = "logged in" | "declined";

type AskToLogIn = () => Promise<LoginAgainAnswer>;

let askToLogIn: AskToLogIn | undefined;
let asking: Promise<LoginAgainAnswer> | undefined;

/** Ended sessions are renewed by `ask`, on the same screen, until the returned function is called. */
export function renewSessionsBy(ask: AskToLogIn): () => void {
  askToLogIn = ask;
  return () => {
    askToLogIn = undefined;
  };
}

/** Calls that fail at the same time ask once. Undefined if no screen can ask. */
export async function renewSession(): Promise<LoginAgainAnswer | undefined> {
  if (!askToLogIn) return undefined;
  asking ??= askToLogIn().finally(() => {
    asking = undefined;
  });
  return asking;
}

/** In a loader: redirects to the login page if the session has ended; the login returns to this address. */
export async function orToLogin<Value>(loading: Promise<Value>): Promise<Value> {
  try {
    return await loading;
  } catch (error) {
    if (!(error instanceof SessionEnded)) throw error;
    dropSession();
    throw redirect(loginPathTo(location.pathname + location.search, { hasEnded: true }));
  }
}

/** In a loader: the value, or `fallback` if it cannot be loaded. The failure is logged. */
export async function loadOr<Value, Fallback>(
  loading: Promise<Value>,
  fallback: Fallback,
): Promise<Value | Fallback> {
  try {
    return await orToLogin(loading);
  } catch (error) {
    if (isAborted(error) || error instanceof Response) throw error;
    logFailure(error);
    return fallback;
  }
}
