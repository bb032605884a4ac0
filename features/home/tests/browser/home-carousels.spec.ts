import { DESKTOP, expect, PHONE, test } from "../../../../tests/browser/fixtures.ts";
import {
  notices,
  publish,
  publishAlumni,
  shown,
  storePicture,
} from "../../../../tests/browser/school-content.ts";
import { provenBy } from "../../../../tests/repetitions.ts";
import { alumni } from "../../../people/sample/alumni.ts";
import { home } from "../../sample/home.ts";
import {
  carousel,
  expectScripts,
  openHome,
  slideInFront,
  slidesInFrame,
  stopClock,
  swipe,
  watchMove,
} from "./home-page.ts";

const HERO = "Our school in pictures";
const TOP_STUDENTS = shown(home.topStudents.heading);
const ALUMNI = shown(home.alumni.heading);
/** Longer than the transition of a slide, shorter than the time that a slide stays. */
const ARRIVAL_MS = 1200;

test.use({ viewport: DESKTOP });

test.describe("the hero carousel", () => {
  test("turns by itself, and stops for the mouse, its buttons and a swipe", async ({ page }) => {
    await stopClock(page);
    await openHome(page);
    const hero = carousel(page, HERO);
    await expect(hero.getByRole("listitem")).toHaveCount(8);
    await watchMove(page, hero);
    expect(await slideInFront(hero)).toBe(1);

    await test.step("after the first view the next picture is loaded, and no other", async () => {
      const [second, third] = [hero.locator("img").nth(1), hero.locator("img").nth(2)];
      await expect(second).toBeHidden();
      await page.clock.runFor(1500);
      await expect(second).toHaveJSProperty("complete", true);
      await expect(second).not.toHaveJSProperty("currentSrc", "");
      await expect(third).toBeHidden();
      await expect(third).toHaveJSProperty("currentSrc", "");
    });

    await test.step("it turns after 4500 ms, and from the eighth slide to the first", async () => {
      await page.clock.runFor(2900);
      expect(await slideInFront(hero)).toBe(1);
      await page.clock.runFor(100 + ARRIVAL_MS);
      expect(await slideInFront(hero)).toBe(2);
      await expect(hero.locator("img").nth(2)).not.toHaveJSProperty("currentSrc", "");
      await page.clock.runFor(4500 * 6);
      expect(await slideInFront(hero)).toBe(8);
      await page.clock.runFor(4500);
      expect(await slideInFront(hero)).toBe(1);
    });

    await test.step("it pauses under the mouse", async () => {
      await page.mouse.move(900, 300);
      await page.clock.runFor(20_000);
      expect(await slideInFront(hero)).toBe(1);
      await page.mouse.move(1, 1);
      await page.clock.runFor(4500 + ARRIVAL_MS);
      expect(await slideInFront(hero)).toBe(2);
    });

    await test.step("it stops while the keyboard focus is on its buttons", async () => {
      const next = hero.getByRole("button", { name: "Next slide" });
      await next.focus();
      // The focus that a key moves is visible, the focus after a click is not.
      await page.keyboard.press("Shift+Tab");
      await page.keyboard.press("Tab");
      await expect(next).toBeFocused();
      await page.clock.runFor(20_000);
      expect(await slideInFront(hero)).toBe(2);
      const button = hero.getByRole("button", { name: /^(Pause|Play)/ });
      await page.keyboard.press("Shift+Tab");
      await expect(button).toBeFocused();
      await page.keyboard.press("Enter");
      await page.keyboard.press("Enter");
      await page.clock.runFor(4500 + ARRIVAL_MS);
      expect(await slideInFront(hero)).toBe(3);
      await button.blur();
      await hero.getByRole("button", { name: "Previous slide" }).click();
      await hero.getByRole("button", { name: `Play: ${HERO}` }).click();
      await page.clock.runFor(ARRIVAL_MS);
      expect(await slideInFront(hero)).toBe(2);
    });

    await test.step("a button pauses and resumes it", async () => {
      await hero.getByRole("button", { name: `Pause: ${HERO}` }).click();
      await page.clock.runFor(20_000);
      expect(await slideInFront(hero)).toBe(2);
      await hero.getByRole("button", { name: `Play: ${HERO}` }).click();
      await page.clock.runFor(4500 + ARRIVAL_MS);
      expect(await slideInFront(hero)).toBe(3);
    });

    await test.step("its arrows turn it and stop it", async () => {
      await hero.getByRole("button", { name: "Next slide" }).click();
      await page.clock.runFor(ARRIVAL_MS);
      expect(await slideInFront(hero)).toBe(4);
      await page.clock.runFor(20_000);
      expect(await slideInFront(hero)).toBe(4);
      for (let press = 0; press < 4; press++) {
        await hero.getByRole("button", { name: "Previous slide" }).click();
        await page.clock.runFor(ARRIVAL_MS);
      }
      expect(await slideInFront(hero)).toBe(8);
    });

    await test.step("a swipe turns it and stops it", async () => {
      await page.reload();
      await expectScripts(page);
      await swipe(page, hero, 900);
      await page.clock.runFor(ARRIVAL_MS);
      expect(await slideInFront(hero)).toBe(2);
      await page.clock.runFor(20_000);
      expect(await slideInFront(hero)).toBe(2);
    });
  });
});

test("with reduced motion, hero carousel and notice board do not move; the arrows of the carousel jump", {
  tag: "@all",
  annotation: provenBy(
    "home.spec.ts",
    "with reduced motion everything is visible, and the page is accessible with the popup open and closed",
  ),
}, async ({ page, site }) => {
  await publish(site, "notices", notices(12));
  await page.emulateMedia({ reducedMotion: "reduce" });
  await stopClock(page);
  await openHome(page);
  const hero = carousel(page, HERO);
  await page.clock.runFor(20_000);
  expect(await slideInFront(hero)).toBe(1);
  await expect(hero.getByRole("button", { name: /Pause|Play/ })).toHaveCount(0);
  await hero.getByRole("button", { name: "Next slide" }).click();
  await page.clock.runFor(20);
  expect(await slideInFront(hero)).toBe(2);
  const board = page.getByRole("region", { name: "Notice Board" });
  const list = board.getByRole("list", { name: "Notices" });
  expect(await list.evaluate((element) => element.scrollTop)).toBe(0);
  await expect(board.getByRole("button", { name: "Pause the notices" })).toBeHidden();
});

test.describe("top students and alumni", () => {
  test.beforeEach(async ({ site }) => {
    const image = await storePicture(site);
    const student = (name: string) => ({ name, class: "7", percent: 95.5, image });
    await publish(
      site,
      "topStudents",
      ["Asha", "यश पाटीदार", "Chetan", "Devi", "Esha", "Farid"].map(student),
    );
    await publishAlumni(site);
  });

  test("show as many cards as fit the screen", {
    tag: "@all",
    annotation: provenBy(
      "home-carousels.spec.ts",
      "top students show a round photo, name, class and percent, and turn every 1500 ms",
    ),
  }, async ({ page }) => {
    await stopClock(page);
    for (const [width, students, formerStudents] of [
      [767, 1, 1],
      [768, 3, 2],
      [1022, 3, 2],
      [1023, 3, 4],
      [1024, 4, 4],
    ] as const) {
      await page.setViewportSize({ width, height: 800 });
      await openHome(page);
      const shown = carousel(page, TOP_STUDENTS);
      await expect.poll(() => slidesInFrame(shown), `top students at ${width} px`).toBe(students);
      await expect(shown.getByRole("listitem").first()).toHaveCSS("padding-left", "30px");
      await expect
        .poll(() => slidesInFrame(carousel(page, ALUMNI)), `alumni at ${width} px`)
        .toBe(formerStudents);
    }
  });

  test("top students show a round photo, name, class and percent, and turn every 1500 ms", async ({
    page,
  }) => {
    await stopClock(page);
    await openHome(page);
    const shown = carousel(page, TOP_STUDENTS);
    const first = shown.getByRole("article").first();
    await expect(first.getByRole("heading")).toHaveText("Asha");
    await expect(first).toContainText("Class: 7");
    await expect(first).toContainText("Percent: 95.5%");
    const photo = first.locator("img");
    await expect(photo).toHaveCSS("object-fit", "cover");
    const box = await photo.boundingBox();
    // Chromium rounds sizes on a moving track in the fourth decimal.
    expect(box?.width).toBeCloseTo(box?.height ?? 0, 2);
    const radius = await photo.evaluate((image) => Number.parseFloat(getComputedStyle(image).borderRadius));
    expect(radius).toBeGreaterThanOrEqual((box?.width ?? 0) / 2);

    await watchMove(page, shown);
    await page.clock.runFor(1400);
    expect(await slideInFront(shown)).toBe(1);
    await page.clock.runFor(100 + ARRIVAL_MS);
    expect(await slideInFront(shown)).toBe(2);

    await test.step("they continue after a swipe", async () => {
      await swipe(page, shown, 600);
      await page.clock.runFor(ARRIVAL_MS);
      const swipedTo = await slideInFront(shown);
      expect(swipedTo).toBeGreaterThan(2);
      await page.clock.runFor(1500);
      expect(await slideInFront(shown)).toBe(((swipedTo ?? 0) % 6) + 1);
    });

    await test.step("they stay paused after a swipe once the visitor has pressed pause", async () => {
      await shown.getByRole("button", { name: `Pause: ${TOP_STUDENTS}` }).click();
      await page.clock.runFor(ARRIVAL_MS);
      const before = await slideInFront(shown);
      await swipe(page, shown, 600);
      await page.clock.runFor(ARRIVAL_MS);
      const swipedTo = await slideInFront(shown);
      expect(swipedTo).not.toBe(before);
      await page.clock.runFor(20_000);
      expect(await slideInFront(shown)).toBe(swipedTo);
    });
  });
});

test("the alumni cards show all details and turn in a loop", async ({ page, site }) => {
  await publishAlumni(site);
  await stopClock(page);
  await openHome(page);
  const shown = carousel(page, ALUMNI);

  await test.step("without top students there is no section for them", async () => {
    await expect(page.getByRole("heading", { name: TOP_STUDENTS })).toHaveCount(0);
  });

  const cards = shown.getByRole("article");
  await expect(cards).toHaveCount(alumni.length);
  const [first] = alumni;
  for (const text of [
    first?.name,
    first?.fatherName,
    `${first?.passOutClass}, ${first?.passOutYear}`,
    first?.designation,
    first?.post,
    first?.location,
  ]) {
    await expect(cards.first()).toContainText(String(text));
  }

  await test.step("they turn every 2000 ms, within 500 ms, in a loop", async () => {
    await watchMove(page, shown);
    await page.clock.runFor(1950);
    expect(await slideInFront(shown)).toBe(1);
    await page.clock.runFor(300);
    expect(await slideInFront(shown)).toBeUndefined();
    await page.clock.runFor(250 + 17);
    expect(await slideInFront(shown)).toBe(2);
    await page.clock.runFor(2000 * (alumni.length - 1) + 500);
    expect(await slideInFront(shown)).toBe(1);
  });

  await test.step("they have dots and no arrows", async () => {
    await expect(shown.getByRole("button", { name: /(Next|Previous) slide/ })).toHaveCount(0);
    const dots = shown.getByRole("button", { name: /^Slide \d$/ });
    await expect(dots).toHaveCount(alumni.length);
    await expect(dots.first()).toHaveAttribute("aria-current", "true");
    await dots.nth(4).click();
    await page.clock.runFor(ARRIVAL_MS);
    expect(await slideInFront(shown)).toBe(5);
    await expect(dots.nth(4)).toHaveAttribute("aria-current", "true");
    await expect(dots.first()).not.toHaveAttribute("aria-current");
  });

  await test.step("their dots fit on a phone", async () => {
    await page.setViewportSize({ ...PHONE, width: 320 });
    const dots = shown.getByRole("button", { name: /^Slide \d$/ });
    const boxes = await dots.evaluateAll((all) => all.map((dot) => dot.getBoundingClientRect().toJSON()));
    expect(boxes).toHaveLength(alumni.length);
    for (const { left, right, width, height } of boxes) {
      expect(left).toBeGreaterThanOrEqual(0);
      expect(right).toBeLessThanOrEqual(320);
      expect(width).toBeGreaterThanOrEqual(24);
      expect(height).toBeGreaterThanOrEqual(44);
    }
  });
});
