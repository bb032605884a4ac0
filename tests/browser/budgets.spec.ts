import { gzipSync } from "node:zlib";
import type { Page, Response } from "@playwright/test";
import { pagePaths } from "../../core/content/site/public-pages.ts";
import { stopClock } from "../../features/home/tests/browser/home-page.ts";
import { replaceMap } from "../../features/home/tests/browser/map-frame.ts";
import { provenBy } from "../repetitions.ts";
import { expect } from "./fixtures.ts";
import { measureShift } from "./late-fonts.ts";
import { test } from "./sample-site.ts";

/** A cheap phone: a small screen with a device pixel ratio of two. */
test.use({ viewport: { width: 360, height: 740 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true });

/** Limits for the first view of a page: bytes after gzip (pictures and fonts as they are), and requests. */
interface Budget {
  html: number;
  css: number;
  scripts: number;
  fonts: number;
  /** The font of Hindi headings. */
  hindiDisplay: number;
  /** Loaded only on a machine without a Devanagari font. */
  hindiFonts: number;
  pictures: number;
  total: number;
  requests: number;
}

const USUAL: Budget = {
  html: 8_500,
  css: 14_500,
  scripts: 90_000,
  fonts: 45_000,
  hindiDisplay: 0,
  hindiFonts: 70_000,
  pictures: 90_000,
  total: 225_000,
  requests: 26,
};

/** Pages with an island in the first view load React. */
const WITH_ISLANDS = ["/", "/alumni"];

/** Chromium loads lazy pictures two screens ahead; on these pages all of them are photos. */
const PHOTOS = { pictures: 150_000 };

/** The display face with all conjuncts: decision 064. */
const HINDI = { hindiDisplay: 54_000 };

/** Pages that need more than usual. */
const BUDGETS: Partial<Record<string, Partial<Budget>>> = {
  // Devanagari takes three bytes per letter.
  "/hi": { ...HINDI, html: 18_500, css: 13_100, total: 249_000 },
  "/hi/about": { ...HINDI, html: 9_500 },
  "/hi/fees": HINDI,
  // With the first script that opens the page in the language chosen before.
  "/": { html: 16_650, css: 13_100 },
  "/teachers": { requests: 30 },
  "/students": { requests: 33 },
  "/facilities": { requests: 28 },
  "/management": PHOTOS,
  "/gallery": PHOTOS,
  "/activities": PHOTOS,
};

const KINDS: Record<string, keyof Omit<Budget, "requests" | "total">> = {
  document: "html",
  stylesheet: "css",
  script: "scripts",
  font: "fonts",
  image: "pictures",
};

const PATHS = [...pagePaths, "/hi", "/hi/about", "/hi/fees"];

for (const path of PATHS) {
  test(`the first view of ${path} stays within its budget`, {
    tag: "@all",
    annotation: provenBy("page-stylesheets.test.ts", "%s links the style sheets that its classes are in"),
  }, async ({ page }) => {
    await replaceMap(page);
    // The first view ends when the carousels start to move.
    await stopClock(page);
    const spent = await spend(page, path);
    const hasIslands = WITH_ISLANDS.includes(path.replace(/^\/hi(?=\/|$)/, "") || "/");
    const budget = { ...USUAL, ...(!hasIslands && { scripts: 8_000 }), ...BUDGETS[path] };
    const over = Object.entries(budget).filter(([name, limit]) => spent[name as keyof Budget] > limit);
    expect(over, `${path} spends ${JSON.stringify(spent)}`).toEqual([]);
  });
}

for (const path of PATHS) {
  test(`nothing on ${path} moves when its fonts load late`, {
    tag: "@all",
    annotation: provenBy("home.spec.ts", "nothing on the page moves while it loads"),
  }, async ({ page }) => {
    await replaceMap(page);
    expect(await measureShift(page, path)).toBeLessThan(0.02);
  });
}

test("nothing in a banner moves while the rest of it loads", {
  tag: "@all",
  annotation: provenBy("home.spec.ts", "nothing on the page moves while it loads"),
}, async ({ page }) => {
  await page.goto("/services");
  const shift = await page.evaluate(async () => {
    const painted = () =>
      new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    const band = document.querySelector(".page-banner") ?? document.body;
    document.body.replaceChildren(band);
    await painted();
    let sum = 0;
    const observer = new PerformanceObserver((list) => {
      for (const { value } of list.getEntries() as (PerformanceEntry & { value: number })[]) sum += value;
    });
    observer.observe({ type: "layout-shift" });
    band.append(Object.assign(document.createElement("div"), { style: "height: 100px" }));
    await painted();
    await painted();
    return sum;
  });
  expect(shift).toBe(0);
});

/** How far ahead Chromium loads lazy pictures on a fast connection; on an unknown one it goes farther. */
const LAZY_MARGIN = 1250;

async function spend(page: Page, path: string): Promise<Budget> {
  const responses: Response[] = [];
  page.on("response", (response) => responses.push(response));
  await page.goto(path, { waitUntil: "networkidle" });
  const arrived: { url: string; kind: keyof Budget | undefined; weight: number }[] = [];
  // On a busy machine some arrive while others are measured.
  for (const response of responses) arrived.push(await weigh(response));
  // Last: every loaded picture has its address now.
  const far = new Set(await page.evaluate(listPicturesBelow, LAZY_MARGIN));
  const spent: Budget = {
    html: 0,
    css: 0,
    scripts: 0,
    fonts: 0,
    hindiDisplay: 0,
    hindiFonts: 0,
    pictures: 0,
    total: 0,
    requests: 0,
  };
  for (const { url, kind, weight } of arrived) {
    if (far.has(url)) continue;
    spent.requests++;
    if (!kind) continue;
    spent[kind] += weight;
    if (kind !== "hindiFonts") spent.total += weight;
  }
  return spent;
}

async function weigh(response: Response) {
  const url = response.url();
  const kind = /tiro-devanagari-\d/.test(url)
    ? "hindiDisplay"
    : /-devanagari-\d/.test(url)
      ? "hindiFonts"
      : KINDS[response.request().resourceType()];
  const body = kind ? await response.body() : Buffer.alloc(0);
  const isText = kind === "html" || kind === "css" || kind === "scripts";
  return { url, kind, weight: isText ? gzipSync(body, { level: 9 }).length : body.length };
}

function listPicturesBelow(margin: number): string[] {
  return [...document.images]
    .filter((image) => image.getBoundingClientRect().top > window.innerHeight + margin)
    .map(({ currentSrc }) => currentSrc);
}
