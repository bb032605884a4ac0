import { studentRecordPath } from "../../../content/site/office-paths.ts";

const LOGIN_PATH = "/login";

/** The login page, which leads back to `screen` afterwards. */
export function loginPathTo(screen: string, { hasEnded = false } = {}): string {
  const query = new URLSearchParams({ ...(hasEnded && { ended: "" }), to: screen });
  return `${LOGIN_PATH}?${query}`;
}

/** The screen that the login page was asked to lead to: an address of the panel, or none. */
export function findScreenAsked(loginUrl: string): string | undefined {
  const { origin, searchParams } = new URL(loginUrl);
  const asked = URL.parse(searchParams.get("to") ?? "", origin);
  if (asked?.origin !== origin || !isPanelPath(asked.pathname)) return undefined;
  return asked.pathname + asked.search;
}

/** The QR code on a consent slip has this address: a visit without a referrer is a person who wants to log in. */
export const isPrintedPath = (path: string) => path.startsWith(studentRecordPath(""));

/** Logging in to log out is not what anybody asked for. */
const isPanelPath = (path: string) => /^\/admin(\/|$)/.test(path) && !/^\/admin\/logout\b/.test(path);
