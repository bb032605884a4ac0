import { addDays } from "../../../../core/content/days/calendar-days.ts";
import { dayInIndia } from "../../../../core/content/text/india-time.ts";
import { DESKTOP, expect, expectAccessible, PHONE, test } from "../../../../tests/browser/fixtures.ts";
import { countSheets } from "../../../../tests/browser/printed-sheets.ts";
import { test as sampleTest } from "../../../../tests/browser/sample-site.ts";
import { publish } from "../../../../tests/browser/school-content.ts";
import { expectNoSidewaysScroll } from "../../../home/tests/browser/home-page.ts";

sampleTest.describe("without scripts", () => {
  sampleTest.use({ javaScriptEnabled: false, viewport: PHONE });

  sampleTest("a phone shows a month with icons and explains them below", async ({ page }) => {
    await page.goto("/calendar?month=2026-11");
    const table = page.getByRole("table", { name: "November 2026" });
    await expect(table.getByRole("columnheader").first()).toHaveText("Mon");
    const day = table.getByRole("link", { name: "24 Holiday: Guru Nanak Jayanti" });
    await expect(day.locator(".kind-sign")).toBeVisible();
    const title = day.getByText("Guru Nanak Jayanti");
    expect((await title.locator("..").boundingBox())?.width).toBeLessThanOrEqual(1);
    await expectNoSidewaysScroll(page);

    await day.click();
    const entry = page
      .getByRole("listitem")
      .filter({ has: page.getByRole("heading", { name: "Guru Nanak Jayanti" }) });
    await expect(entry).toContainText("Tuesday, 24 November 2026");
    await expect(entry).toBeInViewport();

    await page.getByRole("link", { name: "Next month: December" }).click();
    await expect(page.getByRole("heading", { name: "December 2026", exact: true })).toBeInViewport();
    const days = page.getByRole("table").getByRole("link", { name: /Annual function/ });
    await expect(days).toHaveText([/^18/, /^19/, /^20/]);

    await page.setViewportSize(DESKTOP);
    const words = days.first().getByText("Annual function");
    expect((await words.boundingBox())?.width).toBeGreaterThan(40);
  });
});

sampleTest("the year is printed with the school's letterhead on one page", async ({ page }) => {
  await page.goto("/calendar");
  await expect(page.getByRole("link", { name: "Whole year to print" })).toHaveAttribute(
    "href",
    /^\/calendar\?view=year&year=\d{4}-\d\d$/,
  );
  await page.goto("/calendar?view=year&year=2026-27");
  await expectAccessible(page);
  await page.emulateMedia({ media: "print" });
  await expect(page.locator("main").getByText("आदर्श विद्या गुरुकुल, शांतिवन परिसर")).toBeVisible();
  await expect(page.getByRole("link", { name: "Month by month" })).toBeHidden();
  await expect(page.getByRole("heading", { level: 3 })).toHaveCount(12);
  expect(await countSheets(page)).toBe(1);
});

test("a busy month is printed on two pages, without buttons and addresses", async ({ page, site }) => {
  const events = Array.from({ length: 28 }, (_event, index) => ({
    title: `Parent–teacher meeting, part ${index + 1}`,
    kind: "meeting",
    startsOn: `2027-02-${String(index + 1).padStart(2, "0")}`,
    startsAt: "09:30",
    place: "School hall",
    description: "Report cards are given to parents only. Please come with your child.",
  }));
  await publish(site, "events", events);
  await page.goto("/calendar?month=2027-02");
  await page.emulateMedia({ media: "print" });
  await expect(page.getByRole("heading", { name: "In February 2027" })).toBeVisible();
  await expect(page.locator("main .button:visible")).toHaveCount(0);
  await expect(page.getByText("Add to Google Calendar").filter({ visible: true })).toHaveCount(0);
  expect(await countSheets(page)).toBeLessThanOrEqual(2);
});

/** Events that are going on for a week, so that the test may run across midnight. */
function buildWeek(): Record<string, string>[] {
  const today = dayInIndia(new Date());
  const days = { startsOn: addDays(today, -3), endsOn: addDays(today, 3) };
  return [
    { title: "Autumn holidays", kind: "holiday", ...days },
    { title: "Unit test", kind: "examination", ...days },
    { title: "Book fair", kind: "event", ...days },
  ];
}

test.describe("the day banner", () => {
  test.describe("without scripts", () => {
    test.use({ javaScriptEnabled: false, viewport: PHONE });

    test("is below the header, with one line on a phone and two on a desktop, and is not printed", async ({
      page,
      site,
    }) => {
      await publish(site, "events", buildWeek());
      await page.goto("/contact");
      const banner = page.getByRole("complementary", { name: "Today and tomorrow" });
      await expect(banner.getByRole("link")).toHaveText([/^Closed until .+: Autumn holidays$/, "+2 more"]);
      const header = await page.getByRole("banner").boundingBox();
      const box = await banner.boundingBox();
      expect(box?.y).toBeCloseTo((header?.y ?? 0) + (header?.height ?? 0), 0);
      await expectNoSidewaysScroll(page);

      await page.setViewportSize(DESKTOP);
      await expect(banner.getByRole("link")).toHaveText([
        /Autumn/,
        /^Examination until .+: Unit test$/,
        "+1 more",
      ]);
      await page.emulateMedia({ media: "print" });
      await expect(banner).toBeHidden();
      await page.emulateMedia({ media: "screen" });
      await banner.getByRole("link", { name: "Autumn holidays" }).click();
      await expect(page.getByRole("heading", { name: "Autumn holidays" })).toBeInViewport();
    });
  });
});
