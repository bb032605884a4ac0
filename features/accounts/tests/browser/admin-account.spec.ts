import type { Page } from "@playwright/test";
import { breakServer, toast } from "../../../../tests/browser/admin-actions.ts";
import {
  expect,
  expectLoggedFailure,
  expectToSuitEveryScreen,
  test,
} from "../../../../tests/browser/fixtures.ts";
import { provenBy } from "../../../../tests/repetitions.ts";

const SCREEN = "/admin/account";
const HOUR_MS = 3_600_000;

/** Each test has its own account, because limits and passwords belong to the account. */
let number = 0;
const FIRST = "green kite over neem";
const NEXT = "three lamps and a drum";
let email = "";

async function logIn(page: Page, password: string): Promise<string> {
  const answer = await page.request.post("/api/v1/admins/login", { data: { email, password } });
  expect(answer.status()).toBe(200);
  return ((await answer.json()) as { token: string }).token;
}

async function openScreen(page: Page): Promise<void> {
  const token = await logIn(page, FIRST);
  await page.addInitScript((value) => {
    sessionStorage.setItem("token", value);
    sessionStorage.setItem("role", "admin");
  }, token);
  await page.goto(SCREEN);
  await expect(page.getByRole("heading", { name: "Your Account" })).toBeVisible();
}

async function fillIn(page: Page, current: string, next: string, again = next): Promise<void> {
  await page.getByLabel("Current password").fill(current);
  await page.getByLabel("New password", { exact: true }).fill(next);
  await page.getByLabel("New password again").fill(again);
  await page.getByRole("button", { name: "Change password" }).click();
}

/** A token for a program, with its name. */
async function createToken(page: Page, session: string, name: string): Promise<string> {
  const expiresOn = new Date(Date.now() + 30 * 24 * HOUR_MS).toISOString().slice(0, 10);
  const answer = await page.request.post("/api/v1/admins/tokens", {
    headers: { Authorization: `Bearer ${session}` },
    data: { name, permissions: ["notices:read"], expiresOn },
  });
  expect(answer.status()).toBe(201);
  return ((await answer.json()) as { token: string }).token;
}

const sessions = (page: Page) => page.getByRole("list", { name: "Sessions" }).getByRole("listitem");

test.beforeEach(async ({ site }) => {
  email = `clerk${test.info().workerIndex}-${number++}@school.example`;
  await site.accounts.create(email, FIRST, "admin");
});

test("sessions show their device and times, and can be ended", {
  tag: "@all",
  annotation: provenBy(
    "accounts.test.ts",
    "are listed with their times, the newest first and this one marked",
  ),
}, async ({ page, site, consoleErrors }) => {
  const [gone, elsewhere] = [await logIn(page, FIRST), await logIn(page, FIRST)];
  await page.request.post("/api/v1/admins/login", {
    data: { email, password: FIRST },
    headers: {
      "user-agent":
        "Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Mobile Safari/537.36",
    },
  });
  const ago = (milliseconds: number) => new Date(Date.now() - milliseconds).toISOString();
  await site.database.db
    .updateTable("sessions")
    .set({ createdAt: ago(2 * HOUR_MS), lastSeenAt: ago(HOUR_MS) })
    .where("device", "=", "Chrome on Android")
    .execute();
  await openScreen(page);
  await expect(sessions(page)).toHaveCount(4);
  const phone = sessions(page).filter({ hasText: "Chrome on Android" });
  await expect(phone.getByText("Chrome on Android", { exact: true })).toBeVisible();
  await expect(phone).toContainText("Last used 1 hour ago");
  await expect(phone).toContainText("The computer of the website");
  await expect(phone).toContainText(/Logged in \d+\s\w+\s\d{4}, \d+:\d\d\s[ap]m IST/);
  await expect(sessions(page).filter({ hasText: "This session" })).toContainText("Last used just now");
  const others = sessions(page).filter({ hasNotText: /This session|Chrome on Android/ });
  const endOldest = () =>
    others
      .last()
      .getByRole("button", { name: /^End the session of / })
      .click();

  await test.step("a failure shows a message", async () => {
    await breakServer(page, "**/api/v1/admins/sessions/*", "DELETE");
    await endOldest();
    await expect(toast(page, "The session could not be ended. Please try again.")).toBeVisible();
    await page.unroute("**/api/v1/admins/sessions/*");
  });

  await test.step("a session that has already ended is removed from the list without an error", async () => {
    await page.request.get("/api/v1/admins/logout", { headers: { Authorization: `Bearer ${gone}` } });
    await endOldest();
    await expect(sessions(page)).toHaveCount(3);
  });

  await test.step("another session is ended, and the list has the focus", async () => {
    await endOldest();
    await expect(toast(page, "Session ended.").last()).toBeVisible();
    await expect(sessions(page)).toHaveCount(2);
    await expect(page.getByRole("list", { name: "Sessions" })).toBeFocused();
    const headers = { Authorization: `Bearer ${elsewhere}` };
    expect((await page.request.get("/api/v1/contact/all", { headers })).status()).toBe(401);
  });
  await sessions(page).getByRole("link", { name: "Log out" }).click();
  await expect(page).toHaveURL("/login");
  expectLoggedFailure(consoleErrors);
});

test("a new password ends the programs that stay ticked, and the dashboard says what happened", async ({
  page,
}) => {
  const session = await logIn(page, FIRST);
  const [fees, library] = [
    await createToken(page, session, "Fee software"),
    await createToken(page, session, "Library"),
  ];
  await openScreen(page);
  const question = page.getByRole("group", { name: "Programs that stop, too" });
  await expect(
    question.getByRole("checkbox", { name: /^Fee software Notices: see Not used yet$/ }),
  ).toBeChecked();
  await question.getByRole("checkbox", { name: /^Library/ }).uncheck();
  await expectToSuitEveryScreen(page);
  const typed = page.getByLabel("New password", { exact: true });
  await expect(typed).toHaveAttribute("type", "password");
  await page.getByLabel("Show what I type").check();
  await expect(typed).toHaveAttribute("type", "text");
  await fillIn(page, FIRST, NEXT);
  await expect(toast(page, "Password changed. All other sessions have ended.")).toBeVisible();
  await expect(question.getByRole("checkbox")).toHaveCount(1);
  await expect(question.getByRole("checkbox", { name: /^Library/ })).toBeChecked();
  const use = async (token: string) =>
    (
      await page.request.get("/api/v1/notices/all", { headers: { Authorization: `Bearer ${token}` } })
    ).headers();
  expect((await use(fees))["www-authenticate"]).toContain("invalid_token");
  expect((await use(library))["www-authenticate"]).toBeUndefined();

  await page.getByRole("link", { name: "Dashboard" }).click();
  const notice = page.getByRole("region", { name: "What happened to your account" });
  await expect(notice.getByRole("listitem")).toHaveText([
    /^The password was changed/,
    /^A token for a program was created/,
    /^A token for a program was created/,
  ]);
  await expectToSuitEveryScreen(page);
  await notice.getByRole("button", { name: "I know about this" }).click();
  await expect(notice).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole("heading", { name: "What needs doing" })).toBeVisible();
  await expect(notice).toHaveCount(0);
});
