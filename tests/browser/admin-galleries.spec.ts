import { buildJpeg } from "../files.ts";
import { addEntry } from "./admin-actions.ts";
import { expect, test } from "./fixtures.ts";

const picture = await buildJpeg({ width: 80, height: 60 });

test("the galleries screen shows every picture, in one to four columns by the width of the screen", async ({
  asAdmin: page,
  site,
}) => {
  await addEntry(site, "galleries", { title: "Diwali", images: Array(5).fill(picture) });
  await addEntry(site, "galleries", { images: [picture] });
  await addEntry(site, "galleries", { title: "Not yet" });
  await page.goto("/admin/gallery-management");
  await expect(page.getByRole("region", { name: "Galleries" }).getByRole("img")).toHaveCount(6);
  await expect(page.getByText("0 pictures")).toBeVisible();
  const columns = () =>
    page
      .getByRole("listitem")
      .filter({ hasText: "Diwali" })
      .getByRole("list")
      .evaluate((list) => getComputedStyle(list).gridTemplateColumns.split(" ").length);
  for (const [width, count] of [
    [360, 1],
    [768, 2],
    [1100, 3],
    [1400, 4],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    expect(await columns()).toBe(count);
  }
});
