import type { Page } from "@playwright/test";
import { pagePaths } from "../../core/content/site/public-pages.ts";
import { pageAddress } from "../../core/words/languages.ts";
import { replaceMap } from "../../features/home/tests/browser/map-frame.ts";
import { expect, expectToSuitEveryScreen, PHONE } from "./fixtures.ts";
import { test } from "./sample-site.ts";

test.beforeEach(({ page }) => replaceMap(page));
// Fading elements are transparent for a moment.
test.use({ reducedMotion: "reduce" });

const inHindi = (path: string) => pageAddress(path, "hi", ["en", "hi"]);

/** Names of companies and programs, addresses, English words that have no Hindi form, and abbreviations. */
const NAMES =
  /^(Facebook|WhatsApp|Instagram|LinkedIn|SSM|English|OpenStreetMap|https?|www|UPI|PDF|[KM]B|PGT|TGT|PRT|[A-Z](\.[A-Z])*\.?|\S+@\S+|\S+\.example\S*|\d\S*)$/;

/** Roll numbers, the numbers of certificates and of the sample's affiliation, and addresses that are printed. */
const NOT_TRANSLATED = /^(अनुक्रमांक:|क्रमांक |SAMPLE-|https?:)/;

/** Every word in Latin letters that a visitor sees or hears, with its text. */
async function findEnglish(page: Page): Promise<string[]> {
  const readable = await page.evaluate(() => {
    const texts: string[] = [document.title];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const element = node.parentElement;
      if (
        element &&
        !element.closest("script, noscript, style, [hreflang], .language-offer, label[for=contact-website]")
      )
        texts.push(node.textContent ?? "");
    }
    for (const name of ["aria-label", "alt", "title", "placeholder"])
      for (const element of document.body.querySelectorAll(`[${name}]`))
        if (!element.closest(".language-offer")) texts.push(element.getAttribute(name) ?? "");
    const description = document.querySelector('meta[name="description"]')?.getAttribute("content");
    return [...texts, description ?? ""];
  });
  return readable
    .flatMap((text) =>
      text
        .split(/[\s/()[\]"“”‘’',;:!?–—-]+/)
        .filter((word) => /[A-Za-z]/.test(word))
        .map((word) => ({ word, text: text.trim() })),
    )
    .filter(({ word, text }) => !NAMES.test(word) && !NOT_TRANSLATED.test(text))
    .map(({ word, text }) => `${word}: ${text}`);
}

/** Runs in the page: Devanagari in capitals or spaced out, headings in another face, and dates that break although they fit into a line. */
function findBadType(): string[] {
  const found: string[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    if (!node.parentElement || !/[\u0900-\u097f]/.test(node.textContent ?? "")) continue;
    const { textTransform, letterSpacing } = getComputedStyle(node.parentElement);
    if (textTransform !== "none" || Number.parseFloat(letterSpacing) > 0) found.push(`${node.textContent}`);
  }
  for (const heading of document.querySelectorAll("h1, h2"))
    if (!getComputedStyle(heading).fontFamily.includes("Tiro Hindi"))
      found.push(`face: ${heading.textContent}`);
  const widthOf = (element: HTMLElement) => element.getBoundingClientRect().width;
  for (const date of document.querySelectorAll<HTMLElement>(".date, time:not(:has(.date))")) {
    const range = document.createRange();
    range.selectNodeContents(date);
    const lines = new Set(Array.from(range.getClientRects(), ({ bottom }) => Math.round(bottom / 8)));
    if (!/\d{4}/.test(date.textContent ?? "") || lines.size < 2) continue;
    const room = widthOf(date.closest("p, h1, h2, h3, li, td, th, div") ?? document.body);
    date.style.whiteSpace = "nowrap";
    if (widthOf(date) <= room) found.push(`two lines: ${date.textContent}`);
    date.style.whiteSpace = "";
  }
  return found;
}

const setTextSize = (page: Page, size: string) =>
  page.evaluate((value) => document.documentElement.style.setProperty("font-size", value), size);

for (const path of pagePaths) {
  test(`${inHindi(path)} is completely in Hindi, accessible and fits every screen`, {
    tag: path === "/" ? [] : "@all",
  }, async ({ page }) => {
    test.slow();
    expect((await page.goto(inHindi(path)))?.status()).toBe(200);
    await expect(page.locator("html")).toHaveAttribute("lang", "hi");
    // Names of children are not transliterated.
    const names = await page.locator("article h2").allTextContents();
    const english = (await findEnglish(page)).filter((found) => !names.some((name) => found.includes(name)));
    expect(english).toEqual([]);
    await expect(page.locator('a[href^="/"]:not([href^="/hi"], [href^="/api/"], [hreflang])')).toHaveCount(0);
    if (path === "/") await page.getByRole("button", { name: "सूचना पट्ट बंद करें" }).click();
    await page.setViewportSize(PHONE);
    for (const size of ["200%", "100%"]) {
      await setTextSize(page, size);
      expect(await page.evaluate(findBadType), size).toEqual([]);
    }
    await expectToSuitEveryScreen(page);
  });
}

test("the language switch keeps the page, the search and the scroll position", async ({ page }) => {
  await page.setViewportSize(PHONE);
  await page.goto("/students?q=a");
  await page.getByRole("banner").getByRole("link", { name: "हिन्दी" }).click();
  await expect(page).toHaveURL("/hi/students?q=a");
  await expect(page.getByRole("searchbox")).toHaveValue("a");

  await page.evaluate(() => localStorage.clear());
  await page.goto("/discipline");
  await expect(page.locator("html")).toHaveAttribute("data-scripts", "started");
  const rule = page.getByRole("heading", { level: 3 }).nth(4);
  await rule.evaluate((heading) => scrollTo(0, heading.getBoundingClientRect().top + scrollY - 120));
  const before = await rule.evaluate((heading) => heading.getBoundingClientRect().top);
  // Not `click()`, which would scroll the page first.
  await page
    .getByRole("banner")
    .getByRole("link", { name: "हिन्दी" })
    .evaluate((link: HTMLElement) => link.click());
  await expect(page).toHaveURL("/hi/discipline");
  await expect
    .poll(async () =>
      Math.abs((await rule.evaluate((heading) => heading.getBoundingClientRect().top)) - before),
    )
    .toBeLessThan(30);
  await test.step("and every page opens in the language that was chosen last", async () => {
    await page.goto("/?from=chat");
    await expect(page).toHaveURL("/hi?from=chat");
    await page.goto("/discipline");
    await expect(page).toHaveURL("/hi/discipline");
    await page.goto("/hi/discipline");
    await page.getByRole("button", { name: "मेनू खोलें" }).click();
    await page.getByRole("dialog").getByRole("link", { name: "English" }).click();
    await expect(page).toHaveURL("/discipline");
    await page.goto("/");
    await expect(page.locator("html")).toHaveAttribute("data-scripts", "started");
    await expect(page).toHaveURL("/");
    await expect(page.locator(".language-offer")).toHaveCount(0);
  });
});

test.describe("a visitor whose browser prefers Hindi", () => {
  test.use({ locale: "hi-IN" });

  test("is offered Hindi until the offer is closed, and follows it to the same page", async ({ page }) => {
    await page.goto("/about");
    await page.getByRole("link", { name: "हिन्दी में पढ़ें" }).click();
    await expect(page).toHaveURL("/hi/about");
    await expect(page.locator("html")).toHaveAttribute("data-scripts", "started");
    await expect(page.locator(".language-offer")).toHaveCount(0);

    await page.evaluate(() => localStorage.clear());
    await page.goto("/about");
    const offer = page.getByRole("complementary", { name: "यह वेबसाइट हिन्दी में भी है।" });
    await expect(offer).toBeVisible();
    await offer.getByRole("button", { name: "बंद करें" }).click();
    await expect(offer).toHaveCount(0);
    await page.goto("/fees");
    await expect(page.locator("html")).toHaveAttribute("data-scripts", "started");
    await expect(offer).toBeHidden();
  });
});
