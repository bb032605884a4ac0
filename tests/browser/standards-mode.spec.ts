import type { Page } from "@playwright/test";
import { pagePaths } from "../../core/content/site/public-pages.ts";
import { busyPage } from "../../core/server/http/busy-page.ts";
import { replaceMap } from "../../features/home/tests/browser/map-frame.ts";
import { provenBy } from "../repetitions.ts";
import { allowFailedCalls, expect, expectToSuitEveryScreen, test } from "./fixtures.ts";

const compatMode = (page: Page) => page.evaluate(() => document.compatMode);

const ANSWERS: Record<string, number> = {
  ...Object.fromEntries(pagePaths.map((path) => [path, 200])),
  "/no/such/page": 404,
  "/blog-details/019a0000-0000-7000-8000-000000000000": 404,
  "/login": 200,
  "/api/v1/docs": 200,
  "/admin/student-management": 200,
};

test("every page, also a missing one, is rendered in standards mode", {
  tag: "@all",
  annotation: provenBy("html-standards.test.ts", "starts with a doctype and follows the standard"),
}, async ({ page, consoleErrors }) => {
  test.slow();
  await replaceMap(page);
  for (const [path, status] of Object.entries(ANSWERS)) {
    const answer = await page.goto(path, { waitUntil: "domcontentloaded" });
    expect(answer?.status(), path).toBe(status);
    expect(await compatMode(page), path).toBe("CSS1Compat");
  }
  allowFailedCalls(consoleErrors);
});

test("the page for a busy server is accessible, and its link opens the requested page", {
  tag: "@all",
  annotation: provenBy(
    "busy-page.test.ts",
    "a browser that opens a page while the site is busy gets an error page that no cache keeps",
  ),
}, async ({ page, consoleErrors }) => {
  let isBusy = true;
  await page.route("**/students?q=asha", (route) =>
    isBusy
      ? route.fulfill({ status: 503, contentType: "text/html; charset=utf-8", body: busyPage(5, "en") })
      : route.continue(),
  );
  await page.goto("/students?q=asha");
  expect(await compatMode(page)).toBe("CSS1Compat");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Please wait a moment");
  await expectToSuitEveryScreen(page);
  isBusy = false;
  await page.getByRole("link", { name: "open this page again" }).click();
  await expect(page.getByRole("searchbox")).toHaveValue("asha");
  allowFailedCalls(consoleErrors);
});
