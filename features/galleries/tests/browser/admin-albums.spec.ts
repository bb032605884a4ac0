import type { Page } from "@playwright/test";
import { findPictureSize } from "../../../../core/content/files/images.ts";
import {
  addEntry,
  giveFiles,
  logInAgain,
  openWithOwnSession,
  toast,
} from "../../../../tests/browser/admin-actions.ts";
import {
  allowFailedCalls,
  expect,
  expectAccessible,
  expectToSuitEveryScreen,
  PHONE,
  test,
} from "../../../../tests/browser/fixtures.ts";
import { buildPng } from "../../../../tests/files.ts";
import { provenBy } from "../../../../tests/repetitions.ts";
import type { TestServer } from "../../../../tests/test-server.ts";
import { galleries } from "../../content/galleries.ts";

const SCREEN = "/admin/gallery-management";
const STAGE = "**/uploads/stage?*";

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
/** A search by role would go through the buttons of a hundred pictures. */
const saveButton = (page: Page) => page.locator("form [type=submit]");
const preview = (page: Page, place: number) =>
  tiles(page)
    .nth(place - 1)
    .locator(".list-tile-preview");
const press = (page: Page, name: string) => page.getByRole("button", { name, exact: true }).click();

async function startGallery(page: Page, title: string): Promise<void> {
  await press(page, "Create New Gallery");
  await page.getByLabel("Title").fill(title);
}

const COUNT = 100;

test(`${COUNT} pictures that are dropped at once become one gallery, in their order, also if one fails at first`, {
  tag: "@all",
  annotation: provenBy(
    "upload-line.test.ts",
    "sends two files at a time, in order, and continues after a failure",
  ),
}, async ({ asAdmin: page, site, consoleErrors }) => {
  test.slow();
  allowFailedCalls(consoleErrors);
  const widths = Array.from({ length: COUNT }, (_, index) => 10 + index);
  const pictures = await buildPictures(widths);
  let saves = 0;
  page.on("request", (request) => {
    if (request.url().endsWith("/galleries/create")) saves++;
  });
  const { promise: begin, resolve: letThemGo } = Promise.withResolvers<void>();
  await page.route(
    STAGE,
    async (route) => {
      await begin;
      await route.abort();
    },
    { times: 1 },
  );
  await page.goto(SCREEN);
  await startGallery(page, "Sports Day");
  await giveFiles(picker(page), "drop", ...pictures);
  await expect(tiles(page)).toHaveCount(COUNT);
  await expect(tiles(page).last()).toContainText("Waiting");

  await saveButton(page).click();
  await expect(saveButton(page)).toHaveText("Saving when the files are there...");
  await expect(saveButton(page)).toBeDisabled();
  await page.getByLabel("Description").fill("Typed while they were on their way");
  letThemGo();
  const message = page.locator("form").getByText("One file could not be sent. Retry it or remove it.");
  await expect(message).toBeVisible({ timeout: 120_000 });
  // Several are sent at once, so any of the first can be the one that fails.
  await expect(tiles(page).filter({ hasText: "Failed: The server could not be reached" })).toHaveCount(1);
  await expect(page.getByText(`${COUNT - 1} of ${COUNT} files sent, 1 failed`)).toBeVisible();
  expect(saves).toBe(0);

  await page.getByText("Retry all").click();
  await expect(page.getByText(`${COUNT} files were sent.`)).toBeAttached();
  await expect(tiles(page).filter({ hasText: "Done" })).toHaveCount(COUNT);
  await saveButton(page).click();
  await expect(toast(page, "Gallery created successfully!")).toBeVisible();
  expect(await widthsOf(site)).toEqual([widths]);
  expect((await site.content.list(galleries)).rows[0]).toMatchObject({
    title: "Sports Day",
    description: "Typed while they were on their way",
  });
  expect(saves).toBe(1);
});

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

test("a file that the server refuses shows the reason; one that has expired is sent again", {
  tag: "@all",
  annotation: provenBy(
    "admin-notices.spec.ts",
    "a file of the wrong kind is refused in the browser, and what the server refuses is shown at its field",
  ),
}, async ({ asAdmin: page, site, consoleErrors }) => {
  allowFailedCalls(consoleErrors);
  const [picture = Buffer.of()] = await buildPictures([31]);
  await page.goto(SCREEN);
  await startGallery(page, "Kites");
  await giveFiles(picker(page), "drop", picture, picture.subarray(0, 60));
  const damaged = tiles(page).filter({ hasText: "Failed: The image is damaged and could not be read" });
  await expect(damaged).toHaveCount(1);
  await expect(damaged.getByRole("button", { name: "Retry" })).toHaveCount(0);
  await expect(tiles(page).first()).toContainText("Done");
  await expectAccessible(page);
  await press(page, "Remove Images 2");

  const { staged } = site.files;
  await staged.remove((await Array.fromAsync(staged.list())).map(({ name }) => name));
  await press(page, "Create");
  await expect(page.getByText("Failed: It is not on the server any more")).toBeVisible();
  await press(page, "Retry Images 1");
  await expect(tiles(page).first()).toContainText("Done");
  await press(page, "Create");
  await expect(toast(page, "Gallery created successfully!")).toBeVisible();
  expect(await widthsOf(site)).toEqual([[31]]);
});

test("a session that ends during an upload is renewed in place, and the upload continues", {
  tag: "@all",
  annotation: provenBy(
    "upload-line.test.ts",
    "reports why a file cannot be sent, and asks for a login only once",
  ),
}, async ({ page, site, consoleErrors }) => {
  allowFailedCalls(consoleErrors);
  const endSession = await openWithOwnSession(page, SCREEN);
  await startGallery(page, "Rain");
  await endSession();
  await giveFiles(picker(page), "drop", ...(await buildPictures([41, 42, 43])));
  await logInAgain(page);
  await press(page, "Create");
  await expect(toast(page, "Gallery created successfully!")).toBeVisible();
  expect(await widthsOf(site)).toEqual([[41, 42, 43]]);
});
