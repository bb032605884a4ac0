import { resourceList } from "../../content/resources/index.ts";
import { addEntry, NOTICES } from "./admin-actions.ts";
import { DESKTOP, expect, expectAccessible, PHONE, test } from "./fixtures.ts";
import { expectNoSidewaysScroll } from "./home-page.ts";

const MENU = {
  "Daily work": ["Dashboard", "Notices", "Announcement", "Calendar", "Enquiries", "Posts", "Galleries"],
  People: ["Students", "Top Students", "Team", "Alumni", "Committee"],
  Site: ["Pages", "Facilities"],
  Account: ["Account", "Audit Log", "Trash", "Logout"],
};

const DANGER = "rgb(179, 38, 30)";

test("the menu is grouped by what the office does", async ({ asAdmin: page }) => {
  await page.goto("/admin/pages");
  const menu = page.getByRole("navigation", { name: "Admin" });
  for (const [group, links] of Object.entries(MENU)) {
    await expect(menu.getByRole("list", { name: group }).getByRole("link")).toHaveText(links);
  }
  await page.setViewportSize(PHONE);
  await page.getByRole("button", { name: "Open menu" }).click();
  const drawer = page.getByRole("dialog", { name: "Admin menu" });
  await expect(drawer.getByRole("list")).toHaveCount(Object.keys(MENU).length);
  await page.evaluate(() => document.documentElement.style.setProperty("font-size", "200%"));
  await expectAccessible(page);
  await drawer.getByRole("link", { name: "Logout" }).scrollIntoViewIfNeeded();
  await expect(drawer.getByRole("link", { name: "Logout" })).toBeInViewport();
});

test("Delete is red only where it is asked for the last time", async ({ asAdmin: page, site }) => {
  await addEntry(site, "notices", { title: "Holiday", description: "On Friday" });
  await page.goto(NOTICES);
  for (const name of ["Edit Holiday", "Delete Holiday"]) {
    const button = page.getByRole("button", { name });
    await expect(button).not.toHaveCSS("color", DANGER);
    await expect(button).not.toHaveCSS("border-top-color", DANGER);
    await button.hover();
    await expect(button).not.toHaveCSS("background-color", DANGER);
    await expect(button).not.toHaveCSS("color", DANGER);
  }
  await page.getByRole("button", { name: "Delete Holiday" }).click();
  const sure = page.getByRole("alertdialog").getByRole("button", { name: "Delete" });
  await expect(sure).toHaveCSS("background-color", DANGER);
  await expectAccessible(page);
});

test("every screen with a public page leads there", { tag: "@all" }, async ({ asAdmin: page }) => {
  test.slow();
  const screens = [
    ...resourceList.map(({ screen }) => [screen.path, screen.publicPath] as const),
    ["/admin/marquee-manager", "/"] as const,
    ["/admin/pages/fees", "/fees"] as const,
  ];
  for (const [path, publicPath] of screens) {
    await page.goto(path);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    const link = page.getByRole("link", { name: "View on site" });
    if (publicPath) await expect(link).toHaveAttribute("href", publicPath);
    else await expect(link).toHaveCount(0);
    for (const viewport of [PHONE, DESKTOP]) {
      await page.setViewportSize(viewport);
      await expectNoSidewaysScroll(page);
    }
  }
  await page.goto("/admin/facilities");
  await page.getByRole("link", { name: "View on site" }).click();
  await expect(page).toHaveURL("/facilities");
});
