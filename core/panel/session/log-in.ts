import { secondStepCalls } from "../../content/api/second-step-contract.ts";
import { loginSchema, sessionCalls } from "../../content/api/session-contract.ts";
import { ApiFailure } from "../api/api-failure.ts";
import { send } from "../api/send.ts";
import { type Session, setupState } from "./session.ts";

const isAnonymous = true;

/** Fails with `secondStep` if the password is right and the account has a second step. */
export const logIn = async (email: string, password: string): Promise<Session> =>
  readLogin(email, await send(sessionCalls.logIn, { body: { email, password }, isAnonymous }));

/** The second step of a login, with a code of the authenticator app or a recovery code. */
export const logInWithCode = async (email: string, token: string, code: string): Promise<Session> =>
  readLogin(email, await send(secondStepCalls.logIn, { body: { token, code }, isAnonymous }));

/** A response without a token or a role counts as a failure. */
export function readLogin(email: string, body: unknown): Session {
  const answer = loginSchema.safeParse(body);
  if (!answer.success) throw new ApiFailure(200);
  const { token, role, permissions, mustSetUpSecondStep } = answer.data;
  return { token, role, email, permissions: permissions?.join(" "), ...setupState(mustSetUpSecondStep) };
}
