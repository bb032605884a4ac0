import type { PageFields } from "../../core/content/pages/define-page.ts";
import { emptyValues } from "../../core/content/pages/page-schema.ts";
import { pageNames, pages } from "../../features/pages.ts";
import { buildPng } from "../files.ts";
import { provenBy } from "../repetitions.ts";
import { giveFiles, toast } from "./admin-actions.ts";
import { expect, expectAccessible, expectLoggedFailure, PHONE, test } from "./fixtures.ts";
import { field, openEditor, save, text, writePage } from "./page-editor.ts";
import { clearPages } from "./school-content.ts";

/** Lists, tables and pictures in the editor of a page. */

const hasList = (fields: PageFields): boolean =>
  Object.values(fields).some(
    (each) => each.kind === "list" || (each.kind === "group" && hasList(each.fields)),
  );

for (const name of pageNames.filter((each) => hasList(pages[each].fields))) {
  test(`every list of ${name} takes a first item, and the preview still works`, {
    tag: name === "home" ? [] : "@all",
  }, async ({ asAdmin: page, site }) => {
    await writePage(site, name, {});
    const preview = await openEditor(page, name);
    await page.locator("main details").evaluateAll((groups) => {
      for (const group of groups) (group as HTMLDetailsElement).open = true;
    });
    for (const add of await page.getByRole("button", { name: /^Add / }).all()) await add.click();
    await expect(preview.locator("main")).toBeAttached();
    await expect(page.getByRole("button", { name: "Save", exact: true })).toBeVisible();

    if (name !== "home") return;
    await test.step("the first text of a section shows the section and marks it", async () => {
      await field(page, "admissions.steps.en").fill("Bring the child");
      await expect(preview.locator("[data-marked]")).toContainText("Bring the child");
      await expect(preview.locator("[data-marked]")).toBeInViewport();
    });
  });
}

test("a preview that fails does not affect the form, and is shown again after a reload", {
  tag: "@all",
  annotation: provenBy(
    "admin-pages.spec.ts",
    "a click in the preview focuses the field, and items are moved, dragged, removed, restored and added",
  ),
}, async ({ asAdmin: page, site, consoleErrors }) => {
  expectLoggedFailure(consoleErrors);
  await writePage(site, "management", {});
  // A response that breaks the preview.
  await page.route("**/committee/all?*", (route) => route.fulfill({ json: [null] }));
  await page.goto("/admin/pages/management");
  const preview = page.frameLocator("iframe");
  await expect(preview.getByText("The page cannot be shown just now.")).toBeVisible();
  await page.getByText("Committee", { exact: true }).last().click();
  await field(page, "committee.heading.en").fill("Our committee");
  await save(page);
  await page.unroute("**/committee/all?*");

  await test.step("nor does a preview whose script cannot be loaded", async () => {
    await page.route("**/page-preview-*.js", (route) => route.abort());
    await page.reload();
    await expect(page.getByText("The page cannot be shown just now.")).toBeVisible();
    await page.getByText("Committee", { exact: true }).last().click();
    await field(page, "committee.heading.en").fill("The committee");
    await save(page);
    await page.unroute("**/page-preview-*.js");
  });
  await page.reload();
  await expect(preview.getByRole("heading", { name: "Management" })).toBeVisible();
});

test("a new row has the focus, a removed one gives it to its neighbour, and an empty row is not saved", async ({
  asAdmin: page,
  site,
}) => {
  await writePage(site, "discipline", {});
  await openEditor(page, "discipline");
  const add = page.getByRole("button", { name: "Add guideline" });
  await add.click();
  await expect(field(page, "guidelines.0.title.en")).toBeFocused();
  await page.keyboard.type("Be on time");
  await add.click();
  await add.click();
  await expect(field(page, "guidelines.2.title.en")).toBeFocused();
  await page
    .getByRole("button", { name: /^Remove / })
    .last()
    .click();
  await expect(page.locator('[data-path="guidelines.1"]')).toBeFocused();
  await save(page);
  await expect(page.locator('[data-path="guidelines.0"]')).toHaveText("Be on time");
  await expect(page.locator('[data-path="guidelines.1"]')).toHaveCount(0);
  await page.getByRole("button", { name: /^Remove / }).click();
  await expect(add).toBeFocused();
});

test("rows of a table are dragged to another place", {
  tag: "@all",
  annotation: provenBy(
    "admin-pages.spec.ts",
    "a click in the preview focuses the field, and items are moved, dragged, removed, restored and added",
  ),
}, async ({ asAdmin: page, site }) => {
  const row = (id: string, grade: string) => ({
    ...emptyValues(pages.fees.fields.rows.fields),
    id,
    grade: text(grade),
  });
  await writePage(site, "fees", { rows: [row("a", "Class 1"), row("b", "Class 2"), row("c", "Class 3")] });
  await openEditor(page, "fees");
  const rows = page.locator(".page-table tbody tr");
  // A scroll between the press and the move would drag another row.
  await rows.nth(2).scrollIntoViewIfNeeded();
  await rows.nth(0).getByTitle("Drag to another place").dragTo(rows.nth(2));
  await expect(field(page, "rows.2.grade.en")).toHaveValue("Class 1");
  await expect(field(page, "rows.0.grade.en")).toHaveValue("Class 2");

  await test.step("the arrow keys bring each cell into view, and the class stays in view", async () => {
    await page.setViewportSize({ width: 1280, height: 720 });
    await field(page, "rows.0.grade.en").press("End");
    for (let column = 1; column <= 6; column++) await page.keyboard.press("ArrowRight");
    await expect(field(page, "rows.0.thirdInstalment")).toBeFocused();
    await page.keyboard.press("ArrowDown");
    await expect(field(page, "rows.1.thirdInstalment")).toBeFocused();
    await expect(field(page, "rows.1.thirdInstalment")).toBeInViewport({ ratio: 1 });
    await expect(field(page, "rows.1.grade.en")).toBeInViewport({ ratio: 1 });
    await page.keyboard.press("Control+S");
    await expect(toast(page, "Saved. The page shows it at once.")).toBeVisible();
  });

  await test.step("without the preview, which the browser remembers, the whole table fits a laptop", async () => {
    await page.getByRole("button", { name: "Hide the preview" }).click();
    await expect(page.locator("iframe")).toBeHidden();
    const frame = page.locator(".page-table-frame").first();
    expect(await frame.evaluate((element) => element.scrollWidth - element.clientWidth)).toBe(0);
    await page.reload();
    await page.getByRole("button", { name: "Show the preview" }).click();
    await expect(page.locator("iframe")).toBeVisible();
  });
});

test("a picture is dropped, replaced by a pasted one, and cropped around the chosen point", {
  tag: "@all",
  annotation: provenBy(
    "admin-pictures.spec.ts",
    "are chosen, dropped and pasted, previewed, put in order and removed",
  ),
}, async ({ asAdmin: page, site }) => {
  const slide = { id: "a", heading: text("Welcome"), line: text(null), picture: null };
  await writePage(site, "home", { slides: [slide] });
  await openEditor(page, "home");
  await page.getByRole("button", { name: "Welcome", exact: true }).click();
  const place = page.getByRole("group", { name: "Picture", exact: true });
  const shown = place.locator("img");
  const sizeOf = () => shown.evaluate((image: HTMLImageElement) => [image.naturalWidth, image.naturalHeight]);
  await giveFiles(place, "drop", await buildPng({ width: 300, height: 200 }));
  await expect.poll(sizeOf).toEqual([300, 200]);
  await giveFiles(place, "paste", await buildPng({ width: 400, height: 200 }));
  await expect.poll(sizeOf).toEqual([400, 200]);
  await field(page, "slides.0.picture.alt.en").fill("Children at the gate");

  const mark = place.getByRole("button", { name: /^Mark what must stay in view/ });
  const box = await mark.boundingBox();
  if (!box) throw new Error("The picture is not visible");
  await mark.click({ position: { x: box.width * 0.98, y: box.height * 0.02 } });
  await expect(mark).toHaveAccessibleName(/100 % from the left, 0 % from the top/);
  await mark.press("ArrowLeft");
  await mark.press("ArrowDown");
  await mark.press("Enter");
  await expect(mark).toHaveAccessibleName(/75 % from the left, 25 % from the top/);
  await expectAccessible(page);
  await save(page);

  await page.reload();
  await page.getByRole("button", { name: "Welcome", exact: true }).click();
  await expect(mark).toHaveAccessibleName(/75 % from the left, 25 % from the top/);
  await page.goto("/");
  await expect(page.getByRole("img", { name: "Children at the gate" })).toHaveCSS(
    "object-position",
    "75% 25%",
  );
});

test("the preview has the menus that visitors have", {
  tag: "@all",
  annotation: provenBy(
    "admin-pages.spec.ts",
    "a click in the preview focuses the field, and items are moved, dragged, removed, restored and added",
  ),
}, async ({ asAdmin: page, site }) => {
  await clearPages(site);
  await writePage(site, "fees", { session: "2027-28" });
  const preview = await openEditor(page, "school");
  const links = preview.getByRole("navigation", { name: "Quick Links" }).getByRole("link");
  await expect(links).toHaveText(["Fee Structure", "Contact Us"]);
  await page.getByLabel("Fee Structure").check();
  await expect(links).toHaveText(["Contact Us"]);
});

test("on a phone the rows of a table are cards, and the switch keeps the focus and the scroll position", {
  tag: "@all",
  annotation: provenBy(
    "admin-pages.spec.ts",
    "fees are typed as in a spreadsheet, pasted from one, copied for the next session and published",
  ),
}, async ({ asAdmin: page, site }) => {
  const rows = Array.from({ length: 8 }, (_, index) => ({
    ...emptyValues(pages.fees.fields.rows.fields),
    id: String(index),
    grade: text(`Class ${index}`),
  }));
  await writePage(site, "fees", { rows });
  await page.setViewportSize(PHONE);
  await openEditor(page, "fees");
  const cell = field(page, "rows.5.thirdInstalment");
  await cell.fill("900");
  await expect(cell).toBeInViewport({ ratio: 1 });
  const frame = page.locator(".page-table-frame").first();
  expect(await frame.evaluate((element) => element.scrollWidth > element.clientWidth)).toBe(false);
  await page.getByRole("button", { name: "Show the page" }).click();
  await expect(page.getByRole("button", { name: "Back to the form" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(cell).toBeInViewport();
});
