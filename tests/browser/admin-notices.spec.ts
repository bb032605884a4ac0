import { buildPdf } from "../files.ts";
import {
  addEntry,
  agreeToLeave,
  breakServer,
  logInAgain,
  openWithOwnSession,
  pasteText,
  toast,
} from "./admin-actions.ts";
import {
  allowFailedCalls,
  expect,
  expectAccessible,
  expectLoggedFailure,
  expectToSuitEveryScreen,
  test,
} from "./fixtures.ts";

const SCREEN = "/admin/notice-management";
const pdf = { name: "circular.pdf", mimeType: "application/pdf", buffer: buildPdf() };

test("an empty list says so, and so do the fields that must be filled in", async ({ asAdmin: page }) => {
  await page.goto(SCREEN);
  await expect(page.getByRole("heading", { name: "Admin Panel - NoticeBoard" })).toBeVisible();
  await expect(page.getByText("No notices available")).toBeVisible();
  await expectAccessible(page);

  const opener = page.getByRole("button", { name: "Create Notice" });
  const modal = page.getByRole("dialog");
  const title = modal.getByLabel("Title");
  await test.step("title and description are required, and the faults stand at their fields", async () => {
    await opener.click();
    await modal.getByRole("button", { name: "Create" }).click();
    await expect(toast(page, "Title is required")).toBeVisible();
    await expect(title).toBeFocused();
    await expect(title).toHaveAttribute("aria-invalid", "true");
    await expect(title).toHaveAccessibleDescription("Title is required");
    await expect(modal.getByLabel("Description")).toHaveAccessibleDescription("Description is required");
    await expectAccessible(page);
    await title.fill("Holiday");
    await expect(title).not.toHaveAttribute("aria-invalid");
    await modal.getByRole("button", { name: "Create" }).click();
    await expect(toast(page, "Description is required")).toBeVisible();
    await expect(modal.getByLabel("Description")).toBeFocused();
  });

  await test.step("Cancel closes the modal and the next one opens empty", async () => {
    await page.getByRole("button", { name: "Cancel" }).click();
    await agreeToLeave(page);
    await expect(modal).toBeHidden();
    await expect(opener).toBeFocused();
    await opener.click();
    await expect(title).toHaveValue("");
  });
});

test("a notice with a PDF is created, shown, changed and deleted", async ({ asAdmin: page, site }) => {
  await page.goto(SCREEN);
  await page.getByRole("button", { name: "Create Notice" }).click();
  const modal = page.getByRole("dialog", { name: "Create Notice" });
  await modal.getByLabel("Title").fill("Annual Day");
  const description = modal.getByLabel("Description");
  await description.focus();
  await pasteText(description, "Come one,\vcome \u0002all");
  await expect(description).toHaveValue("Come one,\ncome all");
  await modal.getByLabel("File (PDF/Image)").setInputFiles(pdf);
  await modal.getByLabel("Date").fill("2026-12-01");
  await modal.getByRole("button", { name: "Create" }).click();
  await expect(toast(page, "Notice created successfully!")).toBeVisible();
  await expect(modal).toBeHidden();

  const card = page.getByRole("listitem").filter({ hasText: "Annual Day" });
  await expect(card.getByText("Come one,")).toBeVisible();
  await expect(card.getByText("1 Dec 2026")).toBeVisible();
  const href = await card.getByRole("link", { name: "View File" }).getAttribute("href");
  const file = await page.request.get(String(href));
  expect(file.headers()["content-type"]).toContain("application/pdf");

  await card.getByRole("button", { name: "Edit" }).click();
  const edit = page.getByRole("dialog", { name: "Edit Notice" });
  await expect(edit.getByLabel("Title")).toHaveValue("Annual Day");
  await expect(edit.getByLabel("Description")).toHaveValue("Come one,\ncome all");
  await expect(edit.getByLabel("Date")).toHaveValue("2026-12-01");
  await edit.getByLabel("Title").fill("Annual Day, new hall");
  await edit.getByRole("button", { name: "Update" }).click();
  await expect(toast(page, "Notice updated successfully!")).toBeVisible();
  await expect(page.getByRole("heading", { name: "Annual Day, new hall" })).toBeVisible();
  await expect(page.getByRole("link", { name: "View File" })).toBeVisible();

  await page.getByRole("button", { name: "Delete" }).click();
  const question = page.getByRole("alertdialog");
  await expect(question).toContainText("Are you sure you want to delete this notice?");
  await question.getByRole("button", { name: "Cancel" }).click();
  await expect(page.getByRole("heading", { name: "Annual Day, new hall" })).toBeVisible();
  await page.getByRole("button", { name: "Delete" }).click();
  await question.getByRole("button", { name: "Delete" }).click();
  await expect(toast(page, "Notice deleted successfully!")).toBeVisible();
  await expect(page.getByText("No notices available")).toBeVisible();
  const { rows } = await site.content.list((await import("../../content/resources/notices.ts")).notices);
  expect(rows).toEqual([]);
});

test("a file is taken off a notice", async ({ asAdmin: page, site }) => {
  await addEntry(site, "notices", { title: "Fees", description: "Due soon", pdfOrImage: pdf.buffer });
  await page.goto(SCREEN);
  await page.getByRole("button", { name: "Edit" }).click();
  await page.getByRole("button", { name: "Remove File (PDF/Image) 1" }).click();
  await page.getByRole("button", { name: "Update" }).click();
  await expect(toast(page, "Notice updated successfully!")).toBeVisible();
  await expect(page.getByRole("link", { name: "View File" })).toHaveCount(0);
});

test("a wrong kind of file is refused before anything is sent", async ({ asAdmin: page }) => {
  let calls = 0;
  await page.route("**/notices/create", (route) => {
    calls++;
    return route.continue();
  });
  await page.goto(SCREEN);
  await page.getByRole("button", { name: "Create Notice" }).click();
  await page.getByLabel("Title").fill("Timetable");
  await page.getByLabel("Description").fill("For class 5");
  await page
    .getByLabel("File (PDF/Image)")
    .setInputFiles({ name: "timetable.docx", mimeType: "application/msword", buffer: Buffer.from("PK") });
  await page.getByRole("button", { name: "Create", exact: true }).click();
  await expect(toast(page, "Choose a JPEG, PNG or WebP image or a PDF")).toBeVisible();
  await page.getByRole("button", { name: "Remove new File (PDF/Image) 1" }).click();
  expect(calls).toBe(0);
  await page.getByRole("button", { name: "Create", exact: true }).click();
  await expect(toast(page, "Notice created successfully!")).toBeVisible();
});

test("what the server refuses is said at its field, and nothing typed is lost", async ({
  asAdmin: page,
  consoleErrors,
}) => {
  await page.goto(SCREEN);
  await page.getByRole("button", { name: "Create Notice" }).click();
  await page.getByLabel("Title").fill("Looks like a PDF");
  await page.getByLabel("Description").fill("But is not");
  await page
    .getByLabel("File (PDF/Image)")
    .setInputFiles({ name: "x.pdf", mimeType: "application/pdf", buffer: Buffer.from("<html>") });
  await page.getByRole("button", { name: "Create", exact: true }).click();
  await expect(toast(page, "Failed to save notice.")).toBeVisible();
  await expect(page.getByLabel("File (PDF/Image)")).toHaveAccessibleDescription(
    /Choose a JPEG, PNG or WebP image or a PDF/,
  );
  await expect(page.getByLabel("Title")).toHaveValue("Looks like a PDF");
  await expectAccessible(page);
  expectLoggedFailure(consoleErrors);
});

test("a server in trouble: the messages of the specification, the form kept, and a second try", async ({
  asAdmin: page,
  site,
  consoleErrors,
}) => {
  await addEntry(site, "notices", { title: "Old notice", description: "Still here" });
  await page.goto(SCREEN);
  await breakServer(page, "**/notices/create", "POST");
  await breakServer(page, "**/notices/update/*", "PUT");
  await breakServer(page, "**/notices/delete/*", "DELETE");

  await page.getByRole("button", { name: "Delete" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Delete" }).click();
  await expect(toast(page, "Failed to delete notice.")).toBeVisible();
  await expect(page.getByRole("heading", { name: "Old notice" })).toBeVisible();

  await page.getByRole("button", { name: "Create Notice" }).click();
  await page.getByLabel("Title").fill("New notice");
  await page.getByLabel("Description").fill("Typed with care");
  await page.getByRole("button", { name: "Create", exact: true }).click();
  await expect(toast(page, "Failed to save notice.")).toBeVisible();
  await expect(page.getByRole("dialog").getByText("Something went wrong on our side.")).toBeVisible();
  await expect(page.getByLabel("Description")).toHaveValue("Typed with care");
  await expect(page.getByRole("button", { name: "Create", exact: true })).toBeFocused();
  await expectAccessible(page);

  await page.unroute("**/notices/create");
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(toast(page, "Notice created successfully!")).toBeVisible();
  await expect(page.getByRole("heading", { name: "New notice" })).toBeVisible();
  expectLoggedFailure(consoleErrors);
});

test("a list that cannot be loaded says so and can be loaded again", async ({
  asAdmin: page,
  site,
  consoleErrors,
}) => {
  await addEntry(site, "notices", { title: "Found again", description: "After all" });
  await page.route("**/notices/all", (route) => route.abort());
  await page.goto(SCREEN);
  await expect(toast(page, "Failed to fetch notices.")).toBeVisible();
  await expectAccessible(page);
  await page.unroute("**/notices/all");
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(page.getByRole("heading", { name: "Found again" })).toBeVisible();
  expectLoggedFailure(consoleErrors);
});

test("a session that ended before a delete is renewed in place, and the delete repeated", async ({
  page,
  site,
  consoleErrors,
}) => {
  await addEntry(site, "notices", { title: "Stays", description: "For now" });
  const endSession = await openWithOwnSession(page, SCREEN);
  await endSession();
  await page.getByRole("button", { name: "Delete" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Delete" }).click();
  await logInAgain(page);
  await expect(toast(page, "Notice deleted successfully!")).toBeVisible();
  await expect(page.getByRole("heading", { name: "Stays" })).toBeHidden();
  allowFailedCalls(consoleErrors);
});

test("the list and the modal are accessible and fit on a phone and a desktop", async ({
  asAdmin: page,
  site,
}) => {
  await addEntry(site, "notices", { title: "Long".repeat(40), description: "word ".repeat(200) });
  await page.goto(SCREEN);
  await expect(page.getByRole("button", { name: "Edit" })).toBeVisible();
  await expectToSuitEveryScreen(page);
  await page.getByRole("button", { name: "Edit" }).click();
  await expect(page.getByRole("dialog", { name: "Edit Notice" })).toBeVisible();
  await expectToSuitEveryScreen(page);
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Delete" }).click();
  await expect(page.getByRole("alertdialog")).toBeVisible();
  await expectToSuitEveryScreen(page);
});

test("a notice is posted by keyboard alone", async ({ asAdmin: page }) => {
  await page.goto(SCREEN);
  await page.getByRole("button", { name: "Create Notice" }).focus();
  await page.keyboard.press("Enter");
  await expect(page.getByLabel("Title")).toBeFocused();
  await page.keyboard.type("By keyboard");
  await page.keyboard.press("Tab");
  await page.keyboard.type("No mouse needed");
  await page.getByLabel("Title").press("Enter");
  await expect(toast(page, "Notice created successfully!")).toBeVisible();
  await expect(page.getByRole("button", { name: "Create Notice" })).toBeFocused();
});
