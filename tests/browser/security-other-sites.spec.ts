import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { resources } from "../../features/types.ts";
import { openWithOwnSession } from "./admin-actions.ts";
import { expect, test } from "./fixtures.ts";

/** A page on another site: `localhost` and `127.0.0.1` are different sites for a browser. */
async function openHostilePage(html: string): Promise<{ url: string; close(): void }> {
  const server = createServer((_request, response) => {
    response.setHeader("content-type", "text/html");
    response.end(`<!doctype html><link rel="icon" href="data:,">${html}`);
  }).listen(0, "localhost");
  await once(server, "listening");
  return { url: `http://localhost:${(server.address() as AddressInfo).port}/`, close: () => server.close() };
}

test("a page of another site cannot send the contact form", async ({ page, site, consoleErrors }) => {
  const hostile = await openHostilePage(`<form method="post" action="${site.url}/contact">
    <input name="name" value="Nobody"><input name="phoneNumber" value="98260 11223"><input name="message" value="Spam"><button>Win</button></form>`);
  await page.goto(hostile.url);
  const answer = page.waitForResponse(`${site.url}/contact`);
  await page.getByRole("button").click();
  expect((await answer).status()).toBe(403);
  expect((await site.content.list(resources.contacts)).total).toBe(0);
  expect(consoleErrors.splice(0).filter((text) => !text.includes("403"))).toEqual([]);
  hostile.close();
});

test("a page of another site can neither read nor call nor frame this site", async ({
  page,
  site,
  consoleErrors,
}) => {
  const hostile = await openHostilePage(
    `<iframe src="${site.url}/login"></iframe><iframe src="${site.url}/api/v1/students/all"></iframe>`,
  );
  const token = await site.adminToken();
  await page.goto(hostile.url);
  const outcomes = await page.evaluate(
    async ([url, bearer]) => {
      const attempt = (path: string, init?: RequestInit) =>
        fetch(`${url}${path}`, init).then(
          () => "read",
          () => "refused",
        );
      const json = { method: "POST", headers: { "Content-Type": "application/json" }, body: "{}" };
      return [
        await attempt("/api/v1/students/all"),
        await attempt("/api/v1/students/all", { headers: { Authorization: `Bearer ${bearer}` } }),
        await attempt("/api/v1/contact/create", json),
        await attempt("/api/v1/admins/login", json),
        await attempt("/about"),
        ...Array.from(document.querySelectorAll("iframe"), (frame) =>
          frame.contentDocument ? "read" : "refused",
        ),
      ];
    },
    [site.url, token],
  );
  expect(outcomes).toEqual(Array(outcomes.length).fill("refused"));
  for (const frame of page.frames().slice(1)) expect(frame.url()).not.toContain(site.url);
  expect(consoleErrors.splice(0).join("\n")).toContain("frame-ancestors");
  hostile.close();
});

test("after a logout the Back button does not show the screen again", async ({ page, site }) => {
  await site.content.create(resources.contacts, {
    name: "Canary Visitor",
    address: null,
    phoneNumber: "98260 11223",
    message: "For the office alone",
  });
  await openWithOwnSession(page, "/admin/ManageContacts");
  // In the card; its folded part has the whole message.
  await expect(page.getByText("For the office alone").first()).toBeVisible();
  await page.goto("/admin/logout");
  await expect(page).toHaveURL(/\/login$/);
  await page.goBack();
  await expect(page).not.toHaveURL(/ManageContacts/);
  await expect(page.getByText("For the office alone")).toHaveCount(0);
  expect(
    await page.evaluate(() => JSON.stringify([{ ...sessionStorage }, { ...localStorage }, document.cookie])),
  ).not.toMatch(/token|Canary|98260/);
});
