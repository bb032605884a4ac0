import { redirect } from "react-router";
import { SessionEnded } from "../api/api-failure.ts";
import { loginPathTo } from "./login-path.ts";
import { dropSession } from "./session.ts";

export type LoginAgainAnswer = "logged in" | "declined";

type AskToLogIn = () => Promise<LoginAgainAnswer>;

let askToLogIn: AskToLogIn | undefined;
let asking: Promise<LoginAgainAnswer> | undefined;

/** From now on ended sessions are renewed in place, by `ask`; returns what takes that back. */
export function renewSessionsBy(ask: AskToLogIn): () => void {
  askToLogIn = ask;
  return () => {
    askToLogIn = undefined;
  };
}

/** Calls that find the session ended at the same time ask once; undefined when there is no screen to ask on. */
export async function renewSession(): Promise<LoginAgainAnswer | undefined> {
  if (!askToLogIn) return undefined;
  asking ??= askToLogIn().finally(() => {
    asking = undefined;
  });
  return asking;
}

/** In a loader: a session that was over before there was a screen leads to the login page, and from there back. */
export async function orToLogin<Value>(loading: Promise<Value>): Promise<Value> {
  try {
    return await loading;
  } catch (error) {
    if (!(error instanceof SessionEnded)) throw error;
    dropSession();
    throw redirect(loginPathTo(location.pathname + location.search, { hasEnded: true }));
  }
}
