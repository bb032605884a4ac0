import { pagePaths } from "../../core/content/site/public-pages.ts";
import { LANGUAGES, pageAddress } from "../../core/words/languages.ts";
import { expectScripts, openHome } from "../../features/home/tests/browser/home-page.ts";
import { replaceMap } from "../../features/home/tests/browser/map-frame.ts";
import { IS_ONCE } from "../repetitions.ts";
import { expect, PHONE } from "./fixtures.ts";
import { test } from "./sample-site.ts";

test.use({ viewport: PHONE });

/**
 * The height of strip, header and banner on a phone. Without the banners of urgent notices and of the day, which are content, and
 * without the offer of the other language, which only visitors who have chosen another one see, until they answer it.
 */
const CONTENT_STARTS_AT = 190;

const MEASURED_ONCE = ["/notices"];

for (const path of pagePaths.filter((each) => each !== "/")) {
  test(`the content of ${path} starts at the top of a phone's screen`, {
    tag: MEASURED_ONCE.includes(path) ? [] : "@all",
  }, async ({ page }) => {
    await replaceMap(page);
    for (const language of IS_ONCE ? LANGUAGES.slice(0, 1) : LANGUAGES) {
      await page.goto(pageAddress(path, language, LANGUAGES));
      await expectScripts(page);
      const end = await page.evaluate(() => {
        const boxOf = (selector: string) => document.querySelector(selector)?.getBoundingClientRect();
        const content = [".site-banner", ".day-banner", ".language-offer"].map(
          (selector) => boxOf(selector)?.height ?? 0,
        );
        return content.reduce((end, height) => end - height, boxOf(".page-banner")?.bottom ?? 0);
      });
      expect(end, language).toBeGreaterThan(0);
      expect(end, language).toBeLessThanOrEqual(CONTENT_STARTS_AT);
    }
  });
}

test("the home page starts with what parents ask most, in one row and on the first screen", async ({
  page,
}) => {
  await openHome(page);
  const tasks = page.getByRole("navigation", { name: "What parents ask most" }).getByRole("link");
  await expect(tasks).toHaveText(["Fees", "Admissions", "Calendar", "Notices", "Contact"]);
  const boxes = await tasks.evaluateAll((all) => all.map((task) => task.getBoundingClientRect().toJSON()));
  expect(new Set(boxes.map(({ top }) => top)).size).toBe(1);
  for (const { width, height, bottom } of boxes) {
    expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
    expect(bottom).toBeLessThan(PHONE.height / 2);
  }
  await tasks.filter({ hasText: "Fees" }).click();
  await expect(page).toHaveURL("/fees");
});
