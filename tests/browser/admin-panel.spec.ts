import { resourceList } from "../../features/types.ts";
import { expect, expectAccessible, expectAccessibleInAll, PHONE, test } from "./fixtures.ts";

const LAPTOP = { width: 1280, height: 720 };

const linksOf = (menu: string) =>
  resourceList.filter(({ screen }) => screen.menu === menu).map(({ screen }) => screen.link.en);

const MENU = {
  "Daily work": [
    ...["Dashboard", "Notices", "Announcement", "Calendar", "Enquiries", "Posts", "Galleries"],
    ...linksOf("daily").slice(5),
  ],
  People: ["Students", "Top Students", "Team", "Alumni", "Committee"],
  Site: ["Pages", "Parts of the site", ...linksOf("site")],
  Office: ["Staff and duties", "Audit Log", "Trash"],
};

test("the menu is grouped by task; on a phone it opens over the page, takes the focus and returns it", async ({
  asAdmin: page,
}) => {
  await page.goto("/admin/pages");
  const menu = page.getByRole("navigation", { name: "Admin" });
  for (const [group, links] of Object.entries(MENU)) {
    await expect(menu.getByRole("list", { name: group, exact: true }).getByRole("link")).toHaveText(links);
  }
  const own = menu.getByRole("list", { name: /Everything$/ });
  await expect(own.getByRole("link")).toHaveText(["Account", "Logout"]);
  await page.setViewportSize(LAPTOP);
  for (const name of ["Dashboard", "Logout"]) {
    await expect(menu.getByRole("link", { name })).toBeInViewport({ ratio: 1 });
  }
  await expect(page.getByRole("banner").getByRole("link", { name: "Home", exact: true })).toHaveAttribute(
    "href",
    "/",
  );

  await page.setViewportSize(PHONE);
  const button = page.getByRole("button", { name: "Open menu" });
  const drawer = page.getByRole("dialog", { name: "Admin menu" });
  await button.focus();
  await page.keyboard.press("Enter");
  await expect(drawer.getByRole("button", { name: "Close menu" })).toBeFocused();
  await expect(drawer.getByRole("list")).toHaveCount(Object.keys(MENU).length + 1);
  await expectAccessibleInAll(page);
  await page.keyboard.press("Escape");
  await expect(drawer).toBeHidden();
  await expect(button).toBeFocused();
  await button.click();

  await test.step("at twice the font size, its last link can be scrolled to", async () => {
    await page.evaluate(() => document.documentElement.style.setProperty("font-size", "200%"));
    await expectAccessible(page);
    await drawer.getByRole("link", { name: "Logout" }).scrollIntoViewIfNeeded();
    await expect(drawer.getByRole("link", { name: "Logout" })).toBeInViewport();
  });
  await drawer.getByRole("link", { name: "Dashboard" }).click();
  await expect(drawer).toBeHidden();
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
});

test("a screen opens at its top with the focus on its heading, Back restores the position, and a search moves neither", async ({
  asAdmin: page,
}) => {
  const heading = page.getByRole("heading", { level: 1 });
  const scrollTop = () => page.evaluate(() => Math.round(window.scrollY));
  await page.setViewportSize({ ...LAPTOP, height: 400 });
  await page.goto("/admin/pages");
  await expect(heading).toHaveText("Pages");
  await expect(heading).not.toBeFocused();
  const menu = page.getByRole("navigation", { name: "Admin" });
  await expect(menu.getByRole("link", { name: "Pages" })).toBeInViewport({ ratio: 1 });
  await page.getByRole("link", { name: "Edit" }).last().focus();
  const position = await scrollTop();
  expect(position).toBeGreaterThan(100);

  await page.keyboard.press("Enter");
  await expect(heading).not.toHaveText("Pages");
  await expect(heading).toBeFocused();
  await expect(page).toHaveTitle(/^Page: /);
  expect(await scrollTop()).toBe(0);
  await expect(heading).toHaveCSS("outline-style", "solid");

  await page.goBack();
  await expect(heading).toHaveText("Pages");
  await expect(heading).toBeFocused();
  expect(await scrollTop()).toBe(position);

  await menu.getByRole("link", { name: "Trash" }).click();
  await expect(page.getByRole("heading", { name: "Trash" })).toBeFocused();
  await expect(heading).toHaveCSS("outline-style", "none");
  await expect(page.getByRole("banner")).toContainText("Trash");
  await page.getByRole("searchbox").pressSequentially("Rao");
  await expect(page).toHaveURL("/admin/trash?q=Rao");
  await expect(page.getByRole("searchbox")).toBeFocused();

  await test.step("a list on a phone starts with the button for a new entry; the other actions are in a menu", async () => {
    await page.setViewportSize(PHONE);
    await page.goto("/admin/notice-management");
    await expect(page.getByRole("button", { name: "Create Notice" })).toBeVisible();
    const more = page.getByRole("button", { name: "More", exact: true });
    const action = page.getByRole("button", { name: "School closed" });
    await expect(action).toBeHidden();
    await more.press("Enter");
    await expect(page.getByRole("link", { name: "View on site" })).toBeVisible();
    await expectAccessibleInAll(page);
    await page.keyboard.press("Tab");
    await expect(action).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(page.getByRole("dialog")).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(more).toBeFocused();
    await expect(action).toBeHidden();
  });
});
