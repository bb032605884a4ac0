import { emptyValues } from "../../core/content/pages/page-schema.ts";
import { pages } from "../../features/pages.ts";
import { expect, expectAccessible, PHONE, test } from "./fixtures.ts";
import { field, openEditor, text, writePage } from "./page-editor.ts";

test.beforeEach(async ({ asAdmin: page }) => {
  await page.addInitScript(() => localStorage.setItem("panelLanguage", "hi"));
});

const row = (id: string, en: string | null, hi: string | null) => ({
  ...emptyValues(pages.fees.fields.rows.fields),
  id,
  grade: text(en, hi),
});

test("on a phone the form shows both languages or one of them", async ({ asAdmin: page, site }) => {
  await page.setViewportSize(PHONE);
  await writePage(site, "fees", {
    tableHeading: text("Fees"),
    rows: [row("a", "Class 1", "कक्षा 1")],
  });
  await openEditor(page, "fees");
  const english = field(page, "tableHeading.en");
  const hindi = field(page, "tableHeading.hi");
  await expect(english).toBeVisible();
  await expect(hindi).toBeVisible();
  await page.getByRole("radio", { name: "English" }).check();
  await expect(hindi).toBeHidden();
  await expect(field(page, "rows.0.grade.hi")).toBeHidden();
  await expect(english).toBeVisible();
  await expectAccessible(page);
  // The button shows the hidden language.
  await page.getByRole("button", { name: "अगले पर जाएँ" }).click();
  await expect(hindi).toBeFocused();
  await page.getByRole("radio", { name: "हिन्दी" }).check();
  await expect(english).toBeHidden();
  await expect(field(page, "rows.0.grade.hi")).toBeVisible();
});
