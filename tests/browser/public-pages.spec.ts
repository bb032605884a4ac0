import { globSync, readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import type { AnyDocument } from "../../core/content/pages/define-page.ts";
import { isBlank } from "../../core/content/pages/is-blank.ts";
import { pagePaths } from "../../core/content/site/public-pages.ts";
import { samplePages } from "../../core/sample/sample-pages.ts";
import { expectNoSidewaysScroll } from "../../features/home/tests/browser/home-page.ts";
import { replaceMap } from "../../features/home/tests/browser/map-frame.ts";
import type { PageName } from "../../features/pages.ts";
import { IS_ONCE } from "../repetitions.ts";
import { expect, expectToSuitEveryScreen } from "./fixtures.ts";
import { test } from "./sample-site.ts";
import { shown } from "./school-content.ts";

/** A text near the end of each page, which must be readable with and without scripts. */
const LAST_WORDS: Readonly<Record<string, string>> = Object.assign(
  {},
  ...globSync("features/*/tests/last-words.json").map((file) => JSON.parse(readFileSync(file, "utf8"))),
);

const samples: Partial<Record<string, AnyDocument>> = samplePages;
const PATHS = Object.keys(LAST_WORDS);
const documentOf = (path: string) => samplePages[path.slice(1) as Exclude<PageName, "school" | "home">];

test("every page with texts of the sample is read to its end", () => {
  const written = pagePaths.filter((path) => !isBlank(samples[path.slice(1)] ?? null));
  expect(PATHS.toSorted()).toEqual(written.toSorted());
});

/** A calendar and a form. */
const WALKED_ONCE: string[] = ["/contact"];
/** Pages whose parts appear when scrolled into view, and pages with other islands. */
const READ_ONCE: string[] = ["/about", "/calendar", "/contact", "/facilities", "/gallery", "/alumni"];

test.beforeEach(({ page }) => replaceMap(page));

const headOf = (page: Page) =>
  page.evaluate(() => {
    const content = (selector: string) => document.querySelector(selector)?.getAttribute("content");
    return {
      title: document.title,
      description: content('meta[name="description"]'),
      canonical: document.querySelector('link[rel="canonical"]')?.getAttribute("href"),
      ogTitle: content('meta[property="og:title"]'),
      ogUrl: content('meta[property="og:url"]'),
      ogImage: content('meta[property="og:image"]'),
      card: content('meta[name="twitter:card"]'),
      jsonLd: [...document.querySelectorAll('script[type="application/ld+json"]')].map((script) =>
        JSON.parse(script.textContent ?? ""),
      ),
    };
  });

for (const path of PATHS) {
  test(`${path} is complete, accessible and fits every screen`, {
    tag: WALKED_ONCE.includes(path) ? [] : "@all",
  }, async ({ page, site }) => {
    test.slow();
    const answer = await page.goto(path);
    expect(answer?.status()).toBe(200);

    await test.step("it has a banner, one h1, and metadata for search engines and messengers", async () => {
      const banner = path.charAt(1).toUpperCase() + path.slice(2);
      await expect(page.getByRole("heading", { level: 1 })).toHaveText([banner]);
      const breadcrumb = page.getByRole("navigation", { name: "Breadcrumb" });
      await expect(breadcrumb.getByRole("link", { name: "Home" })).toHaveAttribute("href", "/");
      await expect(breadcrumb.locator('[aria-current="page"]')).toHaveText(banner);

      const { searchTitle, searchDescription } = documentOf(path).head;
      const title = shown(searchTitle);
      const head = await headOf(page);
      expect(head).toMatchObject({
        title: `${title} | ${shown(samplePages.school.name)}`,
        description: shown(searchDescription),
        canonical: `${site.url}${path}`,
        ogTitle: title,
        ogUrl: `${site.url}${path}`,
        card: "summary_large_image",
      });
      expect((await page.request.get(head.ogImage ?? "")).headers()["content-type"]).toBe("image/jpeg");
      expect(head.jsonLd).toContainEqual({
        "@context": "https://schema.org",
        "@type": "BreadcrumbList",
        itemListElement: [
          { "@type": "ListItem", position: 1, name: "Home", item: `${site.url}/` },
          { "@type": "ListItem", position: 2, name: banner, item: `${site.url}${path}` },
        ],
      });
    });

    await test.step("it fits every screen, and its pictures have sizes", async () => {
      for (const width of [320, 360, 768, 1280]) {
        await page.setViewportSize({ width, height: 740 });
        await expectNoSidewaysScroll(page);
      }
      const pictures = await page.locator("main img").evaluateAll((images) =>
        images.map((image) => ({
          src: image.getAttribute("src"),
          hasAlt: image.hasAttribute("alt"),
          hasSize: image.hasAttribute("width") && image.hasAttribute("height"),
          isLazy: image.getAttribute("loading") === "lazy",
        })),
      );
      expect(pictures.filter(({ hasAlt, hasSize }) => !hasAlt || !hasSize)).toEqual([]);
      expect(pictures.filter(({ isLazy }) => !isLazy).length).toBeLessThanOrEqual(1);
    });

    // Cards that are not yet in view are transparent, and axe would skip them.
    await page.emulateMedia({ reducedMotion: "reduce" });
    await test.step("it is accessible", () => expectToSuitEveryScreen(page));
  });
}

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("every page can be read to the end", async ({ page }) => {
    for (const path of IS_ONCE ? READ_ONCE : PATHS) {
      await page.goto(path, { waitUntil: "domcontentloaded" });
      await expect
        .soft(
          page
            .locator("main")
            .getByText(LAST_WORDS[path] ?? "")
            .last(),
          path,
        )
        .toBeVisible();
    }
  });
});

test("a reload and Back keep the scroll position; another page starts at the top", async ({ page }) => {
  const position = () => page.evaluate(() => Math.round(window.scrollY));
  await page.goto("/about");
  await page.evaluate(() => window.scrollTo({ top: 800, behavior: "instant" }));
  await page.reload();
  await expect.poll(position).toBe(800);
  await page.goto("/fees");
  expect(await position()).toBe(0);
  await page.goBack();
  await expect.poll(position).toBe(800);
});
