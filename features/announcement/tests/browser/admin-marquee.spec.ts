import { holdCalls, toast } from "../../../../tests/browser/admin-actions.ts";
import { expect, expectAccessible, expectAccessibleInAll, test } from "../../../../tests/browser/fixtures.ts";

test.describe("the marquee", () => {
  const SCREEN = "/admin/marquee-manager";

  test("is created, shown with its link, updated and removed", async ({ asAdmin: page }) => {
    const show = await holdCalls(page, "**/texts/get");
    await page.goto(SCREEN);
    await expect(page.getByText("Loading...")).toBeVisible();
    show();
    await expect(page.getByRole("button", { name: "Create Text" })).toBeVisible();
    await page.getByLabel("Link").fill("not a link");
    await page.getByRole("button", { name: "Create Text" }).click();
    await expect(page.getByLabel("Text", { exact: true })).toHaveAccessibleDescription(
      "(English) Text is required",
    );
    await expect(page.getByLabel("Link")).toHaveAttribute("type", "url");
    await expect(page.getByLabel("Link")).toHaveAccessibleDescription(/Link must be a web address/);
    await expectAccessibleInAll(page);
    await page.getByLabel("Text", { exact: true }).fill("Admissions are open");
    const preview = page.frameLocator("iframe");
    await expect(preview.getByText("Admissions are open").first()).toBeVisible();
    await expect(preview.getByRole("link", { name: "Click Here" })).toHaveCount(0);
    await page.getByLabel("Link").fill("https://example.com/admissions");
    await expect(preview.getByRole("link", { name: "Click Here" })).toBeVisible();
    await page.getByRole("button", { name: "Create Text" }).click();
    const current = page.getByRole("region", { name: "Current text" });
    await expect(current).toContainText("Admissions are open");
    await expect(current.getByRole("link", { name: "Click Here" })).toHaveAttribute(
      "href",
      "https://example.com/admissions",
    );
    await expectAccessible(page);
    await page.getByLabel("Link").fill("");
    await page.getByLabel("Text", { exact: true }).fill("Admissions are closed");
    await page.getByRole("button", { name: "Update Text" }).click();
    await expect(current).toContainText("Admissions are closed");
    await expect(current.getByRole("link")).toHaveCount(0);
    await expect(page.getByRole("heading", { level: 1 })).toBeFocused();

    await test.step("it is removed after a question", async () => {
      await page.getByRole("button", { name: "Remove Text" }).click();
      const question = page.getByRole("alertdialog", { name: "Remove the text?" });
      await expectAccessibleInAll(page);
      await question.getByRole("button", { name: "Cancel" }).click();
      await expect(page.getByLabel("Text", { exact: true })).toHaveValue("Admissions are closed");
      await page.getByRole("button", { name: "Remove Text" }).click();
      await question.getByRole("button", { name: "Remove" }).click();
      await expect(toast(page, "Text removed.")).toBeVisible();
      await expect(page.getByText("There is no text yet.")).toBeVisible();
      await expect(page.getByLabel("Text", { exact: true })).toHaveValue("");
      await expect(page.getByRole("button", { name: "Create Text" })).toBeVisible();
      expect(await (await page.request.get("/about")).text()).not.toContain("Admissions are");
    });
  });
});
