import { expectNoSidewaysScroll } from "../../features/home/tests/browser/home-page.ts";
import { expect, expectAccessibleInAll, test } from "./fixtures.ts";
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
