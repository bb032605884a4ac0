import type { Page } from "@playwright/test";
import {
  expect,
  expectToSuitEveryScreen,
  expectToSuitEveryScreenInAll,
  test,
} from "../../../../tests/browser/fixtures.ts";
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
