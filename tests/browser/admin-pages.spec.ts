import { emptyValues } from "../../core/content/pages/page-schema.ts";
import { replaceMap } from "../../features/home/tests/browser/map-frame.ts";
import { pages } from "../../features/pages.ts";
import { pasteText, toast } from "./admin-actions.ts";
import { expect, expectAccessible, test } from "./fixtures.ts";
import { field, GUIDELINES, openEditor, save, text, writePage } from "./page-editor.ts";
import { readDrafts } from "./read-drafts.ts";

const row = (id: string, grade: string, admissionFee: number) => ({
  ...emptyValues(pages.fees.fields.rows.fields),
  id,
  grade: text(grade),
  admissionFee,
});

const FEES = { session: "2027-28", rows: [row("a", "Class 1", 1000), row("b", "Class 2", 1200)] };

test("a click in the preview focuses the field, and items are moved, dragged, removed, restored and added", async ({
  asAdmin: page,
  site,
}) => {
  await writePage(site, "discipline", GUIDELINES);
  const preview = await openEditor(page, "discipline");
  const titles = preview.locator("main li h3");
  await preview.getByText("Be kind").click();
  await expect(field(page, "guidelines.1.title.en")).toBeFocused();
  await expect(preview.locator("[data-marked]")).toHaveText("Be kind");
  // Links of the preview do not navigate.
  await preview.getByRole("link", { name: "Home" }).click();
  await expect(page).toHaveURL(/\/admin\/pages\/discipline$/);

  await page.getByRole("button", { name: "Move Be tidy up" }).press("Enter");
  await expect(titles).toHaveText(["Be on time", "Be tidy", "Be kind"]);
  await expect(page.getByText("Be tidy is now 2 of 3")).toBeAttached();
  await page.getByRole("button", { name: "Remove Be on time" }).click();
  await expect(titles).toHaveText(["Be tidy", "Be kind"]);
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(titles).toHaveText(["Be on time", "Be tidy", "Be kind"]);
  const item = (name: string) => page.locator(".page-item").filter({ hasText: name });
  await item("Be kind").getByTitle("Drag to another place").dragTo(item("Be on time"));
  await expect(titles).toHaveText(["Be kind", "Be on time", "Be tidy"]);
  await page.getByRole("button", { name: "Add guideline" }).click();
  await field(page, "guidelines.3.title.hi").fill("सच बोलें");
  await expect(titles.last()).toHaveText("सच बोलें");
  // The preview is in the language of the focused field and marks texts of the other one.
  await expect(preview.locator("html")).toHaveAttribute("lang", "hi");
  await expect(titles.first()).toHaveAttribute("lang", "en");
  await save(page);
  await page.goto("/discipline");
  await expect(page.locator("main li h3")).toHaveText(["Be kind", "Be on time", "Be tidy", "सच बोलें"]);
});

test("a reload keeps unsaved text, and a save shows errors at their fields", async ({
  asAdmin: page,
  site,
}) => {
  await replaceMap(page);
  await writePage(site, "contact", {});
  const preview = await openEditor(page, "contact");
  await page.getByText("The form", { exact: true }).click();
  await field(page, "form.heading.en").fill("Write to the office");
  await expect(preview.getByRole("heading", { name: "Write to the office" })).toBeVisible();
  page.on("dialog", (dialog) => void dialog.accept());
  await expect.poll(() => readDrafts(page)).toHaveLength(1);
  await page.reload();
  await expect(page.getByText("What you typed before and did not save is here again.")).toBeVisible();
  await expect(preview.getByRole("heading", { name: "Write to the office" })).toBeVisible();
  await page.getByRole("button", { name: "Discard changes" }).click();
  await expect(preview.getByRole("heading", { name: "Write to the office" })).toHaveCount(0);
  await expect.poll(() => readDrafts(page)).toHaveLength(0);

  await test.step("errors are shown at their fields, and the first is focused", async () => {
    await writePage(site, "school", {});
    await openEditor(page, "school");
    await field(page, "email").fill("no address");
    await page.getByText("Address", { exact: true }).click();
    await field(page, "address.postalCode").fill("12");
    await page.getByRole("button", { name: "Save", exact: true }).click();
    await expect(page.getByText("PIN code must have six digits")).toBeVisible();
    await expect(page.getByText("Email must be an address such as office@example.com")).toBeVisible();
    await expect(field(page, "address.postalCode")).toBeFocused();
  });
});

test("fees are typed as in a spreadsheet, pasted from one, copied for the next session and published", async ({
  asAdmin: page,
  site,
}) => {
  await writePage(site, "fees", FEES);
  const preview = await openEditor(page, "fees");
  await field(page, "rows.1.admissionFee").fill("1,500");
  await expect(preview.locator('[data-field="rows.1.admissionFee"]')).toHaveText("₹1,500");
  await page.getByRole("button", { name: "Remove row 1" }).click();
  await expect(field(page, "rows.0.grade.en")).toHaveValue("Class 2");
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(field(page, "rows.0.grade.en")).toHaveValue("Class 1");
  await field(page, "rows.0.admissionFee").press("Enter");
  await expect(field(page, "rows.1.admissionFee")).toBeFocused();
  await pasteText(field(page, "rows.1.applicationFee"), "500\t9000\n600\t1,100\n");
  await expect(field(page, "rows.2.admissionFee")).toHaveValue("1,100");
  await expect(page.getByText("9000 is much more than the amounts beside it. Is that right?")).toBeVisible();
  await field(page, "rows.2.grade.en").fill("Class 3");
  await page.getByRole("button", { name: "Copy the other table" }).click();
  await field(page, "nextSession").fill("2028-29");
  await field(page, "nextRows.0.admissionFee").fill("2000");
  await expect(preview.getByRole("heading", { name: "शुल्क विवरण – सत्र 2028-29" })).toBeVisible();
  await expect(preview.getByRole("table")).toHaveCount(2);
  await expectAccessible(page);
  await save(page);
  await expect(page.getByRole("button", { name: "Discard changes" })).toHaveCount(0);
  const published = await (await page.request.get("/fees")).text();
  expect(published).toContain("1,100");
  // Public pages have no marks of the editor.
  expect(published).not.toContain("data-field");
  const sheet = Array.from({ length: 62 }, (_, index) => `कक्षा ${index + 1}\t500`);
  await pasteText(field(page, "rows.0.grade.en"), sheet.join("\n"));
  await expect(toast(page, "2 rows were left out: at most 60 fit here.")).toBeVisible();
  await expect(field(page, "rows.59.grade.hi")).toHaveValue("कक्षा 60");
  await expect(field(page, "rows.59.applicationFee")).toHaveValue("500");
});
