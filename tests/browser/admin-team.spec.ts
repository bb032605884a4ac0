import { buildJpeg } from "../files.ts";
import { addEntry, agreeToDelete, breakServer, jpegFile, toast } from "./admin-actions.ts";
import { expect, expectAccessible, expectLoggedFailure, test } from "./fixtures.ts";

const photo = await buildJpeg({ width: 60, height: 60 });

test.describe("team members", () => {
  const SCREEN = "/admin/team-management";

  test("are created without an image, changed and deleted", { tag: "@all" }, async ({ asAdmin: page }) => {
    test.slow();
    await page.goto(SCREEN);
    await expect(page.getByText("No team members available")).toBeVisible();
    await page.getByRole("button", { name: "Create Team Member" }).click();
    const modal = page.getByRole("dialog", { name: "Create Member" });
    await expectAccessible(page);
    for (const [label, message] of [
      ["Name", "Name is required"],
      ["Designation", "Designation is required"],
      ["Subject", "Subject is required"],
      ["Qualification", "Qualification is required"],
    ] as const) {
      await modal.getByRole("button", { name: "Save" }).click();
      await expect(page.locator(".Toastify__toast--warning", { hasText: message })).toBeVisible();
      await expect(modal.getByLabel(label)).toBeFocused();
      await modal.getByLabel(label).fill(`${label} of Meena`);
    }
    await modal.getByRole("button", { name: "Save" }).click();
    await expect(toast(page, "Team member created successfully!")).toBeVisible();
    const card = page.getByRole("listitem").filter({ hasText: "Name of Meena" });
    await expect(card).toContainText("Designation of Meena");
    await expect(card).toContainText("Qualification of Meena");

    await card.getByRole("button", { name: "Edit" }).click();
    const edit = page.getByRole("dialog", { name: "Edit Member" });
    await edit.getByLabel("Image").setInputFiles(jpegFile(photo));
    await edit.getByRole("button", { name: "Save" }).click();
    await expect(toast(page, "Team member updated successfully!")).toBeVisible();
    await expect(card.locator("img")).toBeVisible();

    await card.getByRole("button", { name: "Edit" }).click();
    await edit.getByRole("button", { name: "Remove Image 1" }).click();
    await edit.getByRole("button", { name: "Save" }).click();
    await expect(card.locator("img")).toHaveCount(0);

    await card.getByRole("button", { name: "Delete" }).click();
    await expect(page.getByRole("alertdialog")).toContainText(
      "Are you sure you want to delete this team member?",
    );
    await agreeToDelete(page);
    await expect(toast(page, "Team member deleted successfully!")).toBeVisible();
    await expect(card).toHaveCount(0);
  });

  test("prefer the server's own words to the declared ones", { tag: "@all" }, async ({
    asAdmin: page,
    site,
    consoleErrors,
  }) => {
    const fields = { name: "Meena", designation: "Teacher", subject: "Hindi", qualification: "M.A." };
    await addEntry(site, "team", fields);
    await page.goto(SCREEN);
    await breakServer(page, "**/team/delete/*", "DELETE");
    await page.getByRole("button", { name: "Delete" }).click();
    await agreeToDelete(page);
    await expect(toast(page, "Something went wrong on our side.")).toBeVisible();
    await breakServer(page, "**/team/update/*", "PUT");
    await page.getByRole("button", { name: "Edit" }).click();
    await page.getByRole("button", { name: "Save" }).click();
    await expect(toast(page, "Something went wrong on our side.")).toHaveCount(2);

    await page.route("**/team/update/*", (route) => route.abort());
    await page.getByRole("button", { name: "Save" }).click();
    await expect(toast(page, "Failed to save team member. Please try again.")).toBeVisible();
    await page.getByRole("button", { name: "Cancel" }).click();
    await page.route("**/team/delete/*", (route) => route.abort());
    await page.getByRole("button", { name: "Delete" }).click();
    await agreeToDelete(page);
    await expect(toast(page, "Failed to delete team member.")).toBeVisible();
    await page.route("**/team/all", (route) => route.abort());
    await page.reload();
    await expect(toast(page, "Failed to fetch team members.")).toBeVisible();
    expectLoggedFailure(consoleErrors);
  });
});
