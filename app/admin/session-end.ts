import { redirect, useNavigate } from "react-router";
import { SessionEnded } from "./api-failure.ts";
import { dropSession } from "./session.ts";

/** The login page, which then says that the session has ended. */
const SESSION_ENDED_PATH = "/login?ended";

/** In a loader: an ended session leads to the login page. */
export async function orToLogin<Value>(loading: Promise<Value>): Promise<Value> {
  try {
    return await loading;
  } catch (error) {
    if (!(error instanceof SessionEnded)) throw error;
    dropSession();
    throw redirect(SESSION_ENDED_PATH);
  }
}

/** In a component: what to do when a call finds the session ended and no form is at stake. */
export function useLeaveToLogin(): () => Promise<void> {
  const navigate = useNavigate();
  return async () => {
    dropSession();
    await navigate(SESSION_ENDED_PATH);
  };
}
