import { type MiddlewareFunction, redirect } from "react-router";
import { isPrintedPath, loginPathTo } from "./login-path.ts";
import { askOtherTabs, findSession, findToken, isAdminSession, storeSession } from "./session.ts";

/** Runs before the screens' loaders, so that none of them calls the server for a stranger. */
export const requireAdmin: MiddlewareFunction = async ({ request }, next) => {
  if (!findToken()) await takeSessionOfOtherTab();
  if (!isAdminSession(findSession())) {
    const path = pathOf(request);
    if (wasOpenedFromPanel() || isPrintedPath(path)) throw redirect(loginPathTo(path));
    // The public site is no part of this application.
    location.assign("/");
    await new Promise(() => {});
  }
  await next();
};

async function takeSessionOfOtherTab(): Promise<void> {
  const session = await askOtherTabs();
  if (session) storeSession(session);
}

/** A link of the panel that was opened in another tab: its session has ended since, or could not be had. */
const wasOpenedFromPanel = () => document.referrer.startsWith(`${location.origin}/admin`);

function pathOf({ url }: Request): string {
  const { pathname, search } = new URL(url);
  return pathname + search;
}
