import { STUDENT, toast } from "../../../../tests/browser/admin-actions.ts";
import { expect, test } from "../../../../tests/browser/fixtures.ts";
import type { TestServer } from "../../../../tests/test-server.ts";
import { students } from "../../content/students.ts";

test.describe("students", () => {
  const SCREEN = "/admin/student-management";

  /** Directly into the store, without photos. */
  async function addStudents(site: TestServer, count: number): Promise<void> {
    for (let index = 0; index < count; index++) {
      await site.content.create(students, {
        ...STUDENT,
        name: `Student ${index}`,
        rollNumber: `R-${1000 + index}`,
        class: String((index % 3) + 1),
        section: index % 2 === 0 ? "A" : "B",
        profilePhoto: null,
      });
    }
  }

  test("a search keeps a card that is being edited and the form for a new student", async ({
    asAdmin: page,
    site,
  }) => {
    await addStudents(site, 2);
    await page.goto(`${SCREEN}?new`);
    const form = page.getByRole("region", { name: "Create Student" });
    await form.getByLabel("Section").fill("B");
    await page.getByLabel("Search students").fill("R-1001");
    await expect(page.getByText("Students 1 to 1 of 1")).toBeVisible();
    await expect(form.getByLabel("Section")).toHaveValue("B");

    await test.step("Add Student focuses a form that is already open", async () => {
      await page.getByRole("button", { name: "Add Student" }).click();
      await expect(form.getByLabel("Name", { exact: true })).toBeFocused();
      await expect(form.getByLabel("Section")).toHaveValue("B");
    });

    const card = page.getByRole("listitem").filter({ hasText: "Student 1" });
    await card.getByRole("button", { name: "Edit" }).click();
    await card.getByLabel("Section").fill("D");
    await page.getByLabel("Search students").fill("R-1000");
    await expect(page.getByRole("heading", { name: "Student 0" })).toBeVisible();
    await expect(card.getByLabel("Section")).toHaveValue("D");
    await page.getByLabel("Search students").fill("nobody at all");
    await expect(page.getByText("No student matches")).toBeVisible();
    await expect(card.getByLabel("Section")).toHaveValue("D");

    await test.step("a saved card that does not match disappears", async () => {
      await card.getByRole("button", { name: "Save" }).click();
      await expect(toast(page, "Student updated successfully!")).toBeVisible();
      await expect(card).toHaveCount(0);
      await expect(page.getByRole("region", { name: "Students" })).toBeFocused();
      const { rows } = await site.content.list(students, { q: "Student 1" });
      expect(rows[0]).toMatchObject({ section: "D" });
    });
  });
});
