import { expect, expectToSuitEveryScreenInAll, test } from "../../../../tests/browser/fixtures.ts";

test("the dashboard shows the words that visitors do not find, and nothing if there are none", async ({
  asAdmin: page,
  site,
}) => {
  const { db } = site.database;
  const card = page.getByRole("region", { name: "Searched for and not found" });
  await page.goto("/admin/admin-welcome");
  await expect(page.getByRole("region", { name: "Counts" })).toBeVisible();
  await expect(card).toHaveCount(0);

  const day = new Date().toISOString().slice(0, 10);
  const words = { hostel: 12, छात्रावास: 4, swimming: 3, cafeteria: 2 };
  await db
    .insertInto("unfoundWords")
    .values(Object.entries(words).map(([word, count]) => ({ word, day, count })))
    .execute();
  await page.reload();
  await expect(card.getByRole("listitem")).toHaveText(["hostel 12×", "छात्रावास 4×", "swimming 3×"]);
  await expect(card.getByText("छात्रावास")).toHaveAttribute("lang", "hi");
  await expectToSuitEveryScreenInAll(page);
  await db.deleteFrom("unfoundWords").execute();
});
