import { toast } from "./admin-actions.ts";
import {
  allowFailedCalls,
  expect,
  expectAccessible,
  expectAccessibleInAll,
  expectToSuitEveryScreen,
  test,
} from "./fixtures.ts";

const SCREEN = "/admin/parts";

test.afterEach(async ({ site }) => {
  const token = await site.adminToken();
  await fetch(`${site.url}/api/v1/parts`, {
    method: "PUT",
    headers: { authorization: `Bearer ${token}`, "content-type": "application/json" },
    body: JSON.stringify({ off: [] }),
  });
});

test("the office switches the calendar off, sees the menus without it, and takes it back", async ({
  asAdmin: page,
  site,
}) => {
  const menu = page.getByRole("navigation", { name: "Admin" });
  const hasCalendar = async () => (await (await fetch(site.url)).text()).includes('href="/calendar"');
  await page.goto(SCREEN);
  await expect(page.getByRole("heading", { level: 1, name: "Parts of the site" })).toBeVisible();
  await expect(menu.getByRole("link", { name: "Calendar" })).toBeVisible();
  const calendar = page.getByRole("checkbox", { name: "Calendar" });
  await calendar.focus();
  await page.keyboard.press("Space");
  await expect(calendar).not.toBeChecked();
  await expect(page.getByText("1 change is not saved yet.")).toBeVisible();
  await expectAccessibleInAll(page);
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect(toast(page, "The parts of the site are saved.")).toBeVisible();
  await expect(menu.getByRole("link", { name: "Calendar" })).toHaveCount(0);
  expect(await hasCalendar()).toBe(false);
  await toast(page, "The parts of the site are saved.").getByRole("button", { name: "Undo" }).click();
  await expect(menu.getByRole("link", { name: "Calendar" })).toBeVisible();
  await expect(calendar).toBeChecked();
});

test("a screen of a part that is off says so, and leads to the parts", async ({
  asAdmin: page,
  consoleErrors,
  site,
}) => {
  allowFailedCalls(consoleErrors);
  const token = await site.adminToken();
  await page.request.put(`${site.url}/api/v1/parts`, {
    headers: { authorization: `Bearer ${token}` },
    data: { off: ["facilities"] },
  });
  await page.goto("/admin/facilities");
  await expect(page.getByRole("heading", { level: 1, name: "This part is switched off" })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("main").getByRole("link", { name: "Parts of the site" }).click();
  await expect(page.getByRole("checkbox", { name: "Facilities" })).not.toBeChecked();
  await expectToSuitEveryScreen(page);
});
