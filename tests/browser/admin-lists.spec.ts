import { expect, PHONE } from "./fixtures.ts";
import { test } from "./sample-site.ts";

const LAPTOP = { width: 1280, height: 720 };

/** The lists of the sample with at least eight entries. */
const LISTS = [
  "student-management",
  "top-students",
  "team-management",
  "facilities",
  "notice-management",
  "alumni",
];

test("eight entries are on the first screen of a laptop, and on a phone a card is low and begins early", async ({
  asAdmin: page,
}) => {
  for (const list of LISTS) {
    const entries = page.locator("[data-entry]");
    await page.setViewportSize(LAPTOP);
    await page.goto(`/admin/${list}`);
    await expect(entries.nth(7), list).toBeInViewport({ ratio: 1 });
    await page.setViewportSize(PHONE);
    const onPhone = await entries.evaluateAll((all) =>
      all.map((each) => each.getBoundingClientRect()).map(({ top, height }) => ({ top, height })),
    );
    expect(onPhone[0]?.top, list).toBeLessThan(330);
    expect(Math.max(...onPhone.map(({ height }) => height)), list).toBeLessThanOrEqual(200);
  }
});
