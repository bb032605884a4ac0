import type { CDPSession, Page } from "@playwright/test";
import { pagePaths } from "../../content/public-pages.ts";
import { launchBrowser } from "../launch-browser.ts";
import { type Line, milliseconds } from "../line.ts";
import { startSchool } from "../school.ts";

const SETTLE_MS = 3000;
const WATCHED_MS = 5000;
/** Work of the page itself: the browser's own housekeeping draws and lays out nothing. */
const COUNTS = ["LayoutCount", "RecalcStyleCount"] as const;
const DURATIONS = ["ScriptDuration", "TaskDuration"] as const;
/** Of five seconds; no page does less than a browser with an empty one. */
const GOAL_MS = 50;

/** A page at its end, with everything that moves out of sight above it. */
export async function measure(): Promise<Line[]> {
  const school = await startSchool({ isPinned: false });
  const browser = await launchBrowser();
  try {
    const lines: Line[] = [];
    for (const path of pagePaths) {
      const context = await browser.newContext({ viewport: { width: 360, height: 740 } });
      lines.push(await watchRest(await context.newPage(), school.url, path));
      await context.close();
    }
    return lines;
  } finally {
    await browser.close();
    await school.stop();
  }
}

async function watchRest(page: Page, site: string, path: string): Promise<Line> {
  await page.route(
    (address) => !address.href.startsWith(site),
    (route) => route.abort(),
  );
  await page.goto(site + path, { waitUntil: "networkidle" });
  await page.evaluate(() => {
    for (const dialog of document.querySelectorAll("dialog[open]")) (dialog as HTMLDialogElement).close();
    document.querySelector("footer")?.scrollIntoView({ behavior: "instant", block: "end" });
  });
  await page.waitForTimeout(SETTLE_MS);
  const session = await page.context().newCDPSession(page);
  await session.send("Performance.enable");
  const before = await readMetrics(session);
  await page.waitForTimeout(WATCHED_MS);
  const after = await readMetrics(session);
  const grown = (name: string) => (after.get(name) ?? 0) - (before.get(name) ?? 0);
  const layouts = COUNTS.reduce((sum, name) => sum + grown(name), 0);
  const [script, tasks] = DURATIONS.map((name) => grown(name) * 1000) as [number, number];
  return {
    name: `${path} at rest for ${WATCHED_MS / 1000} s: layouts, scripts, all tasks`,
    measured: `${layouts}, ${milliseconds(script)}, ${milliseconds(tasks)}`,
    goal: `0, 0 ms, ${GOAL_MS} ms`,
    holds: layouts === 0 && script < 1 && tasks < GOAL_MS,
  };
}

async function readMetrics(session: CDPSession): Promise<Map<string, number>> {
  const { metrics } = await session.send("Performance.getMetrics");
  return new Map(metrics.map(({ name, value }) => [name, value]));
}
