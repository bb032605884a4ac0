import { redirect } from "react-router";
import { isAborted, logFailure, needsSetUp, SessionEnded } from "../api/api-failure.ts";
import { createScreenQuestion } from "./screen-question.ts";
import { dropSession } from "./session.ts";
import { loginPathTo } from "./steps/login-path.ts";

export type LoginAgainAnswer = "logged in" | "declined";

/** Asks for the password when the session has ended. */
export const loginQuestion = createScreenQuestion<LoginAgainAnswer>();

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
    if (isAborted(error) || error instanceof Response || needsSetUp(error)) throw error;
    logFailure(error);
    return fallback;
  }
}
