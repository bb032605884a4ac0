import type { Page } from "@playwright/test";
import { writeSpreadsheet } from "../../../../core/server/sheets/spreadsheet.ts";
import { logInAgain, openWithOwnSession, STUDENT, toast } from "../../../../tests/browser/admin-actions.ts";
import {
  allowFailedCalls,
  expect,
  expectToSuitEveryScreen,
  expectToSuitEveryScreenInAll,
  test,
} from "../../../../tests/browser/fixtures.ts";
import { provenBy } from "../../../../tests/repetitions.ts";
import { students } from "../../content/students.ts";

const SCREEN = "/admin/student-import";
const STUDENTS = "/admin/student-management";

const csvFile = (...lines: string[]) => ({
  name: "students.csv",
  mimeType: "text/csv",
  buffer: Buffer.from(lines.join("\r\n")),
});

const giveSheet = (page: Page, file: { name: string; mimeType: string; buffer: Buffer }) =>
  page.getByLabel("Choose a sheet or drop it here").setInputFiles(file);
const filter = (page: Page, name: string) => page.getByRole("button", { name: new RegExp(`^${name} \\d`) });
const cell = (page: Page, field: string, row: number) =>
  page.getByLabel(`${field}, row ${row}`, { exact: true });
const press = (page: Page, name: string | RegExp) => page.getByRole("button", { name }).click();

test("a CSV sheet with errors is corrected by keyboard, imported and undone", async ({
  asAdmin: page,
  site,
}) => {
  test.slow();
  await page.goto(STUDENTS);
  await page.getByRole("link", { name: "Import a sheet of students" }).click();
  const menu = page.getByRole("navigation", { name: "Admin" });
  await expect(menu.getByRole("link", { name: "Students", exact: true })).toHaveAttribute(
    "aria-current",
    "page",
  );
  await expectToSuitEveryScreenInAll(page);
  await giveSheet(
    page,
    csvFile(
      "Adarsh Vidya Gurukul",
      "Student Name,Roll No.,Class,Sec,D.O.B.,Father's Name,Mobile No,Address,Sex,House",
      "Asha Verma,1,5,A,15/08/2016,Mohan Verma,9826012345,Ujjain,F,jkds'k dqekj 'kekZ",
      "Ravi Patel,2,5,A,31/02/2016,Anil Patel,9826012346,Ujjain,Boi,jkds'k dqekj 'kekZ",
      "Meera Rao,3,5,A,15/08/2016,Ajay Rao,9826012347,Ujjain,Boi,jkds'k dqekj 'kekZ",
      ",4,5,A,15/08/2016,Ajay Rao,9826012348,Ujjain,M,jkds'k dqekj 'kekZ",
      "Imran Khan,,5,A,15/08/2016,Salim Khan,9826012349,Ujjain,M,jkds'k dqekj 'kekZ",
    ),
  );
  const house = page.getByLabel("House", { exact: true });
  await expect(house).toHaveValue("");
  await expect(house).toHaveAccessibleDescription("राकेश कुमार शर्मा");
  const font = page.getByRole("group", { name: "How was “House” typed?" });
  await expect(font.getByLabel("Hindi font (Kruti Dev, DevLys): राकेश कुमार शर्मा")).toBeChecked();
  await font.getByLabel("As typed: jkds'k dqekj 'kekZ").check();
  await expect(house).toHaveAccessibleDescription("jkds'k dqekj 'kekZ");
  await expect(page.getByLabel("Student Name")).toHaveAccessibleDescription(
    /Asha Verma · Ravi Patel · Meera Rao/,
  );
  await house.selectOption("Gender");
  await expect(house).toHaveAccessibleDescription(/Chosen for more than one column: Gender/);
  await expect(page.getByRole("button", { name: "Check 5 rows" })).toBeDisabled();
  await house.selectOption("Not needed");
  await expectToSuitEveryScreen(page);
  await press(page, "Check 5 rows");

  await expect(filter(page, "Wrong")).toHaveAttribute("aria-pressed", "true");
  await expect(filter(page, "Wrong")).toHaveText("Wrong 4");
  const importing = page.getByRole("button", { name: "Import 1 student" });
  await expect(importing).toBeDisabled();
  await expect(
    page.getByRole("list", { name: "Steps of the import" }).locator("[aria-current=step]"),
  ).toHaveText(/Rows$/);
  // The first wrong cell is visible without scrolling.
  await expect(cell(page, "Date of birth", 4)).toBeInViewport({ ratio: 1 });
  await expectToSuitEveryScreen(page);
  const replacement = page.getByLabel("Gender “Boi” in 2 rows");
  await replacement.selectOption("Male");
  await press(page, "Replace in all 2 rows");
  await expect(filter(page, "Wrong")).toHaveText("Wrong 3");

  const birth = cell(page, "Date of birth", 4);
  await expect(birth).toHaveAccessibleDescription("Date of birth is a day that does not exist");
  await birth.fill("28/02/2016");
  await birth.press("Enter");
  await expect(cell(page, "Name", 6)).toBeFocused();
  await page.keyboard.type("Sita Rao");
  await page.keyboard.press("Enter");
  await expect(cell(page, "Roll number", 7)).toBeFocused();
  // A corrected row keeps its place, also after a reload.
  await expect(page.getByRole("row", { name: "Row 4 New" })).toContainText("28 Feb 2016");
  page.once("dialog", (dialog) => dialog.accept());
  await page.reload();
  await expect(filter(page, "Wrong")).toHaveText("Wrong 1");
  await page.getByLabel("Leave out row 7").check();
  await expect(filter(page, "Left out")).toHaveText("Left out 1");

  await filter(page, "All").click();
  await press(page, "Change row 3");
  await cell(page, "Name", 3).fill("Asha Sharma");
  await press(page, "Import 4 students");
  await expect(page.getByRole("heading", { name: "The import is done" })).toBeFocused();
  await expect(page.getByRole("main")).toContainText("4 students added");
  await expect(page.getByRole("main")).toContainText("1 row left out");
  await expectToSuitEveryScreenInAll(page);
  const { rows } = await site.content.list(students);
  expect(rows.map(({ name }) => name).sort()).toEqual(["Asha Sharma", "Meera Rao", "Ravi Patel", "Sita Rao"]);
  expect(await page.evaluate(() => JSON.stringify(sessionStorage))).not.toContain("Asha");

  // The import can be undone after a look at the list.
  await page.getByRole("link", { name: "All students" }).first().click();
  await expect(page.getByRole("heading", { name: "Asha Sharma" })).toBeVisible();
  await page.goBack();
  await press(page, "Undo the whole import");
  await expect(page.getByRole("heading", { name: "The import was undone" })).toBeFocused();
  await expect(page.getByText("4 students: as before again.")).toBeVisible();
  expect((await site.content.list(students)).total).toBe(0);
  await expectToSuitEveryScreenInAll(page);

  // The rows are kept with their corrections, and can be imported again.
  await page.reload();
  await press(page, "Back to the rows");
  await expect(filter(page, "New")).toHaveText("New 4");
  await expect(page.getByRole("row", { name: "Row 6 New" })).toContainText("Sita Rao");
  await press(page, "Import 4 students");
  await expect(page.getByRole("heading", { name: "The import is done" })).toBeFocused();
  expect((await site.content.list(students)).total).toBe(4);
});

test("a column that may be in Kruti Dev is asked about before its rows are checked", async ({
  asAdmin: page,
}) => {
  await page.goto(SCREEN);
  await giveSheet(
    page,
    csvFile(
      "Name,Roll No,Class,Section,Address",
      ...["v", "c"].map((letter) => `Amit Sharma,${letter},5,${letter},Ujjain`),
    ),
  );
  const question = page.getByRole("group", { name: "How was “Section” typed?" });
  await expect(question.getByRole("radio", { checked: true })).toHaveCount(0);
  await expect(page.getByText("Decide how these columns were typed: Section")).toBeVisible();
  await expectToSuitEveryScreen(page);
  await page.getByRole("button", { name: "Check 2 rows" }).focus();
  await page.keyboard.press("Enter");
  const inFont = question.getByLabel("Hindi font (Kruti Dev, DevLys): अ · ब");
  await expect(inFont).toBeFocused();
  await expect(inFont).toBeInViewport();
  await page.keyboard.press("Space");
  await page.keyboard.press("ArrowDown");
  await expect(question.getByLabel("As typed: v · c")).toBeChecked();
  await page.keyboard.press("ArrowUp");
  await expect(inFont).toBeChecked();
  await expect(page.getByText("Decide how")).toHaveCount(0);
  await page.keyboard.press("Enter");
  await expect(page.getByRole("row", { name: "Row 2 New" })).toContainText("अ");
});

test("an XLSX sheet of one class updates known students, also after an ended session", {
  tag: "@all",
  annotation: provenBy(
    "student-import.test.ts",
    "adds and changes children in one transaction, shows them at once, and is undone as one",
  ),
}, async ({ page, site, consoleErrors }) => {
  test.slow();
  await site.content.create(students, {
    ...STUDENT,
    name: "Asha Verma",
    rollNumber: "1",
    class: "5",
    section: "A",
    guardianName: "Mohan Verma",
    profilePhoto: null,
  });
  const buffer = await writeSpreadsheet("xlsx", [
    { name: "Notes", rows: [["For the office"]], widths: [] },
    {
      name: "Fifth",
      widths: [],
      rows: [
        ["नाम", "अनुक्रमांक", "वर्ग", "पिता का नाम"],
        ["Asha Verma", "1", "A", "Mohan Lal Verma"],
        ["Ravi Patel", "2", "A", "Anil Patel"],
        ["", "3", "A", "Ajay Rao"],
      ],
    },
  ]);
  const endSession = await openWithOwnSession(page, SCREEN);
  await giveSheet(page, { name: "fifth.xlsx", mimeType: "", buffer: Buffer.from(buffer) });
  await expect(page.getByLabel("Sheet of the file")).toHaveValue("Fifth");
  await expect(page.getByText("Still to choose: Class")).toBeVisible();
  await page.getByRole("group", { name: "All rows" }).getByLabel("Class").fill("5");
  await endSession();
  await press(page, "Check 3 rows");
  await logInAgain(page);
  await filter(page, "Changed").click();
  await expect(page.getByRole("row", { name: "Row 2 Changed" })).toContainText(
    "Mohan Verma → becomes Mohan Lal Verma",
  );
  await page.getByLabel("Leave them as they are").check();
  await expect(filter(page, "Skipped")).toHaveText("Skipped 1");
  await page.getByLabel("Take over what is different").check();
  await expect(filter(page, "Changed")).toHaveText("Changed 1");

  await page.getByRole("link", { name: "All students" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Stay here" }).click();
  await page.getByLabel("Leave out the wrong row").check();
  await press(page, "Import 2 students");
  await expect(page.getByRole("main")).toContainText("1 student changed");
  // The left-out row can be downloaded while the result is shown; imported rows are not stored in the browser.
  await page.reload();
  expect(await page.evaluate(() => JSON.stringify(sessionStorage))).not.toContain("Ravi Patel");
  const download = page.waitForEvent("download");
  await press(page, "Download the row that is missing");
  await page.getByRole("alertdialog").getByRole("button", { name: "Download" }).click();
  expect((await download).suggestedFilename()).toBe("students-to-correct.xlsx");
  const { rows } = await site.content.list(students);
  expect(rows.map(({ name, guardianName }) => [name, guardianName]).sort()).toEqual([
    ["Asha Verma", "Mohan Lal Verma"],
    ["Ravi Patel", "Anil Patel"],
  ]);
  allowFailedCalls(consoleErrors);
});

test("students who have left are found and restored; the menu links to the import", {
  tag: "@all",
  annotation: provenBy(
    "student-import.test.ts",
    "does not match a child who has left, nor one of two with the same roll number",
  ),
}, async ({ asAdmin: page, site }) => {
  test.slow();
  const child = { ...STUDENT, profilePhoto: null };
  await site.content.create(students, { ...child, name: "Asha Verma" });
  const { _id } = await site.content.create(students, { ...child, name: "Kabir Sen", leftOn: "2026-03-31" });
  await page.goto(STUDENTS);
  await expect(page.getByRole("heading", { level: 2 })).toHaveText(["Asha Verma"]);
  await page.getByLabel("Here or left").selectOption("Left");
  const card = page.getByRole("listitem").filter({ hasText: "Kabir Sen" });
  await expect(card).toContainText("Left on 31 Mar 2026");
  await expect(page.getByRole("heading", { level: 2 })).toHaveText(["Kabir Sen"]);
  await expect(page.getByRole("link", { name: "Record of Kabir Sen" })).toHaveAttribute(
    "href",
    `/admin/student-record/${_id}`,
  );
  await expectToSuitEveryScreen(page);
  await page.getByRole("link", { name: "Table", exact: true }).click();
  await expect(page.getByRole("rowheader")).toContainText("Left on 31 Mar 2026");
  await expectToSuitEveryScreen(page);
  await press(page, "Back to school: Kabir Sen");
  await expect(toast(page, "Kabir Sen is among the students again.")).toBeVisible();
  await expect(page.getByText("No student matches")).toBeVisible();
  await page.getByLabel("Here or left").selectOption("At the school");
  await expect(page.getByRole("rowheader")).toHaveCount(2);
  await toast(page, "Kabir Sen is").getByRole("button", { name: "Undo" }).click();
  await expect(page.getByRole("rowheader")).toHaveCount(1);

  const more = page.getByRole("button", { name: "More" });
  await more.press("Enter");
  const link = page.getByRole("link", { name: "Import a sheet" });
  await expect(link).toBeVisible();
  await expectToSuitEveryScreen(page);
  await expect(link).toBeHidden();
  await more.press("Enter");
  await expect(link).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(link).toBeHidden();
  await expect(more).toBeFocused();
  await page.keyboard.press("Enter");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(SCREEN);
});
