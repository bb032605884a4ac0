import { resources } from "../../features/types.ts";
import { provenBy } from "../repetitions.ts";
import { expect, expectAccessible, test } from "./fixtures.ts";

test("the office removes the sample and keeps its own entries", {
  tag: "@all",
  annotation: provenBy(
    "sample.test.ts",
    "edited or added entries stay with their files when the sample is removed",
  ),
}, async ({ asAdmin: page, site }) => {
  await site.content.create(resources.notices, { title: "Our own notice", description: "Kept", date: null });
  await site.database.db
    .insertInto("notices")
    .values({
      _id: "0192f0a0-0000-7000-8000-000000000001",
      title: "A sample notice",
      description: "Goes",
      date: null,
      pdfOrImage: null,
      createdAt: new Date().toISOString(),
      updatedAt: new Date().toISOString(),
      searchText: "a sample notice",
      sample: 1,
    })
    .execute();

  await page.goto("/admin/admin-welcome");
  await expect(page.getByText("1 sample entry is left")).toBeVisible();
  await expectAccessible(page);

  await page.getByRole("button", { name: "Remove the sample" }).click();
  await page.getByRole("button", { name: "Cancel" }).click();
  expect(await site.sample.count()).toBe(1);

  await page.getByRole("button", { name: "Remove the sample" }).click();
  await page.getByRole("button", { name: "Remove", exact: true }).click();
  await expect(page.getByText("1 sample entry was removed.")).toBeVisible();
  await expect(page.getByText("1 sample entry is left")).toBeHidden();
  expect(await site.sample.count()).toBe(0);

  await page.goto("/");
  await expect(page.getByText("Our own notice").first()).toBeAttached();
  await expect(page.getByText("A sample notice")).toHaveCount(0);
});
