import type { Locator } from "@playwright/test";
import { LANGUAGES } from "../../content/words/languages.ts";
import { IS_ONCE } from "../repetitions.ts";
import { toast } from "./admin-actions.ts";
import { DESKTOP, expect, PHONE, test } from "./fixtures.ts";
import { panelText } from "./panel-words.ts";

/** A toast closes when its progress bar has finished. */
const toastTime = (shown: Locator) =>
  shown
    .getByRole("progressbar", { includeHidden: true })
    .evaluate((bar) => getComputedStyle(bar).animationDuration);

/** Runs in the page: waits until a toast has slid in, and pauses its progress bar. */
async function keepShown(element: Element): Promise<void> {
  await Promise.all(element.getAnimations().map((animation) => animation.finished));
  for (const animation of element.getAnimations({ subtree: true })) animation.pause();
}

/** Runs in the page: whether a click in the middle of the element reaches it. */
function isFree(element: Element): boolean {
  const { left, top, width, height } = element.getBoundingClientRect();
  return element.contains(document.elementFromPoint(left + width / 2, top + height / 2));
}

test("toasts stay three seconds on the facilities screen, five elsewhere, also with reduced motion, and can be closed", async ({
  asAdmin: page,
}) => {
  await page.goto("/admin/facilities");
  await page.getByRole("button", { name: "Create Facility" }).click();
  const shown = toast(page, "Facility Name is required!");
  await expect(shown).toBeVisible();
  expect(await toastTime(shown)).toBe("3s");

  await test.step("they close when their time is over", async () => {
    await shown
      .getByRole("progressbar", { includeHidden: true })
      .evaluate((bar) => Promise.all(bar.getAnimations().map((animation) => animation.finish())));
    await expect(shown).toBeHidden();
  });

  await page.getByRole("link", { name: "Team", exact: true }).click();
  await page.getByRole("button", { name: "Create Team Member" }).click();
  for (const reducedMotion of ["no-preference", "reduce"] as const) {
    await page.emulateMedia({ reducedMotion });
    await page.getByRole("button", { name: "Save" }).click();
    const warning = page.locator(".Toastify__toast--warning[data-in=true]", { hasText: "Name is required" });
    await expect(warning).toBeVisible();
    expect(await toastTime(warning)).toBe("5s");
    await warning.getByRole("button", { name: "close" }).click();
    await expect(warning).toBeHidden();
    await expect(page.getByRole("dialog", { name: "Create Member" })).toBeVisible();
  }
});

test("on a phone a toast does not cover the header, and the menu opens above it", async ({
  asAdmin: page,
}) => {
  await page.setViewportSize(PHONE);
  await page.goto("/admin/facilities");
  await page.getByRole("button", { name: "Create Facility" }).click();
  const shown = toast(page, "Facility Name is required!");
  await expect(shown).toBeVisible();
  await shown.evaluate(keepShown);
  const header = await page.getByRole("banner").boundingBox();
  const { left, right, top } = await shown.evaluate((element) => element.getBoundingClientRect());
  expect(top).toBeGreaterThanOrEqual((header?.y ?? 0) + (header?.height ?? 0));
  expect(PHONE.width - right).toBeLessThanOrEqual(20);
  await page.getByRole("button", { name: "Open menu" }).click();
  const menu = page.getByRole("dialog", { name: "Admin menu" });
  const findsMenu = (element: HTMLElement, place: { x: number; y: number }) =>
    element.contains(document.elementFromPoint(place.x, place.y));
  expect(await menu.evaluate(findsMenu, { x: left + 20, y: top + 20 })).toBe(true);
  await menu.getByRole("link", { name: "Dashboard" }).click();
  await expect(page).toHaveURL("/admin/admin-welcome");
});

/** Every layout of the header in `npm run test:all`; the narrowest and the widest in `npm test`. */
const WIDTHS = IS_ONCE ? [PHONE.width, DESKTOP.width] : [PHONE.width, 768, 1024, DESKTOP.width];

for (const language of LANGUAGES)
  test(`in ${language}, a toast does not cover the menu button, the Home link and the button for the next entry`, {
    tag: language === "en" ? [] : "@all",
  }, async ({ asAdmin: page }) => {
    const say = (english: string) => new RegExp(`^${panelText(language, english)}$`);
    await page.addInitScript((chosen) => localStorage.setItem("panelLanguage", chosen), language);
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: DESKTOP.height });
      await page.goto("/admin/team-management");
      const add = page.getByRole("button", { name: say("Create Team Member") });
      await add.click();
      const form = page.getByRole("dialog");
      for (const label of ["Name", "Designation", "Subject", "Qualification"])
        await form.getByLabel(say(label)).fill("Kamala");
      await form.getByRole("button", { name: say("Save") }).click();
      const shown = toast(page, new RegExp(panelText(language, "Team member created successfully!")));
      await expect(form).toBeHidden();
      await shown.evaluate(keepShown);
      const home = page.getByRole("banner").getByRole("link", { name: say("Home") });
      const menu = page.getByRole("button", { name: say("Open menu") });
      for (const button of width < 1024 ? [add, home, menu] : [add, home])
        expect([width, await button.evaluate(isFree)]).toEqual([width, true]);
      if (width === PHONE.width) continue;
      for (const [fontSize, widestGap] of [
        ["100%", 40],
        ["200%", 120],
      ] as const) {
        await page.evaluate(
          (size) => document.documentElement.style.setProperty("font-size", size),
          fontSize,
        );
        const { x } = (await home.boundingBox()) ?? { x: 0 };
        const { left, right, top } = await shown.evaluate((element) => element.getBoundingClientRect());
        const title = `${width} px, font size ${fontSize}`;
        expect(left, title).toBeGreaterThanOrEqual(0);
        expect(top, title).toBeLessThanOrEqual(20);
        expect(x - right, title).toBeGreaterThan(0);
        expect(x - right, title).toBeLessThanOrEqual(widestGap);
      }
    }
  });
