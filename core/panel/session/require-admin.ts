import { type MiddlewareFunction, redirect } from "react-router";
import { isPrintedPath } from "./printed-paths.ts";
import { askOtherTabs, findSession, findToken, isAdminSession, storeSession } from "./session.ts";
import { loginPathTo } from "./steps/login-path.ts";

/** Runs before the loaders, so that none of them calls the server without a session. */
export const requireAdmin: MiddlewareFunction = async ({ request }, next) => {
  if (!findToken()) await takeSessionOfOtherTab();
  if (!isAdminSession(findSession())) {
    const path = pathOf(request);
    if (wasOpenedFromPanel() || isPrintedPath(path)) throw redirect(loginPathTo(path));
    // The public site is not part of this application.
    location.assign("/");
    await new Promise(() => {});
  }
  await next();
};

async function takeSessionOfOtherTab(): Promise<void> {
  const session = await askOtherTabs();
  if (session) storeSession(session);
}

/** Whether the page was opened from the panel, in another tab. */
const wasOpenedFromPanel = () => document.referrer.startsWith(`${location.origin}/admin`);

function pathOf({ url }: Request): string {
  const { pathname, search } = new URL(url);
  return pathname + search;
}
