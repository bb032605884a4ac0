import { studentRecordPath } from "../../content/office-paths.ts";

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

/** A slip for parents has this address as a QR code: whoever scans it comes from nowhere, and wants to log in. */
export const isPrintedPath = (path: string) => path.startsWith(studentRecordPath(""));

/** Logging in to log out is not what anybody asked for. */
const isPanelPath = (path: string) => /^\/admin(\/|$)/.test(path) && !/^\/admin\/logout\b/.test(path);
