import {
  agreeToDelete,
  breakServer,
  holdCalls,
  STUDENT,
  toast,
} from "../../../../tests/browser/admin-actions.ts";
import { expect, expectAccessible, expectLoggedFailure, test } from "../../../../tests/browser/fixtures.ts";
import { provenBy } from "../../../../tests/repetitions.ts";
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

  test("are searched after a pause in typing, narrowed by class and section, and paged", {
    tag: "@all",
    annotation: provenBy(
      "lists.test.ts",
      "limit and offset cut pages out of the whole, which is still counted",
    ),
  }, async ({ asAdmin: page, site }) => {
    test.slow();
    await addStudents(site, 30);
    await page.goto(SCREEN);
    await expect(page.getByText("Students 1 to 24 of 30")).toBeVisible();
    await page.getByRole("link", { name: "Next page" }).click();
    await expect(page.getByText("Students 25 to 30 of 30")).toBeVisible();
    await expectAccessible(page);

    const search = page.getByLabel("Search students");
    await test.step("one search for all letters that are typed without a pause", async () => {
      let calls = 0;
      page.on("request", (request) => {
        if (request.url().includes("/students/all?")) calls++;
      });
      await search.focus();
      // At once: a busy machine pauses between keys for longer than a typist.
      await search.evaluate((input: HTMLInputElement) => {
        for (const letter of "STUDENT 22") {
          input.value += letter;
          input.dispatchEvent(new InputEvent("input", { bubbles: true }));
        }
      });
      await expect(page.getByText("Students 1 to 1 of 1")).toBeVisible();
      expect(calls).toBe(1);
      await expect(search).toBeFocused();
    });

    await test.step("a late answer does not replace a newer one", async () => {
      const answerFirst = await holdCalls(page, /q=R-1001(&|$)/);
      await search.fill("R-1001");
      await expect(page.getByText("Loading...")).toBeVisible();
      await search.fill("R-1029");
      await expect(page.getByRole("heading", { name: "Student 29" })).toBeVisible();
      answerFirst();
      await search.fill("nobody at all");
      await expect(page.getByText("No student matches")).toBeVisible();
      await search.fill("");
      await expect(page.getByText("of 30")).toBeVisible();
    });

    await page.getByLabel("Filter by class").selectOption("2");
    await expect(page.getByText("Students 1 to 10 of 10")).toBeVisible();
    await page.getByLabel("Filter by section").selectOption("B");
    await expect(page.getByText("Students 1 to 5 of 5")).toBeVisible();
    await expect(page.getByLabel("Filter by class").locator("option", { hasText: "2 (10)" })).toHaveCount(1);
    await page.reload();
    await expect(page.getByLabel("Filter by class")).toHaveValue("2");
    await expect(page.getByText("Students 1 to 5 of 5")).toBeVisible();
    await page.getByLabel("Filter by class").selectOption("");
    await expect(page.getByText("Students 1 to 15 of 15")).toBeVisible();
    await expect(page.getByLabel("Filter by section")).toHaveValue("B");
    await page.getByRole("link", { name: "Students", exact: true }).click();
    await expect(page.getByText("Students 1 to 24 of 30")).toBeVisible();
    await expect(page.getByLabel("Filter by section")).toHaveValue("");
  });

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

  test("a card that is being edited keeps its place when its student moves to another page", {
    tag: "@all",
    annotation: provenBy(
      "admin-students.spec.ts",
      "a search keeps a card that is being edited and the form for a new student",
    ),
  }, async ({ asAdmin: page, site }) => {
    await addStudents(site, 24);
    await page.goto(SCREEN);
    const cards = page.getByRole("region", { name: "Students" }).getByRole("listitem");
    const edited = cards.filter({ has: page.getByLabel("Section") });
    await cards.last().getByRole("button", { name: "Edit" }).click();
    await edited.getByLabel("Section").fill("D");
    await addStudents(site, 2);
    await cards.first().getByRole("button", { name: "Delete" }).click();
    await agreeToDelete(page);
    await expect(page.getByText("Students 1 to 24 of 25")).toBeVisible();
    await expect(cards).toHaveCount(25);
    await expect(cards.nth(23).getByLabel("Section")).toHaveValue("D");

    await test.step("a cancelled card moves to its page", async () => {
      await edited.getByRole("button", { name: "Cancel" }).click();
      await expect(cards).toHaveCount(24);
    });
  });

  test("a failed reload of the list keeps a card that is being edited", {
    tag: "@all",
    annotation: provenBy(
      "admin-students.spec.ts",
      "a search keeps a card that is being edited and the form for a new student",
    ),
  }, async ({ asAdmin: page, site, consoleErrors }) => {
    await addStudents(site, 2);
    await page.goto(SCREEN);
    const cards = page.getByRole("region", { name: "Students" }).getByRole("listitem");
    await cards.first().getByRole("button", { name: "Edit" }).click();
    const edited = cards.filter({ has: page.getByLabel("Section") });
    await edited.getByLabel("Section").fill("D");
    await breakServer(page, "**/api/v1/students/all**", "GET");
    await page.getByLabel("Search students").fill("R-1000");
    await expect(page.getByText("The list could not be loaded.")).toBeVisible();
    await expect(edited.getByLabel("Section")).toHaveValue("D");
    await page.unroute("**/api/v1/students/all**");
    await page.getByRole("button", { name: "Try again" }).click();
    await expect(page.getByText("Students 1 to 1 of 1")).toBeVisible();
    await expect(edited.getByLabel("Section")).toHaveValue("D");
    expectLoggedFailure(consoleErrors);
  });
});
