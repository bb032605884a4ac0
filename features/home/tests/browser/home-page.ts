import { expect, type Locator, type Page } from "@playwright/test";
import { NOTICE_POPUP_ID } from "../../../notices/site/board/popup-id.ts";

export const popup = (page: Page) => page.getByRole("dialog", { name: "Notice Board" });

/**
 * Opens the home page with its popup already closed, and waits for the scripts. Closing the popup here would make the page 15 px
 * wider after a carousel has measured it: this browser draws no scroll bar, but reserves its space.
 */
export async function openHome(page: Page): Promise<void> {
  await page.addInitScript((id) => {
    if (location.pathname === "/") sessionStorage.setItem(id, "closed");
  }, NOTICE_POPUP_ID);
  await page.goto("/");
  await expectScripts(page);
  await expect(popup(page)).toBeHidden();
}

/** Stops the clock of the page; only `page.clock.runFor` advances it. */
export async function stopClock(page: Page): Promise<void> {
  await page.clock.install({ time: new Date("2026-11-15T09:00:00+05:30") });
  await page.clock.pauseAt(new Date("2026-11-15T09:30:00+05:30"));
}

export const carousel = (page: Page, name: string) => page.getByRole("group", { name, exact: true });

/** Scrolls to a carousel, because it moves only when it is visible. */
export async function watchMove(page: Page, shown: Locator): Promise<void> {
  await shown.scrollIntoViewIfNeeded();
  await page.mouse.move(1, 1);
  await expectScripts(page);
  await expect(shown.locator("ul")).toHaveAttribute("aria-live", "off");
}

/** Drags a carousel to the left by this many pixels, while the clock of the page is stopped. */
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

/** The number of the slide at the left edge, or undefined while the slides are moving. */
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

/** The number of slides that are completely inside the frame. */
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

/** The page is not wider than the screen. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const { scrollWidth, clientWidth } = await page.evaluate(() => ({
    scrollWidth: document.documentElement.scrollWidth,
    clientWidth: document.documentElement.clientWidth,
  }));
  expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
}

/** Resolves when a status of the page has this text. The page logs it, because Playwright cannot query a page that is navigating. */
export async function waitForStatus(page: Page, text: string): Promise<{ shown: Promise<unknown> }> {
  await page.evaluate((wanted) => {
    const listen = () => {
      const lines = [...document.querySelectorAll("[role=status]")];
      // biome-ignore lint/suspicious/noConsole: the test reads it
      if (lines.some((line) => line.textContent === wanted)) console.log(`status: ${wanted}`);
    };
    new MutationObserver(listen).observe(document.body, { childList: true, subtree: true });
  }, text);
  return { shown: page.waitForEvent("console", (message) => message.text() === `status: ${text}`) };
}

/** Waits until the scripts of the page have started and every visible island is hydrated, but for those that wait for a touch. */
export async function expectScripts(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const isInView = (element: Element | null) => {
      const box = element?.getBoundingClientRect();
      return box !== undefined && box.height > 0 && box.top < window.innerHeight && box.bottom > 0;
    };
    const waiting = [...document.querySelectorAll("[data-island]:not([data-hydrated], [data-waits])")];
    const hasStarted = document.documentElement.dataset.scripts === "started";
    return hasStarted && !waiting.some((island) => isInView(island.firstElementChild));
  });
}
