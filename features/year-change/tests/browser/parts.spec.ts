import { expect, expectAccessible, test } from "../../../../tests/browser/fixtures.ts";

test("what needs a part goes with it, after a question, and brings it back", async ({ asAdmin: page }) => {
  await page.goto("/admin/parts");
  const students = page.getByRole("checkbox", { name: "Students" });
  const yearChange = page.getByRole("checkbox", { name: "Year change" });
  await students.click();
  const question = page.getByRole("alertdialog", { name: "Switch off Students?" });
  await expect(question).toContainText("Year change");
  await expectAccessible(page);
  await question.getByRole("button", { name: "Cancel" }).click();
  await expect(students).toBeChecked();
  await students.click();
  await question.getByRole("button", { name: "Switch off" }).click();
  await expect(students).not.toBeChecked();
  await expect(yearChange).not.toBeChecked();
  await yearChange.click();
  await expect(students).toBeChecked();
  await expect(page.getByRole("status").filter({ hasText: "Switched on as well" })).toBeVisible();
});
