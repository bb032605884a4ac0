import type { Page } from "@playwright/test";
import {
  jpegFile,
  NOTICES,
  openWithOwnSession,
  saveNotice,
  startNotice,
  toast,
} from "../../../../tests/browser/admin-actions.ts";
import { ADMIN, expect, expectAccessible, test } from "../../../../tests/browser/fixtures.ts";
import { readDrafts } from "../../../../tests/browser/read-drafts.ts";
import { buildJpeg } from "../../../../tests/files.ts";

const photo = await buildJpeg({ width: 60, height: 60 });
const STUDENTS = "/admin/student-management";
const AGAIN = "What you typed before and did not save is here again.";

/** In any order. */
const expectKept = (page: Page, ...drafts: RegExp[]) =>
  expect(async () => {
    const kept = await readDrafts(page);
    expect(kept).toHaveLength(drafts.length);
    for (const draft of drafts) expect(kept).toContainEqual(expect.stringMatching(draft));
  }).toPass();

/** Reloads without the question, as after a crash. */
async function reopen(page: Page, path: string): Promise<void> {
  page.once("dialog", (dialog) => void dialog.accept());
  await page.reload();
  await page.goto(path);
}

async function logIn(page: Page): Promise<void> {
  await page.getByLabel("Email").fill(ADMIN.email);
  await page.getByLabel("Password", { exact: true }).fill(ADMIN.password);
  await page.getByRole("button", { name: "Login" }).click();
  await expect(toast(page, "Login successful!")).toBeVisible();
}

test("an unsaved form is restored with its file until it is saved", async ({ asAdmin: page }) => {
  await page.goto(NOTICES);
  await startNotice(page, "Half written");
  await page.getByLabel("File (PDF/Image)").setInputFiles(jpegFile(photo, "plan.jpg"));
  await expectKept(page, /Half written.*"thumbnail"/);
  await reopen(page, NOTICES);

  await page.getByRole("button", { name: "Create Notice" }).click();
  const dialog = page.getByRole("dialog");
  await expect(dialog.getByRole("status").filter({ hasText: AGAIN })).toBeVisible();
  await expect(dialog.getByLabel("Title")).toHaveValue("Half written");
  await expect(dialog.locator("img")).toBeVisible();
  await expectAccessible(page);
  await saveNotice(page);
  await expect(toast(page, "Notice created successfully!")).toBeVisible();
  await expect(page.getByRole("link", { name: "View File of Half written" })).toBeVisible();
  await expectKept(page);

  await test.step("an edit has its own draft, which can be discarded", async () => {
    await page.getByRole("button", { name: "Edit Half written" }).click();
    await dialog.getByLabel("Title").fill("Other words");
    await expectKept(page, /Other words/);
    await reopen(page, NOTICES);
    await page.getByRole("button", { name: "Create Notice" }).click();
    await expect(dialog.getByLabel("Title")).toHaveValue("");
    await page.keyboard.press("Escape");
    await page.getByRole("button", { name: "Edit Half written" }).click();
    await expect(dialog.getByLabel("Title")).toHaveValue("Other words");
    await dialog.getByRole("button", { name: "Discard it" }).click();
    await expect(dialog.getByLabel("Title")).toHaveValue("Half written");
    await expectKept(page);
  });
});

test("after a logout the draft of a notice stays for its writer, and drafts about children are deleted", async ({
  page,
}) => {
  await openWithOwnSession(page, NOTICES);
  await startNotice(page, "For tomorrow");
  await expectKept(page, /Typed with care/);
  await reopen(page, `${STUDENTS}?new`);
  const form = page.getByRole("region", { name: "Create Student" });
  await form.getByLabel("Guardian name").fill("Latha Rao");
  await expectKept(page, /For tomorrow/, /Latha Rao/);
  const otherTab = await page.context().newPage();
  await otherTab.goto(`${STUDENTS}?new`);
  const guardian = otherTab.getByLabel("Guardian name");
  await expect(guardian).toHaveValue("Latha Rao");
  await page.getByRole("link", { name: "Logout" }).click();
  await page.getByRole("button", { name: "Leave without saving" }).click();
  await expect(page).toHaveURL("/login");
  await expectKept(page, /For tomorrow/);

  await test.step("also what is typed in another tab", async () => {
    await guardian.fill("Meena Rao");
    // Leaving a tab stores the draft at once.
    await otherTab.evaluate(() => window.dispatchEvent(new Event("beforeunload")));
    await expectKept(otherTab, /For tomorrow/);
    await otherTab.close();
  });

  await logIn(page);
  await page.goto(`${STUDENTS}?new`);
  await expect(form.getByLabel("Name", { exact: true })).toBeFocused();
  await expect(form.getByLabel("Guardian name")).toHaveValue("");
  const title = page.getByRole("dialog").getByLabel("Title");
  await page.goto(NOTICES);
  await page.getByRole("button", { name: "Create Notice" }).click();
  await expect(title).toHaveValue("For tomorrow");

  await test.step("another admin of the same computer is not offered it", async () => {
    const other = { email: "other@example.com" };
    // The panel asks the server whose session it is.
    await page.route("**/api/v1/admins/me", async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, json: { ...(await response.json()), ...other } });
    });
    await page.evaluate(({ email }) => sessionStorage.setItem("email", email), other);
    await reopen(page, NOTICES);
    await page.getByRole("button", { name: "Create Notice" }).click();
    await expect(title).toBeFocused();
    await expect(title).toHaveValue("");
  });
});
