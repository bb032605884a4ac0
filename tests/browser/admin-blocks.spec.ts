import { blocks } from "../../content/resources/blocks.ts";
import { buildJpeg } from "../files.ts";
import { addEntry, agreeToDelete, breakServer, jpegFile, toast } from "./admin-actions.ts";
import { expect, expectAccessible, expectLoggedFailure, test } from "./fixtures.ts";

const picture = await buildJpeg({ width: 80, height: 60 });

test.describe("blocks", () => {
  const SCREEN = "/admin/block-management";

  test("are created with several pictures, shown in short, changed and deleted", { tag: "@all" }, async ({
    asAdmin: page,
    site,
  }) => {
    await page.goto(SCREEN);
    await expect(page.getByText("No blocks available. Create one to get started!")).toBeVisible();
    await page.getByRole("button", { name: "Create New Block" }).click();
    const modal = page.getByRole("dialog", { name: "Create Block" });
    const create = modal.getByRole("button", { name: "Create" });
    await expectAccessible(page);
    await create.click();
    await expect(toast(page, "Title is required.")).toBeVisible();
    await modal.getByLabel("Title").fill("Why we sing");
    await create.click();
    await expect(toast(page, "Description is required.")).toBeVisible();
    await modal.getByLabel("Description").fill(Array.from({ length: 30 }, (_, n) => `w${n + 1}`).join(" "));
    await create.click();
    await expect(toast(page, "Author Name is required.")).toBeVisible();
    await modal.getByLabel("Author Name").fill("Sunita Verma");
    await create.click();
    await expect(toast(page, "Please upload at least one image.")).toBeVisible();
    for (const label of ["Title", "Description", "Author Name", "Images"]) {
      await expect(modal.getByLabel(label)).toHaveAttribute("required");
    }
    await modal.getByLabel("Images").setInputFiles([jpegFile(picture, "a.jpg"), jpegFile(picture, "b.jpg")]);
    await modal.getByLabel("Full Post").fill("Every morning begins with a song.");
    await modal.getByLabel("Author Image").setInputFiles(jpegFile(picture));
    await create.click();
    await expect(toast(page, "Operation completed successfully!")).toBeVisible();

    const card = page.getByRole("listitem").filter({ hasText: "Why we sing" });
    await expect(card).toContainText("Sunita Verma");
    await expect(card).toContainText("w25...");
    await expect(card).not.toContainText("w26");
    const { rows } = await site.content.list(blocks);
    expect(JSON.parse(String(rows[0]?.images))).toHaveLength(2);
    expect(rows[0]).toMatchObject({ content: "Every morning begins with a song." });

    await card.getByRole("button", { name: "Edit" }).click();
    const edit = page.getByRole("dialog", { name: "Edit Block" });
    await expect(edit.getByLabel("Author Name")).toHaveValue("Sunita Verma");
    await expect(edit.getByLabel("Images")).not.toHaveAttribute("required");
    await edit.getByLabel("Title").fill("Why we sing together");
    await edit.getByRole("button", { name: "Update" }).click();
    await expect(page.getByRole("heading", { name: "Why we sing together" })).toBeVisible();

    let reloads = 0;
    page.on("request", (request) => {
      if (request.url().endsWith("/blocks/all")) reloads++;
    });
    await page.getByRole("button", { name: "Delete" }).click();
    await expect(page.getByRole("alertdialog")).toContainText("Are you sure you want to delete this block?");
    await agreeToDelete(page);
    await expect(toast(page, "Block deleted successfully!")).toBeVisible();
    await expect(page.getByText("No blocks available. Create one to get started!")).toBeVisible();
    expect(reloads).toBe(0);
  });

  test("need a picture when they are created, and may lose it afterwards", async ({
    asAdmin: page,
    site,
  }) => {
    await addEntry(site, "blocks", { title: "Post", description: "Text", autherName: "S", images: picture });
    await page.goto(SCREEN);
    await page.getByRole("button", { name: "Edit" }).click();
    await page.getByRole("button", { name: "Remove Images 1" }).click();
    await page.getByRole("button", { name: "Update" }).click();
    await expect(toast(page, "Operation completed successfully!")).toBeVisible();
    await expect(page.getByRole("listitem").filter({ hasText: "Post" }).locator("img")).toHaveCount(0);
  });

  test("have their own words for failures", { tag: "@all" }, async ({
    asAdmin: page,
    site,
    consoleErrors,
  }) => {
    await addEntry(site, "blocks", { title: "Post", description: "Text", autherName: "S", images: picture });
    await page.goto(SCREEN);
    await breakServer(page, "**/blocks/update/*", "PUT");
    await breakServer(page, "**/blocks/delete/*", "DELETE");
    await page.getByRole("button", { name: "Delete" }).click();
    await agreeToDelete(page);
    await expect(toast(page, "Failed to delete the block.")).toBeVisible();
    await expect(page.getByRole("heading", { name: "Post" })).toBeVisible();
    await page.getByRole("button", { name: "Edit" }).click();
    await page.getByRole("button", { name: "Update" }).click();
    await expect(toast(page, "Failed to save block. Please try again.")).toBeVisible();
    await page.route("**/blocks/all", (route) => route.abort());
    await page.reload();
    await expect(toast(page, "Failed to fetch blocks.")).toBeVisible();
    expectLoggedFailure(consoleErrors);
  });
});
