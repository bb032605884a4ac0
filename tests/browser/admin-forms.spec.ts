import type { Page } from "@playwright/test";
import { notices } from "../../features/notices/content/notices.ts";
import { buildJpeg } from "../files.ts";
import { provenBy } from "../repetitions.ts";
import { addEntry, changeEntry, jpegFile, NOTICES, saveNotice, startNotice, toast } from "./admin-actions.ts";
import { expect, expectAccessible, expectLoggedFailure, test } from "./fixtures.ts";
import { clearContent } from "./school-content.ts";

/** The behaviour of every form of the admin panel. */

test("Cancel, Escape and the cross close a changed form at once, and Undo opens it again with its file", async ({
  asAdmin: page,
}) => {
  await page.goto(NOTICES);
  const modal = page.getByRole("dialog", { name: "Create Notice" });
  // Without one that is sliding away.
  const closed = page.locator(".Toastify__toast[data-in=true]", { hasText: "Closed without saving." });
  await page.getByRole("button", { name: "Create Notice" }).click();
  await expect(page.getByLabel("Title")).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(modal).toBeHidden();
  await expect(closed).toHaveCount(0);

  await startNotice(page, "Half written");
  await page.getByLabel("File (PDF/Image)").setInputFiles(jpegFile(await buildJpeg(), "plan.jpg"));
  await expect(modal.getByText("plan.jpg")).toBeVisible();
  for (const close of ["Cancel", "Close"]) {
    await modal.getByRole("button", { name: close }).click();
    await expect(modal).toBeHidden();
    await closed.getByRole("button", { name: "Undo" }).click();
    await expect(modal.getByLabel("Title")).toHaveValue("Half written");
    await expect(modal.getByText("plan.jpg")).toBeVisible();
    await expect(closed).toBeHidden();
  }

  await test.step("the form is empty when it is opened in another way, and offers what was typed", async () => {
    await page.keyboard.press("Escape");
    await expect(closed).toBeVisible();
    await page.getByRole("button", { name: "Create Notice" }).click();
    await expect(modal.getByText("You closed this form without saving what you typed.")).toBeVisible();
    await expect(modal.getByLabel("Title")).toHaveValue("");
    await expectAccessible(page);
    await modal.getByRole("button", { name: "Bring it back" }).click();
    await expect(modal.getByLabel("Title")).toHaveValue("Half written");
    await expect(modal.getByText("plan.jpg")).toBeVisible();
    await saveNotice(page);
    await expect(page.getByRole("link", { name: "View File of Half written" })).toBeVisible();
  });
});

test.describe("a stale edit", () => {
  test("shows both versions field by field and saves what the admin chooses", async ({
    asAdmin: page,
    site,
    consoleErrors,
  }) => {
    const { _id } = await addEntry(site, "notices", {
      title: "Picnic",
      description: "On Friday",
      date: "2026-11-20",
    });
    await page.goto(NOTICES);
    await page.getByRole("button", { name: "Edit" }).click();
    await page.getByLabel("Title").fill("Picnic for class 4");
    await page.getByLabel("Description").fill("On Friday at nine");
    await changeEntry(site, "notices", _id, {
      title: "Picnic by the lake",
      description: "On Saturday",
      date: "2026-11-21",
    });
    const reads: string[] = [];
    page.on("request", (request) => {
      if (request.method() === "GET" && request.url().includes("/api/")) reads.push(request.url());
    });
    await page.getByRole("button", { name: "Update" }).click();

    const dialog = page.getByRole("dialog", { name: "Somebody else changed this meanwhile" });
    const field = (name: string) => dialog.getByRole("group", { name });
    await expect(field("Title").getByRole("radio", { name: "Keep mine Picnic for class 4" })).toBeChecked();
    await expect(field("Description").getByText("On Friday at nine")).toBeVisible();
    // Only this entry and the person who saved it are read, not the whole list.
    expect(reads).toEqual([
      expect.stringContaining(`/entries/notices/${_id}`),
      expect.stringContaining(`/revisions/notices/${_id}`),
    ]);
    await expect(field("Description").getByText("On Saturday")).toBeVisible();
    // The admin did not change the date, so there is nothing to choose.
    await expect(field("Date")).toHaveCount(0);
    await expectAccessible(page);

    await dialog.getByRole("button", { name: "Back to the form" }).click();
    await expect(page.getByLabel("Description")).toHaveValue("On Friday at nine");
    await page.getByRole("button", { name: "Update" }).click();
    await field("Description").getByRole("radio", { name: "Take theirs" }).check();
    await dialog.getByRole("button", { name: "Save this choice" }).click();
    await expect(toast(page, "Notice updated successfully!")).toBeVisible();
    const { rows } = await site.content.list(notices);
    expect(rows[0]).toMatchObject({
      title: "Picnic for class 4",
      description: "On Saturday",
      date: "2026-11-21",
    });
    expectLoggedFailure(consoleErrors);
  });
});

test.describe("an edit of an entry that somebody else deleted", () => {
  const question = (page: Page) => page.getByRole("dialog", { name: "This entry was deleted" });

  test("can be saved as a new entry, with the file that was just chosen", {
    tag: "@all",
    annotation: provenBy(
      "entry-form-state.test.ts",
      "saves a deleted entry as a new one without its stored files",
    ),
  }, async ({ asAdmin: page, site, consoleErrors }) => {
    await addEntry(site, "notices", { title: "Going", description: "Gone" });
    await page.goto(NOTICES);
    await page.getByRole("button", { name: "Edit" }).click();
    await page.getByLabel("Title").fill("Going, going");
    await page.getByLabel("File (PDF/Image)").setInputFiles(jpegFile(await buildJpeg()));
    await clearContent(site, "notices");
    await page.getByRole("button", { name: "Update" }).click();
    await expect(question(page)).toContainText("Save what you typed as a new entry?");
    await expect(question(page)).not.toContainText("stored");
    await expectAccessible(page);
    await question(page).getByRole("button", { name: "Back to the form" }).click();
    await expect(page.getByText("This is not saved yet.")).toBeVisible();
    await expect(page.getByLabel("Title")).toHaveValue("Going, going");
    await page.getByRole("button", { name: "Try again" }).click();
    await question(page).getByRole("button", { name: "Save as new" }).click();
    await expect(toast(page, "Notice created successfully!")).toBeVisible();
    await expect(page.getByRole("dialog")).toHaveCount(0);
    const { rows } = await site.content.list(notices);
    expect(rows).toEqual([
      expect.objectContaining({ title: "Going, going", description: "Gone", pdfOrImage: expect.any(String) }),
    ]);
    expectLoggedFailure(consoleErrors);
  });
});
