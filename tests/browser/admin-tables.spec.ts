import type { Page } from "@playwright/test";
import { notices } from "../../features/notices/content/notices.ts";
import { students } from "../../features/students/content/students.ts";
import { provenBy } from "../repetitions.ts";
import type { TestServer } from "../test-server.ts";
import { agreeToDelete, agreeToLeave, NOTICES, STUDENT, toast } from "./admin-actions.ts";
import { expect, test } from "./fixtures.ts";

const STUDENTS = "/admin/student-management";

/** Directly into the store, without photos. The last one is first in the list. */
async function addStudents(site: TestServer, count: number, fields: Partial<typeof STUDENT>): Promise<void> {
  for (let number = count; number > 0; number--) {
    await site.content.create(students, {
      ...STUDENT,
      name: `Student ${number}`,
      profilePhoto: null,
      ...fields,
    });
  }
}

async function addNotices(site: TestServer, count: number): Promise<void> {
  for (let number = count; number > 0; number--) {
    const notice = { title: `Notice ${number}`, description: "On Friday", date: null, pdfOrImage: null };
    await site.content.create(notices, notice);
  }
}

const titles = (page: Page) => page.getByRole("rowheader").getByRole("button");
const row = (page: Page, title: string) =>
  page.getByRole("checkbox", { name: `Select ${title}`, exact: true });
const bar = (page: Page) => page.getByRole("region", { name: "Selection" });
const act = (page: Page, name: string | RegExp) => bar(page).getByRole("button", { name }).click();

async function countIn(site: TestServer, chosenClass: string): Promise<number> {
  return (await site.content.list(students, { filters: { class: chosenClass } })).total;
}

test("a class of 40 is moved up in under ten clicks, and back with one more", async ({
  asAdmin: page,
  site,
}) => {
  test.slow();
  await addStudents(site, 40, { class: "5", section: "A" });
  await addStudents(site, 2, { class: "6", section: "B" });
  await page.goto("/admin/trash");
  await page.evaluate(() => {
    addEventListener("click", ({ isTrusted }) => {
      if (isTrusted)
        document.documentElement.dataset.clicks = `${document.documentElement.dataset.clicks ?? ""}.`;
    });
  });
  await page.getByRole("link", { name: "Students", exact: true }).click();
  await page.getByRole("link", { name: "Table", exact: true }).click();
  await expect(page.getByRole("table")).toBeVisible();
  await page.getByLabel("Filter by class").selectOption("5");
  await expect(page.getByText("Students 1 to 40 of 40")).toBeVisible();
  await page.getByLabel("Select all on this page").check();
  await act(page, "Change class and section");
  const dialog = page.getByRole("dialog", { name: "Change class and section of 40 students" });
  await dialog.getByRole("button", { name: "Change 40 students" }).click();
  await expect(dialog.getByLabel("Class")).toHaveAccessibleDescription("Fill in what is to be changed");
  await dialog.getByLabel("Class").fill("6");
  await dialog.getByRole("button", { name: "Change 40 students" }).click();
  await expect(toast(page, "40 students changed.")).toBeVisible();
  // Choosing a class by mouse takes two more clicks.
  const clicks = await page.evaluate(() => document.documentElement.dataset.clicks?.length ?? 0);
  expect(clicks + 2).toBeLessThan(10);
  await expect(page.getByText("No student matches")).toBeVisible();
  await expect(bar(page)).toBeHidden();
  expect(await countIn(site, "6")).toBe(42);
  const { rows } = await site.content.list(students, { filters: { section: "A" } });
  expect(rows).toHaveLength(40);

  await toast(page, "40 students changed.").getByRole("button", { name: "Undo" }).click();
  await expect(toast(page, "40 students: as before again.")).toBeVisible();
  await expect(page.getByText("Students 1 to 40 of 40")).toBeVisible();
  expect(await countIn(site, "6")).toBe(2);
});

test("the address of a table has its search, order, size and page; the view is remembered", {
  tag: "@all",
  annotation: provenBy("table-address.test.ts", "starts at the first page when a parameter changes"),
}, async ({ asAdmin: page, site }) => {
  test.slow();
  await addStudents(site, 14, { class: "9" });
  await addStudents(site, 14, { class: "10" });
  await site.content.create(students, {
    ...STUDENT,
    name: "Zoya Khan",
    class: "Nursery",
    guardianName: "Imran Khan",
    mobileNumber: "+91 11111 22222",
    profilePhoto: null,
  });
  await page.goto(STUDENTS);
  await expect(page.getByRole("table")).toBeHidden();
  await page.getByRole("link", { name: "Table", exact: true }).click();
  await expect(page.getByText("Students 1 to 29 of 29")).toBeVisible();
  await page.getByLabel("Rows").selectOption("24");
  await expect(titles(page)).toHaveCount(24);

  const head = page.getByRole("columnheader", { name: "Class" });
  await head.getByRole("button").click();
  await expect(head).toHaveAttribute("aria-sort", "ascending");
  await expect(titles(page).first()).toHaveText("Zoya Khan");
  await head.getByRole("button").click();
  await expect(head).toHaveAttribute("aria-sort", "descending");
  await expect(page.getByRole("row").nth(1)).toContainText("10");
  await page.getByRole("link", { name: "Next page" }).click();
  await expect(page.getByText("Students 25 to 29 of 29")).toBeVisible();

  await page.reload();
  await expect(page.getByText("Students 25 to 29 of 29")).toBeVisible();
  await expect(head).toHaveAttribute("aria-sort", "descending");
  await expect(page.getByLabel("Rows")).toHaveValue("24");
  await page.getByRole("link", { name: "Team", exact: true }).click();
  await expect(page.getByRole("heading", { name: "Team Management" })).toBeVisible();
  await expect(page.getByText("No team members available")).toBeVisible();
  await page.goBack();
  await expect(page.getByText("Students 25 to 29 of 29")).toBeVisible();

  await page.getByLabel("Search students").fill("22222 khan imran");
  await expect(page.getByText("Students 1 to 1 of 1")).toBeVisible();
  await expect(titles(page)).toHaveText(["Zoya Khan"]);
  await expect(head).toHaveAttribute("aria-sort", "descending");
  await titles(page).click();
  const form = page.getByRole("dialog", { name: "Edit Student" });
  await form.getByLabel("Name", { exact: true }).fill("Zoya Ali Khan");
  await form.getByRole("button", { name: "Save" }).click();
  await expect(titles(page)).toHaveText(["Zoya Ali Khan"]);

  await page.getByRole("link", { name: "Students", exact: true }).click();
  await expect(page).toHaveURL(`${STUDENTS}?view=table`);
  await expect(page.getByText("Students 1 to 29 of 29")).toBeVisible();
  await page.goto(`${STUDENTS}?view=cards`);
  await expect(page.getByText("Students 1 to 24 of 29")).toBeVisible();
  await page.evaluate(() => sessionStorage.removeItem("views"));
  await page.goto(STUDENTS);
  await expect(page, "another browser asks the server").toHaveURL(`${STUDENTS}?view=table`);
  await page.goto(`${STUDENTS}?view=cards`);
  await page.getByRole("button", { name: "Edit Zoya Ali Khan" }).click();
  await page.getByLabel("Name", { exact: true }).fill("Half a na");
  await page.getByRole("link", { name: "Table", exact: true }).click();
  await agreeToLeave(page);
  await expect(page.getByRole("table")).toBeVisible();
});

test("rows are selected one by one, in ranges, by page, and all that match", {
  tag: "@all",
  annotation: provenBy(
    "selection.test.ts",
    "extends the new state to the row that was clicked before, in either direction",
  ),
}, async ({ asAdmin: page, site }) => {
  test.slow();
  await addNotices(site, 30);
  await page.goto(`${NOTICES}?view=table&size=24`);
  await row(page, "Notice 3").check();
  await row(page, "Notice 6").click({ modifiers: ["Shift"] });
  await expect(bar(page)).toContainText("4 notices selected");
  await expect(row(page, "Notice 5")).toBeChecked();
  await page.getByRole("link", { name: "Next page" }).click();
  await row(page, "Notice 30").check();
  await page.getByRole("columnheader", { name: "Title" }).getByRole("button").click();
  await expect(titles(page).nth(9)).toHaveText("Notice 10");
  await expect(bar(page)).toContainText("5 notices selected");
  await expect(row(page, "Notice 3")).toBeChecked();
  await page.getByRole("button", { name: "Delete Notice 3", exact: true }).click();
  await agreeToDelete(page);
  await expect(bar(page)).toContainText("4 notices selected");
  await toast(page, "Notice deleted successfully!").getByRole("button", { name: "Undo" }).click();
  await expect(row(page, "Notice 3")).not.toBeChecked();

  await page.getByLabel("Search notices").fill("notice 1");
  await expect(page.getByText("The selection was dropped, because the list shows others now.")).toBeVisible();
  await expect(bar(page)).toBeHidden();
  await page.getByLabel("Search notices").fill("notice");
  await expect(page.getByText("Notices 1 to 24 of 30")).toBeVisible();
  await page.getByLabel("Select all on this page").check();
  await expect(bar(page)).toContainText("24 notices selected");
  await act(page, "Select all 30 that match");
  await expect(bar(page)).toContainText("All 30 notices that match");
  await act(page, "Delete");
  await expect(page.getByRole("alertdialog", { name: "Delete 30 notices?" })).toBeVisible();
  await agreeToDelete(page);
  await expect(toast(page, "30 notices deleted.")).toBeVisible();
  await expect(page.getByText("No notice matches")).toBeVisible();
  await toast(page, "30 notices deleted.").getByRole("button", { name: "Undo" }).click();
  await expect(page.getByText("Notices 1 to 24 of 30")).toBeVisible();
});

test("the table is offered for a list of more than 50 entries, until one of the two is chosen", async ({
  asAdmin: page,
  site,
}) => {
  await addStudents(site, 50, {});
  await page.goto(STUDENTS);
  await expect(page.getByText("Students 1 to 24 of 50")).toBeVisible();
  const keep = page.getByRole("button", { name: "Keep the cards" });
  await expect(keep).toBeHidden();
  await addStudents(site, 1, {});
  await page.reload();
  await keep.click();
  await expect(page.getByRole("region", { name: "Students", exact: true })).toBeFocused();
  await page.evaluate(() => sessionStorage.removeItem("views"));
  await page.reload();
  await expect(page.getByText("Students 1 to 24 of 51")).toBeVisible();
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem("views"))).toBe('{"students":"cards"}');
  await expect(keep).toBeHidden();
});
