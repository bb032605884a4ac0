import type { Page } from "@playwright/test";
import { buildJpeg } from "../files.ts";
import { addEntry, agreeToDelete, breakServer, jpegFile, toast } from "./admin-actions.ts";
import { expect, expectAccessible, expectLoggedFailure, test } from "./fixtures.ts";

const photo = await buildJpeg({ width: 60, height: 60 });

test.describe("top students", () => {
  const SCREEN = "/admin/top-students";

  async function fillTopStudent(page: Page): Promise<void> {
    await page.getByLabel("Name").fill("Diya Patel");
    await page.getByLabel("Class").fill("10");
    await page.getByLabel("Percent").fill("97.5");
    await page.getByLabel("Image").setInputFiles(jpegFile(photo));
  }

  test("are added, changed in a modal and deleted", { tag: "@all" }, async ({ asAdmin: page }) => {
    test.slow();
    await page.goto(SCREEN);
    await expect(page.getByText("No top students available")).toBeVisible();
    await expectAccessible(page);
    await fillTopStudent(page);
    await page.getByRole("button", { name: "Add Student" }).click();
    await expect(toast(page, "Student added successfully.")).toBeVisible();
    await expect(page.getByLabel("Name")).toHaveValue("");
    await expect(page.getByLabel("Name")).toBeFocused();
    const card = page.getByRole("listitem").filter({ hasText: "Diya Patel" });
    await expect(card).toContainText("Class: 10");
    await expect(card).toContainText("Percent: 97.5%");

    await card.getByRole("button", { name: "Edit" }).click();
    const modal = page.getByRole("dialog", { name: "Edit Student" });
    await expect(modal.getByLabel("Percent")).toHaveValue("97.5");
    await expectAccessible(page);
    await modal.getByRole("button", { name: "Cancel" }).click();
    await expect(modal).toBeHidden();
    await card.getByRole("button", { name: "Edit" }).click();
    await modal.getByLabel("Percent").fill("98");
    await modal.getByRole("button", { name: "Update Student" }).click();
    await expect(toast(page, "Student updated successfully.")).toBeVisible();
    await expect(card).toContainText("Percent: 98%");

    await card.getByRole("button", { name: "Delete" }).click();
    await agreeToDelete(page);
    await expect(toast(page, "Student deleted successfully.")).toBeVisible();
    await expect(card).toHaveCount(0);
  });

  test("need every field, and a stored image counts until it is removed", async ({ asAdmin: page, site }) => {
    await addEntry(site, "topStudents", { name: "Kabir", class: "9", percent: "95", image: photo });
    await page.goto(SCREEN);
    await fillTopStudent(page);
    await page.getByLabel("Percent").fill("");
    await page.getByRole("button", { name: "Add Student" }).click();
    await expect(toast(page, "All fields are required")).toBeVisible();
    await expect(page.getByLabel("Percent")).toHaveAccessibleDescription("All fields are required");
    await page.getByLabel("Percent").fill("101");
    await page.getByRole("button", { name: "Add Student" }).click();
    await expect(toast(page, "Percent must be a number from 0 to 100")).toBeVisible();
    await page.getByLabel("Percent").fill("");
    await page.getByLabel("Name").fill("");
    await page.getByRole("button", { name: "Remove new Image 1" }).click();
    await page.getByRole("button", { name: "Add Student" }).click();
    await expect(page.locator("form").getByText("All fields are required")).toHaveCount(1);
    await page.getByLabel("Class").fill("");

    await page.getByRole("button", { name: "Edit" }).click();
    const modal = page.getByRole("dialog", { name: "Edit Student" });
    await modal.getByRole("button", { name: "Remove Image 1" }).click();
    await modal.getByRole("button", { name: "Update Student" }).click();
    await expect(modal.getByText("All fields are required")).toBeVisible();
    await modal
      .getByLabel("Image")
      .setInputFiles({ name: "photo.txt", mimeType: "text/plain", buffer: Buffer.from("not a picture") });
    await modal.getByRole("button", { name: "Update Student" }).click();
    await expect(toast(page, "Choose a JPEG, PNG or WebP image")).toBeVisible();
    await modal.getByLabel("Image").setInputFiles(jpegFile(photo));
    await modal.getByRole("button", { name: "Update Student" }).click();
    await expect(toast(page, "Student updated successfully.")).toBeVisible();
  });

  test("have their own words for failures", { tag: "@all" }, async ({
    asAdmin: page,
    site,
    consoleErrors,
  }) => {
    await addEntry(site, "topStudents", { name: "Kabir", class: "9", percent: "95", image: photo });
    await page.goto(SCREEN);
    await breakServer(page, /top-students\/top-students\/.+/, "DELETE");
    await breakServer(page, /top-students\/top-students$/, "POST");
    await fillTopStudent(page);
    await page.getByRole("button", { name: "Add Student" }).click();
    await expect(toast(page, "Error submitting student data. Please try again.")).toBeVisible();
    await expect(page.getByLabel("Name")).toHaveValue("Diya Patel");
    await page.getByRole("button", { name: "Delete" }).click();
    await agreeToDelete(page);
    await expect(toast(page, "Error deleting student. Please try again.")).toBeVisible();
    await page.getByLabel("Name").fill("");
    await page.getByLabel("Class").fill("");
    await page.getByLabel("Percent").fill("");
    await page.getByRole("button", { name: "Remove new Image 1" }).click();
    await page.route(/top-students\/top-students$/, (route) => route.abort());
    await page.getByRole("link", { name: "Dashboard" }).click();
    await page.getByRole("link", { name: "Top Students" }).first().click();
    await expect(toast(page, "Failed to fetch students. Please try again later.")).toBeVisible();
    expectLoggedFailure(consoleErrors);
  });
});
