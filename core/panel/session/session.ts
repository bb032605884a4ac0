import { z } from "zod";
import { ADMIN_ROLE } from "../../content/api/api-names.ts";
import { loginSchema } from "../../content/api/session-contract.ts";
import { readStored, SESSION_KEYS } from "./stored-session.ts";

const sessionSchema = loginSchema.pick({ token: true, role: true }).extend({
  /** The user, so that only the password is needed to renew the session. */
  email: z.string().optional(),
  /** The account, its duties and its permissions, separated by spaces, as far as they are known. */
  accountId: z.string().optional(),
  name: z.string().optional(),
  duties: z.string().optional(),
  permissions: z.string().optional(),
  /** Present if the account has to set up a second step first. */
  setUp: z.string().optional(),
  /** How the user wants to see each list, as JSON, once it is known. */
  views: z.string().optional(),
});
export type Session = z.infer<typeof sessionSchema>;

/** How a session stores whether the account has to set up a second step. */
export const setupState = (mustSetUpSecondStep = false): Pick<Session, "setUp"> => ({
  setUp: mustSetUpSecondStep ? "needed" : undefined,
});

export const findToken = () => readStored().token;

export const findEmail = () => readStored().email;

export function findSession(): Session | undefined {
  return sessionSchema.safeParse(readStored()).data;
}

export function storeSession(session: Session): void {
  for (const key of SESSION_KEYS) {
    if (session[key] === undefined) sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, session[key]);
  }
  notify();
}

/** After the address of the account was changed, so that the session can be renewed with the password alone. */
export const rememberEmail = (email: string) => sessionStorage.setItem("email", email);

export function dropSession(): void {
  for (const key of SESSION_KEYS) sessionStorage.removeItem(key);
  notify();
}

const watchers = new Set<() => void>();

/** Calls `watcher` after each change of the session in this tab, until the returned function is called. */
export function watchSession(watcher: () => void): () => void {
  watchers.add(watcher);
  return () => watchers.delete(watcher);
}

function notify(): void {
  for (const watcher of watchers) watcher();
}

export const isAdminSession = (session: Session | undefined): boolean => session?.role === ADMIN_ROLE;

const CHANNEL = "session";
const QUESTION = "Who has a session?";
/** Other tabs answer within a few milliseconds. */
const PATIENCE_MS = 400;

/** The token of the session that another tab has ended. */
let endedToken: string | undefined;

/** Whether another tab has ended the session of this one. */
export const isLoggedOut = () => endedToken !== undefined && findToken() === endedToken;

/**
 * Shares the session with tabs that this one has opened, which browsers do not do. Calls `onLogout` when another tab logs
 * out.
 */
export function shareSession(onLogout: () => void): () => void {
  const channel = new BroadcastChannel(CHANNEL);
  channel.onmessage = ({ data }) => {
    const session = findSession();
    if (data === QUESTION && isAdminSession(session)) channel.postMessage(session);
    if (data?.ended === undefined || data.ended !== session?.token) return;
    endedToken = data.ended;
    onLogout();
  };
  return () => channel.close();
}

export function announceLogout(token: string): void {
  const channel = new BroadcastChannel(CHANNEL);
  channel.postMessage({ ended: token });
  channel.close();
}

/** The session of another tab of the panel; undefined if none answers. */
export async function askOtherTabs(): Promise<Session | undefined> {
  const channel = new BroadcastChannel(CHANNEL);
  try {
    return await new Promise((resolve) => {
      channel.onmessage = ({ data }) => {
        const answer = sessionSchema.safeParse(data);
        if (answer.success) resolve(answer.data);
      };
      setTimeout(resolve, PATIENCE_MS, undefined);
      channel.postMessage(QUESTION);
    });
  } finally {
    channel.close();
  }
}
