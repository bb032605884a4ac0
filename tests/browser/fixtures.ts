import { readFileSync } from "node:fs";
import path from "node:path";
import { test as base, expect, type Page } from "@playwright/test";
import type axe from "axe-core";
import { resourceNames } from "../../content/resources/index.ts";
import { loadSample } from "../../sample/load-sample.ts";
import { IS_ONCE } from "../repetitions.ts";
import { ADMIN, startTestServer, type TestServer } from "../test-server.ts";
import { expectNoSidewaysScroll } from "./home-page.ts";
import { clearContent, restorePages } from "./school-content.ts";

export { ADMIN, expect };

export const PHONE = { width: 360, height: 740 };
export const DESKTOP = { width: 1280, height: 800 };

const logsWithFailures = new WeakSet<string[]>();
const logsWithFailedCalls = new WeakSet<string[]>();

/** Here a failure is what is tested, so the page must log one; the line may reach us after what the page shows. */
export function expectLoggedFailure(consoleErrors: string[]): void {
  logsWithFailures.add(consoleErrors);
}

/** Here a failed call is what is tested: the browser's own line about it is no fault, any other line is. */
export function allowFailedCalls(consoleErrors: string[]): void {
  logsWithFailedCalls.add(consoleErrors);
}

async function checkLog(errors: string[]): Promise<void> {
  if (logsWithFailures.has(errors)) {
    await expect.poll(() => errors.length, "the failure is logged").toBeGreaterThan(0);
    return;
  }
  const areCallsAllowed = logsWithFailedCalls.has(errors);
  const faults = errors.filter((text) => !(areCallsAllowed && text.startsWith("Failed to load resource")));
  expect(faults, "the page logs no error").toEqual([]);
}

interface SiteFixtures {
  /** The real site that the test looks at. */
  site: TestServer;
  /** Fails the test when the page logs an error: a blocked script, a failed hydration, a missing file. */
  consoleErrors: string[];
  /** What earlier tests of the worker have published is taken down, the pages say what the sample's say, and no admin has chosen a language. */
  emptySite: undefined;
  /** An admin's tab: token and role are stored before the first page opens. */
  asAdmin: Page;
}

/** Each with a database of its own, started when a test of the worker first asks for it. */
interface SiteWorkerFixtures {
  /** Emptied before each test. */
  emptiedSite: TestServer;
  /** As a visitor of a fresh installation sees it. */
  sampleSite: TestServer;
  /** Of a school that has switched the sample off and written nothing yet. */
  unwrittenSite: TestServer;
}

const ROOT = path.resolve(import.meta.dirname, "../..");

async function lendServer(
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
  emptiedSite: [({}, use) => lendServer(use), { scope: "worker" }],
  sampleSite: [({}, use) => lendServer(use, fillWithSample), { scope: "worker" }],
  unwrittenSite: [({}, use) => lendServer(use), { scope: "worker" }],
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
      expect(uncaught, "nothing is thrown that nobody catches").toEqual([]);
    },
    { auto: true },
  ],
  emptySite: [
    async ({ site }, use) => {
      await clearContent(site, ...resourceNames);
      await restorePages(site);
      if (await site.announcements.find()) await site.announcements.set({ content: "", link: null });
      await site.database.db.updateTable("accounts").set({ language: null }).execute();
      await use(undefined);
    },
    { auto: true },
  ],
  asAdmin: async ({ page, site }, use) => {
    const token = await site.adminToken();
    await page.addInitScript((value) => {
      sessionStorage.setItem("token", value);
      sessionStorage.setItem("role", "admin");
    }, token);
    await use(page);
  },
});

/** Half as long as `axe.source`, and half the work for every page that it is put into. */
const AXE = readFileSync(path.join(ROOT, "node_modules/axe-core/axe.min.js"), "utf8");

/** Run by ourselves: AxeBuilder puts it into the page twice for every look, and fetches much that nobody reads. */
const EVERY_RULE: axe.RunOnly = {
  type: "tag",
  values: ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"],
};

/** No accessibility violation, in whatever state the page is in now; a page that is still being drawn has no heading yet. */
export async function expectAccessible(page: Page, onlyRule?: string): Promise<void> {
  await page.locator("h1").first().waitFor({ state: "attached" });
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(AXE);
  const options: axe.RunOptions = {
    resultTypes: ["violations"],
    runOnly: onlyRule ? { type: "rule", values: [onlyRule] } : EVERY_RULE,
    // No test shows a frame of ours.
    iframes: false,
  };
  expect(await page.evaluate(runAxe, options)).toEqual([]);
}

/**
 * On a phone and on a desktop: no accessibility violation, nothing wider than the screen, and every icon drawn. `npm test` looks for
 * accessibility violations on the phone alone, because the look takes longer than everything else.
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
  const { violations } = await (window as unknown as { axe: typeof axe }).axe.run(options);
  return violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(" ")).join("; ")}`,
  );
}

/** Runs in the page: icons whose drawing their file does not have. */
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
