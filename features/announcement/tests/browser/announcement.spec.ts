import type { Page } from "@playwright/test";
import { telephoneHref } from "../../../../core/site/components/telephone.ts";
import {
  allowFailedCalls,
  expect,
  expectAccessible,
  expectToSuitEveryScreen,
  PHONE,
  test,
} from "../../../../tests/browser/fixtures.ts";
import { IS_ONCE, provenBy } from "../../../../tests/repetitions.ts";
import { expectScripts } from "../../../home/tests/browser/home-page.ts";
import { school } from "../../../school/sample/school.ts";

const TEXT = "Admissions open on 1 December. प्रवेश 1 दिसंबर से।";
const LINK = "https://school.example/admissions";

const strip = (page: Page) => page.getByRole("complementary", { name: "Announcement and contact" });
const track = (page: Page) => page.locator(".marquee-track");
const playState = (page: Page) =>
  track(page).evaluate((element) => getComputedStyle(element).animationPlayState);

test("the top strip shows the note, the moving text, phone and email", async ({ page, site }) => {
  test.slow();
  await page.goto("/services");
  await test.step("without an announcement it shows phone and email only", async () => {
    await expect(strip(page)).not.toContainText("Note:-");
    await expect(strip(page).getByRole("link")).toHaveCount(2);
  });

  await site.announcements.set({ content: TEXT, link: LINK });
  const scripts: string[] = [];
  page.on("request", (request) => request.resourceType() === "script" && scripts.push(request.url()));
  await page.reload();
  await test.step("a page without islands does not load React", async () => {
    await expectScripts(page);
    expect(scripts.filter((url) => /islands|react/.test(url))).toEqual([]);
  });
  await expect(strip(page)).toContainText("Note:-");
  await expect(strip(page)).toContainText(TEXT);
  await expect(strip(page).getByRole("link", { name: String(school.phones[0]?.number) })).toHaveAttribute(
    "href",
    telephoneHref(String(school.phones[0]?.number)),
  );
  await expect(strip(page).getByRole("link", { name: String(school.email) })).toHaveAttribute(
    "href",
    `mailto:${school.email}`,
  );
  const link = strip(page).getByRole("link", { name: "Click Here" });
  await expect(link).toHaveAttribute("href", LINK);
  await expect(link).toHaveAttribute("target", "_blank");

  await expect(track(page)).toHaveCSS("animation-name", "marquee");
  await expect.poll(() => playState(page)).toBe("running");
  await test.step("a paused text is shown completely", async () => {
    await strip(page).getByRole("button", { name: "Pause the announcement" }).click();
    await expect(track(page)).toHaveCSS("animation-name", "none");
    await expect(strip(page).getByText(TEXT)).toBeInViewport({ ratio: 1 });
  });
  await strip(page).getByRole("button", { name: "Play the announcement" }).click();
  await page.mouse.move(10, 500);
  await expect.poll(() => playState(page)).toBe("running");

  await test.step("it pauses under the mouse and outside the viewport", async () => {
    await page.locator(".marquee").hover();
    await expect.poll(() => playState(page)).toBe("paused");
    await page.mouse.move(10, 500);
    await expect.poll(() => playState(page)).toBe("running");
    await page.evaluate(() => window.scrollTo({ top: 1500, behavior: "instant" }));
    await expect.poll(() => playState(page)).toBe("paused");
    await page.evaluate(() => window.scrollTo({ top: 0, behavior: "instant" }));
    await expect.poll(() => playState(page)).toBe("running");
  });

  await test.step("a focused link is visible", async () => {
    await link.focus();
    await expect(link).toBeInViewport({ ratio: 1 });
    await link.blur();
  });

  await page.setViewportSize(PHONE);
  await test.step("on a phone the strip is one row, with phone and email as icons", async () => {
    expect((await strip(page).boundingBox())?.height).toBeLessThanOrEqual(44);
    for (const name of [String(school.phones[0]?.number), String(school.email)]) {
      await expect(strip(page).getByRole("link", { name })).toBeInViewport({ ratio: 1 });
    }
  });

  await test.step("at no position does it cover a target", async () => {
    for (let part = 0; part < 1; part += IS_ONCE ? 0.34 : 0.05) {
      await track(page).evaluate((element, reached) => {
        const [animation] = element.getAnimations();
        if (!animation) throw new Error("the text does not move");
        animation.pause();
        animation.currentTime = Number(animation.effect?.getComputedTiming().duration) * reached;
      }, part);
      await expectAccessible(page, "target-size");
    }
  });
  await expectToSuitEveryScreen(page);

  await test.step("the next page shows a change; without a link there is no 'Click Here'", async () => {
    await site.announcements.set({ content: "Today’s news", link: null });
    await page.reload();
    await expect(strip(page)).toContainText("Today’s news");
    await expect(page.getByText("Click Here")).toHaveCount(0);
  });
});

test("before its script has loaded, the text starts at the left edge", async ({
  page,
  site,
  consoleErrors,
}) => {
  allowFailedCalls(consoleErrors);
  await site.announcements.set({ content: TEXT, link: LINK });
  await page.setViewportSize(PHONE);
  await page.route("**/assets/*.js", (route) => route.abort());
  await page.goto("/services");
  const places = await track(page).evaluate((element) => ({
    text: element.getBoundingClientRect().left,
    room: element.parentElement?.getBoundingClientRect().left,
  }));
  expect(places.text).toBe(places.room);

  await test.step("with reduced motion it does not move and is shown completely", async () => {
    await page.unroute("**/assets/*.js");
    await page.emulateMedia({ reducedMotion: "reduce" });
    await site.announcements.set({ content: "A long announcement. ".repeat(10), link: LINK });
    await page.goto("/services");
    await expect(track(page)).toHaveCSS("animation-name", "none");
    await expect(strip(page).getByRole("link", { name: "Click Here" })).toBeInViewport({ ratio: 1 });
    await expect(strip(page).getByRole("button")).toBeHidden();
  });
});

test("texts of every length move at the same speed", {
  tag: "@all",
  annotation: provenBy(
    "announcement.spec.ts",
    "the top strip shows the note, the moving text, phone and email",
  ),
}, async ({ page, site }) => {
  const pace = async (content: string) => {
    await site.announcements.set({ content, link: null });
    await page.goto("/services");
    await expect(track(page)).not.toHaveCSS("animation-duration", "0s");
    return track(page).evaluate((element) => {
      const way = (element.parentElement?.clientWidth ?? 0) + element.scrollWidth;
      return way / Number.parseFloat(getComputedStyle(element).animationDuration);
    });
  };
  expect(await pace("Short.")).toBeCloseTo(await pace("A long announcement. ".repeat(20)), 0);
});
