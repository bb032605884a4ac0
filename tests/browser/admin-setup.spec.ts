import type { Page } from "@playwright/test";
import type { PageName } from "../../content/pages/index.ts";
import { contacts } from "../../content/resources/contacts.ts";
import type { TestServer } from "../test-server.ts";
import { holdCalls } from "./admin-actions.ts";
import {
  expect,
  expectAccessible,
  expectLoggedFailure,
  expectToSuitEveryScreen,
  PHONE,
  test,
} from "./fixtures.ts";
import { expectNoSidewaysScroll } from "./home-page.ts";
import { clearPages } from "./school-content.ts";

const SCREEN = "/admin/admin-welcome";
const ENQUIRY = { name: "Ravi", address: null, phoneNumber: "9876543210", message: "When do you open?" };

const guideOf = (page: Page) => page.getByRole("region", { name: "Make the site your school’s" });
const tasksOf = (page: Page) => page.getByRole("region", { name: "What needs doing" });

/** Saves fields of a page as another admin. */
async function savePage(site: TestServer, name: PageName, document: unknown): Promise<void> {
  const body = new FormData();
  body.append("document", JSON.stringify(document));
  const answer = await fetch(`${site.url}/api/v1/pages/update/${name}`, {
    method: "PUT",
    body,
    headers: { authorization: `Bearer ${await site.adminToken()}` },
  });
  expect(answer.status).toBe(200);
}

async function putSamplePage(site: TestServer, name: PageName): Promise<void> {
  const row = { name, document: "{}", sample: 1, updatedAt: new Date().toISOString() };
  await site.database.db
    .insertInto("pages")
    .values(row)
    .onConflict((conflict) => conflict.column("name").doUpdateSet(row))
    .execute();
}

test.beforeEach(({ site }) => clearPages(site));

test("the guide links to each step and shows which are done", async ({ asAdmin: page, site }) => {
  // No choice yet about children without a consent record.
  await site.database.db.deleteFrom("pages").where("name", "=", "privacy").execute();
  await page.goto(SCREEN);
  const steps = guideOf(page).getByRole("listitem");
  const titles = [
    /^1\. The school/,
    /^2\. Logo/,
    /^3\. Contact/,
    /^4\. The sample/,
    /^5\. Students/,
    /^6\. Consent of parents/,
  ];
  await expect(steps).toHaveText(titles);
  await expect(steps.nth(4).getByRole("link")).toHaveAttribute("href", "/admin/student-import");
  for (const index of [0, 1, 2, 4, 5]) await expect(steps.nth(index)).toContainText("To do");
  await expect(steps.nth(3)).toContainText("Done");
  await expectToSuitEveryScreen(page);

  await steps.nth(0).getByRole("link").click();
  await expect(page).toHaveURL("/admin/pages/school");
  await page.goBack();
  await steps.nth(2).getByRole("link").click();
  await expect(page).toHaveURL("/admin/pages/contact");

  await savePage(site, "school", { name: { en: "Our school", hi: "हमारा विद्यालय" } });
  await page.goto(SCREEN);
  await expect(steps.nth(0)).toContainText("Done");
  await expect(steps.nth(1)).toContainText("To do");
  await savePage(site, "contact", { head: { line: { en: "Write to us", hi: "हमें लिखें" } } });
  await savePage(site, "privacy", { withoutRecord: "hidden" });
  await putSamplePage(site, "fees");
  await page.reload();
  await expect(steps.nth(2)).toContainText("Done");
  await expect(steps.nth(5)).toContainText("Done");
  await expect(steps.nth(3)).toContainText("To do");
  await steps.nth(3).getByRole("link").click();
  await expect(page.getByRole("button", { name: "Remove the sample" })).toBeInViewport();
});

test("a link to a field of a page opens the editor at the field", { tag: "@all" }, async ({
  asAdmin: page,
}) => {
  await page.goto(SCREEN);
  await guideOf(page)
    .getByRole("link", { name: /Logo and colours/ })
    .click();
  await expect(page).toHaveURL("/admin/pages/school?field=logo");
  await expect(page.locator('[data-path="logo"]')).toBeInViewport();
  await page.goto("/admin/pages/fees?field=session");
  await expect(page.getByLabel("Session", { exact: true })).toBeFocused();
});

test("a closed guide stays closed until it is opened again", { tag: "@all" }, async ({ asAdmin: page }) => {
  await page.goto(SCREEN);
  await guideOf(page).getByRole("button", { name: "Close the guide" }).click();
  await expect(guideOf(page)).toBeHidden();
  await expect(page.getByRole("button", { name: "Show the guide" })).toBeFocused();
  await page.reload();
  await expect(tasksOf(page)).toBeVisible();
  await expect(guideOf(page)).toBeHidden();
  await page.getByRole("button", { name: "Show the guide" }).click();
  await expect(guideOf(page)).toBeFocused();
  await page.reload();
  await expect(guideOf(page)).toBeVisible();
});

test("the guide is closed for a school that has written about itself", { tag: "@all" }, async ({
  asAdmin: page,
  site,
}) => {
  await savePage(site, "school", { name: { en: "Our school", hi: "हमारा विद्यालय" } });
  await page.goto(SCREEN);
  await expect(page.getByRole("button", { name: "Show the guide" })).toBeVisible();
  await expect(guideOf(page)).toBeHidden();
});

test("open tasks come first, with counts and links", async ({ asAdmin: page, site }) => {
  for (const name of ["Ravi", "Sunita"]) await site.content.create(contacts, { ...ENQUIRY, name });
  await savePage(site, "school", {
    name: { en: "Our school", hi: null },
    tagline: { en: "Learn", hi: null },
  });
  await putSamplePage(site, "fees");
  await page.goto(SCREEN);
  const lines = tasksOf(page).getByRole("link");
  await expect(lines).toHaveText([
    /^2 new enquiries/,
    /^1 page still has the sample school’s words/,
    /^\d+ pages are empty/,
    /^2 texts lack Hindi/,
    /^1 sample entry is left/,
  ]);
  const targets = await lines.evaluateAll((links) => links.map((link) => link.getAttribute("href")));
  expect(targets).toEqual([
    "/admin/ManageContacts",
    "/admin/pages/fees",
    "/admin/pages",
    "/admin/pages/school?field=name.hi",
    "#sample",
  ]);
  const [first] = await page.getByRole("heading", { level: 2 }).allTextContents();
  expect(first).toBe("What needs doing");
  await expectAccessible(page);

  await lines.first().click();
  await expect(page.getByRole("heading", { name: "Sunita" })).toBeVisible();
  await page.goBack();
  await expect(lines.first()).toHaveText(/^1 page still has/);
  await site.content.create(contacts, { ...ENQUIRY, name: "Gurmeet" });
  await page.reload();
  await expect(lines.first()).toHaveText(/^1 new enquiry/);
});

test("without open tasks a message is shown", { tag: "@all" }, async ({ asAdmin: page }) => {
  await page.route("**/pages/all", (route) => route.fulfill({ json: [] }));
  await page.goto(SCREEN);
  await expect(tasksOf(page)).toContainText("All is done.");
  await expect(tasksOf(page).getByRole("listitem")).toHaveCount(0);
});

test("tasks that cannot be loaded are not shown as done, and can be loaded again", { tag: "@all" }, async ({
  asAdmin: page,
  consoleErrors,
}) => {
  await page.route("**/pages/all", (route) => route.abort());
  await page.goto(SCREEN);
  await expect(tasksOf(page)).toContainText("Not all of this could be loaded.");
  await expect(tasksOf(page)).not.toContainText("All is done.");
  await expect(guideOf(page)).toBeHidden();
  await expectAccessible(page);
  await page.unroute("**/pages/all");
  const answer = await holdCalls(page, "**/pages/all");
  await tasksOf(page).getByRole("button", { name: "Try again" }).click();
  await expect(tasksOf(page).getByRole("button", { name: "Loading..." })).toBeDisabled();
  answer();
  await expect(tasksOf(page).getByRole("link", { name: /pages are empty/ })).toBeVisible();
  await expect(guideOf(page)).toBeVisible();
  expectLoggedFailure(consoleErrors);
});

test("at twice the font size the guide and the list fit a phone", { tag: "@all" }, async ({
  asAdmin: page,
  site,
}) => {
  await site.content.create(contacts, ENQUIRY);
  await putSamplePage(site, "fees");
  await page.setViewportSize(PHONE);
  await page.goto(SCREEN);
  await expect(guideOf(page)).toBeVisible();
  await page.evaluate(() => document.documentElement.style.setProperty("font-size", "200%"));
  await expectNoSidewaysScroll(page);
  for (const region of [guideOf(page), tasksOf(page)]) {
    const cut = await region.evaluate((element) => element.scrollWidth > element.clientWidth);
    expect(cut).toBe(false);
  }
});
