import type { Locator } from "@playwright/test";
import { buildJpeg } from "../files.ts";
import { provenBy } from "../repetitions.ts";
import { addEntry, STUDENT } from "./admin-actions.ts";
import { expect, PHONE, test } from "./fixtures.ts";

/** The buttons below a long form are always visible and never cover the focused field. */

test.use({ viewport: PHONE });

const barOf = (form: Locator) => form.locator(".save-bar");

async function topOf(locator: Locator): Promise<number> {
  const box = await locator.boundingBox();
  if (!box) throw new Error("it is not visible");
  return box.y;
}

async function bottomOf(locator: Locator): Promise<number> {
  const box = await locator.boundingBox();
  if (!box) throw new Error("it is not visible");
  return box.y + box.height;
}

/** Every focused field is above the bar. */
async function expectFieldsClear(form: Locator): Promise<void> {
  for (const field of await form.locator("input, select, textarea").filter({ visible: true }).all()) {
    await field.focus();
    await expect.poll(async () => (await bottomOf(field)) <= (await topOf(barOf(form)))).toBe(true);
  }
}

test("the forms of a screen keep their buttons visible", {
  tag: "@all",
  annotation: provenBy(
    "admin-forms.spec.ts",
    "Cancel, Escape and the cross close a changed form at once, and Undo opens it again with its file",
  ),
}, async ({ asAdmin: page, site }) => {
  await addEntry(site, "students", { ...STUDENT, profilePhoto: await buildJpeg() });
  await page.goto("/admin/student-management");
  for (const [open, form] of [
    ["Add Student", page.getByRole("region", { name: "Create Student" })],
    ["Edit", page.getByRole("listitem").filter({ has: page.getByRole("heading", { name: /^Edit / }) })],
  ] as const) {
    await page.getByRole("button", { name: open }).click();
    await form.getByLabel("Name", { exact: true }).scrollIntoViewIfNeeded();
    await expect(form.getByRole("button", { name: "Cancel" })).toBeInViewport({ ratio: 1 });
    expect(await bottomOf(form)).toBeGreaterThan(PHONE.height);
    await expectFieldsClear(form);
    await form.getByRole("button", { name: "Cancel" }).click();
  }

  await test.step("so does the announcement", async () => {
    await site.announcements.set({ content: "A line of the announcement. ".repeat(17), link: null });
    await page.goto("/admin/marquee-manager");
    await page.getByLabel("Text", { exact: true }).focus();
    await expect(page.getByRole("button", { name: "Update Text" })).toBeInViewport({ ratio: 1 });
    await page.getByLabel("Link").focus();
    await expect
      .poll(async () => (await bottomOf(page.getByLabel("Link"))) <= (await topOf(page.locator(".save-bar"))))
      .toBe(true);
  });
});
