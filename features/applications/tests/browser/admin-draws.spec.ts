import {
  allowFailedCalls,
  DESKTOP,
  expect,
  expectAccessible,
  expectToSuitEveryScreen,
  test,
} from "../../../../tests/browser/fixtures.ts";
import type { TestServer } from "../../../../tests/test-server.ts";
import { applications } from "../../content/applications.ts";
import { closeApplications, openApplications } from "./open-applications.ts";

const DRAWS = "/admin/application-draws";
const CHILDREN = ["Asha", "Bina", "Chetan"];

async function addApplications(site: TestServer): Promise<void> {
  await openApplications(site);
  for (const name of CHILDREN) {
    await site.content.create(applications, {
      name,
      dateOfBirth: "2020-06-30",
      gender: "Female",
      classSought: "Class 1",
      motherName: "Sunita",
      mobileNumber: "+91 55500 03001",
      address: "Ujjain",
    });
  }
}

test.afterEach(({ site }) => closeApplications(site));

test("the office announces a draw of lots, draws it once, offers the seats and undoes the offer", async ({
  asAdmin: page,
  site,
  consoleErrors,
}) => {
  test.slow();
  allowFailedCalls(consoleErrors);
  await addApplications(site);
  await page.goto(DRAWS);
  await expect(page.getByText("No draw was announced")).toBeVisible();
  await page.getByRole("button", { name: "Announce a draw" }).click();
  const dialog = page.getByRole("dialog", { name: "Announce a draw of lots" });
  await dialog.getByLabel("Seats").fill("1");
  await dialog.getByLabel("Public event").fill("Closing value of the Nifty 50");
  await dialog.getByRole("button", { name: "Announce a draw" }).click();
  await expect(dialog.getByLabel("Day and time of the event")).toBeFocused();
  await expectAccessible(page);
  await dialog.getByLabel("Day and time of the event").fill("2030-01-01T15:30");
  await dialog.getByRole("button", { name: "Announce a draw" }).click();
  const card = page.getByRole("region", { name: "Class 1" });
  await expect(card.getByText("The seed can be entered after the event.")).toBeVisible();

  await test.step("the event happens", async () => {
    const { db } = site.database;
    await db.updateTable("applicationDraws").set({ eventAt: new Date().toISOString() }).execute();
    await page.reload();
    await card.getByLabel("Seed of the event").fill("24 612.40");
    await card.getByRole("button", { name: "Draw" }).click();
    await page.getByRole("alertdialog").getByRole("button", { name: "Draw" }).click();
    await expect(card.getByRole("row")).toHaveCount(1 + CHILDREN.length);
    await expectToSuitEveryScreen(page);
  });

  await test.step("the seats are offered", async () => {
    await page.setViewportSize(DESKTOP);
    await card.getByRole("button", { name: "Offer the seats" }).click();
    const offer = page.getByRole("dialog", { name: "Offer the seats of the draw" });
    await offer.getByLabel("Offered until").fill("2030-01-15");
    await offer.getByRole("button", { name: "Offer the seats" }).click();
    await expect(card.getByRole("row").nth(1)).toContainText("Offered");
    await expect(card.getByRole("cell", { name: "Waiting list" })).toHaveCount(2);
    await page.getByRole("button", { name: "Undo" }).click();
    await expect(card.getByRole("cell", { name: "Received" })).toHaveCount(CHILDREN.length);
  });

  await test.step("everybody sees the result without names", async () => {
    await card.getByRole("link", { name: "Public page" }).click();
    await expect(page.getByRole("heading", { name: "Draw of lots for Class 1, 2027-28" })).toBeVisible();
    await expect(page.locator("ol > li").filter({ hasText: "· seat" })).toHaveCount(1);
    await expect(page.getByText("Chetan")).toHaveCount(0);
    await expectToSuitEveryScreen(page);
  });
});

test("figures are shown, printed and downloaded", async ({ asAdmin: page, site }) => {
  await addApplications(site);
  await page.goto("/admin/application-figures");
  const byClass = page.getByRole("region", { name: "Applications by class and step" });
  await expect(byClass.getByRole("row", { name: /^Class 1 3/ })).toBeVisible();
  await expectToSuitEveryScreen(page);
  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: "Figures for Excel" }).click();
  expect((await download).suggestedFilename()).toMatch(/^application-figures-.*\.xlsx$/);
  await page.emulateMedia({ media: "print" });
  await page.setViewportSize({ width: 720, height: 1000 });
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(width).toBeLessThanOrEqual(720);
});
