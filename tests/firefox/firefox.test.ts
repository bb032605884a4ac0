import path from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { pagePaths } from "../../core/content/site/public-pages.ts";
import { loadSample } from "../../core/sample/load-sample.ts";
import { resources } from "../../features/types.ts";
import { ADMIN, startTestServer, type TestServer } from "../test-server.ts";
import { type FirefoxPage, startFirefox } from "./firefox.ts";

/** Everything else is tested in Chromium. `scripts/test-stages.ts` finds the program, or leaves these tests out. */

const ENTER = "\uE007";
let firefox: Awaited<ReturnType<typeof startFirefox>>;
let page: FirefoxPage;
let site: TestServer;

async function startSample(): Promise<TestServer> {
  const server = await startTestServer({ withSite: true });
  const builtFolder = path.resolve(import.meta.dirname, "../../build/sample");
  await loadSample(server.sample, server.files, { builtFolder, siteUrl: server.url });
  return server;
}

beforeAll(async () => {
  [firefox, site] = await Promise.all([
    startFirefox(process.env.FIREFOX_PATH ?? "firefox-esr"),
    startSample(),
  ]);
  page = firefox.page;
});

afterAll(async () => {
  await firefox.close();
  await site.close();
});

const textOf = (selector: string) =>
  page.evaluate((wanted) => document.querySelector(wanted)?.textContent ?? "", selector);
const focus = (selector: string) =>
  page.evaluate((wanted) => document.querySelector<HTMLElement>(wanted)?.focus(), selector);

async function fill(selector: string, text: string): Promise<void> {
  await expect
    .poll(() => page.evaluate((wanted) => document.querySelector(wanted) !== null, selector))
    .toBe(true);
  await focus(selector);
  await page.type(text);
}

/** Runs in the page. The islands near the viewport that are not hydrated yet. */
function countStaticIslands(): number {
  const islands = document.querySelectorAll("[data-island]:not([data-waits], [data-hydrated])");
  return [...islands].filter(({ firstElementChild }) => {
    const { top, bottom, height } = firstElementChild?.getBoundingClientRect() ?? new DOMRect();
    return height > 0 && bottom > 0 && top < innerHeight + 300;
  }).length;
}

it("every page is readable, starts its scripts and fits a phone", async () => {
  await page.setSize(360, 740);
  for (const address of [...pagePaths, "/hi", "/hi/fees", "/hi/notices"]) {
    await page.open(site.url + address);
    expect(await textOf("h1"), address).not.toBe("");
    await expect
      .poll(() => page.evaluate(() => document.documentElement.dataset.scripts), { message: address })
      .toBe("started");
    const isTooWide = () => document.documentElement.scrollWidth > document.documentElement.clientWidth;
    expect(await page.evaluate(isTooWide), `${address} scrolls sideways`).toBe(false);
    // Firefox logs an error if a page is left while the service worker loads a file for it.
    await expect.poll(() => page.evaluate(countStaticIslands), { message: address }).toBe(0);
    await expect.poll(firefox.countOpenRequests, { message: address }).toBe(0);
  }
  expect(firefox.errors).toEqual([]);
});

it("a saved page opens without a connection, and another one says that there is none", async () => {
  const server = await startSample();
  await page.open(`${server.url}/fees`);
  const saved = async () => {
    const names = await caches.keys();
    const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return requests.flat().map(({ url }) => new URL(url).pathname);
  };
  await expect.poll(() => page.evaluate(saved)).toEqual(expect.arrayContaining(["/fees", "/offline"]));
  await server.close();
  await page.open(`${server.url}/fees`);
  expect(await textOf("h1")).toBe("Fees");
  expect(await textOf("main > [role=status]")).toMatch(/^You are offline\. This page was saved on /);
  await page.open(`${server.url}/about`);
  expect(await textOf("h1")).toBe("You are offline");
});

it("an admin logs in and creates a notice", async () => {
  await page.setSize(1280, 800);
  await page.open(`${site.url}/login`);
  await fill("input[type=email]", ADMIN.email);
  await fill("input[type=password]", ADMIN.password + ENTER);
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem("role"))).toBe("admin");
  await page.open(`${site.url}/admin/notice-management`);
  const openForm = () => {
    const buttons = [...document.querySelectorAll("button")];
    buttons.find(({ textContent }) => textContent === "Create Notice")?.click();
    return document.querySelector("[role=dialog]") !== null;
  };
  await expect.poll(() => page.evaluate(openForm)).toBe(true);
  await fill("[role=dialog] [name=description]", "Bring a raincoat.");
  await fill("[role=dialog] [name=title]", `Rain${ENTER}`);
  await expect.poll(() => textOf(".Toastify__toast")).toContain("Notice created successfully!");
  const { rows } = await site.content.list(resources.notices);
  expect(rows).toContainEqual(expect.objectContaining({ title: "Rain", description: "Bring a raincoat." }));
});
