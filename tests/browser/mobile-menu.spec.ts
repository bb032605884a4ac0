import type { Page } from "@playwright/test";
import { quickLinks } from "../../core/content/site/navigation.ts";
import { telephoneHref } from "../../core/site/components/telephone.ts";
import { en } from "../../core/words/en.ts";
import { expectNoSidewaysScroll, expectScripts } from "../../features/home/tests/browser/home-page.ts";
import { school } from "../../features/school/sample/school.ts";
import { provenBy } from "../repetitions.ts";
import { expect, expectAccessible, PHONE, test } from "./fixtures.ts";
import { fillMenus, shown } from "./school-content.ts";

test.use({ viewport: PHONE, hasTouch: true });

test.beforeEach(({ site }) => fillMenus(site));

const menu = (page: Page) => page.getByRole("dialog", { name: "Menu" });
const menuButton = (page: Page) => page.getByRole("button", { name: "Open the menu" });

/** Waits until the menu has slid in. */
async function expectStill(page: Page): Promise<void> {
  await menu(page).evaluate((panel) =>
    Promise.all(panel.getAnimations().map((animation) => animation.finished)),
  );
}

async function openMenu(page: Page): Promise<void> {
  await menuButton(page).click();
  await expect(menu(page)).toBeVisible();
  await expectStill(page);
}

async function openPage(page: Page): Promise<void> {
  await page.goto("/services");
  await expectScripts(page);
}

test("the menu slides over the page and has logo, Hindi address, contact details and the links of the bar", async ({
  page,
  site,
}) => {
  await openPage(page);

  await test.step("a menu button replaces the bar of the desktop", async () => {
    await expect(page.getByRole("navigation", { name: "Main" })).toBeHidden();
    await expect(menuButton(page)).toBeVisible();
  });

  await test.step("the menu slides in from the left over 0.4 s and covers the screen", async () => {
    // Pressed and measured in one call, because 0.4 s may be over before the next one.
    const slide = await menuButton(page).evaluate((button: HTMLButtonElement) => {
      button.focus();
      button.click();
      const transition = document
        .getAnimations()
        .find((animation) => (animation as CSSTransition).transitionProperty === "translate");
      const effect = transition?.effect as KeyframeEffect | undefined;
      return { duration: effect?.getTiming().duration, from: effect?.getKeyframes()[0]?.translate };
    });
    expect(slide).toEqual({ duration: 400, from: "-100%" });
    await expectStill(page);
    const box = await menu(page).boundingBox();
    expect(box).toMatchObject({ x: 0, y: 0, height: PHONE.height });
    expect(box?.width).toBeGreaterThanOrEqual(PHONE.width - 15);
  });

  await test.step("the page behind it cannot be reached", async () => {
    for (let step = 0; step < 25; step++) {
      await page.keyboard.press("Tab");
      const isOutside = await page.evaluate(
        () => document.activeElement !== document.body && !document.activeElement?.closest("dialog"),
      );
      expect(isOutside).toBe(false);
    }
  });

  await test.step("the close button and Escape close it and return the focus", async () => {
    await menu(page).getByRole("button", { name: "Close the menu" }).click();
    await expect(menu(page)).toBeHidden();
    await expect(menuButton(page)).toBeFocused();
    await openMenu(page);
    await page.keyboard.press("Escape");
    await expect(menu(page)).toBeHidden();
    await expect(menuButton(page)).toBeFocused();
  });

  await openMenu(page);
  await expect(menu(page).getByRole("link", { name: shown(school.name) })).toBeVisible();
  await expect(menu(page).locator("p:lang(hi)")).toHaveText(school.letterhead.hi);
  await expect(menu(page).getByRole("link", { name: String(school.phones[0]?.number) })).toHaveAttribute(
    "href",
    telephoneHref(String(school.phones[0]?.number)),
  );
  await expect(menu(page).getByRole("link", { name: String(school.email) })).toBeVisible();
  const labels = (within: string) =>
    page
      .locator(`${within} .navigation-item`)
      .evaluateAll((items) => items.map((item) => item.firstChild?.textContent));
  const inBar = await labels(".site-navigation[data-shape=bar]");
  expect(await labels("dialog .site-navigation")).toEqual([...inBar, "Login"]);

  await test.step("notices and calendar are before them, and search is beside the menu button", async () => {
    const quick = menu(page).getByRole("navigation", { name: "For parents" });
    await expect(quick.getByRole("link")).toHaveText(quickLinks.map(({ label }) => en.menu[label]));
    expect((await quick.boundingBox())?.y).toBeLessThan(
      (await menu(page).getByRole("link", { name: "Home", exact: true }).boundingBox())?.y ?? 0,
    );
    await page.keyboard.press("Escape");
    await expect(menu(page)).toBeHidden();
    await expect(page.getByRole("banner").getByRole("link", { name: "Search" })).toBeInViewport({ ratio: 1 });
    await openMenu(page);
  });

  await test.step("groups open by a tap, one at a time", async () => {
    await menu(page).locator("summary", { hasText: "School" }).tap();
    await expect(menu(page).getByRole("link", { name: "Fee Structure" })).toBeVisible();
    await menu(page).locator("summary", { hasText: "Student Corner" }).tap();
    await expect(menu(page).getByRole("link", { name: "Student List" })).toBeVisible();
    await expect(menu(page).getByRole("link", { name: "Fee Structure" })).toBeHidden();
  });

  await test.step("choosing a link closes the menu and all groups", async () => {
    await menu(page).locator("summary", { hasText: "School" }).tap();
    await menu(page).getByRole("link", { name: "Management Desk" }).tap();
    await expect(page).toHaveURL("/management");
    await expect(menu(page)).toBeHidden();
    await openMenu(page);
    await expect(menu(page).getByRole("link", { name: "Management Desk" })).toBeHidden();
  });

  await test.step("an admin has Admin instead of Login; with reduced motion the menu does not slide", async () => {
    await page.evaluate(
      (token) => {
        sessionStorage.setItem("token", token);
        sessionStorage.setItem("role", "admin");
      },
      await site.adminToken(),
    );
    await page.emulateMedia({ reducedMotion: "reduce" });
    await openPage(page);
    await menuButton(page).click();
    expect(await menu(page).evaluate((panel) => panel.getAnimations().length)).toBe(0);
    await expect(menu(page).getByRole("link", { name: "Admin" })).toBeVisible();
    await expect(menu(page).getByRole("link", { name: "Login", exact: true })).toHaveCount(0);
  });
});

test("the menu is accessible, fits a small phone and has large targets", {
  tag: "@all",
  annotation: provenBy(
    "mobile-menu.spec.ts",
    "the menu slides over the page and has logo, Hindi address, contact details and the links of the bar",
  ),
}, async ({ page }) => {
  const tooLow = (within: string) =>
    page.locator(`${within} :is(a, button, summary)`).evaluateAll((all) =>
      all
        .filter((element) => element.checkVisibility())
        .map((element) => [element.textContent, Math.round(element.getBoundingClientRect().height)] as const)
        .filter(([, height]) => height < 44),
    );
  await openPage(page);

  await test.step("targets are at least 44 px high, and the page is accessible", async () => {
    expect(await tooLow("header.site-header")).toEqual([]);
    expect(await tooLow("footer nav")).toEqual([]);
    await expectAccessible(page);
  });

  await test.step("so is the open menu", async () => {
    await openMenu(page);
    await menu(page).locator("summary", { hasText: "School" }).tap();
    expect(await tooLow("dialog")).toEqual([]);
    await expectAccessible(page);
  });

  await test.step("the page is never wider than a small phone", async () => {
    await page.setViewportSize({ width: 320, height: 640 });
    await expectNoSidewaysScroll(page);
    await page.keyboard.press("Escape");
    await expect(menu(page)).toBeHidden();
    await expectNoSidewaysScroll(page);
  });
});

/** Behaves like Safari 16: without popovers and without groups of `details`. */
async function forgetPopovers(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const { prototype } = HTMLElement;
    for (const name of ["popover", "showPopover", "hidePopover", "togglePopover"])
      Reflect.deleteProperty(prototype, name);
    const { matches } = prototype;
    Object.defineProperty(prototype, "matches", {
      value(this: Element, selector: string) {
        if (selector.includes(":popover-open")) throw new DOMException(selector, "SyntaxError");
        return matches.call(this, selector);
      },
    });
  });
  const rewrite = (files: string | RegExp, change: (text: string) => string) =>
    page.route(files, async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, body: change(await response.text()) });
    });
  await rewrite("/services", (html) => html.replaceAll(/ (popover=""|name="\w+-groups")/g, ""));
  await rewrite(/\.css$/, (css) =>
    css.replaceAll("not selector(:popover-open)", "(color:red)").replaceAll(":popover-open", ":unknown"),
  );
}

test("in a browser without popovers the menu opens and closes, and the other scripts start", {
  tag: "@all",
  annotation: provenBy("mobile-menu.spec.ts", "the menu opens, its groups too, and it closes again"),
}, async ({ page }) => {
  await forgetPopovers(page);
  await openPage(page);
  await expect(menu(page)).toBeHidden();
  await openMenu(page);
  await menu(page).locator("summary", { hasText: "School" }).tap();
  await menu(page).locator("summary", { hasText: "Student Corner" }).tap();
  await expect(menu(page).getByRole("link", { name: "Student List" })).toBeVisible();
  await expect(menu(page).getByRole("link", { name: "Fee Structure" })).toBeHidden();
  await menu(page).getByRole("button", { name: "Close the menu" }).click();
  await expect(menu(page)).toBeHidden();
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
