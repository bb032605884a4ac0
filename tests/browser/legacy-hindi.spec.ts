import type { Page } from "@playwright/test";
import { expect, expectAccessible, test } from "./fixtures.ts";

const change = (page: Page) => page.getByRole("button", { name: "Change to Unicode" });
const leave = (page: Page) => page.getByRole("button", { name: "Leave it" });

test("a notice that is typed in Kruti Dev can be converted to Unicode, and Undo reverts it", async ({
  asAdmin: page,
}) => {
  await page.goto("/admin/notice-management");
  await page.getByRole("button", { name: "Create Notice" }).click();
  const modal = page.getByRole("dialog");
  const [title, description] = [modal.getByLabel("Title"), modal.getByLabel("Description")];

  await test.step("English text shows no hint", async () => {
    await title.pressSequentially("Class 5");
    await expect(change(page)).toBeHidden();
  });

  await test.step("the hint shows the converted text, and the button converts", async () => {
    await title.fill("");
    await title.pressSequentially("izos'k izkjEHk gSA");
    await expect(modal.getByText("This looks like Kruti Dev. In Unicode: प्रवेश प्रारम्भ है।")).toBeVisible();
    await expectAccessible(page);
    await change(page).click();
    await expect(title).toHaveValue("प्रवेश प्रारम्भ है।");
    await expect(title).toBeFocused();
    await expect(change(page)).toBeHidden();
    await page.keyboard.press("Control+z");
    await expect(title).toHaveValue("izos'k izkjEHk gSA");
    await change(page).click();
  });

  await test.step("a declined field shows no hint again", async () => {
    await description.fill("fo|ky; dh lwpuk");
    await leave(page).click();
    await expect(description).toBeFocused();
    await description.press("End");
    await description.pressSequentially(" gSA");
    await expect(leave(page)).toBeHidden();
  });

  await modal.getByRole("button", { name: "Create" }).click();
  await expect(page.getByRole("heading", { name: "प्रवेश प्रारम्भ है।" })).toBeVisible();
  await expect(page.getByText("fo|ky; dh lwpuk gSA")).toBeVisible();
});
