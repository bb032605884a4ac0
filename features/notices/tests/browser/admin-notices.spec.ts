import { dayInIndia } from "../../../../core/content/text/india-time.ts";
import { NOTICES, pasteText, startNotice, toast } from "../../../../tests/browser/admin-actions.ts";
import { expect, expectAccessible, expectLoggedFailure, test } from "../../../../tests/browser/fixtures.ts";
import { buildPdf } from "../../../../tests/files.ts";
import { notices } from "../../content/notices.ts";

/** Lists, forms, failures and sessions are tested for every screen in `admin-every-screen.spec.ts`. */

const DANGER = "rgb(179, 38, 30)";

test("a notice with a PDF is created by keyboard, shown, changed and deleted", async ({
  asAdmin: page,
  site,
}) => {
  await page.goto(NOTICES);
  await expect(page.getByRole("heading", { name: "Admin Panel - NoticeBoard" })).toBeVisible();
  const opener = page.getByRole("button", { name: "Create Notice" });
  const modal = page.getByRole("dialog", { name: "Create Notice" });
  const card = page.getByRole("listitem").filter({ hasText: "Annual Day" });
  const edit = page.getByRole("dialog", { name: "Edit Notice" });

  await test.step("created by keyboard, without control characters from a paste", async () => {
    await opener.focus();
    await page.keyboard.press("Enter");
    await expect(modal.getByLabel("Title")).toBeFocused();
    await page.keyboard.type("Annual Day");
    await page.keyboard.press("Tab");
    await expect(modal.getByLabel("शीर्षक (हिन्दी)")).toBeFocused();
    await page.keyboard.press("Tab");
    const description = modal.getByLabel("Description");
    await expect(description).toBeFocused();
    await pasteText(description, "Come one,\vcome \u0002all");
    await expect(description).toHaveValue("Come one,\ncome all");
    await modal
      .getByLabel("File (PDF/Image)")
      .setInputFiles({ name: "circular.pdf", mimeType: "application/pdf", buffer: buildPdf() });
    await expect(modal.getByLabel("Date")).toHaveValue(dayInIndia(new Date()));
    await modal.getByLabel("Date").fill("2026-12-01");
    await modal.getByLabel("Title").press("Enter");
    await expect(toast(page, "Notice created successfully!")).toBeVisible();
    await expect(modal).toBeHidden();
    await expect(opener).toBeFocused();
  });

  await expect(card.getByText("Come one,")).toBeVisible();
  await expect(card.getByText("1 Dec 2026")).toBeVisible();
  const href = await card.getByRole("link", { name: "View File" }).getAttribute("href");
  const file = await page.request.get(String(href));
  expect(file.headers()["content-type"]).toContain("application/pdf");

  await test.step("an edit shows the stored values and keeps the file, until it is removed", async () => {
    await card.getByRole("button", { name: "Edit" }).click();
    await expect(edit.getByLabel("Title")).toHaveValue("Annual Day");
    await expect(edit.getByLabel("Description")).toHaveValue("Come one,\ncome all");
    await expect(edit.getByLabel("Date")).toHaveValue("2026-12-01");
    await edit.getByLabel("Title").fill("Annual Day, new hall");
    await edit.getByRole("button", { name: "Update" }).click();
    await expect(page.getByRole("heading", { name: "Annual Day, new hall" })).toBeVisible();
    await expect(page.getByRole("link", { name: "View File" })).toBeVisible();
    await card.getByRole("button", { name: "Edit" }).click();
    await edit.getByRole("button", { name: "Remove File (PDF/Image) 1" }).click();
    await edit.getByRole("button", { name: "Update" }).click();
    await expect(page.getByRole("link", { name: "View File" })).toHaveCount(0);
  });

  await test.step("Delete is red only in the question", async () => {
    for (const name of [/^Edit /, /^Delete /]) {
      const button = card.getByRole("button", { name });
      await expect(button).not.toHaveCSS("color", DANGER);
      await expect(button).not.toHaveCSS("border-top-color", DANGER);
      await button.hover();
      await expect(button).not.toHaveCSS("background-color", DANGER);
      await expect(button).not.toHaveCSS("color", DANGER);
    }
    await card.getByRole("button", { name: /^Delete / }).click();
    const question = page.getByRole("alertdialog");
    await expect(question.getByRole("button", { name: "Delete" })).toHaveCSS("background-color", DANGER);
    await expectAccessible(page);
    await question.getByRole("button", { name: "Cancel" }).click();
    await expect(card).toBeVisible();
    await card.getByRole("button", { name: /^Delete / }).click();
    await question.getByRole("button", { name: "Delete" }).click();
    await expect(page.getByText("No notices available")).toBeVisible();
    expect((await site.content.list(notices)).rows).toEqual([]);
  });
});

test("a file of the wrong kind is refused in the browser, and what the server refuses is shown at its field", async ({
  asAdmin: page,
  consoleErrors,
}) => {
  let calls = 0;
  await page.route("**/notices/create", (route) => {
    calls++;
    return route.continue();
  });
  await page.goto(NOTICES);
  await startNotice(page, "Timetable");
  const file = page.getByLabel("File (PDF/Image)");
  const create = page.getByRole("button", { name: "Create", exact: true });
  const remove = page.getByRole("button", { name: "Remove new File (PDF/Image) 1" });
  await file.setInputFiles({
    name: "timetable.docx",
    mimeType: "application/msword",
    buffer: Buffer.from("PK"),
  });
  await create.click();
  await expect(toast(page, "Choose a JPEG, PNG or WebP image or a PDF")).toBeVisible();
  await remove.click();
  expect(calls).toBe(0);

  await file.setInputFiles({ name: "x.pdf", mimeType: "application/pdf", buffer: Buffer.from("<html>") });
  await create.click();
  await expect(toast(page, "Failed to save notice.")).toBeVisible();
  await expect(file).toHaveAccessibleDescription(/Choose a JPEG, PNG or WebP image or a PDF/);
  await expect(page.getByLabel("Title")).toHaveValue("Timetable");
  await expectAccessible(page);
  await remove.click();
  await create.click();
  await expect(toast(page, "Notice created successfully!")).toBeVisible();
  expectLoggedFailure(consoleErrors);
});
