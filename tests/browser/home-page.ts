import { expect, type Locator, type Page } from "@playwright/test";
import { NOTICE_POPUP_ID } from "../../app/public/element-ids.ts";

export const popup = (page: Page) => page.getByRole("dialog", { name: "Notice Board" });

/**
 * Opens the home page where its popup was closed before; the page's scripts are at work then. Closing it here would make
 * the page 15 px wider under a carousel that has measured it: this browser draws no scroll bar, but keeps its place.
 */
export async function openHome(page: Page): Promise<void> {
  await page.addInitScript((id) => {
    if (location.pathname === "/") sessionStorage.setItem(id, "closed");
  }, NOTICE_POPUP_ID);
  await page.goto("/");
  await expectScripts(page);
  await expect(popup(page)).toBeHidden();
}

/** The page's clock stands; only `page.clock.runFor` moves it. */
export async function stopClock(page: Page): Promise<void> {
  await page.clock.install({ time: new Date("2026-11-15T09:00:00+05:30") });
  await page.clock.pauseAt(new Date("2026-11-15T09:30:00+05:30"));
}

export const carousel = (page: Page, name: string) => page.getByRole("group", { name, exact: true });

/** What moves does so only in sight. */
export async function watchMove(page: Page, shown: Locator): Promise<void> {
  await shown.scrollIntoViewIfNeeded();
  await page.mouse.move(1, 1);
  await expectScripts(page);
  await expect(shown.locator("ul")).toHaveAttribute("aria-live", "off");
}

/** Drags a carousel to the left by so many pixels, while the page's clock stands. */
export async function swipe(page: Page, shown: Locator, distance: number): Promise<void> {
  await shown.scrollIntoViewIfNeeded();
  const box = await shown.boundingBox();
  const [x, y] = [(box?.x ?? 0) + (box?.width ?? 0) - 100, (box?.y ?? 0) + 60];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x - distance, y, { steps: 5 });
  await page.clock.runFor(300);
  await page.mouse.up();
  await page.mouse.move(1, 1);
}

/** The number of the slide that stands at the left edge, or undefined while they are moving. */
export function slideInFront(shown: Locator): Promise<number | undefined> {
  return shown.evaluate((element) => {
    const list = element.querySelector("ul");
    const left = list?.parentElement?.getBoundingClientRect().left ?? 0;
    const slides = [...(list?.children ?? [])];
    const index = slides.findIndex((slide) => {
      const padding = Number.parseFloat(getComputedStyle(slide).paddingLeft);
      return Math.abs(slide.getBoundingClientRect().left + padding - left) < 1;
    });
    return index === -1 ? undefined : index + 1;
  });
}

/** How many slides lie wholly inside the frame. */
export function slidesInFrame(shown: Locator): Promise<number> {
  return shown.evaluate((element) => {
    const list = element.querySelector("ul");
    const frame = list?.parentElement?.getBoundingClientRect();
    return [...(list?.children ?? [])].filter((slide) => {
      const card = slide.firstElementChild?.getBoundingClientRect();
      return card && frame && card.left >= frame.left - 1 && card.right <= frame.right + 1;
    }).length;
  });
}

/** No page is ever wider than the screen. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const { scrollWidth, clientWidth } = await page.evaluate(() => ({
    scrollWidth: document.documentElement.scrollWidth,
    clientWidth: document.documentElement.clientWidth,
  }));
  expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
}

/** While a page waits for the next one Playwright asks it nothing, so the page itself tells that it says something. */
export async function hearOf(page: Page, text: string): Promise<{ heard: Promise<unknown> }> {
  await page.evaluate((wanted) => {
    const listen = () => {
      const lines = [...document.querySelectorAll("[role=status]")];
      // biome-ignore lint/suspicious/noConsole: this is how the page tells
      if (lines.some((line) => line.textContent === wanted)) console.log(`said: ${wanted}`);
    };
    new MutationObserver(listen).observe(document.body, { childList: true, subtree: true });
  }, text);
  return { heard: page.waitForEvent("console", (message) => message.text() === `said: ${text}`) };
}

/** Until the page's scripts are at work, and every island that is in view with them. */
export async function expectScripts(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const isInView = (element: Element | null) => {
      const box = element?.getBoundingClientRect();
      return box !== undefined && box.height > 0 && box.top < window.innerHeight && box.bottom > 0;
    };
    const waiting = [...document.querySelectorAll("[data-island]:not([data-hydrated])")];
    const hasStarted = document.documentElement.dataset.scripts === "started";
    return hasStarted && !waiting.some((island) => isInView(island.firstElementChild));
  });
}
