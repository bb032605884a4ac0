import { once } from "node:events";
import { cp, mkdtemp, readFile, rm, symlink, writeFile } from "node:fs/promises";
import { createServer as createHttpServer } from "node:http";
import { createServer, type Socket } from "node:net";
import os from "node:os";
import path from "node:path";
import type { Page } from "@playwright/test";
import { CHILDREN_VERSION_PATH } from "../../core/content/site/offline.ts";
import { expectScripts } from "../../features/home/tests/browser/home-page.ts";
import { replaceMap } from "../../features/home/tests/browser/map-frame.ts";
import { resources } from "../../features/types.ts";
import { buildJpeg } from "../files.ts";
import { findFreePort } from "../free-port.ts";
import { provenBy } from "../repetitions.ts";
import { startTestServer, type TestServer } from "../test-server.ts";
import { addEntry, STUDENT } from "./admin-actions.ts";
import {
  allowFailedCalls,
  test as emptySchool,
  expect,
  expectAccessibleInAll,
  expectToSuitEveryScreen,
} from "./fixtures.ts";
import { test } from "./sample-site.ts";
import { publish } from "./school-content.ts";

test.use({ serviceWorkers: "allow" });

const CLIENT = path.resolve(import.meta.dirname, "../../build/client");

/** Runs in the page: the addresses in its caches, by the cache's name. */
async function listCaches(): Promise<Record<string, string[]>> {
  const listed: Record<string, string[]> = {};
  for (const name of await caches.keys()) {
    const requests = await (await caches.open(name)).keys();
    listed[name] = requests.map(({ url }) => url.slice(location.origin.length));
  }
  return listed;
}

const savedPages = async (page: Page) => (await page.evaluate(listCaches))["pages-1"] ?? [];
const savedFiles = async (page: Page) => Object.values(await page.evaluate(listCaches)).flat();

/**
 * Runs in the page: sets whether the browser reports a connection. Chromium 150 reports one in every page that is opened after
 * the emulated loss of it, and so does a phone that has Wi-Fi but no internet.
 */
function setOnLine(isOnLine: boolean): void {
  Object.defineProperty(navigator, "onLine", { value: isOnLine, configurable: true });
}

/** Opens a page and waits until it is saved for offline use. */
async function read(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await expect.poll(() => savedPages(page)).toContain(address);
}

test("saved pages open offline, and other pages link to the saved ones", async ({
  page,
  context,
  site,
  consoleErrors,
}) => {
  allowFailedCalls(consoleErrors);
  const [first, second] = (await site.content.list(resources.blocks)).rows;
  const [newest] = (await site.content.list(resources.notices)).rows;
  await read(page, "/fees");
  await read(page, "/hi/about");
  await expect
    .poll(() => page.evaluate(listCaches))
    .toMatchObject({ "offline-1": ["/offline", "/hi/offline"] });
  await read(page, `/blog-details/${first?._id}`);
  await read(page, "/blog");
  await read(page, "/calendar");
  await page.goto("/calendar?month=2026-07");
  await expect.poll(() => savedPages(page)).toContain("/calendar?month=2026-07");
  await page.goto("/en/services");
  await expect(page).toHaveURL("/services");
  // The newest notices are prefetched.
  await expect.poll(() => savedPages(page)).toContain(`/notices/${newest?._id}`);

  await context.setOffline(true);
  const line = page.locator("main > [role=status]");
  await page.goto("/Fees?fbclid=from-a-messenger");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Fees");
  await expect(line).toHaveText(
    /^You are offline\. This page was saved on \d+ \w+ \d{4} at \d+:\d\d\s[ap]m\.$/i,
  );
  await expectAccessibleInAll(page);
  await page.goto("/hi/about");
  await expect(line).toHaveText(/^आप ऑफ़लाइन हैं। यह पृष्ठ \d+ \S+ \d{4} को \S+ \d+:\d\d बजे सहेजा गया था।$/);

  await page.goto("/calendar?month=2026-07");
  await expect(line).toContainText("You are offline");
  await expect(page.getByRole("heading", { name: "July 2026", exact: true })).toBeVisible();
  await page.goto("/calendar?month=2026-08");
  await expect(page.getByText("This page without your search or choice is saved: ")).toBeVisible();
  await page.locator("#unsaved-query").getByRole("link").press("Enter");
  await expect(page).toHaveURL("/calendar");
  await expect(line).toContainText("You are offline");

  await page.goto("/blog");
  await expectScripts(page);
  await page.evaluate(setOnLine, false);
  await page.getByRole("link", { name: String(second?.title) }).press("Enter");
  await expect(page.getByRole("alert")).toHaveText("Failed to load blog details.");
  await page.getByRole("alert").click();
  await page.getByRole("link", { name: String(first?.title) }).press("Enter");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(String(first?.title));

  await page.goto("/blog");
  await expectScripts(page);
  await page.evaluate(setOnLine, true);
  await page.getByRole("link", { name: String(second?.title) }).press("Enter");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("You are offline");
  await expect(page.getByRole("alert")).toHaveText("Failed to load blog details.");

  await page.goto("/hi/teachers");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("आप ऑफ़लाइन हैं");
  await page.goto("/teachers");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("You are offline");
  const notices = page.getByRole("listitem").filter({ has: page.locator("time") });
  await expect(notices).toHaveCount(10);
  const saved = page.locator("#saved-pages").getByRole("link");
  await expect(saved).toContainText(["Fee structure"]);
  await expectToSuitEveryScreen(page);
  // Not by mouse, which would prefetch the page: the emulated offline mode does not stop that.
  await saved.filter({ hasText: "Fee structure" }).press("Enter");
  await expect(page).toHaveURL("/fees");
  await expect(line).toBeVisible();
  await page.goto("/teachers");
  await notices.first().getByRole("link").press("Enter");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(String(newest?.title));
  await expect(line).toBeVisible();
});

emptySchool(
  "a saved page does not show a banner that has expired",
  { tag: "@all", annotation: provenBy("remove-ended.test.ts", "removes %s") },
  async ({ page, context, site, consoleErrors }) => {
    allowFailedCalls(consoleErrors);
    const tomorrow = new Date(Date.now() + 24 * 60 * 60 * 1000);
    await publish(site, "notices", [
      { title: "School closed today", description: "Rain", isBanner: 1, expiresAt: tomorrow.toISOString() },
    ]);
    await read(page, "/fees");
    await expect.poll(() => page.evaluate(listCaches)).toMatchObject({ "offline-1": ["/offline"] });
    await context.setOffline(true);
    for (const path of ["/fees", "/about"]) {
      await page.goto(path);
      await expect(bannerOf(page)).toHaveText("School closed today");
    }
    await page.evaluate(endEverything);
    for (const path of ["/fees", "/about"]) {
      await page.goto(path);
      await expect(page.getByText(/^You are offline/).first()).toBeVisible();
      await expect(bannerOf(page)).toBeHidden();
    }
  },
);

const bannerOf = (page: Page) => page.getByRole("complementary", { name: "Important notice" });

/** Runs in the page: gives everything in the saved pages an end in the past. */
async function endEverything(): Promise<void> {
  for (const name of ["pages-1", "offline-1"]) {
    const cache = await caches.open(name);
    for (const request of await cache.keys()) {
      const saved = await cache.match(request, { ignoreVary: true });
      const html = (await saved?.text())?.replaceAll(
        /data-until="[^"]+"/g,
        'data-until="2026-01-01T00:00:00.000Z"',
      );
      await cache.put(request, new Response(html, { headers: saved?.headers ?? {} }));
    }
  }
}

/** The site at another port, behind a connection that can stop answering. */
async function openSlowConnection(site: TestServer) {
  let gate = Promise.withResolvers<void>();
  gate.resolve();
  const server = createHttpServer(async (request, response) => {
    await gate.promise;
    const answer = await fetch(site.url + request.url);
    const type = answer.headers.get("content-type") ?? "text/plain";
    response.writeHead(answer.status, { "content-type": type }).end(await answer.bytes());
  });
  const port = await findFreePort();
  server.listen(port, "127.0.0.1");
  await once(server, "listening");
  return {
    url: `http://127.0.0.1:${port}`,
    hold: () => (gate = Promise.withResolvers()),
    release: () => gate.resolve(),
    close: () => server.close().closeAllConnections(),
  };
}

emptySchool(
  "a page saved before a slow connection is replaced when the current one arrives, or offered if somebody has typed",
  {
    tag: "@all",
    annotation: provenBy("answer-page.test.ts", "says in the page's language that the connection is slow"),
  },
  async ({ page, site }) => {
    await replaceMap(page);
    const { _id } = await addEntry(site, "notices", {
      title: "School closed today",
      description: "Rain",
      isBanner: "true",
      expiresAt: new Date(Date.now() + 24 * 60 * 60 * 1000).toISOString(),
    });
    const connection = await openSlowConnection(site);
    for (const path of ["/fees", "/contact"]) {
      await page.goto(connection.url + path);
      await expect.poll(() => savedPages(page)).toContain(path);
    }
    const line = page.locator("main > [role=status]");
    const slow = /^The connection is slow\. This page was saved on .*; the current one is still loading\.$/;
    await site.content.remove(resources.notices, _id);

    connection.hold();
    await page.goto(`${connection.url}/fees`, { waitUntil: "commit" });
    await expect(line).toHaveText(slow);
    await expect(bannerOf(page)).toBeVisible();
    connection.release();
    await expect(bannerOf(page)).toBeHidden();
    await expect(line).toBeHidden();
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();

    connection.hold();
    await page.goto(`${connection.url}/contact`, { waitUntil: "commit" });
    await expect(line).toHaveText(slow);
    await expect(bannerOf(page)).toBeVisible();
    const name = page.getByRole("textbox", { name: "Your name" });
    await name.pressSequentially("Sunita");
    connection.release();
    await expect(line).toContainText("A newer version of this page has arrived.");
    await expect(bannerOf(page)).toBeHidden();
    await expect(name).toHaveValue("Sunita");
    await expectAccessibleInAll(page);
    await page.getByRole("button", { name: "Show the current page" }).click();
    await expect(line).toBeHidden();
    connection.close();
  },
);

test("the students page, searches and the panel are not saved", {
  tag: "@all",
  annotation: provenBy("what-to-keep.test.ts", "does not keep %s"),
}, async ({ asAdmin: page, context, site, consoleErrors }) => {
  allowFailedCalls(consoleErrors);
  await read(page, "/hi/fees");
  await page.goto("/students");
  const photo = page.locator("main img").first();
  await expect.poll(() => photo.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  const shown = await photo.evaluate((image: HTMLImageElement) => new URL(image.currentSrc).pathname);
  await page.goto("/students?q=a");
  const before = await savedFiles(page);
  await page.goto("/admin/student-management");
  await expect(page.getByRole("main").locator("img").first()).toBeVisible();
  await page.goto("/login");
  await page.goto("/teachers");
  await expect.poll(() => savedPages(page)).toContain("/teachers");
  await expect
    .poll(() => savedFiles(page))
    .toEqual(expect.arrayContaining([expect.stringMatching(/uploads/)]));

  const files = await savedFiles(page);
  expect(files).not.toContain(shown);
  expect(
    files.filter((file) => /^\/(hi\/)?(students|admin|login|api\/(?!v1\/uploads\/))/.test(file)),
  ).toEqual([]);
  const students = (await site.content.list(resources.students)).rows.map(
    ({ image }) => String(image).split(".")[0],
  );
  expect(files.filter((file) => students.some((student) => student && file.includes(student)))).toEqual([]);
  const isAsset = (file: string) => file.startsWith("/assets/");
  expect(files.filter(isAsset).toSorted()).toEqual(before.filter(isAsset).toSorted());

  // It is loaded after the page; until then the Hindi one would be shown.
  await expect.poll(() => savedFiles(page)).toContain("/offline");
  await context.setOffline(true);
  await page.goto("/students");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("You are offline");
  await expect(page.goto("/admin")).rejects.toThrow("ERR_");
});

emptySchool(
  "the photo of a child whose consent is withdrawn is removed at the next visit of any page",
  {
    tag: "@all",
    annotation: provenBy(
      "drop-children.test.ts",
      "drops pages with students and all pictures once when the version changes",
    ),
  },
  async ({ page, context, site, consoleErrors }) => {
    allowFailedCalls(consoleErrors);
    const image = await buildJpeg();
    const { _id } = await addEntry(site, "students", { ...STUDENT, profilePhoto: image });
    const { name } = STUDENT;
    await addEntry(site, "topStudents", { name, class: "10", percent: "97", studentId: _id, image });
    const [topStudent] = (await site.content.list(resources.topStudents)).rows;
    const [photo = ""] = String(topStudent?.image).split(".");
    await read(page, "/fees");
    await expect.poll(() => savedFiles(page)).toContain(CHILDREN_VERSION_PATH);
    await read(page, "/");
    await page.locator(`img[src*="${photo}"]`).first().scrollIntoViewIfNeeded();
    await expect.poll(() => savedFiles(page)).toContainEqual(expect.stringContaining(photo));

    const headers = { authorization: `Bearer ${await site.adminToken()}` };
    const answered = { state: "withdrawn", how: "email", on: "2026-11-16" };
    const data = { students: [_id], purposes: ["topStudents"], ...answered };
    expect((await page.request.post("/api/v1/consents", { headers, data })).status()).toBe(200);
    await page.goto("/about");
    await expect.poll(() => savedPages(page)).not.toContain("/");
    await expect.poll(() => savedFiles(page)).not.toContainEqual(expect.stringContaining(photo));
    expect(await savedPages(page)).toContain("/fees");

    await context.setOffline(true);
    await page.goto("/");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("You are offline");
    await expect(page.getByText(name)).toHaveCount(0);
  },
);

test("a new version takes over without a reload, and switching offline pages off removes everything", {
  tag: "@all",
  annotation: provenBy(
    "api/offline.test.ts",
    "switched off, the same address removes the worker and pages register none",
  ),
}, async ({ page, consoleErrors }) => {
  allowFailedCalls(consoleErrors);
  const port = await findFreePort();
  const address = `http://127.0.0.1:${port}/fees`;
  const older = await buildOlderClient();
  let server = await startTestServer({ withSite: true, port, clientFolder: older });
  await page.goto(address);
  await expect.poll(() => savedPages(page)).toContain("/fees");
  await page.evaluate(() => caches.open("of-another-program"));
  expect(Object.keys(await page.evaluate(listCaches))).toContain("assets-older");

  await server.close();
  await rm(older, { recursive: true });
  server = await startTestServer({ withSite: true, port });
  const opened: string[] = [];
  page.on("framenavigated", (frame) => opened.push(frame.url()));
  await page.goto(address);
  await expect
    // Only their names: opening one that is being deleted would create it again. Some versions of Chromium load the site's icon.
    .poll(async () =>
      (await page.evaluate(() => caches.keys())).filter((name) => name !== "pictures-1").toSorted(),
    )
    .toEqual([expect.stringMatching(/^assets-[\w-]{6}$/), "children-1", "offline-1", "pages-1"]);
  await expect(page.locator("html")).toHaveAttribute("data-scripts", "started");
  expect(opened).toEqual([address]);

  // A connection on which nothing is answered.
  await server.close();
  const silent = createServer().listen(port, "127.0.0.1");
  const sockets: Socket[] = [];
  silent.on("connection", (socket) => sockets.push(socket));
  await once(silent, "listening");
  await page.goto(address);
  await expect(page.getByText("The connection is slow. This page was saved on")).toBeVisible();
  for (const socket of sockets) socket.destroy();
  silent.close();

  server = await startTestServer({ withSite: true, port, offline: false });
  await page.goto(address);
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.getRegistrations())).toEqual([]);
  // As if the worker had saved a picture of this page late.
  await page.evaluate(() => caches.open("pictures-1"));
  await page.reload();
  await expect.poll(() => page.evaluate(() => caches.keys())).toEqual([]);
  await server.close();
});

/** The build with another version name. */
async function buildOlderClient(): Promise<string> {
  const folder = await mkdtemp(path.join(os.tmpdir(), "gurukul-older-"));
  const worker = await readFile(path.join(CLIENT, "service-worker.js"), "utf8");
  await writeFile(path.join(folder, "service-worker.js"), worker.replace(/(?<=version:.)[\w-]{6}/, "older"));
  await symlink(path.join(CLIENT, "assets"), path.join(folder, "assets"));
  await cp(path.join(CLIENT, "icons"), path.join(folder, "icons"), { recursive: true });
  return folder;
}
