import { expectNoSidewaysScroll } from "../../features/home/tests/browser/home-page.ts";
import { expect, expectAccessibleInAll, expectLoggedFailure, test } from "./fixtures.ts";
import { publish, storePicture } from "./school-content.ts";

const buildMember = (overrides: Record<string, string | null> = {}) => ({
  name: "Smt. Vandana Shukla",
  designation: "Senior Primary Teacher",
  subject: "Hindi",
  qualification: "M.A. (Hindi), B.Ed.",
  image: null,
  ...overrides,
});

test("/teachers shows each member with portrait, designation, subject and qualification, in up to five columns", async ({
  page,
  site,
}) => {
  await page.goto("/teachers");
  await expect(page.getByText("Our teachers will be introduced here soon.")).toBeVisible();
  await expectAccessibleInAll(page);

  const image = await storePicture(site);
  await publish(site, "team", [
    buildMember({ image }),
    ...Array(5).fill(buildMember()),
    buildMember({ name: "श्री रमेश सोलंकी" }),
  ]);
  await page.reload();
  await expect(page.getByRole("heading", { name: "Meet Our Dedicated Team" })).toBeVisible();
  const members = page.locator("main").getByRole("article");
  await expect(members.getByRole("heading")).toHaveText([
    ...Array(6).fill("Smt. Vandana Shukla"),
    "श्री रमेश सोलंकी",
  ]);
  for (const words of ["Senior Primary Teacher", "Hindi", "M.A. (Hindi), B.Ed."]) {
    await expect(members.first().getByText(words, { exact: true })).toBeVisible();
  }
  await expect(members.first().getByRole("img")).toHaveAttribute("src", `/api/v1/uploads/${image}`);
  await expect(members.last().getByRole("img", { name: "Portrait of श्री रमेश सोलंकी" })).toBeVisible();
  for (const [width, count] of [
    [360, 2],
    [768, 3],
    [1024, 4],
    [1280, 5],
    [1920, 5],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    const columns = await page
      .locator("main ul")
      .evaluate((list) => getComputedStyle(list).gridTemplateColumns.split(" ").length);
    expect(columns, `at ${width}`).toBe(count);
  }

  await test.step("long names wrap", async () => {
    await publish(site, "team", [buildMember({ name: "W".repeat(120), qualification: "Q".repeat(120) })]);
    await page.reload();
    for (const width of [320, 1280]) {
      await page.setViewportSize({ width, height: 740 });
      await expectNoSidewaysScroll(page);
    }
  });
});

test("/facilities shows pictures and names, which appear one tenth of a second after another", async ({
  page,
  site,
  consoleErrors,
}) => {
  expectLoggedFailure(consoleErrors);
  await page.goto("/facilities");
  await expect(page.getByText("Our facilities will be shown here soon.")).toBeVisible();
  await expectAccessibleInAll(page);

  const image = await storePicture(site);
  await publish(
    site,
    "facilities",
    Array.from({ length: 12 }, (_, index) => ({ name: `Room ${index + 1}`, image })),
  );
  await page.reload();
  await expect(page.getByRole("heading", { name: "Our Facilities" })).toBeVisible();
  const facility = page.locator("main").getByRole("article").first();
  await expect(facility.getByRole("heading", { name: "Room 1" })).toBeVisible();
  await expect(facility.locator("img")).toHaveAttribute("src", `/api/v1/uploads/${image}`);
  const waiting = page.locator('main [data-in-view="waiting"]');
  await expect(waiting.last()).toContainText("Room 12");
  const delays = await waiting.evaluateAll((cards) =>
    cards.map((card) => Math.round(Number.parseFloat(getComputedStyle(card).transitionDelay) * 10)),
  );
  const firstWaiting = 12 - delays.length;
  expect(delays).toEqual(delays.map((_, index) => (firstWaiting + index) % 8));
  await page.getByRole("heading", { name: "Room 12" }).scrollIntoViewIfNeeded();
  await expect(page.locator('[data-in-view="seen"]', { hasText: "Room 12" })).toHaveCSS("opacity", "1");

  await test.step("a long name wraps, and a missing picture has a placeholder", async () => {
    await publish(site, "facilities", [{ name: "प्रयोगशाला".repeat(12), image: "gone-1200x900.jpg" }]);
    await page.setViewportSize({ width: 320, height: 740 });
    await page.goto("/facilities");
    await expect(page.getByRole("img", { name: "Picture not available" })).toBeVisible();
    await expectNoSidewaysScroll(page);
  });
});
