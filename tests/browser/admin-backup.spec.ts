import { readFile } from "node:fs/promises";
import { dayInIndia } from "../../content/india-time.ts";
import { DESKTOP, expect, expectAccessible, expectLoggedFailure, PHONE, test } from "./fixtures.ts";

const SCREEN = "/admin/admin-welcome";
const LATEST = "**/api/v1/backups/latest";

for (const { age, daysAgo, viewport } of [
  { age: "today", daysAgo: 0, viewport: DESKTOP },
  { age: "too long ago", daysAgo: 3, viewport: PHONE },
]) {
  test(`the office sees that the last backup was made ${age}`, async ({ asAdmin: page }) => {
    const made = new Date(Date.now() - daysAgo * 24 * 60 * 60 * 1000);
    await page.route(LATEST, (route) =>
      route.fulfill({ json: { createdAt: made.toISOString(), size: 12_400_000 } }),
    );
    await page.setViewportSize(viewport);
    await page.goto(SCREEN);
    const card = page.getByRole("region", { name: "Backup" });
    await expect(card).toContainText("(11.8 MB)");
    await expect(card).toContainText(dayInIndia(made).slice(0, 4));
    await expect(card.getByText("It is overdue")).toHaveCount(daysAgo > 0 ? 1 : 0);
    await expectAccessible(page);
  });
}

test("the office downloads a backup of everything", async ({ asAdmin: page }) => {
  await page.goto(SCREEN);
  const card = page.getByRole("region", { name: "Backup" });
  await expect(card).toContainText("The server makes no daily backups.");
  const downloading = page.waitForEvent("download");
  await card.getByRole("button", { name: "Download a backup" }).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toMatch(/^gurukul-\d{4}-\d\d-\d\d\.tar$/);
  const archive = await readFile(await download.path());
  for (const entry of ["tables/accounts.jsonl", "manifest.json"]) expect(archive.includes(entry)).toBe(true);
});

test("a download that breaks off is told, and nothing is saved", async ({ asAdmin: page, consoleErrors }) => {
  await page.route("**/api/v1/backups/download", (route) => route.abort("connectionreset"));
  await page.goto(SCREEN);
  await page.getByRole("button", { name: "Download a backup" }).click();
  await expect(page.getByRole("alert")).toContainText("The backup could not be downloaded.");
  expectLoggedFailure(consoleErrors);
});
