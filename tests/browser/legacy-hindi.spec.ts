import type { Page } from "@playwright/test";
import { buildJpeg } from "../files.ts";
import { provenBy } from "../repetitions.ts";
import { addEntry, toast } from "./admin-actions.ts";
import { expect, expectAccessible, test } from "./fixtures.ts";
import { field, GUIDELINES, openEditor, save, writePage } from "./page-editor.ts";

const change = (page: Page) => page.getByRole("button", { name: "Change to Unicode" });
const leave = (page: Page) => page.getByRole("button", { name: "Leave it" });

test("a notice that is typed in Kruti Dev can be converted to Unicode, and Undo reverts it", async ({
  asAdmin: page,
}) => {
  await page.goto("/admin/notice-management");
  await page.getByRole("button", { name: "Create Notice" }).click();
  const modal = page.getByRole("dialog");
  const [title, description] = [modal.getByLabel("Title"), modal.getByLabel("Description")];

  await test.step("English text shows no hint", async () => {
    await title.pressSequentially("Class 5");
    await expect(change(page)).toBeHidden();
  });

  await test.step("the hint shows the converted text, and the button converts", async () => {
    await title.fill("");
    await title.pressSequentially("izos'k izkjEHk gSA");
    await expect(modal.getByText("This looks like Kruti Dev. In Unicode: प्रवेश प्रारम्भ है।")).toBeVisible();
    await expectAccessible(page);
    await change(page).click();
    await expect(title).toHaveValue("प्रवेश प्रारम्भ है।");
    await expect(title).toBeFocused();
    await expect(change(page)).toBeHidden();
    await page.keyboard.press("Control+z");
    await expect(title).toHaveValue("izos'k izkjEHk gSA");
    await change(page).click();
  });

  await test.step("a declined field shows no hint again", async () => {
    await description.fill("fo|ky; dh lwpuk");
    await leave(page).click();
    await expect(description).toBeFocused();
    await description.press("End");
    await description.pressSequentially(" gSA");
    await expect(leave(page)).toBeHidden();
  });

  await modal.getByRole("button", { name: "Create" }).click();
  await expect(page.getByRole("heading", { name: "प्रवेश प्रारम्भ है।" })).toBeVisible();
  await expect(page.getByText("fo|ky; dh lwpuk gSA")).toBeVisible();
});

test("the fields of a page show the hint, and hide it when the changes are discarded", {
  tag: "@all",
  annotation: provenBy(
    "legacy-hindi.spec.ts",
    "a notice that is typed in Kruti Dev can be converted to Unicode, and Undo reverts it",
  ),
}, async ({ asAdmin: page, site }) => {
  await writePage(site, "discipline", GUIDELINES);
  const preview = await openEditor(page, "discipline");
  await page.getByRole("button", { name: "Add guideline" }).click();
  const title = field(page, "guidelines.3.title.hi");
  await title.fill("le; ij fo|ky; vk,¡");
  await change(page).click();
  await expect(title).toHaveValue("समय पर विद्यालय आएँ");
  await expect(preview.locator("main li h3").last()).toHaveText("समय पर विद्यालय आएँ");
  await save(page);

  await title.fill("fo|ky;");
  await expect(change(page)).toBeVisible();
  await page.getByRole("button", { name: "Discard changes" }).click();
  await expect(title).toHaveValue("समय पर विद्यालय आएँ");
  await expect(change(page)).toBeHidden();
});

test("for a cell of a table the hint is below the table", {
  tag: "@all",
  annotation: provenBy(
    "legacy-hindi.spec.ts",
    "a notice that is typed in Kruti Dev can be converted to Unicode, and Undo reverts it",
  ),
}, async ({ asAdmin: page }) => {
  await openEditor(page, "fees");
  const [grade, other] = [field(page, "rows.0.grade.hi"), field(page, "rows.1.grade.hi")];
  await grade.fill("d{kk 1");
  await other.focus();
  await expect(change(page)).toBeHidden();
  await grade.focus();
  await change(page).click();
  await expect(grade).toHaveValue("कक्षा 1");
});

test("a post that is pasted in Kruti Dev is converted with its Markdown", {
  tag: "@all",
  annotation: provenBy(
    "pasted-markdown.test.ts",
    "text in Kruti Dev keeps what its conversion to Unicode keeps",
  ),
}, async ({ asAdmin: page, site }) => {
  const { _id } = await addEntry(site, "blocks", {
    title: "Sports",
    description: "A day outdoors.",
    autherName: "Sunita Verma",
    images: [await buildJpeg({ width: 80, height: 60 })],
  });
  await page.goto(`/admin/block-management/${_id}/write`);
  const text = page.getByRole("textbox", { name: "Full Post" });
  await text.focus();
  await page.keyboard.insertText("## [ksy fnol\n\n**cPpksa** us Computer Lab esa 15 iz'u iwNsA");
  await change(page).click();
  await expect(text).toHaveValue("## खेल दिवस\n\n**बच्चों** ने Computer Lab में 15 प्रश्न पूछे।");
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect(toast(page, "Saved. The page shows it at once.")).toBeVisible();
});
