import type { Browser, BrowserContext } from "@playwright/test";
import { ADMIN_ROLE } from "../../core/content/api/api-names.ts";
import { notices } from "../../features/notices/content/notices.ts";
import { besideWordPress } from "../beside-wordpress.ts";
import { type Line, median, milliseconds } from "../line.ts";

/** An office computer on a slow connection. */
const CONNECTION = {
  offline: false,
  latency: 300,
  downloadThroughput: 1.6e6 / 8,
  uploadThroughput: 0.75e6 / 8,
};
const RUNS = 5;

interface Panel {
  /** Gives a new browser its session. */
  logIn(context: BrowserContext): Promise<unknown>;
  url: string;
  /** An entry of the list. */
  entry: string;
}

interface Opening {
  /** With empty caches, in milliseconds until the entries are painted. */
  cold: number;
  /** The same for a second time in the same browser. */
  warm: number;
}

/** The list of notices in the panel, next to the list of posts in the admin area of WordPress. */
export const measure = () =>
  besideWordPress(async ({ school, wordPress, browser }) => {
    const token = await school.logIn();
    const own: Panel = {
      logIn: (context) => context.addInitScript(storeSession, { token, role: ADMIN_ROLE }),
      url: school.url + notices.screen.path,
      entry: "[data-entry]",
    };
    const other: Panel | undefined = wordPress && {
      logIn: (context) => context.request.post(wordPress.loginUrl, { form: wordPress.login }),
      url: wordPress.listUrl,
      entry: "#the-list .row-title",
    };
    const openings: Opening[] = [];
    const references: Opening[] = [];
    // The first opening fills the caches of the servers.
    for (let run = 0; run <= RUNS; run++) {
      const opening = await open(browser, own);
      const reference = other && (await open(browser, other));
      if (run > 0) openings.push(opening);
      if (run > 0 && reference) references.push(reference);
    }
    return (["cold", "warm"] as const).map((state) => describe(state, openings, references));
  });

function storeSession(session: Record<string, string>) {
  for (const [name, value] of Object.entries(session)) sessionStorage.setItem(name, value);
}

async function open(browser: Browser, { logIn, url, entry }: Panel): Promise<Opening> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  try {
    await logIn(context);
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send("Network.enable");
    await session.send("Network.emulateNetworkConditions", CONNECTION);
    const openOnce = async () => {
      await page.goto(url, { waitUntil: "commit" });
      const painted = await page.evaluate(waitForEntry, entry);
      await page.waitForLoadState("networkidle");
      await page.goto("about:blank");
      return painted;
    };
    return { cold: await openOnce(), warm: await openOnce() };
  } finally {
    await context.close();
  }
}

/** Runs in the page: the time from the start of the navigation until the frame after the first entry. */
function waitForEntry(selector: string): Promise<number> {
  return new Promise((resolve) => {
    const look = () => {
      const isShown = (document.querySelector(selector)?.getClientRects().length ?? 0) > 0;
      requestAnimationFrame(isShown ? () => resolve(performance.now()) : look);
    };
    requestAnimationFrame(look);
  });
}

function describe(state: keyof Opening, openings: readonly Opening[], references: readonly Opening[]): Line {
  const time = median(openings.map((opening) => opening[state]));
  const reference = references.length > 0 ? median(references.map((opening) => opening[state])) : undefined;
  return {
    name: `panel, list of notices, ${state}`,
    measured: milliseconds(time),
    reference: reference === undefined ? "" : `${milliseconds(reference)} (WordPress, list of posts)`,
    ...(reference !== undefined && { ratio: time / reference }),
    goal: "at most WordPress’s",
    holds: reference === undefined ? undefined : time <= reference,
  };
}
