import { STUDENT } from "../../../../tests/browser/admin-actions.ts";
import { expect, expectToSuitEveryScreen, test } from "../../../../tests/browser/fixtures.ts";
import { provenBy } from "../../../../tests/repetitions.ts";
import type { TestServer } from "../../../../tests/test-server.ts";
import { students } from "../../content/students.ts";

async function addClass(site: TestServer, className: string, count: number): Promise<void> {
  for (let number = 1; number <= count; number++) {
    await site.content.create(students, {
      ...STUDENT,
      name: number % 2 === 0 ? `Student ${number}` : `श्रेयांश त्रिपाठी ${number}`,
      rollNumber: String(number),
      class: className,
      section: "A",
      gender: number % 2 === 0 ? "Female" : "Male",
      profilePhoto: null,
    });
  }
}

/** The root of the page tree, which Chromium writes as plain text, has the number of pages. */
const countPages = (pdf: Buffer) =>
  Math.max(...[...pdf.toString("latin1").matchAll(/\/Count (\d+)/g)].map(([, count]) => Number(count)));

test("a class of sixty is printed on two pages, and every class on its own page", {
  tag: "@all",
  annotation: provenBy(
    "load-class-lists.test.ts",
    "makes a list for each class and section, in the school's order, with new students last",
  ),
}, async ({ asAdmin: page, site }) => {
  test.slow();
  await addClass(site, "10", 60);
  await addClass(site, "2", 3);
  const { rows } = await site.content.list(students, { audience: "office", filters: { class: "2" } });
  await site.content.changeMany(
    students,
    { name: "change", values: { leftOn: "2026-03-31" } },
    { ids: [String(rows[0]?._id)] },
    { name: "office@school.example", accountId: null },
  );
  const print = () => page.pdf({ preferCSSPageSize: true });

  await page.goto("/admin/class-lists");
  const sheet = page.getByRole("region", { name: "Class 2, section A" });
  await expect(sheet.getByRole("row")).toHaveCount(4);
  await page.getByLabel("Class", { exact: true }).selectOption("10");
  const tenth = page.getByRole("region", { name: "Class 10, section A" });
  await expect(tenth.getByRole("row")).toHaveCount(62);
  await expect(tenth).toContainText("60 students: 30 boys, 30 girls");
  await expect(tenth.getByRole("rowheader").nth(9)).toHaveText("Student 10");
  expect(countPages(await print())).toBe(2);

  await page.getByLabel("Blank columns for ticks or marks").fill("12");
  await page.getByLabel("Their headings").fill("Hindi, Maths");
  await expect(tenth.getByRole("columnheader", { name: "Maths" })).toBeVisible();
  await expect(page.getByText("have more room on paper that lies sideways")).toBeVisible();
  await page.getByLabel("Paper").selectOption("landscape");
  expect(countPages(await print())).toBe(3);
  await expectToSuitEveryScreen(page);

  await page.reload();
  await expect(tenth.getByRole("columnheader", { name: "Maths" })).toBeVisible();
  await page.getByLabel("Class", { exact: true }).selectOption("all");
  await expect(page.getByText("2 lists with 62 students")).toBeVisible();
  await page.getByRole("button", { name: "Print" }).click();
  const question = page.getByRole("alertdialog", { name: "Print the data of 62 students?" });
  await expect(question).toContainText("Of each student: Name, Roll no., Guardian, Mobile.");
  await page.evaluate(() => {
    window.print = () => {
      document.body.dataset.printed = String(document.querySelectorAll("[role=alertdialog]").length);
    };
  });
  await question.getByRole("button", { name: "Print" }).click();
  // The question is not on the paper.
  await expect(page.locator("body")).toHaveAttribute("data-printed", "0");
  expect(countPages(await print())).toBe(4);
});
