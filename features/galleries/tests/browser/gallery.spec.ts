import type { Locator, Page } from "@playwright/test";
import {
  DESKTOP,
  expect,
  expectAccessible,
  expectAccessibleInAll,
  expectLoggedFailure,
  PHONE,
  test,
} from "../../../../tests/browser/fixtures.ts";
import { publish, storePicture } from "../../../../tests/browser/school-content.ts";
import { buildJpeg } from "../../../../tests/files.ts";
import { provenBy } from "../../../../tests/repetitions.ts";
import type { TestServer } from "../../../../tests/test-server.ts";
import { resources } from "../../../types.ts";

/** Publishes galleries and returns the names of their files, gallery by gallery. */
async function publishGalleries(
  site: TestServer,
  galleries: readonly { title: string | null; description?: string | null; pictures: number }[],
): Promise<string[][]> {
  const stored = await Promise.all(
    galleries.map(({ pictures }) => Promise.all(Array.from({ length: pictures }, () => storePicture(site)))),
  );
  await publish(
    site,
    "galleries",
    galleries.map(({ title, description = null }, index) => ({
      title,
      description,
      images: JSON.stringify(stored[index]),
    })),
  );
  return stored;
}

const thumbnail = (page: Page, name: string) => page.locator("main").getByRole("link", { name });
const viewer = (page: Page, name: string) => page.getByRole("dialog", { name });

/** The picture that fills the viewer now, by its alternative text. */
const shown = (dialog: Locator) => dialog.locator("li:not([inert])").getByRole("img");

/** The file that a thumbnail or a viewed picture shows. */
const fileOf = (picture: Locator) => picture.getAttribute("src").then((src) => src?.split("/").at(-1));

type Point = { x: number; y: number };

/** Sends the touches of fingers, one list of points after the other; the last finger leaves at the end. */
async function touch(page: Page, [first = [], ...others]: readonly Point[][]): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: first });
  for (const touchPoints of others)
    await devtools.send("Input.dispatchTouchEvent", { type: "touchMove", touchPoints });
  await devtools.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
}

/** A finger that is drawn from right to left. */
const swipeLeft = (page: Page) =>
  touch(
    page,
    Array.from({ length: 16 }, (_, step) => [{ x: 300 - 15 * step, y: 370 }]),
  );

/** Two taps whose times do not depend on the machine. */
async function doubleTap(page: Page, point: Point): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  const now = Date.now() / 1000;
  for (const seconds of [0, 0.15]) {
    for (const [type, touchPoints, after] of [
      ["touchStart", [point], 0],
      ["touchEnd", [], 0.05],
    ] as const)
      await devtools.send("Input.dispatchTouchEvent", {
        type,
        touchPoints: [...touchPoints],
        timestamp: now + seconds + after,
      });
  }
}

/** The width on the screen of the whole picture, cropped or with bands. */
const widthOf = (picture: Locator, fit: "cover" | "contain") =>
  picture.evaluate((image, fit) => {
    if (!(image instanceof HTMLImageElement)) throw new Error("not a picture");
    const { width, height } = image.getBoundingClientRect();
    const ratio = image.naturalWidth / image.naturalHeight;
    return Math[fit === "cover" ? "max" : "min"](width, height * ratio);
  }, fit);

test("all pictures of all galleries are shown in one to four columns; galleries without a title are together", async ({
  page,
  site,
  consoleErrors,
}) => {
  expectLoggedFailure(consoleErrors);
  await publishGalleries(site, [
    { title: "Holi", description: "The day of colours", pictures: 5 },
    { title: null, pictures: 2 },
    { title: "Diwali", pictures: 1 },
    { title: null, pictures: 2 },
    { title: "Not yet", pictures: 0 },
  ]);
  await page.goto("/gallery");
  await expect(page.locator("main").getByRole("heading", { level: 2 })).toHaveText([
    "Holi",
    "School life",
    "Diwali",
  ]);
  await expect(page.getByText("The day of colours")).toBeVisible();
  await expect(page.locator("main").getByRole("img")).toHaveCount(10);
  await expect(thumbnail(page, "School life, picture 4 of 4")).toBeVisible();
  const columns = () =>
    page
      .locator("main ul")
      .first()
      .evaluate((list) => getComputedStyle(list).gridTemplateColumns.split(" ").filter(Boolean).length);
  for (const [width, count] of [
    [360, 1],
    [768, 2],
    [1024, 3],
    [1280, 4],
    [1920, 4],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    expect(await columns(), `at ${width}`).toBe(count);
  }

  await test.step("a missing file keeps its space, and a long title wraps", async () => {
    await site.content.create(resources.galleries, {
      title: "होली".repeat(40),
      description: null,
      images: JSON.stringify(["gone-1200x900.jpg", await storePicture(site)]),
    });
    await page.setViewportSize({ width: 320, height: 740 });
    await page.goto("/gallery");
    const missing = page.getByRole("img", { name: "picture 1 of 2" });
    await expect(missing).toHaveText(/picture 1 of 2$/);
    expect((await missing.boundingBox())?.height).toBeGreaterThan(150);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  });
});

test("a large album shows its first pictures, and all of them on pages of its own", {
  tag: "@all",
  annotation: provenBy(
    "group-into-albums.test.ts",
    "shows small albums as a whole, and the first pictures of large ones",
  ),
}, async ({ page, site }) => {
  const image = await storePicture(site);
  // Different names, so that each picture is an own item; only the first file exists.
  const names = Array.from({ length: 99 }, (_, index) =>
    image.replace(/^.{2}/, String(index).padStart(2, "0")),
  );
  await publish(site, "galleries", [
    {
      title: "Annual Day",
      titleHi: "वार्षिकोत्सव",
      description: null,
      images: JSON.stringify([image, ...names]),
    },
    { title: "Holi", description: null, images: JSON.stringify([image]) },
  ]);
  const body = await buildJpeg();
  await page.route("**/api/v1/uploads/*", (route) => route.fulfill({ body, contentType: "image/jpeg" }));
  await page.setViewportSize(PHONE);
  await page.goto("/gallery");
  const album = page.getByRole("region", { name: "Annual Day" });
  await expect(album.getByRole("img")).toHaveCount(8);
  const lead = await album.getByRole("img").first().boundingBox();
  expect(lead).toMatchObject({ x: 0, width: PHONE.width });
  await expectAccessible(page);

  await album.getByRole("link", { name: "See all 100 pictures" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Annual Day");
  const pictures = page.locator("main").getByRole("link", { name: /picture \d+ of 100$/ });
  await expect(pictures).toHaveCount(48);
  await pictures.last().click();
  await expect(viewer(page, "Annual Day").getByText("48 of 48", { exact: true })).toBeVisible();
  await page.keyboard.press("Escape");
  await expectAccessible(page);

  const pages = page.getByRole("navigation", { name: "Pages of the album" });
  await pages.getByRole("link", { name: "Next" }).click();
  await pages.getByRole("link", { name: "Next" }).click();
  await expect(pages).toContainText("Page 3 of 3");
  await expect(pictures).toHaveCount(4);
  await expect(thumbnail(page, "picture 100 of 100")).toBeVisible();
  await page.goto(page.url().replace("/gallery/", "/hi/gallery/"));
  await expect(page.getByRole("link", { name: "वार्षिकोत्सव, 100 में से फ़ोटो 100" })).toBeVisible();
  await page.getByRole("link", { name: "सभी एल्बम" }).click();
  await expect(page.getByRole("link", { name: "सभी 100 फ़ोटो देखें" })).toBeVisible();
});

test("a picture opens in a modal viewer, which arrow keys and buttons turn, and Escape and the cross close", async ({
  page,
  site,
}) => {
  const [[first, second, third] = []] = await publishGalleries(site, [{ title: "Holi", pictures: 3 }]);
  await page.goto("/gallery");
  await thumbnail(page, "picture 2 of 3").click();
  const dialog = viewer(page, "Holi");
  await expect(dialog.getByText("2 of 3", { exact: true })).toBeVisible();
  await expect(shown(dialog)).toBeInViewport({ ratio: 1 });
  expect(await fileOf(shown(dialog))).toBe(second);

  await page.keyboard.press("ArrowRight");
  await expect(dialog.getByText("3 of 3", { exact: true })).toBeVisible();
  expect(await fileOf(shown(dialog))).toBe(third);
  await page.keyboard.press("ArrowRight");
  await expect(dialog.getByText("1 of 3", { exact: true })).toBeVisible();
  expect(await fileOf(shown(dialog))).toBe(first);
  await page.keyboard.press("ArrowLeft");
  await expect(dialog.getByText("3 of 3", { exact: true })).toBeVisible();

  await dialog.getByRole("button", { name: "Next picture" }).click();
  await expect(dialog.getByText("1 of 3", { exact: true })).toBeVisible();
  await expect(dialog.getByText("Holi").first()).toBeVisible();

  await test.step("two quick presses of an arrow key go two pictures further", async () => {
    await page.keyboard.press("ArrowRight");
    await page.keyboard.press("ArrowRight");
    await expect(dialog.getByText("3 of 3", { exact: true })).toBeVisible();
  });
  await page.keyboard.press("Escape");
  // The browser hides it at once, and reports the end a moment later.
  const content = page.locator("dialog.picture-dialog > *");
  await expect(content).toHaveCount(0);

  const opened = thumbnail(page, "picture 2 of 3");
  for (const close of [
    () => page.keyboard.press("Escape"),
    () => viewer(page, "Holi").getByRole("button", { name: "Close" }).click(),
  ]) {
    await opened.focus();
    await page.keyboard.press("Enter");
    await expect(viewer(page, "Holi")).toBeVisible();
    await close();
    await expect(content).toHaveCount(0);
    await expect(viewer(page, "Holi")).toBeHidden();
    await expect(opened).toBeFocused();
  }

  await thumbnail(page, "picture 1 of 3").click();
  await expect(viewer(page, "Holi")).toBeVisible();
  for (const viewport of [PHONE, DESKTOP]) {
    await page.setViewportSize(viewport);
    if (viewport === PHONE) await expectAccessible(page);
    else await expectAccessibleInAll(page);
    for (let press = 0; press < 6; press++) {
      await page.keyboard.press("Tab");
      const isOutside = await page.evaluate(
        () => document.activeElement !== document.body && !document.activeElement?.closest("dialog"),
      );
      expect(isOutside).toBe(false);
    }
  }
});

test.describe("on a touch screen", () => {
  test.use({ hasTouch: true, isMobile: true, viewport: PHONE });

  test("a picture is as wide as the screen; a swipe shows the next one, a double tap and a pinch enlarge it", async ({
    page,
    site,
  }) => {
    await publishGalleries(site, [{ title: "Holi", pictures: 3 }]);
    await page.goto("/gallery");
    await thumbnail(page, "picture 1 of 3").tap();
    const dialog = viewer(page, "Holi");
    await expect(dialog.getByText("1 of 3", { exact: true })).toBeVisible();
    expect(await widthOf(shown(dialog), "contain")).toBe(PHONE.width);
    await swipeLeft(page);
    await expect(dialog.getByText("2 of 3", { exact: true })).toBeVisible();
    await expect(shown(dialog)).toBeInViewport({ ratio: 1 });

    await test.step("a double tap enlarges what is under the finger, and another one shows the whole", async () => {
      await doubleTap(page, { x: 350, y: 350 });
      await expect.poll(() => widthOf(shown(dialog), "contain")).toBe(2.5 * PHONE.width);
      const { x = 0, width = 0 } = (await shown(dialog).boundingBox()) ?? {};
      expect(x + width).toBeLessThan(PHONE.width + 40);
      await doubleTap(page, { x: 100, y: 350 });
      await expect.poll(() => widthOf(shown(dialog), "contain")).toBe(PHONE.width);
    });

    await test.step("a finger moves over a pinched picture instead of turning to the next", async () => {
      await touch(
        page,
        Array.from({ length: 16 }, (_, step) => [
          { x: 170 - 8 * step, y: 370 },
          { x: 190 + 8 * step, y: 370 },
        ]),
      );
      await expect.poll(() => page.evaluate(() => visualViewport?.scale)).toBeGreaterThan(2);
      const left = () => page.evaluate(() => visualViewport?.pageLeft ?? 0);
      const before = await left();
      await swipeLeft(page);
      await expect.poll(left).toBeGreaterThan(before);
      await expect(dialog.getByText("2 of 3", { exact: true })).toBeVisible();
    });
  });
});

test("the first picture is not smaller in the viewer than on the page, whose first screen shows the grid", async ({
  page,
  site,
}) => {
  await publishGalleries(site, [{ title: "Holi", pictures: 3 }]);
  await page.setViewportSize(DESKTOP);
  await page.goto("/gallery");
  const lead = thumbnail(page, "picture 1 of 3");
  const onPage = await widthOf(lead.getByRole("img"), "cover");
  await expect(thumbnail(page, "picture 2 of 3")).toBeInViewport({ ratio: 0.5 });
  await lead.click();
  await expect(shown(viewer(page, "Holi"))).toBeInViewport({ ratio: 1 });
  expect(await widthOf(shown(viewer(page, "Holi")), "contain")).toBeGreaterThanOrEqual(onPage);
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("a picture opens as a file", async ({ page, site }) => {
    const [[first] = []] = await publishGalleries(site, [{ title: "Holi", pictures: 1 }]);
    await page.goto("/gallery");
    await page.locator("main").getByRole("link", { name: "picture 1 of 1" }).click();
    await expect(page).toHaveURL(`/api/v1/uploads/${first}`);
  });
});
