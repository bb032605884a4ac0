import type { PageFields } from "../../core/content/pages/define-page.ts";
import { pageNames, pages } from "../../features/pages.ts";
import { buildPng } from "../files.ts";
import { provenBy } from "../repetitions.ts";
import { giveFiles } from "./admin-actions.ts";
import { expect, expectAccessible, test } from "./fixtures.ts";
import { field, openEditor, save, text, writePage } from "./page-editor.ts";

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
