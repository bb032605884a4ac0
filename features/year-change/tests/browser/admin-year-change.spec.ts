import type { Page } from "@playwright/test";
import { STUDENT, toast } from "../../../../tests/browser/admin-actions.ts";
import {
  expect,
  expectToSuitEveryScreen,
  expectToSuitEveryScreenInAll,
  test,
} from "../../../../tests/browser/fixtures.ts";
import type { TestServer } from "../../../../tests/test-server.ts";
import { students } from "../../../students/content/students.ts";

const SCREEN = "/admin/year-change";

const add = (site: TestServer, name: string, className: string, rollNumber: string) =>
  site.content.create(students, { ...STUDENT, name, class: className, rollNumber, profilePhoto: null });

const next = (page: Page) => page.getByRole("button", { name: "Next" }).click();
const heading = (page: Page, name: string) => page.getByRole("heading", { level: 2, name });

/** Name, class, section and last day of each student. */
async function listStudents(site: TestServer): Promise<string[]> {
  const { rows } = await site.content.list(students, { audience: "office" });
  return rows.map((row) => [row.name, row.class, row.section, row.leftOn].filter(Boolean).join(" ")).sort();
}

test("the year is changed in five steps, which survive a reload, and undone", async ({
  asAdmin: page,
  site,
}) => {
  test.slow();
  await add(site, "Asha", "11", "1");
  await add(site, "Bina", "11", "2");
  await add(site, "Chitra", "11", "3");
  await add(site, "Zoya", "12", "1");
  await add(site, "Tara", "Music", "1");
  const before = await listStudents(site);
  // In the past, so that the year change can be undone for 30 days.
  await page.clock.setFixedTime("2025-11-18T06:00:00Z");
  await page.goto(SCREEN);
  await expect(heading(page, "It is November: change the year now?")).toBeVisible();
  await expectToSuitEveryScreenInAll(page);
  await page.getByRole("button", { name: "Change the year now" }).click();
  await expect(heading(page, "School year")).toBeFocused();
  await page.getByLabel("Last day of those who leave").fill("");
  await next(page);
  await expect(page.getByLabel("Last day of those who leave")).toBeFocused();
  await page.getByLabel("School year that begins").selectOption({ index: 1 });
  const leftOn = await page.getByLabel("Last day of those who leave").inputValue();
  await expectToSuitEveryScreenInAll(page);
  await next(page);

  await expect(heading(page, "Classes")).toBeFocused();
  await expect(page.getByRole("list", { name: "Steps" }).locator("[aria-current=step]")).toHaveText(
    /Classes$/,
  );
  const music = page.getByRole("combobox", { name: "What happens to class Music" });
  await next(page);
  await expect(music).toBeFocused();
  await expect(page.getByRole("alert").filter({ hasText: "Choose what happens to: Music" })).toBeVisible();
  await music.selectOption("Stays in Music");
  await expectToSuitEveryScreen(page);
  await next(page);

  await page.getByRole("searchbox").fill("BIN");
  await page.getByLabel("What happens to Bina").selectOption("Stays in 11");
  await page.getByRole("searchbox").fill("3");
  await page.getByLabel("What happens to Chitra").selectOption("Leaves school");
  await page.getByLabel("Last day of Chitra").fill("2026-01-15");
  await expect(page.getByText("2 students of whom something else becomes")).toBeVisible();
  await expectToSuitEveryScreenInAll(page);
  await page.reload();
  await expect(page.getByLabel("What happens to Bina")).toHaveValue("stays");
  await next(page);

  await page.getByLabel("Sections of class 12", { exact: true }).selectOption("Anew, by name in turn");
  await page.getByLabel("Sections of class 12, such as A, B").fill("C");
  await page.getByLabel("Anew in each section, by name").check();
  await page.getByLabel("Begin with").fill("5");
  await expectToSuitEveryScreenInAll(page);
  await next(page);

  const row = page.getByRole("row", { name: /^12/ });
  await expect(row).toContainText("A: 1");
  await expect(row).toContainText("C: 1");
  await expectToSuitEveryScreen(page);
  expect(await listStudents(site)).toEqual(before);
  await page.getByRole("button", { name: "Change the year for 5 students" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Change the year" }).click();
  await expect(page.getByText(/has begun for 5 students/)).toBeFocused();
  expect(await listStudents(site)).toEqual([
    "Asha 12 C",
    "Bina 11 A",
    "Chitra 11 A 2026-01-15",
    "Tara Music A",
    `Zoya 12 A ${leftOn}`,
  ]);

  await page.reload();
  await expectToSuitEveryScreenInAll(page);
  await page.getByRole("button", { name: "Undo the year change" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Undo the year change" }).click();
  await expect(toast(page, "5 students")).toBeVisible();
  expect(await listStudents(site)).toEqual(before);
  await expect(
    page.getByText("The change to 2026-27 was undone. 5 students are as before the change again."),
  ).toBeFocused();
  await expect(page.getByText("It was undone. 5 students are as before the change again.")).toBeVisible();
});
