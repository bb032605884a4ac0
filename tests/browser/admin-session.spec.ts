import type { Page } from "@playwright/test";
import { buildJpeg } from "../files.ts";
import { addEntry, logInAgain, openWithOwnSession, STUDENT } from "./admin-actions.ts";
import { ADMIN, allowFailedCalls, expect, expectAccessible, expectLoggedFailure, test } from "./fixtures.ts";

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

test.describe("a session that has ended", () => {
  test("is renewed where a search notices it: what was typed stays, and the search goes on", async ({
    page,
    site,
    consoleErrors,
  }) => {
    const profilePhoto = await buildJpeg();
    await addEntry(site, "students", { ...STUDENT, profilePhoto });
    await addEntry(site, "students", { ...STUDENT, profilePhoto, name: "Kabir Sen", rollNumber: "R-102" });
    const endSession = await openWithOwnSession(page, `${STUDENTS}?new`);
    await page.getByLabel("Name", { exact: true }).fill("Half entered");
    await endSession();
    await page.getByRole("searchbox").fill("Kabir");
    await expect(dialogOf(page)).toBeVisible();
    await expectAccessible(page);
    await logInAgain(page);
    await expect(page.getByRole("heading", { name: "Ananya Rao" })).toBeHidden();
    await expect(page.getByRole("heading", { name: "Kabir Sen" })).toBeVisible();
    await expect(page.getByRole("searchbox")).toHaveValue("Kabir");
    await expect(page.getByLabel("Name", { exact: true })).toHaveValue("Half entered");
    allowFailedCalls(consoleErrors);
  });

  test("is renewed where a screen is loaded; whoever declines can try again", async ({
    page,
    consoleErrors,
  }) => {
    const endSession = await openWithOwnSession(page, "/admin/admin-welcome");
    await endSession();
    await page.getByRole("link", { name: "Account" }).click();
    await dialogOf(page).getByRole("button", { name: "Close" }).click();
    await expect(page.getByText("Your account could not be loaded.")).toBeVisible();
    await page.getByRole("button", { name: "Try again" }).click();
    await logInAgain(page);
    await expect(page.getByText(`You are logged in as ${ADMIN.email}.`)).toBeVisible();
    expectLoggedFailure(consoleErrors);
  });

  test("leads from a screen that is opened with it to the login, and from there back to that screen", async ({
    page,
    site,
    consoleErrors,
  }) => {
    await addEntry(site, "students", { ...STUDENT, profilePhoto: await buildJpeg() });
    const endSession = await openWithOwnSession(page, `${STUDENTS}?q=Ananya`);
    await endSession();
    await page.reload();
    await expect(page.getByText("Your session has ended. Please log in again.")).toBeVisible();
    expect(await page.evaluate(() => sessionStorage.getItem("token"))).toBeNull();
    await logIn(page);
    await expect(page).toHaveURL(`${STUDENTS}?q=Ananya`);
    await expect(page.getByRole("heading", { name: "Ananya Rao" })).toBeVisible();
    allowFailedCalls(consoleErrors);
  });

  test("asks for the email too where it is not known", async ({ page, consoleErrors }) => {
    const endSession = await openWithOwnSession(page, "/admin/admin-welcome");
    await page.evaluate(() => sessionStorage.removeItem("email"));
    await endSession();
    await page.getByRole("link", { name: "Account" }).click();
    await dialogOf(page).getByLabel("Email").fill(ADMIN.email);
    await dialogOf(page).getByLabel("Password").fill(ADMIN.password);
    await dialogOf(page).getByRole("button", { name: "Log in" }).click();
    await expect(page.getByText(`You are logged in as ${ADMIN.email}.`)).toBeVisible();
    allowFailedCalls(consoleErrors);
  });
});

test("after logging in the email is remembered for when the session ends", async ({ page }) => {
  await page.goto("/login");
  await logIn(page);
  await expect(page).toHaveURL("/admin/admin-welcome");
  expect(await page.evaluate(() => sessionStorage.getItem("email"))).toBe(ADMIN.email);
});

test.describe("a link of the panel that is opened in a new tab", () => {
  test("shows its screen, with the session of the tab that it comes from", async ({ page }) => {
    await openWithOwnSession(page, "/admin/admin-welcome");
    const opened = await openInNewTab(page, "Account");
    await expect(opened).toHaveURL("/admin/account");
    await expect(opened.getByText(`You are logged in as ${ADMIN.email}.`)).toBeVisible();
    await expect(page).toHaveURL("/admin/admin-welcome");
  });

  test("asks for the login when no tab has a session, and then shows its screen", async ({ page }) => {
    await openWithOwnSession(page, "/admin/admin-welcome");
    await page.evaluate(() => sessionStorage.clear());
    const opened = await openInNewTab(page, "Account");
    await expect(opened.getByRole("heading", { name: "Admin Login" })).toBeVisible();
    await logIn(opened);
    await expect(opened).toHaveURL("/admin/account");
  });

  test("does not open the panel for an account of another role", async ({ page }) => {
    await openWithOwnSession(page, "/admin/admin-welcome");
    await page.evaluate(() => sessionStorage.setItem("role", "teacher"));
    const stranger = await page.context().newPage();
    await stranger.goto("/admin/account");
    await expect(stranger).toHaveURL("/");
    expect(await stranger.evaluate(() => sessionStorage.getItem("token"))).toBeNull();
  });
});
