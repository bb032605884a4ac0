import type { Page } from "@playwright/test";
import { digest } from "../../features/accounts/server/tokens.ts";
import { provenBy } from "../repetitions.ts";
import type { TestServer } from "../test-server.ts";
import { openWithOwnSession, toast } from "./admin-actions.ts";
import {
  ADMIN,
  allowFailedCalls,
  expect,
  expectAccessibleInAll,
  expectToSuitEveryScreen,
  test,
} from "./fixtures.ts";

const DECLINED = "Nothing was done, because you did not confirm it with your password.";
const dialogOf = (page: Page) => page.getByRole("dialog", { name: "Please confirm that it is you" });

/** As if the password was last given eleven minutes ago. */
async function letConfirmationEnd(page: Page, site: TestServer): Promise<void> {
  const token = await page.evaluate(() => sessionStorage.getItem("token") ?? "");
  const confirmedAt = new Date(Date.now() - 11 * 60_000).toISOString();
  const { db } = site.database;
  await db.updateTable("sessions").set({ confirmedAt }).where("tokenHash", "=", digest(token)).execute();
}

test("a sensitive step asks for the password in place, keeps what was typed, and goes on", async ({
  page,
  site,
  consoleErrors,
}) => {
  allowFailedCalls(consoleErrors);
  await openWithOwnSession(page, "/admin/accounts");
  await letConfirmationEnd(page, site);
  const email = `invited${test.info().workerIndex}-${Date.now()}@school.example`;
  await page.getByRole("button", { name: "Invite a person" }).click();
  const form = page.getByRole("dialog", { name: "Invite a person" });
  await form.getByLabel("Email address of the person").fill(email);
  await form.getByText("Look only", { exact: true }).click();
  await page.keyboard.press("Enter");
  const password = dialogOf(page).getByLabel("Your password");

  await test.step("Cancel says that nothing was done, and what was typed stays", async () => {
    await expect(password).toBeFocused();
    await expectAccessibleInAll(page);
    await dialogOf(page).getByRole("button", { name: "Cancel" }).click();
    await expect(form.getByRole("alert")).toHaveText(DECLINED);
    await expect(form.getByLabel("Email address of the person")).toHaveValue(email);
    await expect(form.getByRole("checkbox", { name: /^Look only Sees/ })).toBeChecked();
  });

  await test.step("a wrong password is refused in words, and can be typed again at once", async () => {
    await form.getByRole("button", { name: "Invite" }).click();
    await expect(password).toBeFocused();
    await page.keyboard.type("wrong");
    await page.keyboard.press("Enter");
    await expect(dialogOf(page).getByRole("alert")).toHaveText("This is not your current password");
    await expect(password).toBeFocused();
    await expectAccessibleInAll(page);
  });

  await page.keyboard.type(ADMIN.password);
  await page.keyboard.press("Enter");
  await expect(page.getByRole("dialog", { name: `Link for ${email}` })).toBeVisible();
  await expect(dialogOf(page)).toBeHidden();
});

test("a token for a program is created, copied once, used and revoked", {
  tag: "@all",
  annotation: provenBy("tokens.test.ts", "is shown once, and stored as a digest"),
}, async ({ page, site, consoleErrors }) => {
  allowFailedCalls(consoleErrors);
  await openWithOwnSession(page, "/admin/account");
  const section = page.getByRole("region", { name: "Programs" });
  await expect(section).toContainText("No program has a token.");
  await letConfirmationEnd(page, site);
  await section.getByRole("button", { name: "Create a token" }).click();
  const form = page.getByRole("dialog", { name: "Token for a program" });

  await test.step("errors are shown at their fields", async () => {
    await expect(form.getByLabel("Name of the program")).toBeFocused();
    await form.getByRole("button", { name: "Create the token" }).click();
    await dialogOf(page).getByLabel("Your password").fill(ADMIN.password);
    await page.keyboard.press("Enter");
    await expect(form.getByText("Name is required")).toBeVisible();
    await expect(form.getByText("Choose at least one permission")).toBeVisible();
    await expect(form.getByLabel("Name of the program")).toBeFocused();
    await expectToSuitEveryScreen(page);
    await form.getByLabel("How long it works").selectOption({ label: "Another day" });
    await form.getByRole("button", { name: "Create the token" }).click();
    await expect(form.getByText("Last day", { exact: true })).toBeVisible();
    await form.getByLabel("How long it works").selectOption({ index: 0 });
  });

  await form.getByLabel("Name of the program").fill("Fee software");
  await form.getByLabel("Students: See", { exact: true }).check();
  await form.getByLabel("Notices: Change").check();
  await form.getByRole("button", { name: "Create the token" }).click();
  const shown = page.getByRole("dialog", { name: "Token for “Fee software”" });
  const token = await shown.getByLabel("Token", { exact: true }).inputValue();
  expect(token).toMatch(/^gurukul_/);
  await expectToSuitEveryScreen(page);
  await shown.getByRole("button", { name: "Done" }).click();
  await expect(section.getByRole("listitem")).toContainText("Notices: change · Students: see");
  await expect(section.getByRole("listitem")).toContainText("Not used yet");
  await expectToSuitEveryScreen(page);

  const headers = { authorization: `Bearer ${token}` };
  expect((await page.request.get("/api/v1/students/counts", { headers })).status()).toBe(200);

  await test.step("people who manage accounts see it", async () => {
    await page.goto("/admin/accounts");
    const row = page.getByRole("listitem").filter({ hasText: "1 program has a token" });
    await row.getByRole("button", { name: /^Change/ }).click();
    await expect(page.getByRole("list", { name: "Tokens for programs" })).toContainText("Fee software");
    await expectToSuitEveryScreen(page);
  });

  await page.goto("/admin/account");
  await section.getByRole("button", { name: "Revoke Fee software" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Revoke" }).click();
  await expect(toast(page, "The token of “Fee software” is revoked.")).toBeVisible();
  await expect(section).toContainText("No program has a token.");
  expect((await page.request.get("/api/v1/students/counts", { headers })).status()).toBe(401);
});
