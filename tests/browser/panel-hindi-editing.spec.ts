import { emptyValues } from "../../core/content/pages/page-schema.ts";
import { pages } from "../../features/pages.ts";
import { provenBy } from "../repetitions.ts";
import { toast } from "./admin-actions.ts";
import { expect, expectAccessible, expectToSuitEveryScreen, PHONE, test } from "./fixtures.ts";
import { field, openEditor, text, writePage } from "./page-editor.ts";

test.beforeEach(async ({ asAdmin: page }) => {
  await page.addInitScript(() => localStorage.setItem("panelLanguage", "hi"));
});

const row = (id: string, en: string | null, hi: string | null) => ({
  ...emptyValues(pages.fees.fields.rows.fields),
  id,
  grade: text(en, hi),
});

test("the editor counts the texts without a translation, and a button focuses the next one", {
  tag: "@all",
  annotation: provenBy(
    "language-gaps.test.ts",
    "finds the next gap down the page, and starts again at the top",
  ),
}, async ({ asAdmin: page, site }) => {
  await writePage(site, "fees", {
    head: { ...(emptyValues(pages.fees.fields).head as object), line: text(null, "प्रति वर्ष") },
    tableHeading: text("Fees", "शुल्क"),
    rows: [row("a", "Class 1", null), row("b", "Class 2", "कक्षा 2")],
  });
  await openEditor(page, "fees");
  await expect(page.getByText("2 अंश एक ही भाषा में हैं।")).toBeVisible();
  const next = page.getByRole("button", { name: "अगले पर जाएँ" });
  await next.press("Enter");
  // Its group was closed.
  await expect(field(page, "head.line.en")).toBeFocused();
  await expect(field(page, "head.line.en")).toHaveAccessibleDescription("अंग्रेज़ी अभी नहीं है");
  await next.press("Enter");
  await expect(field(page, "rows.0.grade.hi")).toBeFocused();
  await expect(field(page, "rows.0.grade.hi")).toHaveAttribute("placeholder", "हिन्दी अभी नहीं है");
  await expectToSuitEveryScreen(page);

  await test.step("text in the wrong script shows a hint and can be saved", async () => {
    await page.keyboard.type("Class one");
    await expect(field(page, "rows.0.grade.hi")).toHaveAccessibleDescription("यह अंग्रेज़ी लग रही है।");
    await expect(page.getByText("1 अंश एक ही भाषा में है।")).toBeVisible();
    await field(page, "head.line.en").fill("हर वर्ष");
    await expect(field(page, "head.line.en")).toHaveAccessibleDescription("यह हिन्दी लग रही है।");
    await expect(next).toHaveCount(0);
    await expectAccessible(page);
    await page.getByRole("button", { name: "सहेजें", exact: true }).click();
    await expect(toast(page, "सहेजा गया। पृष्ठ पर यह तुरंत दिखेगा।")).toBeVisible();
  });
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
