import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { expect } from "./fixtures.ts";

/**
 * The layout shift score of a page whose faces load after the first paint, as on a slow connection to a phone. Phones have a face
 * for Hindi text; the machine of the test may have none, and would show boxes of other widths.
 */
export async function measureShift(page: Page, path: string): Promise<number> {
  const { promise: painted, resolve: release } = Promise.withResolvers<void>();
  const faceOfPhone = (weight: string) =>
    readFile(`core/fonts/noto-sans-devanagari-${weight}.woff2`, "base64");
  await page.addInitScript(
    (faces) => {
      for (const [weight, face] of faces) {
        const bytes = Uint8Array.from(atob(face), (letter) => letter.charCodeAt(0));
        document.fonts.add(new FontFace("Devanagari", bytes, { weight }));
      }
    },
    [
      ["400", await faceOfPhone("400")],
      ["700", await faceOfPhone("700")],
    ] as const,
  );
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
