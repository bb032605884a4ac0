import type { Page } from "@playwright/test";
import { addEntry, openWithOwnSession, STUDENT } from "../../../../tests/browser/admin-actions.ts";
import {
  ADMIN,
  allowFailedCalls,
  expect,
  expectLoggedFailure,
  test,
} from "../../../../tests/browser/fixtures.ts";
import { buildJpeg } from "../../../../tests/files.ts";
import { provenBy } from "../../../../tests/repetitions.ts";

const STUDENTS = "/admin/student-management";
const dialogOf = (page: Page) => page.getByRole("dialog", { name: "Please log in again" });

async function logIn(page: Page): Promise<void> {
  await page.getByLabel("Email").fill(ADMIN.email);
  await page.getByLabel("Password").fill(ADMIN.password);
  await page.getByRole("button", { name: "Login" }).click();
}

/**
 * Opens a link in a new tab as Ctrl+click does: the tab has a referrer, but no session of its own. The tab is opened here
 * because the headless shell of Chromium 150 crashes when a link of any page is opened with Ctrl.
 */
async function openInNewTab(page: Page, name: string): Promise<Page> {
  const link = page.getByRole("link", { name, exact: true }).first();
  expect(await link.evaluate(isLeftToBrowser)).toBe(true);
  const opened = await page.context().newPage();
  await opened.goto((await link.getAttribute("href")) ?? "", { referer: page.url() });
  return opened;
}

/** Runs in the page: whether the panel lets the browser handle a Ctrl+click on the element. */
function isLeftToBrowser(element: Element): boolean {
  const click = new MouseEvent("click", { ctrlKey: true, bubbles: true, cancelable: true });
  let isLeft = false;
  const finish = () => {
    isLeft = !click.defaultPrevented;
    click.preventDefault();
  };
  addEventListener("click", finish, { once: true });
  element.dispatchEvent(click);
  return isLeft;
}

test("an ended session is renewed where a screen is loaded: the dialog can be declined, and asks for an unknown email", {
  tag: "@all",
  annotation: provenBy(
    "admin-session.spec.ts",
    "a screen that is opened with an ended session leads to the login and back, and the email is remembered",
  ),
}, async ({ page, consoleErrors }) => {
  const endSession = await openWithOwnSession(page, "/admin/admin-welcome");
  // The server names the account, and the panel stores its email.
  await page.waitForLoadState("networkidle");
  await page.evaluate(() => sessionStorage.removeItem("email"));
  await endSession();
  await page.getByRole("link", { name: "Account" }).click();
  await dialogOf(page).getByRole("button", { name: "Close" }).click();
  await expect(page.getByText("Your account could not be loaded.")).toBeVisible();
  await page.getByRole("button", { name: "Try again" }).click();
  await dialogOf(page).getByLabel("Email").fill(ADMIN.email);
  await dialogOf(page).getByLabel("Password").fill(ADMIN.password);
  await dialogOf(page).getByRole("button", { name: "Log in" }).click();
  await expect(page.getByText(`You are logged in as ${ADMIN.email}.`)).toBeVisible();
  expectLoggedFailure(consoleErrors);
});

test("a screen that is opened with an ended session leads to the login and back, and the email is remembered", async ({
  page,
  site,
  consoleErrors,
}) => {
  await addEntry(site, "students", { ...STUDENT, profilePhoto: await buildJpeg() });
  const endSession = await openWithOwnSession(page, `${STUDENTS}?q=Ananya`);
  await endSession();
  await page.reload();
  await expect(page.getByText("Your session has ended. Please log in again.")).toBeVisible();
  const stored = (key: string) => page.evaluate((name) => sessionStorage.getItem(name), key);
  expect(await stored("token")).toBeNull();
  // The server names the account, and the panel stores its email.
  await page.waitForLoadState("networkidle");
  await page.evaluate(() => sessionStorage.removeItem("email"));
  await logIn(page);
  await expect(page).toHaveURL(`${STUDENTS}?q=Ananya`);
  await expect(page.getByRole("heading", { name: "Ananya Rao" })).toBeVisible();
  expect(await stored("email")).toBe(ADMIN.email);
  allowFailedCalls(consoleErrors);
});

test("a link of the panel that is opened in a new tab uses the session of its tab, or asks for the login", {
  tag: "@all",
  annotation: provenBy(
    "admin-session.spec.ts",
    "a screen that is opened with an ended session leads to the login and back, and the email is remembered",
  ),
}, async ({ page }) => {
  await openWithOwnSession(page, "/admin/admin-welcome");
  const opened = await openInNewTab(page, "Account");
  await expect(opened).toHaveURL("/admin/account");
  await expect(opened.getByText(`You are logged in as ${ADMIN.email}.`)).toBeVisible();
  await expect(page).toHaveURL("/admin/admin-welcome");
  await opened.close();

  await test.step("the session of another role does not open the panel", async () => {
    await page.evaluate(() => sessionStorage.setItem("role", "teacher"));
    const stranger = await page.context().newPage();
    await stranger.goto("/admin/account");
    await expect(stranger).toHaveURL("/");
    expect(await stranger.evaluate(() => sessionStorage.getItem("token"))).toBeNull();
    await stranger.close();
  });

  await test.step("without a session in any tab, the login leads to the screen", async () => {
    await page.evaluate(() => sessionStorage.clear());
    const login = await openInNewTab(page, "Account");
    await expect(login.getByRole("heading", { name: "Admin Login" })).toBeVisible();
    await logIn(login);
    await expect(login).toHaveURL("/admin/account");
  });
});
