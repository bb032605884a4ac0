import { pagePaths } from "../../core/content/site/public-pages.ts";
import { replaceMap } from "../../features/home/tests/browser/map-frame.ts";
import { test as base, expect, expectToSuitEveryScreen } from "./fixtures.ts";

/** Without the sample and without any content. */
const test = base.extend({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures' names from this pattern
  emptySite: ({}, use) => use(undefined),
  site: ({ unwrittenSite }, use) => use(unwrittenSite),
});

for (const path of pagePaths) {
  test(`${path} without content fits every screen and is accessible`, {
    tag: path === "/" ? [] : "@all",
  }, async ({ page }) => {
    await replaceMap(page);
    // Cards that are not yet in view are transparent, and axe would skip them.
    await page.emulateMedia({ reducedMotion: "reduce" });
    expect((await page.goto(path))?.status()).toBe(200);
    await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
    await expectToSuitEveryScreen(page);
  });
}
