import type { Page } from "@playwright/test";
import { contacts } from "../../features/enquiries/content/contacts.ts";
import { expectNoSidewaysScroll } from "../../features/home/tests/browser/home-page.ts";
import type { PageName } from "../../features/pages.ts";
import { provenBy } from "../repetitions.ts";
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

test("the guide links to the blank fields of each step and shows which are done", {
  tag: "@all",
  annotation: provenBy(
    "setup-steps.test.ts",
    "a new school has every step open, each with links to the fields that are blank",
  ),
}, async ({ asAdmin: page, site }) => {
  await page.goto(SCREEN);
  const steps = guideOf(page).getByRole("listitem");
  const titles = [
    ...["The school", "Logo and colours", "Classes", "The principal", "Home page", "Fees", "Contact"],
    ...["The sample", "Students", "Consent of parents", "The other pages"],
  ];
  await expect(steps).toHaveText(titles.map((title, index) => new RegExp(`^${index + 1}\\. ${title}`)));
  for (const index of [0, 1, 2, 3, 4, 5, 6, 8, 9, 10]) await expect(steps.nth(index)).toContainText("To do");
  await expect(steps.nth(7)).toContainText("Done");
  await expectToSuitEveryScreen(page);

  await test.step("a link focuses the field", async () => {
    await steps.nth(3).getByRole("link", { name: "Name of the principal" }).click();
    await expect(page).toHaveURL("/admin/pages/home?field=principalsDesk.name");
    await expect(page.locator('[data-path="principalsDesk.name.en"]')).toBeFocused();
  });

  await test.step("a step is done only when all of its fields are filled", async () => {
    await savePage(site, "fees", { session: "2027-28" });
    await savePage(site, "privacy", { withoutRecord: "hidden" });
    await putSamplePage(site, "contact");
    await page.goto(SCREEN);
    await expect(steps.nth(9)).toContainText("Done");
    await expect(steps.nth(5).getByRole("link")).toHaveText(["Fees"]);
    await steps.nth(7).getByRole("link").click();
    await expect(page.getByRole("button", { name: "Remove the sample" })).toBeInViewport();
  });
});

test("a generated password is to be changed until it is", {
  tag: "@all",
  annotation: provenBy(
    "accounts.test.ts",
    "an account says that its password was generated until the owner changes it",
  ),
}, async ({ page, site }) => {
  const account = { email: "first@school.example", password: "orange kite over neem" };
  await site.accounts.create(account.email, account.password, "admin", { isGenerated: true });
  const answer = await page.request.post("/api/v1/admins/login", { data: account });
  const { token } = (await answer.json()) as { token: string };
  await page.addInitScript((value) => {
    sessionStorage.setItem("token", value);
    sessionStorage.setItem("role", "admin");
  }, token);
  await page.goto(SCREEN);
  const prompt = page.getByRole("region", { name: "Choose a password of your own" });
  await expectToSuitEveryScreen(page);
  await prompt.getByRole("link", { name: "Change the password" }).click();
  await page.getByLabel("Current password").fill(account.password);
  await page.getByLabel("New password", { exact: true }).fill("three lamps and a drum");
  await page.getByLabel("New password again").fill("three lamps and a drum");
  await page.getByRole("button", { name: "Change password" }).click();
  await expect(page.getByText("Password changed", { exact: false }).first()).toBeVisible();
  await page.goto(SCREEN);
  await expect(tasksOf(page)).toBeVisible();
  await expect(prompt).toHaveCount(0);
});

test("a link to a field of a page opens the editor at the field", {
  tag: "@all",
  annotation: provenBy(
    "setup-steps.test.ts",
    "a new school has every step open, each with links to the fields that are blank",
  ),
}, async ({ asAdmin: page }) => {
  const follow = async (name: string) => {
    await page.goto(SCREEN);
    await guideOf(page).getByRole("link", { name, exact: true }).click();
  };
  await follow("Logo");
  await expect(page).toHaveURL("/admin/pages/school?field=logo");
  await expect(page.locator('[data-path="logo"]')).toBeFocused();
  await follow("Classes");
  await expect(page.getByRole("button", { name: "Add class" })).toBeFocused();
  await follow("Session");
  await expect(page.getByLabel("Session", { exact: true })).toBeFocused();
  await follow("Leave pages out");
  await expect(page.getByRole("checkbox", { name: "About School" })).toBeFocused();
  await follow("Teachers");
  await expect(page.getByRole("dialog", { name: "Create Member" })).toBeVisible();
});

test("without open steps the guide is shown only on request", {
  tag: "@all",
  annotation: provenBy("setup-steps.test.ts", "a step is done only when all of its fields are filled"),
}, async ({ asAdmin: page }) => {
  await page.route("**/pages/all", (route) => route.fulfill({ json: [] }));
  await page.route("**/sample", (route) => route.fulfill({ json: { entries: 0 } }));
  await page.route("**/students/all**", (route) =>
    route.fulfill({ json: [], headers: { "X-Total-Count": "3" } }),
  );
  await page.goto(SCREEN);
  await expect(page.getByRole("button", { name: "Show the guide" })).toBeVisible();
  await expect(guideOf(page)).toBeHidden();
  await page.getByRole("button", { name: "Show the guide" }).click();
  await expect(guideOf(page)).toContainText("All steps are done.");
  await expect(guideOf(page)).toBeFocused();
});

test("a closed guide stays closed until it is opened again", {
  tag: "@all",
  annotation: provenBy("setup-steps.test.ts", "a step is done only when all of its fields are filled"),
}, async ({ asAdmin: page }) => {
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

test("open tasks come first, with counts and links", {
  tag: "@all",
  annotation: provenBy(
    "open-tasks.test.ts",
    "lists the tasks of the features by their places, and the sample last",
  ),
}, async ({ asAdmin: page, site }) => {
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

test("without open tasks a message is shown", {
  tag: "@all",
  annotation: provenBy("open-tasks.test.ts", "lists no tasks if everything is done"),
}, async ({ asAdmin: page }) => {
  await page.route("**/pages/all", (route) => route.fulfill({ json: [] }));
  await page.goto(SCREEN);
  await expect(tasksOf(page)).toContainText("All is done.");
  await expect(tasksOf(page).getByRole("listitem")).toHaveCount(0);
});

test("tasks that cannot be loaded are not shown as done, and can be loaded again", {
  tag: "@all",
  annotation: provenBy("open-tasks.test.ts", "leaves out what could not be loaded"),
}, async ({ asAdmin: page, consoleErrors }) => {
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

test("at twice the font size the guide and the list fit a phone", {
  tag: "@all",
  annotation: provenBy("admin-fit.spec.ts", "at twice the font size, no text overflows on a phone"),
}, async ({ asAdmin: page, site }) => {
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
