import { pagePaths } from "../../content/site/public-pages.ts";
import { test as base, expect, expectToSuitEveryScreen } from "./fixtures.ts";
import { standInForMap } from "./map-frame.ts";

/** A school that has switched the sample off and written nothing yet. */
const test = base.extend({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures' names from this pattern
  emptySite: ({}, use) => use(undefined),
  site: ({ unwrittenSite }, use) => use(unwrittenSite),
});

for (const path of pagePaths) {
  test(`${path} without any words fits every screen and is accessible`, {
    tag: path === "/" ? [] : "@all",
  }, async ({ page }) => {
    await standInForMap(page);
    // What waits to be scrolled into view is transparent and would not be looked at.
    await page.emulateMedia({ reducedMotion: "reduce" });
    expect((await page.goto(path))?.status()).toBe(200);
    await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
    await expectToSuitEveryScreen(page);
  });
}

test("the login of a school without a name is accessible too", { tag: "@all" }, async ({ page }) => {
  await page.goto("/login");
  await expect(page).toHaveTitle(/ · Your school$/);
  await expectToSuitEveryScreen(page);
});
