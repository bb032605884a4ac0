import { randomUUID } from "node:crypto";
import { readFile } from "node:fs/promises";
import { STUDENT } from "../../../../tests/browser/admin-actions.ts";
import {
  allowFailedCalls,
  expect,
  expectToSuitEveryScreen,
  test,
} from "../../../../tests/browser/fixtures.ts";
import { provenBy } from "../../../../tests/repetitions.ts";
import { students } from "../../content/students.ts";

test("the office exports the filtered list and the data file of a child, and deletes a child for good", {
  tag: "@all",
  annotation: provenBy(
    "student-export.test.ts",
    "follows the filters of the list; students who left only on request",
  ),
}, async ({ asAdmin: page, site, consoleErrors }) => {
  allowFailedCalls(consoleErrors);
  // A new name, so that the trash of earlier tests has no copy.
  const name = `Kavya ${randomUUID().slice(0, 6)}`;
  const record = { ...STUDENT, name, rollNumber: "K-7", profilePhoto: null };
  const { _id } = await site.content.create(students, record);
  const copy = await site.content.create(students, record);
  await site.content.remove(students, copy._id);
  await site.content.create(students, { ...record, name: "Same Number", dateOfBirth: "2012-05-06" });
  await site.content.create(students, { ...STUDENT, name: "Other", class: "9", profilePhoto: null });
  const question = page.getByRole("alertdialog");
  const download = async (name: string, asked: string) => {
    await page.getByRole("button", { name }).click();
    await expect(question.getByRole("heading")).toHaveText(asked);
    const [file] = await Promise.all([
      page.waitForEvent("download"),
      question.getByRole("button", { name: "Download" }).click(),
    ]);
    return { name: file.suggestedFilename(), text: await readFile(await file.path(), "utf8") };
  };

  await page.goto(`/admin/student-management?class=${STUDENT.class}`);
  await page.getByRole("button", { name: "More" }).click();
  let downloads = 0;
  page.on("download", () => downloads++);
  await page.getByRole("button", { name: "CSV" }).click();
  await expect(question).toContainText(/Of each student: .*Date of birth, .*Mobile number, Address, /);
  await question.getByRole("button", { name: "Cancel" }).click();
  await expect(question).toBeHidden();
  const sheet = await download("CSV", "Download the data of 2 students?");
  expect(downloads).toBe(1);
  expect(sheet.name).toMatch(/^students-\d{4}-\d\d-\d\d\.csv$/);
  expect(sheet.text.split("\r\n").map((line) => line.split(",")[2])).toEqual(["Roll number", "K-7", "K-7"]);

  await page.goto(`/admin/student-record/${_id}`);
  const file = await download("Everything about this child (English)", "Download the data of 1 student?");
  expect(file.name).toMatch(/\.html$/);
  expect(file.text).toContain(STUDENT.guardianName);

  await page.getByRole("button", { name: "Delete for good" }).click();
  const dialog = page.getByRole("dialog", { name: `Delete ${name} for good?` });
  const copies = dialog.getByRole("group", { name: "Other records that may be about the same child" });
  await expect(copies.getByRole("checkbox", { name: new RegExp(`^${name}.+In the trash`) })).toBeChecked();
  await expect(copies.getByRole("checkbox", { name: /^Same Number.+In the list/ })).not.toBeChecked();
  await expectToSuitEveryScreen(page);
  const number = dialog.getByLabel("To confirm, type the roll number: K-7");
  await number.fill("K-8");
  await dialog.getByRole("button", { name: "Delete for good" }).click();
  await expect(number).toHaveAccessibleDescription("This is not the roll number of the student");
  await number.fill("K-7");
  await dialog.getByRole("button", { name: "Delete for good" }).click();
  const done = page.getByRole("dialog", { name: "Deleted for good" });
  await expect(done.getByRole("button", { name: "Close" }).last()).toBeFocused();
  await expect(done).toContainText("Backups that somebody has downloaded");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/admin\/student-management$/);
  expect((await site.content.list(students, { audience: "office" })).total).toBe(2);
  await page.goto("/admin/trash");
  await expect(page.getByRole("main")).not.toContainText(name);
});

test("the question before the file about a person says which data of children are in it", async ({
  asAdmin: page,
  site,
}) => {
  await site.content.create(students, { ...STUDENT, mobileNumber: "98260 55511", profilePhoto: null });
  await page.goto("/admin/person-data");
  await page.getByRole("searchbox").fill("98260 55511");
  await page.keyboard.press("Enter");
  await page.getByRole("button", { name: "For a program (JSON)" }).click();
  await expect(page.getByRole("alertdialog")).toContainText(
    "It also has data of 1 student. Of each: Name, नाम (हिन्दी), Roll number, Class, Section, Guardian name.",
  );
});
