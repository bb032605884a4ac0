import type { Page } from "@playwright/test";
import { quickLinks as quickMenu } from "../../core/content/site/navigation.ts";
import { telephoneHref } from "../../core/site/components/telephone.ts";
import { expectNoSidewaysScroll, expectScripts } from "../../features/home/tests/browser/home-page.ts";
import { school } from "../../features/school/sample/school.ts";
import { provenBy } from "../repetitions.ts";
import type { TestServer } from "../test-server.ts";
import { DESKTOP, expect, expectAccessible, expectAccessibleInAll, test } from "./fixtures.ts";
import { fillMenus, shown } from "./school-content.ts";

test.use({ viewport: DESKTOP });

test.beforeEach(({ site }) => fillMenus(site));

const navigation = (page: Page) => page.getByRole("navigation", { name: "Main" });
const group = (page: Page, label: string) =>
  navigation(page)
    .locator("details")
    .filter({ has: page.locator("summary", { hasText: label }) });
const opener = (page: Page, label: string) => group(page, label).locator("summary");

const renameSchool = (site: TestServer, name: string) =>
  site.pages.update(
    "school",
    (stored) => ({ ...stored, name: { en: name, hi: null } }),
    () => true,
  );

const countNameLines = (page: Page) =>
  page
    .locator(".site-header > div > .school-mark > span > span")
    .first()
    .evaluate((element) => {
      const range = new Range();
      range.selectNodeContents(element);
      return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size;
    });

/** Every page has the header; this one is light. */
async function openPage(page: Page): Promise<void> {
  await page.goto("/services");
  await expectScripts(page);
}

test("navigation and footer have the links of the specification, in its order", async ({ page }) => {
  await openPage(page);
  const links = await navigation(page)
    .locator("a")
    .evaluateAll((all) => all.map((link) => [link.firstChild?.textContent, link.getAttribute("href")]));
  expect(links).toEqual([
    ["Home", "/"],
    ["About School", "/about"],
    ["Management Desk", "/management"],
    ["Teachers", "/teachers"],
    ["Fee Structure", "/fees"],
    ["Decipline Cell", "/discipline"],
    ["Facilities", "/facilities"],
    ["Student List", "/students"],
    ["Activities", "/activities"],
    ["Blog", "/blog"],
    ["Alumni", "/alumni"],
    ["Gallery", "/gallery"],
    ["Contact Us", "/contact"],
    ["SSM(login)", school.managementLoginUrl],
  ]);
  await expect(navigation(page).getByRole("link", { name: "SSM(login)" })).toHaveAttribute(
    "target",
    "_blank",
  );
  await expect(
    page.getByRole("banner").getByRole("link", { name: `Call ${school.phones[0]?.number}` }),
  ).toHaveAttribute("href", telephoneHref(String(school.phones[0]?.number)));
  const quickLinks = await page
    .getByRole("contentinfo")
    .getByRole("navigation", { name: "Quick Links" })
    .getByRole("link")
    .evaluateAll((all) => all.map((link) => link.getAttribute("href")));
  expect(quickLinks).toEqual([
    ...["/about", "/management", "/fees", "/contact", "/Gallery", "/alumni", "/Activities", "/Blog"],
    // After the links of the specification.
    ...quickMenu.map(({ href }) => href),
  ]);

  await test.step("the skip link leads to the content", async () => {
    await page.keyboard.press("Tab");
    await expect(page.getByRole("link", { name: "Skip to the content" })).toBeFocused();
    await page.keyboard.press("Enter");
    await page.keyboard.press("Tab");
    await expect(page.getByRole("main").getByRole("link").first()).toBeFocused();
  });

  await test.step("the background changes after 10 px; the header hides on the way down and returns on the way up", async () => {
    await page.evaluate(() => window.scrollTo(0, 0));
    await page.locator("h1").click();
    const header = page.getByRole("banner");
    const background = () => header.evaluate((element) => getComputedStyle(element).backgroundColor);
    const atTop = await background();
    await page.evaluate(() => window.scrollTo(0, 10));
    await expect(header).toHaveAttribute("data-scrolled", "false");
    await page.evaluate(() => window.scrollTo(0, 11));
    await expect(header).toHaveAttribute("data-scrolled", "true");
    await expect.poll(background).not.toBe(atTop);
    await page.mouse.move(600, 500);
    await page.mouse.wheel(0, 100);
    await expect(header).not.toBeInViewport();
    await page.mouse.wheel(0, -60);
    await expect(header).toBeInViewport({ ratio: 1 });
  });

  await test.step("the current page and its group are marked", async () => {
    await navigation(page).getByRole("link", { name: "Alumni" }).click();
    await expect(navigation(page).locator('[aria-current="page"]')).toHaveText("Alumni");
    await page.goto("/fees");
    await expect(navigation(page).locator('[aria-current="page"]')).toHaveText("Fee Structure");
    await expect(navigation(page).locator("summary[data-current]")).toHaveText("School");
  });

  await test.step("the logo links to the home page", async () => {
    await expect(page.getByRole("banner").getByRole("link", { name: shown(school.name) })).toHaveAttribute(
      "href",
      "/",
    );
  });
});

test("groups open by click, mouse and keyboard, one at a time", async ({ page }) => {
  const studentCorner = opener(page, "Student Corner");
  await openPage(page);
  await expectAccessibleInAll(page);

  await test.step("a click opens a group and closes the other one", async () => {
    await studentCorner.click();
    await expect(page.getByRole("link", { name: "Student List" })).toBeVisible();
    await opener(page, "School").click();
    await expect(navigation(page).getByRole("link", { name: "About School" })).toBeVisible();
    await expect(page.getByRole("link", { name: "Student List" })).toBeHidden();
    await expectAccessible(page);
  });

  await test.step("a second click closes a group", async () => {
    await studentCorner.click();
    await expect(page.getByRole("link", { name: "Student List" })).toBeVisible();
    await studentCorner.click();
    await expect(page.getByRole("link", { name: "Student List" })).toBeHidden();
  });

  await test.step("a click elsewhere closes the group", async () => {
    await studentCorner.click();
    await expect(group(page, "Student Corner")).toHaveAttribute("open");
    await page.locator("h1").click();
    await expect(group(page, "Student Corner")).not.toHaveAttribute("open");
  });

  const hoverSchool = async () => {
    await opener(page, "School").hover();
    await expect(group(page, "School")).toHaveAttribute("open");
  };
  await test.step("the mouse opens School, and closes it when it leaves", async () => {
    await hoverSchool();
    await page.mouse.move(600, 600);
    await expect(group(page, "School")).not.toHaveAttribute("open");
  });

  await test.step("the mouse does not open Student Corner", async () => {
    await hoverSchool();
    await studentCorner.hover();
    await expect(group(page, "School")).not.toHaveAttribute("open");
    await expect(group(page, "Student Corner")).not.toHaveAttribute("open");
  });

  await test.step("a click on School keeps it open when the mouse leaves", async () => {
    await opener(page, "School").click();
    await page.mouse.move(600, 600);
    await expect(group(page, "School")).toHaveAttribute("open");
    await page.mouse.click(600, 600);
    await expect(group(page, "School")).not.toHaveAttribute("open");
  });

  await test.step("Enter opens a group; Escape closes it and returns the focus", async () => {
    await opener(page, "School").focus();
    await page.keyboard.press("Enter");
    await page.keyboard.press("Tab");
    await expect(navigation(page).getByRole("link", { name: "About School" })).toBeFocused();
    await page.keyboard.press("Escape");
    await expect(group(page, "School")).not.toHaveAttribute("open");
    await expect(opener(page, "School")).toBeFocused();
  });

  await test.step("the header stays while it has the focus", async () => {
    await page.evaluate(() => window.scrollBy(0, 600));
    await expect(page.getByRole("banner")).toBeInViewport({ ratio: 1 });
  });

  await test.step("a group closes when the focus leaves the navigation", async () => {
    await studentCorner.focus();
    await page.keyboard.press("Enter");
    await expect(group(page, "Student Corner")).toHaveAttribute("open");
    await page.getByRole("banner").getByRole("link", { name: "Call" }).focus();
    await expect(group(page, "Student Corner")).not.toHaveAttribute("open");
  });

  await test.step("choosing a link closes the group", async () => {
    await studentCorner.click();
    await page.getByRole("link", { name: "Activities" }).first().click();
    await expect(page).toHaveURL("/activities");
    await expect(group(page, "Student Corner")).not.toHaveAttribute("open");
  });
});

test("the Admin link is shown only if a token and the role admin are stored", async ({ page, site }) => {
  const adminLink = navigation(page).getByRole("link", { name: "Admin", exact: true });
  await openPage(page);
  for (const stored of [{}, { token: "t" }, { role: "admin" }, { token: "t", role: "teacher" }]) {
    await page.evaluate((entries) => {
      sessionStorage.clear();
      for (const [key, value] of Object.entries(entries)) sessionStorage.setItem(key, value);
    }, stored);
    await openPage(page);
    await opener(page, "School").click();
    await expect(navigation(page).getByRole("link", { name: "About School" })).toBeVisible();
    await expect(adminLink, JSON.stringify(stored)).toHaveCount(0);
  }
  await page.evaluate(
    (token) => {
      sessionStorage.setItem("token", token);
      sessionStorage.setItem("role", "admin");
    },
    await site.adminToken(),
  );
  await openPage(page);
  await expect(adminLink).toHaveAttribute("href", "/admin/admin-welcome");

  await test.step("it takes no space from the school's name on a wide screen", async () => {
    const menuWidth = async () => (await navigation(page).boundingBox())?.width ?? 0;
    const usual = await menuWidth();
    await page.setViewportSize({ width: 1920, height: 1080 });
    expect(await menuWidth()).toBeLessThan(usual + 16);
  });

  await test.step("nor from a long name, which is on one line", async () => {
    await renameSchool(site, "Saraswati Shishu Mandir Higher Secondary School");
    for (const width of [1920, 1280, 1024]) {
      await page.setViewportSize({ width, height: 800 });
      await openPage(page);
      expect(await countNameLines(page), `${width} px`).toBe(1);
    }
  });

  await test.step("the buttons next to it are together", async () => {
    const search = await page.getByRole("banner").getByRole("link", { name: "Search" }).boundingBox();
    const call = await page.getByRole("banner").getByRole("link", { name: /^Call/ }).boundingBox();
    expect((call?.x ?? 0) - (search?.x ?? 0)).toBeLessThan(2 * (search?.width ?? 0));
  });
});

test("a name of 90 characters fits the header at every width and text size", {
  tag: "@all",
  annotation: provenBy("short-name.test.ts", "shows %s"),
}, async ({ page, site }) => {
  const name = "Shrimati Rukmini Devi Bhagirathi Prasad Memorial Saraswati Vidya Mandir Higher Secondary S";
  expect(name).toHaveLength(90);
  await renameSchool(site, name);
  for (const { width, size, lines, height } of [
    { width: 360, size: "100%", lines: 3, height: 120 },
    { width: 360, size: "200%", lines: 4, height: 180 },
    { width: 768, size: "100%", lines: 2, height: 80 },
    { width: 768, size: "200%", lines: 5, height: 260 },
    { width: 1280, size: "100%", lines: 2, height: 140 },
    { width: 1280, size: "200%", lines: 4, height: 440 },
  ]) {
    const label = `${width} px, ${size}`;
    await page.setViewportSize({ width, height: 740 });
    await openPage(page);
    await page.evaluate((value) => document.documentElement.style.setProperty("font-size", value), size);
    expect(await countNameLines(page), label).toBeLessThanOrEqual(lines);
    const box = await page.getByRole("banner").boundingBox();
    expect(box?.height, label).toBeLessThanOrEqual(height);
    const cut = await page
      .getByRole("banner")
      .locator("a, button, summary")
      .evaluateAll((targets) =>
        targets
          .filter((target) => target.checkVisibility())
          .map((target) => [target.textContent, target.getBoundingClientRect()] as const)
          .filter(([, { left, right }]) => left < 0 || right > innerWidth)
          .map(([text]) => text),
      );
    expect(cut, label).toEqual([]);
    await expectNoSidewaysScroll(page);
  }
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("groups open by click, one at a time, and their links work", async ({ page }) => {
    await page.goto("/services");
    await opener(page, "School").click();
    await expect(navigation(page).getByRole("link", { name: "About School" })).toBeVisible();
    await opener(page, "Student Corner").click();
    await expect(navigation(page).getByRole("link", { name: "About School" })).toBeHidden();
    await navigation(page).getByRole("link", { name: "Activities" }).click();
    await expect(page).toHaveURL("/activities");
  });
});
