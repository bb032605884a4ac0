import { failureOf, logFailure } from "../../../core/panel/api/api-failure.ts";
import { orToLogin } from "../../../core/panel/session/session-end.ts";

/** In a loader: the value, or why it cannot be shown. */
export async function loadFound<Value>(loading: Promise<Value>): Promise<Value | "missing" | "failed"> {
  try {
    return await orToLogin(loading);
  } catch (error) {
    const { status } = failureOf(error);
    if (status === 401) throw error;
    logFailure(error);
    return status === 404 ? "missing" : "failed";
  }
}
