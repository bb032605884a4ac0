import {
  DESKTOP,
  expect,
  expectToSuitEveryScreen,
  expectToSuitEveryScreenInAll,
  PHONE,
  test,
} from "../../../../tests/browser/fixtures.ts";
import { measureShift } from "../../../../tests/browser/late-fonts.ts";
import {
  notice,
  publish,
  publishAlumni,
  shown,
  storePicture,
} from "../../../../tests/browser/school-content.ts";
import { school } from "../../../school/sample/school.ts";
import { home } from "../../sample/home.ts";
import { openHome, popup } from "./home-page.ts";

const FACILITIES = ["Library", "Science Laboratory", "Playground", "संगीत कक्ष", "Dining Hall"];

async function publishEverything(site: Parameters<typeof publish>[0]): Promise<void> {
  const image = await storePicture(site);
  const images = JSON.stringify([image]);
  await publish(site, "notices", [notice(1), notice(2)]);
  await publish(
    site,
    "facilities",
    FACILITIES.map((name) => ({ name, image })),
  );
  await publish(site, "topStudents", [{ name: "Asha", class: "7", percent: 95.5, image }]);
  await publishAlumni(site);
  await publish(site, "blocks", [
    {
      title: "The first day of school",
      description: Array.from({ length: 30 }, (_, index) => `word${index + 1}`).join(" "),
      autherName: "Meenakshi Nair",
      images,
      content: null,
      authorImage: null,
    },
  ]);
  await publish(site, "galleries", [{ title: "Festivals", description: null, images }]);
}

test("the home page has the sections of the specification, in its order", async ({ page, site }) => {
  await publishEverything(site);
  await openHome(page);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(shown(home.head.heading));
  await expect(page.getByRole("main").getByRole("heading", { level: 2 })).toHaveText([
    shown(home.principalsDesk.heading),
    shown(school.tagline),
    shown(home.facilities.heading),
    shown(home.noticeBoard.heading),
    shown(home.facts.heading),
    shown(home.topStudents.heading),
    shown(home.foundationSubjects.heading),
    shown(home.admissions.heading),
    shown(home.alumni.heading),
    shown(home.blog.heading),
    shown(home.gallery.heading),
  ]);
  await expect(page.locator("p:lang(hi)", { hasText: String(school.tagline.hi) }).first()).toBeVisible();

  await test.step("facilities appear a tenth of a second after one another", async () => {
    const cards = page
      .getByRole("region", { name: shown(home.facilities.heading) })
      .locator("[data-in-view]");
    await expect(cards.getByRole("heading")).toHaveText(FACILITIES);
    await expect(cards.getByRole("heading", { name: "संगीत कक्ष" })).toHaveAttribute("lang", "hi");
    const delays = await cards.evaluateAll((all) =>
      all.map((card) => getComputedStyle(card).transitionDelay),
    );
    expect(delays).toEqual(["0s", "0.1s", "0.2s", "0.3s", "0.4s"]);
  });

  await test.step("a post is shown with its first 25 words and a link", async () => {
    const post = page.getByRole("region", { name: shown(home.blog.heading) }).getByRole("article");
    await expect(post).toContainText(/word1 .* word25\.\.\./);
    await expect(post).not.toContainText("word26");
    await expect(post).toContainText("By Meenakshi Nair");
    await expect(post.getByRole("link")).toHaveAttribute("href", /^\/blog-details\/[\w-]+$/);
  });

  await test.step("only the first hero picture is loaded at once; every picture has a size and an alternative text", async () => {
    // As served: the carousel loads its next picture shortly before it shows it.
    const served = await (await page.request.get("/")).text();
    const pictures = await page.evaluate(
      (html) =>
        [...new DOMParser().parseFromString(html, "text/html").querySelectorAll("img")].map((image) => ({
          loading: image.getAttribute("loading"),
          priority: image.getAttribute("fetchpriority"),
          isSized: image.hasAttribute("width") && image.hasAttribute("height"),
          hasAlt: image.hasAttribute("alt"),
        })),
      served,
    );
    expect(pictures.filter(({ loading }) => loading !== "lazy")).toEqual([
      { loading: null, priority: "high", isSized: true, hasAlt: true },
    ]);
    expect(pictures.filter(({ isSized, hasAlt }) => !isSized || !hasAlt)).toEqual([]);
  });

  await test.step("search engines and messengers get a description", async () => {
    await expect(page).toHaveTitle(`${shown(home.head.searchTitle)} | ${shown(school.name)}`);
    const content = (selector: string) => page.locator(selector).getAttribute("content");
    expect(await content("meta[name=description]")).toBe(shown(home.head.searchDescription));
    await expect(page.locator("link[rel=canonical]")).toHaveAttribute("href", `${site.url}/`);
    expect(await content("meta[property='og:url']")).toBe(`${site.url}/`);
    expect(await content("meta[name='twitter:card']")).toBe("summary_large_image");
    const image = await content("meta[property='og:image']");
    expect(image).toMatch(`${site.url}/share-card.jpg?v=`);
    expect((await page.request.get(String(image))).status()).toBe(200);
    const described = await page.locator("script[type='application/ld+json']").allTextContents();
    expect(described.map((text) => JSON.parse(text))).toContainEqual(
      expect.objectContaining({ "@type": "School", name: shown(school.name), url: `${site.url}/` }),
    );
  });
});

test("the two cards of the principal's desk appear when scrolled into view; the social links are fixed at the right", async ({
  page,
}) => {
  await page.setViewportSize(PHONE);
  await openHome(page);
  const desk = page.getByRole("region", { name: shown(home.principalsDesk.heading) });
  const cards = desk.locator("[data-in-view]");
  await expect(cards).toHaveCount(2);
  await expect(cards.nth(0)).toContainText(String(home.principalsDesk.name.en));
  await expect(cards.nth(0)).toContainText("Principal");
  await expect(cards.nth(1)).toContainText("HeadMaster");
  await expect(cards.nth(1)).toHaveAttribute("data-in-view", "waiting");
  await expect(cards.nth(1)).toHaveCSS("opacity", "0");
  await expect(cards.nth(1)).toHaveCSS("transition-duration", "0.5s, 0.5s");

  const height = await cards.nth(1).evaluate((card) => {
    const { top, height } = card.getBoundingClientRect();
    window.scrollTo(0, window.scrollY + top - window.innerHeight + height * 0.05);
    return height;
  });
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  );
  await expect(cards.nth(1)).toHaveAttribute("data-in-view", "waiting");
  await page.evaluate((more) => window.scrollBy(0, more), height * 0.1);
  await expect(cards.nth(1)).toHaveCSS("opacity", "1");

  await page.setViewportSize(DESKTOP);
  const strip = page.getByRole("navigation", { name: "Social media" });
  const links = await strip
    .getByRole("link")
    .evaluateAll((all) => all.map((link) => [link.getAttribute("aria-label"), link.getAttribute("target")]));
  expect(links).toEqual([
    ["Facebook (opens in a new tab)", "_blank"],
    ["WhatsApp (opens in a new tab)", "_blank"],
    ["Instagram (opens in a new tab)", "_blank"],
    ["LinkedIn (opens in a new tab)", "_blank"],
  ]);
  await expect(strip).toHaveCSS("position", "fixed");
  const box = await strip.boundingBox();
  expect((box?.x ?? 0) + (box?.width ?? 0)).toBeGreaterThan(DESKTOP.width - 20);

  await page.setViewportSize(PHONE);
  await expect(strip.getByRole("link").first()).toBeHidden();
  await strip.getByRole("button", { name: "Our social media" }).click();
  await expect(strip.getByRole("link")).toHaveCount(4);
  await expect(strip.getByRole("link").first()).toBeVisible();
});

test.describe("on a phone", () => {
  test.use({ viewport: PHONE, isMobile: true, hasTouch: true });

  test("nothing on the page moves while it loads", async ({ page, site }) => {
    await publishEverything(site);
    expect(await measureShift(page, "/")).toBeLessThan(0.02);
    await expect(popup(page)).toBeVisible();
  });
});

test("with reduced motion everything is visible, and the page is accessible with the popup open and closed", async ({
  page,
  site,
}) => {
  test.slow();
  await publishEverything(site);
  // Cards that are not yet in view are transparent, and axe would skip them.
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.setViewportSize(PHONE);
  await page.goto("/");
  await expect(popup(page)).toBeVisible();
  // Escape closes it when its script has started.
  await expect(popup(page)).toHaveAttribute("aria-modal", "true");
  await expectToSuitEveryScreenInAll(page);
  await page.keyboard.press("Escape");
  await expect(popup(page)).toBeHidden();
  await expectToSuitEveryScreen(page);
  for (const card of await page.locator("[data-in-view]").all()) await expect(card).toHaveCSS("opacity", "1");
});
