import { buildJpeg } from "../files.ts";
import { addEntry, agreeToDelete, agreeToLeave, breakServer, holdCalls, toast } from "./admin-actions.ts";
import { expect, expectAccessible, expectLoggedFailure, test } from "./fixtures.ts";

const picture = await buildJpeg({ width: 80, height: 60 });

test.describe("galleries", () => {
  const SCREEN = "/admin/gallery-management";

  test("show all pictures of all galleries, say Saving... while busy, and can be deleted", async ({
    asAdmin: page,
    site,
  }) => {
    await addEntry(site, "galleries", { title: "Diwali", images: [picture, picture] });
    await addEntry(site, "galleries", { images: [picture] });
    await page.goto(SCREEN);
    await expect(page.getByRole("region", { name: "Galleries" }).getByRole("img")).toHaveCount(3);
    await page.getByRole("button", { name: "Create New Gallery" }).click();
    const modal = page.getByRole("dialog", { name: "Create New Gallery" });
    await expectAccessible(page);
    const answer = await holdCalls(page, "**/galleries/create");
    await modal.getByRole("button", { name: "Create" }).click();
    await expect(modal.getByRole("button", { name: "Saving..." })).toBeDisabled();
    answer();
    await expect(toast(page, "Gallery created successfully!")).toBeVisible();
    await expect(page.getByText("0 pictures")).toBeVisible();

    await page.getByRole("button", { name: "Edit Diwali" }).click();
    const edit = page.getByRole("dialog", { name: "Edit Gallery" });
    await edit.getByLabel("Title").fill("Diwali 2026");
    await edit.getByRole("button", { name: "Update" }).click();
    await expect(toast(page, "Gallery updated successfully!")).toBeVisible();

    await page.getByRole("button", { name: "Delete Diwali 2026" }).click();
    await expect(page.getByRole("alertdialog")).toContainText(
      "Are you sure you want to delete this gallery?",
    );
    await agreeToDelete(page);
    await expect(toast(page, "Gallery deleted successfully!")).toBeVisible();
    await expect(page.getByRole("heading", { name: "Diwali 2026" })).toHaveCount(0);
  });

  test("stand in one to four columns by the width of the screen", async ({ asAdmin: page, site }) => {
    await addEntry(site, "galleries", { title: "Diwali", images: Array(5).fill(picture) });
    await page.goto(SCREEN);
    const columns = () =>
      page
        .getByRole("listitem")
        .filter({ hasText: "Diwali" })
        .getByRole("list")
        .evaluate((list) => getComputedStyle(list).gridTemplateColumns.split(" ").length);
    for (const [width, count] of [
      [360, 1],
      [768, 2],
      [1100, 3],
      [1400, 4],
    ] as const) {
      await page.setViewportSize({ width, height: 800 });
      expect(await columns()).toBe(count);
    }
  });

  test("say the server's words when a save fails, else their own", { tag: "@all" }, async ({
    asAdmin: page,
    consoleErrors,
  }) => {
    await page.goto(SCREEN);
    await expect(page.getByText("No galleries available")).toBeVisible();
    await breakServer(page, "**/galleries/create", "POST");
    await page.getByRole("button", { name: "Create New Gallery" }).click();
    await page.getByLabel("Title").fill("Holi");
    await page.getByRole("button", { name: "Create", exact: true }).click();
    await expect(toast(page, "Something went wrong on our side.")).toBeVisible();
    await page.route("**/galleries/create", (route) => route.abort());
    await page.getByRole("button", { name: "Create", exact: true }).click();
    await expect(toast(page, "An error occurred. Please try again.")).toBeVisible();
    await page.getByRole("button", { name: "Cancel" }).click();
    await agreeToLeave(page);
    await page.route("**/galleries/all", (route) => route.abort());
    await page.reload();
    await expect(toast(page, "Failed to fetch galleries. Please try again.")).toBeVisible();
    expectLoggedFailure(consoleErrors);
  });
});
