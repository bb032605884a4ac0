import { addDays, schoolYearOf, weekdayOf } from "../../../../core/content/days/calendar-days.ts";
import { dayInIndia } from "../../../../core/content/text/india-time.ts";
import { toast } from "../../../../tests/browser/admin-actions.ts";
import { expect, expectToSuitEveryScreenInAll, test } from "../../../../tests/browser/fixtures.ts";

const YEAR = schoolYearOf(dayInIndia(new Date()));

test("a pasted list is corrected, added and taken back, and an exam timetable typed by keyboard", async ({
  asAdmin: page,
}) => {
  await page.goto("/admin/calendar");
  await page.getByRole("link", { name: "Add many" }).click();
  const heading = page.getByRole("heading", { level: 2 });
  await page.getByRole("button", { name: "Check the list" }).click();
  await expect(page.getByLabel("One event in each line")).toBeFocused();
  await page
    .getByLabel("One event in each line")
    .fill("15 Aug – Independence Day – holiday\n32 Dec – Sports day\n10–14 Nov – Diwali, 9 am to 1 pm");
  await page.getByRole("button", { name: "Check the list" }).click();
  await expect(heading).toBeFocused();
  await page.getByRole("button", { name: /^All/ }).click();
  const row = page.getByRole("row", { name: /Diwali/ });
  await expect(row).toContainText(`10 Nov ${YEAR}`);
  await expect(row).toContainText("9:00 am");
  const cell = page.getByLabel("First day, row 2");
  await expect(cell).toHaveAccessibleDescription("This day does not exist");
  await expect(page.getByRole("button", { name: "Add 2 events" })).toBeDisabled();
  await cell.fill("21 दिसंबर");
  await cell.press("Enter");
  await expect(page.getByText("All rows are right.")).toBeVisible();
  await expectToSuitEveryScreenInAll(page);
  // Typed text and corrections survive a reload.
  await page.reload();
  await page.getByRole("button", { name: "Add 3 events" }).click();
  await expect(heading).toHaveText("The events are added");
  await page.getByRole("button", { name: "Take them all back" }).click();
  await expect(heading).toHaveText("The events are taken back");

  await page.getByRole("button", { name: "Add another list" }).click();
  await page.getByRole("radio", { name: "An exam timetable" }).check();
  await page.getByLabel("Examination").fill("Unit test");
  await page.getByLabel("Class or classes").fill("Class 3");
  // A Saturday: the next day is a Sunday.
  const saturday = addDays(`${YEAR}-12-01`, (5 - weekdayOf(`${YEAR}-12-01`) + 7) % 7);
  await page.getByLabel("Day 1", { exact: true }).fill(saturday);
  await page.getByLabel("Subject of day 1").fill("Hindi");
  await page.keyboard.press("Enter");
  await expect(page.getByLabel("Subject of day 2")).toBeFocused();
  await page.keyboard.type("Maths");
  await expect(page.getByLabel("Day 2", { exact: true })).toHaveValue(addDays(saturday, 2));
  await expectToSuitEveryScreenInAll(page);
  await page.getByRole("button", { name: "Check 2 events" }).click();
  await page.getByRole("button", { name: "Add 2 events" }).click();
  await expect(heading).toHaveText("The events are added");
  await page.getByRole("region").getByRole("link", { name: "Calendar" }).click();
  await expect(page.getByRole("heading", { name: "Unit test, Class 3: Maths" })).toBeVisible();

  await page.getByRole("button", { name: "Duplicate Unit test, Class 3: Maths" }).click();
  const form = page.getByRole("dialog", { name: "Add Event" });
  await form.getByLabel("Title", { exact: true }).fill("Unit test, Class 3: English");
  await form.getByRole("button", { name: "Save and add another" }).click();
  await expect(form.getByText("Saved: Unit test, Class 3: English.")).toBeVisible();
  await expect(form.getByLabel("Title", { exact: true })).toBeFocused();
  await expect(form.getByLabel("Kind")).toHaveValue("examination");
  await expect(form.getByLabel("First day")).toHaveValue("");
  await expect(toast(page, "Event added")).toBeVisible();
});
