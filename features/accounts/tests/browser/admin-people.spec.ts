import type { Page } from "@playwright/test";
import { toast } from "../../../../tests/browser/admin-actions.ts";
import {
  allowFailedCalls,
  expect,
  expectAccessible,
  expectToSuitEveryScreen,
  test,
} from "../../../../tests/browser/fixtures.ts";
import { provenBy } from "../../../../tests/repetitions.ts";

const SCREEN = "/admin/accounts";
const PASSWORD = "seven mangoes on a roof";

const people = (page: Page) =>
  page.getByRole("list", { name: "People who may log in" }).getByRole("listitem");

/** Invites a person and returns the link. */
async function invite(page: Page, email: string, ...duties: string[]): Promise<string> {
  await page.getByRole("button", { name: "Invite a person" }).click();
  const dialog = page.getByRole("dialog", { name: "Invite a person" });
  await dialog.getByLabel("Email address of the person").fill(email);
  for (const duty of duties) await dialog.getByText(duty, { exact: true }).click();
  await dialog.getByRole("button", { name: "Invite" }).click();
  const shown = page.getByRole("dialog", { name: `Link for ${email}` });
  const link = await shown.getByLabel("Link", { exact: true }).inputValue();
  await shown.getByRole("button", { name: "Done" }).click();
  return link;
}

test("a person is invited, creates the account, and is changed, disabled and removed", {
  tag: "@all",
  annotation: provenBy(
    "account-links.test.ts",
    "is a link to the page that creates the account, with the duties of the invitation",
  ),
}, async ({ asAdmin: page, browser, site, consoleErrors }) => {
  test.slow();
  allowFailedCalls(consoleErrors);
  const email = `teacher${test.info().workerIndex}@school.example`;
  await page.goto(SCREEN);
  await expect(people(page).filter({ hasText: "You" })).toContainText("Everything");
  await expectToSuitEveryScreen(page);

  await test.step("errors are shown at their fields", async () => {
    await page.getByRole("button", { name: "Invite a person" }).click();
    const dialog = page.getByRole("dialog", { name: "Invite a person" });
    await dialog.getByLabel("Email address of the person").fill("teacher");
    await dialog.getByRole("button", { name: "Invite" }).click();
    await expect(dialog.getByText("Email must be an address such as office@example.com")).toBeVisible();
    await expect(dialog.getByText("Choose at least one duty")).toBeVisible();
    await expectToSuitEveryScreen(page);
    await dialog.getByRole("button", { name: "Cancel" }).click();
  });

  const link = await invite(page, email, "Posts and galleries", "Notices and calendar");
  await expect(page.getByRole("list", { name: "Open invitations" })).toContainText(email);

  await test.step("the link opens the page that creates the account, and leads into the panel", async () => {
    const context = await browser.newContext();
    const invited = await context.newPage();
    const answer = await invited.goto(link);
    expect(answer?.headers()["referrer-policy"]).toBe("no-referrer");
    await expect(invited.getByText(`You are invited to work on this website as ${email}.`)).toBeVisible();
    await expectToSuitEveryScreen(invited);
    await invited.getByRole("button", { name: "Create my account" }).click();
    await expect(invited.getByLabel("Your name")).toBeFocused();
    await invited.getByLabel("Your name").fill("Rekha Sharma");
    await invited.getByLabel("Password", { exact: true }).fill(PASSWORD);
    await invited.getByRole("button", { name: "हिन्दी" }).click();
    await expect(invited.getByLabel("आपका नाम")).toHaveValue("Rekha Sharma");
    await invited.getByRole("button", { name: "English" }).click();
    await expect(invited.getByLabel("Your name")).toHaveValue("Rekha Sharma");
    await expect(invited.getByLabel("Password", { exact: true })).toHaveValue("");
    await invited.getByLabel("Password", { exact: true }).fill(PASSWORD);
    await invited.getByLabel("Password again").fill(PASSWORD);
    await invited.getByRole("button", { name: "Create my account" }).click();
    await expect(invited).toHaveURL("/admin/admin-welcome");
    await invited.goto(link);
    await expect(invited.getByRole("alert")).toContainText("This invitation was used already.");
    await expectAccessible(invited);
    await context.close();
  });

  await page.reload();
  const row = people(page).filter({ hasText: "Rekha Sharma" });
  await expect(row).toContainText("Notices and calendar · Posts and galleries");
  const dialog = page.getByRole("dialog", { name: "Change Rekha Sharma" });

  await test.step("duties are changed", async () => {
    await row.getByRole("button", { name: "Change Rekha Sharma" }).click();
    await expectToSuitEveryScreen(page);
    await dialog.getByText("Posts and galleries", { exact: true }).click();
    await dialog.getByRole("button", { name: "Save" }).click();
    await expect(toast(page, "Saved. It applies at once.")).toBeVisible();
    await expect(row).not.toContainText("Posts and galleries");
  });

  await test.step("a link for a new password is shown once, and sets it", async () => {
    await row.getByRole("button", { name: "Change" }).click();
    await dialog.getByRole("button", { name: "New password" }).click();
    const shown = page.getByRole("dialog", { name: `Link for ${email}` });
    const reset = await shown.getByLabel("Link", { exact: true }).inputValue();
    await shown.getByRole("button", { name: "Done" }).click();
    const chooseLanguage = (language: "en" | "hi") =>
      site.database.db.updateTable("accountLinks").set({ language }).where("kind", "=", "reset").execute();
    await chooseLanguage("hi");
    // Somebody who is logged in keeps their own language, if the link is for another person.
    await page.goto(reset);
    await expect(page.getByRole("heading", { name: "New password" })).toBeVisible();
    await chooseLanguage("en");
    await page.goto(SCREEN);
    const context = await browser.newContext();
    const owner = await context.newPage();
    await owner.goto(reset);
    await expect(owner.getByRole("heading", { name: "New password" })).toBeVisible();
    await expectToSuitEveryScreen(owner);
    await owner.getByLabel("New password", { exact: true }).fill(`${PASSWORD} too`);
    await owner.getByLabel("New password again").fill(`${PASSWORD} too`);
    await owner.getByRole("button", { name: "Set the new password" }).click();
    await expect(owner).toHaveURL("/admin/admin-welcome");
    await context.close();
  });

  await test.step("the account is disabled, and removed", async () => {
    await row.getByRole("button", { name: "Change" }).click();
    await dialog.getByRole("button", { name: "Disable" }).click();
    await page.getByRole("alertdialog").getByRole("button", { name: "Disable" }).click();
    await expect(row).toContainText("Disabled");
    await row.getByRole("button", { name: "Change" }).click();
    await dialog.getByRole("button", { name: "Remove" }).click();
    await page.getByRole("alertdialog").getByRole("button", { name: "Remove" }).click();
    await expect(row).toHaveCount(0);
  });
  expect((await site.accounts.list()).map((account) => account.email)).not.toContain(email);
});
