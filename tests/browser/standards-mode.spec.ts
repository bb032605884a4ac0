import type { Page } from "@playwright/test";
import { busyPage } from "../../core/server/http/busy-page.ts";
import { provenBy } from "../repetitions.ts";
import { allowFailedCalls, expect, expectToSuitEveryScreen, test } from "./fixtures.ts";

const compatMode = (page: Page) => page.evaluate(() => document.compatMode);

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
