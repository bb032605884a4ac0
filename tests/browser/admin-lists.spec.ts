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

test("a list that is opened again is there at once, marked until the newest is loaded", async ({
  asAdmin: page,
}) => {
  await page.goto("/admin/notice-management");
  const rows = page.locator("[data-entry]");
  await expect(rows).not.toHaveCount(0);
  await page.getByRole("link", { name: "Dashboard" }).click();
  await expect(page).toHaveURL("/admin/admin-welcome");
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();

  const held = Promise.withResolvers<void>();
  await page.route("**/api/v1/notices/all**", async (route) => {
    const answer = await route.fetch();
    const [notice] = await answer.json();
    await held.promise;
    await route.fulfill({ response: answer, json: [notice] });
  });
  await page.goBack();
  const mark = page.getByRole("status").filter({ hasText: "Refreshing the list..." });
  await expect(mark).toBeVisible();
  expect(await rows.count()).toBeGreaterThan(1);
  held.resolve();
  await expect(mark).toHaveCount(0);
  await expect(rows).toHaveCount(1);
});
