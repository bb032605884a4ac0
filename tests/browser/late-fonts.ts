import type { Page } from "@playwright/test";
import { allowFailedCalls, expect } from "./fixtures.ts";

/**
 * The layout shift score of a page whose fonts load after the first paint, as on a slow connection. Devanagari fonts never load:
 * a machine without one shows boxes, whose widths no fallback can match.
 */
export async function measureShift(page: Page, path: string, consoleErrors: string[]): Promise<number> {
  allowFailedCalls(consoleErrors);
  const { promise: painted, resolve: release } = Promise.withResolvers<void>();
  await page.route("**/*.woff2", async (route) => {
    await painted;
    if (route.request().url().includes("latin")) await route.continue();
    else await route.abort();
  });
  await page.addInitScript(() => {
    const root = () => document.documentElement.dataset;
    new PerformanceObserver((list) => {
      for (const { value } of list.getEntries() as (PerformanceEntry & { value: number })[])
        root().shift = String(Number(root().shift ?? 0) + value);
    }).observe({ type: "layout-shift", buffered: true });
  });
  const fonts: string[] = [];
  page.on("requestfinished", (request) => {
    if (request.url().endsWith(".woff2")) fonts.push(request.url());
  });
  await page.goto(path, { waitUntil: "commit" });
  await page.waitForFunction(() => performance.getEntriesByName("first-contentful-paint").length > 0);
  expect(fonts, "no font comes before the first paint").toEqual([]);
  release();
  await page.waitForLoadState("networkidle");
  expect(fonts.length, "the fonts come after it").toBeGreaterThan(0);
  return page.evaluate(async () => {
    await document.fonts.ready;
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    return Number(document.documentElement.dataset.shift ?? 0);
  });
}
