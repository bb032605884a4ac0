import type { Page } from "@playwright/test";
import { telephoneHref } from "../../app/public/components/telephone.ts";
import { school } from "../../sample/pages/school.ts";
import { DESKTOP, expect, expectAccessible, expectLoggedFailure, test } from "./fixtures.ts";
import { expectScripts } from "./home-page.ts";
import { fillMenus, shown } from "./school-content.ts";

test.use({ viewport: DESKTOP });

test.beforeEach(({ site }) => fillMenus(site));

const navigation = (page: Page) => page.getByRole("navigation", { name: "Main" });
const group = (page: Page, label: string) =>
  navigation(page)
    .locator("details")
    .filter({ has: page.locator("summary", { hasText: label }) });
const opener = (page: Page, label: string) => group(page, label).locator("summary");

/** Any page of the site has the header; this one loads nothing else. */
async function openPage(page: Page): Promise<void> {
  await page.goto("/services");
  await expectScripts(page);
}

test("the navigation has the links of the specification, in its order", async ({ page }) => {
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

  await test.step("the page that is shown is marked, and so is its group", async () => {
    await navigation(page).getByRole("link", { name: "Alumni" }).click();
    await expect(navigation(page).locator('[aria-current="page"]')).toHaveText("Alumni");
    await page.goto("/fees");
    await expect(navigation(page).locator('[aria-current="page"]')).toHaveText("Fee Structure");
    await expect(navigation(page).locator("summary[data-current]")).toHaveText("School");
  });

  await test.step("the logo leads home", async () => {
    await page
      .getByRole("banner")
      .getByRole("link", { name: shown(school.name) })
      .click();
    await expect(page).toHaveURL("/");
  });
});

test("a click opens a group, and the next one closes it, accessibly", async ({ page }) => {
  const studentCorner = opener(page, "Student Corner");
  await openPage(page);
  await expectAccessible(page);

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

  await test.step("choosing a link closes the group", async () => {
    await studentCorner.click();
    await page.getByRole("link", { name: "Activities" }).first().click();
    await expect(page).toHaveURL("/activities");
    await expect(group(page, "Student Corner")).not.toHaveAttribute("open");
  });
});

test("the mouse opens School by resting on it", async ({ page }) => {
  const restOnSchool = async () => {
    await opener(page, "School").hover();
    await expect(group(page, "School")).toHaveAttribute("open");
  };
  await openPage(page);

  await test.step("it leaves it closed again", async () => {
    await restOnSchool();
    await page.mouse.move(600, 600);
    await expect(group(page, "School")).not.toHaveAttribute("open");
  });

  await test.step("it does not open Student Corner by resting on it", async () => {
    await restOnSchool();
    await opener(page, "Student Corner").hover();
    await expect(group(page, "School")).not.toHaveAttribute("open");
    await expect(group(page, "Student Corner")).not.toHaveAttribute("open");
  });

  await test.step("a click on School keeps open what the mouse has opened, also when the mouse leaves", async () => {
    await opener(page, "School").click();
    await page.mouse.move(600, 600);
    await expect(group(page, "School")).toHaveAttribute("open");
  });
});

test("the header is used by keyboard", async ({ page }) => {
  await openPage(page);

  await test.step("the skip link leads past it", async () => {
    await page.keyboard.press("Tab");
    await expect(page.getByRole("link", { name: "Skip to the content" })).toBeFocused();
    await page.keyboard.press("Enter");
    await page.keyboard.press("Tab");
    await expect(page.getByRole("main").getByRole("link").first()).toBeFocused();
  });

  await test.step("Enter opens a group, and Escape closes it and gives the focus back", async () => {
    await opener(page, "School").focus();
    await page.keyboard.press("Enter");
    await page.keyboard.press("Tab");
    await expect(navigation(page).getByRole("link", { name: "About School" })).toBeFocused();
    await page.keyboard.press("Escape");
    await expect(group(page, "School")).not.toHaveAttribute("open");
    await expect(opener(page, "School")).toBeFocused();
  });

  await test.step("it stays while the keyboard is in it", async () => {
    await page.evaluate(() => window.scrollBy(0, 600));
    await expect(page.getByRole("banner")).toBeInViewport({ ratio: 1 });
  });

  await test.step("tabbing out of the navigation closes the group", async () => {
    await opener(page, "Student Corner").focus();
    await page.keyboard.press("Enter");
    await expect(group(page, "Student Corner")).toHaveAttribute("open");
    await page.getByRole("banner").getByRole("link", { name: "Call" }).focus();
    await expect(group(page, "Student Corner")).not.toHaveAttribute("open");
  });
});

test("the header changes its background after 10 px, goes away on the way down and comes back on the way up", async ({
  page,
}) => {
  await openPage(page);
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

test("the Admin link is only for those whose token and admin role are stored", async ({ page, site }) => {
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

  await test.step("it takes no room from the school's name that a wide screen has", async () => {
    const menuWidth = async () => (await navigation(page).boundingBox())?.width ?? 0;
    const usual = await menuWidth();
    await page.setViewportSize({ width: 1920, height: 1080 });
    expect(await menuWidth()).toBeLessThan(usual + 16);
  });

  await test.step("nor from a long one, which has a row of its own", async () => {
    const name = { en: "Saraswati Shishu Mandir Higher Secondary School", hi: null };
    await site.pages.update(
      "school",
      (stored) => ({ ...stored, name }),
      () => true,
    );
    for (const width of [1920, 1280, 1024]) {
      await page.setViewportSize({ width, height: 800 });
      await openPage(page);
      const words = page.locator(".site-header > div > .school-mark > span > span").first();
      const lines = await words.evaluate((element) => {
        const range = new Range();
        range.selectNodeContents(element);
        return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size;
      });
      expect(lines, `${width} px`).toBe(1);
    }
  });

  await test.step("the buttons beside it stand together", async () => {
    const search = await page.getByRole("banner").getByRole("link", { name: "Search" }).boundingBox();
    const call = await page.getByRole("banner").getByRole("link", { name: /^Call/ }).boundingBox();
    expect((call?.x ?? 0) - (search?.x ?? 0)).toBeLessThan(2 * (search?.width ?? 0));
  });
});

test("header, footer and top strip are hidden on paths that contain /admin or /login", async ({
  page,
  consoleErrors,
}) => {
  for (const path of ["/parents/admin-area", "/parents/login"]) {
    const answer = await page.goto(path);
    expect(answer?.status()).toBe(404);
    await expect(page.getByRole("heading", { name: "404 Page Not Found" })).toBeVisible();
    await expect(page.getByRole("banner")).toHaveCount(0);
    await expect(page.getByRole("contentinfo")).toHaveCount(0);
    await expect(page.getByText(String(school.email))).toHaveCount(0);
  }
  // The browser itself logs the 404s.
  expectLoggedFailure(consoleErrors);
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("groups open by click, one at a time, and their links lead on", async ({ page }) => {
    await page.goto("/services");
    await opener(page, "School").click();
    await expect(navigation(page).getByRole("link", { name: "About School" })).toBeVisible();
    await opener(page, "Student Corner").click();
    await expect(navigation(page).getByRole("link", { name: "About School" })).toBeHidden();
    await navigation(page).getByRole("link", { name: "Activities" }).click();
    await expect(page).toHaveURL("/activities");
  });
});
