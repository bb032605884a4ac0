import { readFileSync } from "node:fs";
import path from "node:path";
import { test as base, expect, type Page } from "@playwright/test";
import type axe from "axe-core";
import { loadSample } from "../../core/sample/load-sample.ts";
import { expectNoSidewaysScroll } from "../../features/home/tests/browser/home-page.ts";
import { resourceNames } from "../../features/types.ts";
import { IS_ONCE } from "../repetitions.ts";
import { ADMIN, startTestServer, type TestServer } from "../test-server.ts";
import { clearContent, restorePages } from "./school-content.ts";

export { ADMIN, expect };

export const PHONE = { width: 360, height: 740 };
export const DESKTOP = { width: 1280, height: 800 };

const logsWithFailures = new WeakSet<string[]>();
const logsWithFailedCalls = new WeakSet<string[]>();

/** Call it in a test of a failure: the page must log an error. The log line may arrive after the page shows the failure. */
export function expectLoggedFailure(consoleErrors: string[]): void {
  logsWithFailures.add(consoleErrors);
}

/** Call it in a test of a failed request: the browser's own log line about the request is allowed, any other error is not. */
export function allowFailedCalls(consoleErrors: string[]): void {
  logsWithFailedCalls.add(consoleErrors);
}

async function checkLog(errors: string[]): Promise<void> {
  if (logsWithFailures.has(errors)) {
    await expect.poll(() => errors.length, "the failure is logged").toBeGreaterThan(0);
    return;
  }
  const areCallsAllowed = logsWithFailedCalls.has(errors);
  const unexpected = errors.filter(
    (text) => !(areCallsAllowed && text.startsWith("Failed to load resource")),
  );
  expect(unexpected, "the page logs no error").toEqual([]);
}

interface SiteFixtures {
  /** The running site that the test uses. */
  site: TestServer;
  /** Fails the test when the page logs an error: a blocked script, a failed hydration, a missing file. */
  consoleErrors: string[];
  /** Removes the content of earlier tests of the worker, restores the sample's pages and resets the choices of every admin. */
  emptySite: undefined;
  /** A page with an admin session: token and role are stored before the first page opens. */
  asAdmin: Page;
}

/** Each server has its own database and starts when a test of the worker first needs it. */
interface SiteWorkerFixtures {
  /** Emptied before each test. */
  emptiedSite: TestServer;
  /** Shows the sample, as a fresh installation does. */
  sampleSite: TestServer;
  /** Without the sample and without any content. */
  unwrittenSite: TestServer;
}

const ROOT = path.resolve(import.meta.dirname, "../..");

async function useServer(
  use: (server: TestServer) => Promise<void>,
  fill?: (server: TestServer) => Promise<unknown>,
): Promise<void> {
  const server = await startTestServer({ withSite: true });
  await fill?.(server);
  await use(server);
  await server.close();
}

const fillWithSample = (server: TestServer) =>
  loadSample(server.sample, server.files, {
    builtFolder: path.join(ROOT, "build/sample"),
    siteUrl: server.url,
  });

export const test = base.extend<SiteFixtures, SiteWorkerFixtures>({
  // biome-ignore-start lint/correctness/noEmptyPattern: Playwright reads the fixtures' names from this pattern
  emptiedSite: [({}, use) => useServer(use), { scope: "worker" }],
  sampleSite: [({}, use) => useServer(use, fillWithSample), { scope: "worker" }],
  unwrittenSite: [({}, use) => useServer(use), { scope: "worker" }],
  // biome-ignore-end lint/correctness/noEmptyPattern: Playwright reads the fixtures' names from this pattern
  site: ({ emptiedSite }, use) => use(emptiedSite),
  baseURL: async ({ site }, use) => use(site.url),
  consoleErrors: [
    async ({ page }, use) => {
      const errors: string[] = [];
      const uncaught: string[] = [];
      page.on("console", (message) => {
        if (message.type() === "error") errors.push(message.text());
      });
      page.on("pageerror", (error) => uncaught.push(String(error)));
      await use(errors);
      await checkLog(errors);
      expect(uncaught, "there is no uncaught error").toEqual([]);
    },
    { auto: true },
  ],
  emptySite: [
    async ({ site }, use) => {
      await clearContent(site, ...resourceNames);
      await restorePages(site);
      if (await site.announcements.find()) await site.announcements.set({ content: "", link: null });
      await site.database.db.updateTable("accounts").set({ language: null, views: "{}" }).execute();
      await use(undefined);
    },
    { auto: true },
  ],
  asAdmin: async ({ page, site }, use) => {
    const token = await site.adminToken();
    // Frames of other sites, such as the map, have no storage here.
    const given = { token, siteOrigin: new URL(site.url).origin };
    await page.addInitScript(({ token, siteOrigin }) => {
      if (location.origin !== siteOrigin) return;
      sessionStorage.setItem("token", token);
      sessionStorage.setItem("role", "admin");
    }, given);
    await use(page);
  },
});

/** Half the size of `axe.source`, which halves the time to load it into a page. */
const AXE = readFileSync(path.join(ROOT, "node_modules/axe-core/axe.min.js"), "utf8");

/** Not through AxeBuilder, which injects axe twice for every check and returns results that no test reads. */
const EVERY_RULE: axe.RunOnly = {
  type: "tag",
  values: ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"],
};

/** The page has no accessibility violation in its current state. Waits for a heading, because a page that is still loading has none. */
export async function expectAccessible(page: Page, onlyRule?: string): Promise<void> {
  await page.locator("h1").first().waitFor({ state: "attached" });
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(AXE);
  const options: axe.RunOptions = {
    resultTypes: ["violations"],
    runOnly: onlyRule ? { type: "rule", values: [onlyRule] } : EVERY_RULE,
    // No test shows a frame of ours.
    iframes: false,
    // No rule that runs here reads style sheets; axe would fetch and parse them for every check.
    preload: { assets: ["media"] },
  };
  expect(await page.evaluate(runAxe, options)).toEqual([]);
}

/**
 * For a further state of a page or screen. `npm test` checks the main state of each; `npm run test:all` checks every state, because the
 * check takes longer than most tests.
 */
export async function expectAccessibleInAll(page: Page): Promise<void> {
  if (!IS_ONCE) await expectAccessible(page);
}

/** The same for `expectToSuitEveryScreen`. */
export async function expectToSuitEveryScreenInAll(page: Page): Promise<void> {
  if (!IS_ONCE) await expectToSuitEveryScreen(page);
}

/**
 * On a phone and on a desktop: no accessibility violation, nothing wider than the screen, and no blank icon. `npm test` checks
 * accessibility on the phone only.
 */
export async function expectToSuitEveryScreen(page: Page): Promise<void> {
  expect(await page.evaluate(findBlankIcons)).toEqual([]);
  for (const viewport of [PHONE, DESKTOP]) {
    await page.setViewportSize(viewport);
    if (viewport === PHONE || !IS_ONCE) await expectAccessible(page);
    await expectNoSidewaysScroll(page);
  }
}

/** Runs in the page. */
async function runAxe(options: axe.RunOptions): Promise<string[]> {
  // A toast that slides in covers other buttons for a moment.
  const toasts = [...document.querySelectorAll(".Toastify__toast")];
  await Promise.allSettled(toasts.flatMap((toast) => toast.getAnimations().map(({ finished }) => finished)));
  const { violations } = await (window as unknown as { axe: typeof axe }).axe.run(options);
  return violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(" ")).join("; ")}`,
  );
}

/** Runs in the page: the addresses of icons that their file does not contain. */
async function findBlankIcons(): Promise<(string | null)[]> {
  const addresses = [...document.querySelectorAll("use")].map((use) => use.getAttribute("href"));
  const [file] = addresses[0]?.split("#") ?? [];
  if (!file) return [];
  const drawings = new DOMParser().parseFromString(await (await fetch(file)).text(), "image/svg+xml");
  return addresses.filter((address) => {
    const [path, name] = address?.split("#") ?? [];
    return path !== file || !name || !drawings.getElementById(name)?.hasChildNodes();
  });
}
