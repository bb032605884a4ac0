import { z } from "zod";
import { ADMIN_ROLE, loginSchema } from "../../../content/api/api-contract.ts";

const sessionSchema = loginSchema.extend({
  /** Whose session it is, so that only the password is asked for when it has ended. */
  email: z.string().optional(),
});
export type Session = z.infer<typeof sessionSchema>;

/** Stored for as long as the tab is open; the names of the first two are part of the specification. */
const KEYS = ["token", "role", "email"] as const;

/** What is stored, whole or not. */
function readStored(): Partial<Session> {
  const stored = KEYS.map((key) => [key, sessionStorage.getItem(key) ?? undefined]);
  return Object.fromEntries(stored) as Partial<Session>;
}

export const findToken = () => readStored().token;

export const findEmail = () => readStored().email;

export function findSession(): Session | undefined {
  return sessionSchema.safeParse(readStored()).data;
}

export function storeSession(session: Session): void {
  dropSession();
  for (const key of KEYS) if (session[key] !== undefined) sessionStorage.setItem(key, session[key]);
}

export function dropSession(): void {
  for (const key of KEYS) sessionStorage.removeItem(key);
}

export const isAdminSession = (session: Session | undefined): boolean => session?.role === ADMIN_ROLE;

const CHANNEL = "session";
const QUESTION = "Who has a session?";
/** A tab that has one answers within a few milliseconds. */
const PATIENCE_MS = 400;

/** Of the session that another tab has logged out of. */
let endedToken: string | undefined;

/** Whether another tab has logged out of the session of this one; its next call will find it ended. */
export const isLoggedOut = () => endedToken !== undefined && findToken() === endedToken;

/**
 * Gives the session to tabs of the panel that this one has opened: browsers do not copy the storage of a tab for them. Hears
 * when another tab logs out of it.
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

export function tellOfLogout(token: string): void {
  const channel = new BroadcastChannel(CHANNEL);
  channel.postMessage({ ended: token });
  channel.close();
}

/** The session of another tab of the panel; undefined when none answers. */
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
