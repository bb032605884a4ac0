import type { Page } from "@playwright/test";
import { buildJpeg } from "../files.ts";
import { addEntry, agreeToDelete, breakServer, jpegFile, toast } from "./admin-actions.ts";
import { expect, expectAccessible, expectLoggedFailure, test } from "./fixtures.ts";

const picture = await buildJpeg({ width: 80, height: 60 });

/** A toast closes when its bar has run down; this is how long the bar takes. */
const toastTime = (page: Page, text: string) =>
  toast(page, text)
    .getByRole("progressbar", { includeHidden: true })
    .evaluate((bar) => getComputedStyle(bar).animationDuration);

test.describe("facilities", () => {
  const SCREEN = "/admin/facilities";

  test("are created, changed in a modal and deleted, with toasts of three seconds", async ({
    asAdmin: page,
  }) => {
    test.slow();
    await page.goto(SCREEN);
    await expect(page.getByText("No facilities available")).toBeVisible();
    await page.getByRole("button", { name: "Create Facility" }).click();
    await expect(toast(page, "Facility Name is required!")).toBeVisible();
    expect(await toastTime(page, "Facility Name is required!")).toBe("3s");
    await page.getByLabel("Facility Name").fill("Library");
    await page.getByRole("button", { name: "Create Facility" }).click();
    await expect(toast(page, "Image is required!")).toBeVisible();
    await page.getByLabel("Image").setInputFiles(jpegFile(picture));
    await page.getByRole("button", { name: "Create Facility" }).click();
    await expect(toast(page, "Facility created successfully")).toBeVisible();
    expect(await toastTime(page, "Facility created successfully")).toBe("3s");
    await expect(page.getByLabel("Facility Name")).toHaveValue("");

    const card = page.getByRole("listitem").filter({ hasText: "Library" });
    await card.getByRole("button", { name: "Edit" }).click();
    const modal = page.getByRole("dialog", { name: "Edit Facility" });
    await expectAccessible(page);
    await modal.getByLabel("Facility Name").fill("  ");
    await modal.getByRole("button", { name: "Update Facility" }).click();
    await expect(toast(page, "Name cannot be empty")).toBeVisible();
    await modal.getByLabel("Facility Name").fill("Big Library");
    await modal.getByLabel("Image").setInputFiles({
      name: "heavy.jpg",
      mimeType: "image/jpeg",
      buffer: Buffer.concat([picture, Buffer.alloc(2 * 1024 * 1024)]),
    });
    await modal.getByRole("button", { name: "Update Facility" }).click();
    await expect(toast(page, "Image size exceeds 2MB")).toBeVisible();
    await modal.getByRole("button", { name: "Remove new Image 1" }).click();
    await modal.getByRole("button", { name: "Update Facility" }).click();
    await expect(toast(page, "Facility updated successfully")).toBeVisible();

    await page.getByRole("button", { name: "Delete Big Library" }).click();
    await expect(page.getByRole("alertdialog")).toContainText(
      "Are you sure you want to delete this facility?",
    );
    await agreeToDelete(page);
    await expect(toast(page, "Facility deleted successfully")).toBeVisible();
    await expect(page.getByText("No facilities available")).toBeVisible();
  });

  test("have their own words for failures", { tag: "@all" }, async ({
    asAdmin: page,
    site,
    consoleErrors,
  }) => {
    await addEntry(site, "facilities", { name: "Library", image: picture });
    await page.goto(SCREEN);
    for (const [url, method] of [
      ["**/facilities/create", "POST"],
      ["**/facilities/update/*", "PUT"],
      ["**/facilities/delete/*", "DELETE"],
    ] as const) {
      await breakServer(page, url, method);
    }
    await page.getByRole("button", { name: "Delete" }).click();
    await agreeToDelete(page);
    await expect(toast(page, "Error deleting facility")).toBeVisible();
    await page.getByRole("button", { name: "Edit" }).click();
    await page.getByRole("button", { name: "Update Facility" }).click();
    await expect(toast(page, "Error updating facility")).toBeVisible();
    await page.getByRole("button", { name: "Cancel" }).click();
    await page.getByLabel("Facility Name").fill("Pool");
    await page.getByLabel("Image").setInputFiles(jpegFile(picture));
    await page.getByRole("button", { name: "Create Facility" }).click();
    await expect(toast(page, "Error creating facility")).toBeVisible();
    await expect(page.getByLabel("Facility Name")).toHaveValue("Pool");
    await page.unroute("**/facilities/create");
    await page.getByRole("button", { name: "Try again" }).click();
    await expect(toast(page, "Facility created successfully")).toBeVisible();
    await page.route("**/facilities/all", (route) => route.abort());
    await page.reload();
    await expect(toast(page, "Error fetching facilities")).toBeVisible();
    expectLoggedFailure(consoleErrors);
  });
});

test.describe("toasts", () => {
  test("stay five seconds elsewhere, for people who want less motion too, and can be closed", async ({
    asAdmin: page,
  }) => {
    for (const reducedMotion of ["no-preference", "reduce"] as const) {
      await page.emulateMedia({ reducedMotion });
      await page.goto("/admin/team-management");
      await page.getByRole("button", { name: "Create Team Member" }).click();
      await page.getByRole("button", { name: "Save" }).click();
      await expect(toast(page, "Name is required")).toBeVisible();
      expect(await toastTime(page, "Name is required")).toBe("5s");
      await toast(page, "Name is required").getByRole("button", { name: "close" }).click();
      await expect(toast(page, "Name is required")).toBeHidden();
      await expect(page.getByRole("dialog", { name: "Create Member" })).toBeVisible();
    }
  });

  test("close by themselves when their time is over", async ({ asAdmin: page }) => {
    await page.goto("/admin/facilities");
    await page.getByRole("button", { name: "Create Facility" }).click();
    const shown = toast(page, "Facility Name is required!");
    await expect(shown).toBeVisible();
    await shown
      .getByRole("progressbar", { includeHidden: true })
      .evaluate((bar) => Promise.all(bar.getAnimations().map((animation) => animation.finish())));
    await expect(shown).toBeHidden();
  });
});
