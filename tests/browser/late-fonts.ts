import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { expect } from "./fixtures.ts";

/** The faces of Hindi text that phones have; the machine of the test may have none, and shows boxes of other widths. */
const OF_PHONES = {
  "local(Noto Sans Devanagari)": "noto-sans-devanagari-400",
  "local(Noto Sans Devanagari Bold)": "noto-sans-devanagari-700",
};

/**
 * The layout shift score of a page whose faces load after the first paint, as on a slow connection to a phone. The context needs
 * `bypassCSP`, because the faces of the phone are in the style sheet.
 */
export async function measureShift(page: Page, path: string): Promise<number> {
  const { promise: painted, resolve: release } = Promise.withResolvers<void>();
  await page.route("**/*.css", async (route) => {
    const response = await route.fetch();
    let body = await response.text();
    for (const [source, file] of Object.entries(OF_PHONES)) {
      const face = await readFile(`core/fonts/${file}.woff2`, "base64");
      body = body.replaceAll(source, `url(data:font/woff2;base64,${face})`);
    }
    await route.fulfill({ response, body });
  });
  await page.route("**/*.woff2", async (route) => {
    await painted;
    await route.continue();
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
