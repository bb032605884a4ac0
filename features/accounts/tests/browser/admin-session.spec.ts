import type { Page } from "@playwright/test";
import { addEntry, openWithOwnSession, STUDENT } from "../../../../tests/browser/admin-actions.ts";
import { ADMIN, allowFailedCalls, expect, test } from "../../../../tests/browser/fixtures.ts";
import { buildJpeg } from "../../../../tests/files.ts";

const STUDENTS = "/admin/student-management";

async function logIn(page: Page): Promise<void> {
  await page.getByLabel("Email").fill(ADMIN.email);
  await page.getByLabel("Password").fill(ADMIN.password);
  await page.getByRole("button", { name: "Login" }).click();
}

test("a screen that is opened with an ended session leads to the login and back, and the email is remembered", async ({
  page,
  site,
  consoleErrors,
}) => {
  await addEntry(site, "students", { ...STUDENT, profilePhoto: await buildJpeg() });
  const endSession = await openWithOwnSession(page, `${STUDENTS}?q=Ananya`);
  await endSession();
  await page.reload();
  await expect(page.getByText("Your session has ended. Please log in again.")).toBeVisible();
  const stored = (key: string) => page.evaluate((name) => sessionStorage.getItem(name), key);
  expect(await stored("token")).toBeNull();
  // The server names the account, and the panel stores its email.
  await page.waitForLoadState("networkidle");
  await page.evaluate(() => sessionStorage.removeItem("email"));
  await logIn(page);
  await expect(page).toHaveURL(`${STUDENTS}?q=Ananya`);
  await expect(page.getByRole("heading", { name: "Ananya Rao" })).toBeVisible();
  expect(await stored("email")).toBe(ADMIN.email);
  allowFailedCalls(consoleErrors);
});
