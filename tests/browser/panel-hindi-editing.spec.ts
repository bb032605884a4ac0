import { emptyValues } from "../../core/content/pages/page-schema.ts";
import { pages } from "../../features/pages.ts";
import { provenBy } from "../repetitions.ts";
import { addEntry, NOTICES, toast } from "./admin-actions.ts";
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

test("a notice is added, changed and deleted in Hindi", {
  tag: "@all",
  annotation: provenBy(
    "admin-notices.spec.ts",
    "a notice with a PDF is created by keyboard, shown, changed and deleted",
  ),
}, async ({ asAdmin: page }) => {
  await page.goto(NOTICES);
  await expect(page.getByRole("heading", { level: 1, name: "सूचना पट्ट" })).toBeVisible();
  await page.getByRole("button", { name: "सूचना जोड़ें" }).click();
  const form = page.getByRole("dialog", { name: "सूचना जोड़ें" });
  await expect(form.getByLabel("अभी प्रकाशित न करें (ड्राफ़्ट)")).toBeVisible();
  await expectToSuitEveryScreen(page);
  await form.locator('[data-field="title"]').fill("ग्रीष्म अवकाश");
  await form.locator('[data-field="description"]').fill("विद्यालय 1 मई से बंद रहेगा।");
  await form.getByRole("button", { name: "जोड़ें", exact: true }).click();

  const card = page.getByRole("listitem").filter({ hasText: "ग्रीष्म अवकाश" });
  await card.getByRole("button", { name: "बदलें: ग्रीष्म अवकाश" }).click();
  const edit = page.getByRole("dialog", { name: "सूचना बदलें" });
  await edit.locator('[data-field="titleHi"]').fill("शीत अवकाश");
  await edit.getByRole("button", { name: "रद्द करें" }).click();
  await toast(page, "बिना सहेजे बंद किया गया।").getByRole("button", { name: "वापस लें" }).click();
  await expect(edit.locator('[data-field="titleHi"]')).toHaveValue("शीत अवकाश");
  await edit.getByRole("button", { name: "बदलाव सहेजें" }).click();

  await page.getByRole("button", { name: "हटाएँ: शीत अवकाश" }).click();
  const question = page.getByRole("alertdialog", { name: "“शीत अवकाश” को हटाएँ?" });
  await question.getByRole("button", { name: "हटाएँ" }).click();
  await expect(page.getByRole("heading", { name: "शीत अवकाश" })).toHaveCount(0);
});

test("the table counts, selects and deletes with complete Hindi sentences", {
  tag: "@all",
  annotation: provenBy(
    "hi/entries.test.ts",
    "names the fields that a bulk action changes, and the number of entries",
  ),
}, async ({ asAdmin: page, site }) => {
  for (const title of ["पहली सूचना", "दूसरी सूचना", "Third notice"]) {
    await addEntry(site, "notices", { title, description: "विवरण" });
  }
  await page.goto(`${NOTICES}?view=table`);
  const table = page.getByRole("region", { name: "सूचनाएँ" });
  await expect(table).toContainText("सूचनाएँ: 3 में से 1 से 3 तक");
  await table.getByLabel("इस पृष्ठ पर सभी को चुनें").check();
  const bar = page.getByRole("region", { name: "चयन" });
  await expect(bar).toContainText("3 सूचनाओं को चुना गया");
  await expectToSuitEveryScreen(page);
  await bar.getByRole("button", { name: "अप्रकाशित करें" }).click();
  await expect(toast(page, "3 सूचनाओं को अप्रकाशित किया गया।")).toBeVisible();
  await table.getByLabel("चुनें: Third notice").check();
  await bar.getByRole("button", { name: "हटाएँ", exact: true }).click();
  const question = page.getByRole("alertdialog", { name: "1 सूचना को हटाएँ?" });
  await question.getByRole("button", { name: "हटाएँ" }).click();
  await expect(toast(page, "1 सूचना को हटाया गया।")).toBeVisible();
  await page.getByLabel("सूचनाओं में खोजें").fill("कहीं नहीं");
  await expect(page.getByText("इस खोज से कुछ नहीं मिला")).toBeVisible();
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
  await expect(field(page, "rows.0.grade.hi")).toHaveAttribute("placeholder", "हिंदी अभी नहीं है");
  await expectToSuitEveryScreen(page);

  await test.step("text in the wrong script shows a hint and can be saved", async () => {
    await page.keyboard.type("Class one");
    await expect(field(page, "rows.0.grade.hi")).toHaveAccessibleDescription("यह अंग्रेज़ी लग रही है।");
    await expect(page.getByText("1 अंश एक ही भाषा में है।")).toBeVisible();
    await field(page, "head.line.en").fill("हर वर्ष");
    await expect(field(page, "head.line.en")).toHaveAccessibleDescription("यह हिंदी लग रही है।");
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
