import type { Page } from "@playwright/test";
import { telephoneHref } from "../../app/public/components/telephone.ts";
import { school } from "../../content/pages/school.ts";
import { expect, expectAccessible, PHONE, test } from "./fixtures.ts";
import { expectNoSidewaysScroll } from "./home-page.ts";

test.use({ viewport: PHONE, hasTouch: true });

const menu = (page: Page) => page.getByRole("dialog", { name: "Menu" });
const menuButton = (page: Page) => page.getByRole("button", { name: "Open the menu" });

/** The menu has arrived. */
async function isStanding(page: Page): Promise<void> {
  await menu(page).evaluate((panel) =>
    Promise.all(panel.getAnimations().map((animation) => animation.finished)),
  );
}

async function openMenu(page: Page): Promise<void> {
  await menuButton(page).click();
  await expect(menu(page)).toBeVisible();
  await isStanding(page);
}

async function openPage(page: Page): Promise<void> {
  await page.goto("/services");
  await expect(page.getByRole("banner")).toHaveAttribute("data-scrolled", "false");
}

test("the bar of the desktop gives way to a menu button", async ({ page }) => {
  await openPage(page);
  await expect(page.getByRole("navigation", { name: "Main" })).toBeHidden();
  await expect(menuButton(page)).toBeVisible();
});

test("the menu slides in from the left over 0.4 s and covers the screen", async ({ page }) => {
  await openPage(page);
  // Pressed and measured in one go: 0.4 s may be over before the next call arrives.
  const slide = await menuButton(page).evaluate((button: HTMLButtonElement) => {
    button.click();
    const transition = document
      .getAnimations()
      .find((animation) => (animation as CSSTransition).transitionProperty === "translate");
    const effect = transition?.effect as KeyframeEffect | undefined;
    return { duration: effect?.getTiming().duration, from: effect?.getKeyframes()[0]?.translate };
  });
  expect(slide).toEqual({ duration: 400, from: "-100%" });
  await isStanding(page);
  const box = await menu(page).boundingBox();
  expect(box).toMatchObject({ x: 0, y: 0, height: PHONE.height });
  expect(box?.width).toBeGreaterThanOrEqual(PHONE.width - 15);
});

test("the menu holds logo, Hindi address, contact details and the links of the bar", async ({ page }) => {
  await openPage(page);
  await openMenu(page);
  await expect(menu(page).getByRole("link", { name: school.name })).toBeVisible();
  await expect(menu(page).locator("p:lang(hi)")).toHaveText([...school.addressLinesHi]);
  await expect(menu(page).getByRole("link", { name: school.phones[0]?.number })).toHaveAttribute(
    "href",
    telephoneHref(String(school.phones[0]?.number)),
  );
  await expect(menu(page).getByRole("link", { name: school.email })).toBeVisible();
  const labels = (within: string) =>
    page
      .locator(`${within} .navigation-item`)
      .evaluateAll((items) => items.map((item) => item.firstChild?.textContent));
  const inBar = await labels(".site-navigation[data-shape=bar]");
  expect(await labels("dialog .site-navigation")).toEqual([...inBar, "Login"]);
});

test("groups open by a tap, one at a time", async ({ page }) => {
  await openPage(page);
  await openMenu(page);
  await menu(page).locator("summary", { hasText: "School" }).tap();
  await expect(menu(page).getByRole("link", { name: "Fee Structure" })).toBeVisible();
  await menu(page).locator("summary", { hasText: "Student Corner" }).tap();
  await expect(menu(page).getByRole("link", { name: "Student List" })).toBeVisible();
  await expect(menu(page).getByRole("link", { name: "Fee Structure" })).toBeHidden();
});

test("choosing a link closes the menu and all groups", async ({ page }) => {
  await openPage(page);
  await openMenu(page);
  await menu(page).locator("summary", { hasText: "School" }).tap();
  await menu(page).getByRole("link", { name: "Management Desk" }).tap();
  await expect(page).toHaveURL("/management");
  await expect(menu(page)).toBeHidden();
  await openMenu(page);
  await expect(menu(page).getByRole("link", { name: "Management Desk" })).toBeHidden();
});

test("the close button and Escape close the menu and give the focus back", async ({ page }) => {
  await openPage(page);
  await openMenu(page);
  await menu(page).getByRole("button", { name: "Close the menu" }).click();
  await expect(menu(page)).toBeHidden();
  await expect(menuButton(page)).toBeFocused();
  await openMenu(page);
  await page.keyboard.press("Escape");
  await expect(menu(page)).toBeHidden();
  await expect(menuButton(page)).toBeFocused();
});

test("the page behind an open menu cannot be reached", async ({ page }) => {
  await openPage(page);
  await openMenu(page);
  for (let step = 0; step < 25; step++) {
    await page.keyboard.press("Tab");
    const isOutside = await page.evaluate(
      () => document.activeElement !== document.body && !document.activeElement?.closest("dialog"),
    );
    expect(isOutside).toBe(false);
  }
});

test("an admin finds Admin in the menu instead of Login", async ({ asAdmin }) => {
  await openPage(asAdmin);
  await openMenu(asAdmin);
  await expect(menu(asAdmin).getByRole("link", { name: "Admin" })).toBeVisible();
  await expect(menu(asAdmin).getByRole("link", { name: "Login", exact: true })).toHaveCount(0);
});

test("what a thumb must hit is at least 44 px high", async ({ page }) => {
  await openPage(page);
  const heights = (within: string) =>
    page.locator(`${within} :is(a, button, summary)`).evaluateAll((all) =>
      all
        .filter((element) => element.checkVisibility())
        .map((element) => [element.textContent, Math.round(element.getBoundingClientRect().height)] as const)
        .filter(([, height]) => height < 44),
    );
  expect(await heights("header.site-header")).toEqual([]);
  expect(await heights("footer nav")).toEqual([]);
  await openMenu(page);
  await menu(page).locator("summary", { hasText: "School" }).tap();
  expect(await heights("dialog")).toEqual([]);
});

test("the page is never wider than a small phone", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await openPage(page);
  await expectNoSidewaysScroll(page);
  await openMenu(page);
  await expectNoSidewaysScroll(page);
});

test("the open menu has no accessibility fault", async ({ page }) => {
  await openPage(page);
  await expectAccessible(page);
  await openMenu(page);
  await menu(page).locator("summary", { hasText: "School" }).tap();
  await expectAccessible(page);
});

test("under reduced motion the menu is there at once", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await openPage(page);
  await menuButton(page).click();
  expect(await menu(page).evaluate((panel) => panel.getAnimations().length)).toBe(0);
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the menu opens, its groups too, and it closes again", async ({ page }) => {
    await page.goto("/services");
    await menuButton(page).tap();
    await expect(menu(page)).toBeVisible();
    await menu(page).locator("summary", { hasText: "School" }).tap();
    await expect(menu(page).getByRole("link", { name: "Teachers" })).toBeVisible();
    await menu(page).getByRole("button", { name: "Close the menu" }).tap();
    await expect(menu(page)).toBeHidden();
  });
});
