import path from "node:path";
import { loadSiteBuild, type SiteBuild } from "../../core/server/site/site-build.ts";
import { expectNoSidewaysScroll } from "../../features/home/tests/browser/home-page.ts";
import { school } from "../../features/school/sample/school.ts";
import { provenBy } from "../repetitions.ts";
import { startTestServer } from "../test-server.ts";
import {
  DESKTOP,
  expect,
  expectAccessible,
  expectLoggedFailure,
  expectToSuitEveryScreen,
  PHONE,
  test,
} from "./fixtures.ts";
import { fillMenus, restorePages, shown } from "./school-content.ts";

test("an unknown address is answered with 404 and a link to the home page", async ({
  page,
  consoleErrors,
}) => {
  const answer = await page.goto("/no/such/page");
  expect(answer?.status()).toBe(404);
  await expect(page).toHaveTitle(/404 Page Not Found/);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("404 Page Not Found");
  await expectToSuitEveryScreen(page);
  await test.step("at twice the font size it does not scroll sideways on a phone", async () => {
    await page.setViewportSize(PHONE);
    await page.evaluate(() => document.documentElement.style.setProperty("font-size", "200%"));
    await expectNoSidewaysScroll(page);
  });
  await page.getByRole("link", { name: "Back to home" }).click();
  await expect(page).toHaveURL("/");
  // The browser itself logs the 404.
  expectLoggedFailure(consoleErrors);
});

/** The gallery page gets albums without fields, and fails. */
function withBrokenAlbums(build: SiteBuild): SiteBuild {
  const renderPage: SiteBuild["pages"]["renderPage"] = (request, services, assets) => {
    const { content } = services;
    const list: typeof content.list = async (name, fields, query) =>
      name === "galleries" ? { entries: [{}] as never[], total: 1 } : content.list(name, fields, query);
    return build.pages.renderPage(request, { ...services, content: { ...content, list } }, assets);
  };
  return { ...build, pages: { ...build.pages, renderPage } };
}

test("a page that fails shows a message with header and footer, and a link to the home page", {
  tag: "@all",
  annotation: provenBy(
    "failed-loads.spec.ts",
    "a post that cannot be loaded shows a message, is logged and is not a 404",
  ),
}, async ({ page, consoleErrors }) => {
  const build = await loadSiteBuild(path.resolve(import.meta.dirname, "../../build"));
  const logged: string[] = [];
  const site = await startTestServer({
    withSite: true,
    logTo: { write: (line) => logged.push(line) },
    loadBuild: async () => withBrokenAlbums(build),
  });
  await restorePages(site);
  await fillMenus(site);
  await page.setViewportSize(DESKTOP);
  await page.goto(`${site.url}/services`);
  await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Gallery" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Something went wrong");
  await expect(page).toHaveTitle(`Something went wrong | ${shown(school.name)}`);
  await expect(page.getByRole("contentinfo")).toBeVisible();
  await expectAccessible(page);
  expect(logged.filter((line) => line.includes("page failed"))).not.toHaveLength(0);
  await expect(page.getByRole("link", { name: "Back to home" })).toHaveAttribute("href", "/");
  await page.goto("about:blank");
  await site.close();
  // The browser itself logs the 500.
  expectLoggedFailure(consoleErrors);
});
