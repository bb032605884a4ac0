import type { Page } from "@playwright/test";
import { findPictureSize } from "../../../../core/content/files/images.ts";
import { addEntry, giveFiles, toast } from "../../../../tests/browser/admin-actions.ts";
import { expect, expectToSuitEveryScreen, PHONE, test } from "../../../../tests/browser/fixtures.ts";
import { buildPng } from "../../../../tests/files.ts";
import { provenBy } from "../../../../tests/repetitions.ts";
import type { TestServer } from "../../../../tests/test-server.ts";
import { galleries } from "../../content/galleries.ts";

const SCREEN = "/admin/gallery-management";

/** Pictures that differ in their widths. */
const buildPictures = (widths: readonly number[]) =>
  Promise.all(widths.map((width) => buildPng({ width, height: 10 })));

const widthsOf = async (site: TestServer) => {
  const { rows } = await site.content.list(galleries);
  return rows.map(({ images }) =>
    (JSON.parse(String(images)) as string[]).map((name) => findPictureSize(name)?.width),
  );
};

const picker = (page: Page) => page.locator("[data-file-field=images]");
const tiles = (page: Page) => picker(page).locator("li");
const preview = (page: Page, place: number) =>
  tiles(page)
    .nth(place - 1)
    .locator(".list-tile-preview");
const press = (page: Page, name: string) => page.getByRole("button", { name, exact: true }).click();

test("on a phone new pictures are moved between stored ones, one by one and several at once", {
  tag: "@all",
  annotation: provenBy(
    "admin-pictures.spec.ts",
    "are chosen, dropped and pasted, previewed, put in order and removed",
  ),
}, async ({ asAdmin: page, site }) => {
  await page.setViewportSize(PHONE);
  await addEntry(site, "galleries", { title: "Holi", images: await buildPictures([11, 12, 13]) });
  await page.goto(SCREEN);
  await press(page, "Edit Holi");
  await expect(tiles(page).first()).toContainText("1 · 11 × 10");
  await giveFiles(picker(page), "paste", ...(await buildPictures([21, 22])));
  await expect(tiles(page).last()).toContainText("Done");

  const earlier = page.getByRole("button", { name: "Move Images 5 earlier", exact: true });
  await earlier.focus();
  await page.keyboard.press("Enter");
  await expect(page.getByText("Images 5 is now 4 of 5")).toBeAttached();
  await expect(page.getByRole("button", { name: "Move Images 4 earlier", exact: true })).toBeFocused();
  await press(page, "Move Images 4 to the top");
  // 22, 11, 12, 13, 21
  await press(page, "Select Images 3");
  await press(page, "Select Images 5");
  await expect(page.getByText("2 selected")).toBeVisible();
  // The bar is above the pictures and does not cover those that are scrolled below it.
  await picker(page).evaluate((field) => field.scrollIntoView());
  await expectToSuitEveryScreen(page);
  await press(page, "Move to the top");
  await expect(page.getByText("2 files are now 1 to 2 of 5")).toBeAttached();
  // 12, 21, 22, 11, 13
  await press(page, "Remove");
  await expect(tiles(page)).toHaveCount(3);
  await press(page, "Undo");
  await expect(tiles(page)).toHaveCount(5);
  await preview(page, 4).dragTo(preview(page, 1));
  await expect(page.getByText("Images 4 is now 1 of 5")).toBeAttached();
  await press(page, "Update");
  await expect(toast(page, "Gallery updated successfully!")).toBeVisible();
  expect(await widthsOf(site)).toEqual([[11, 12, 21, 22, 13]]);
});
