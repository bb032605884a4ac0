import { pageHeads } from "../../content/pages/page-heads.ts";
import { school } from "../../content/pages/school.ts";
import { startTestServer } from "../test-server.ts";
import {
  DESKTOP,
  expect,
  expectAccessible,
  expectLoggedFailure,
  expectToSuitEveryScreen,
  test,
} from "./fixtures.ts";

test("the footer has the quick links of the specification", async ({ page }) => {
  await page.goto("/services");
  const links = await page
    .getByRole("contentinfo")
    .getByRole("navigation", { name: "Quick Links" })
    .getByRole("link")
    .evaluateAll((all) => all.map((link) => link.getAttribute("href")));
  expect(links).toEqual([
    "/about",
    "/management",
    "/fees",
    "/contact",
    "/Gallery",
    "/alumni",
    "/Activities",
    "/Blog",
  ]);
});

test("an unknown address is answered with 404 and the way home", async ({ page, consoleErrors }) => {
  const answer = await page.goto("/no/such/page");
  expect(answer?.status()).toBe(404);
  await expect(page).toHaveTitle(/404 Page Not Found/);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("404 Page Not Found");
  await expectToSuitEveryScreen(page);
  await page.getByRole("link", { name: "Back to home" }).click();
  await expect(page).toHaveURL("/");
  // The browser itself logs the 404.
  expectLoggedFailure(consoleErrors);
});

test("a page that fails says so inside the frame and offers the way home", async ({
  page,
  consoleErrors,
}) => {
  const site = await startTestServer({ withSite: true });
  await page.setViewportSize(DESKTOP);
  await page.goto(`${site.url}/services`);
  const { content, app } = site;
  const [list, logError] = [content.list, app.log.error];
  const logged: unknown[] = [];
  content.list = async () => ({ rows: [{ _id: "1", title: "Broken" } as never], total: 1 });
  app.log.error = (entry: unknown) => logged.push(entry);
  await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Gallery" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Something went wrong");
  await expect(page).toHaveTitle(`Something went wrong | ${school.name}`);
  await expect(page.getByRole("contentinfo")).toBeVisible();
  await expectAccessible(page);
  content.list = list;
  app.log.error = logError;
  expect(logged).toHaveLength(1);
  await page.getByRole("link", { name: "Back to home" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(pageHeads["/"].heading);
  await site.close();
  // The browser itself logs the 500.
  expectLoggedFailure(consoleErrors);
});
