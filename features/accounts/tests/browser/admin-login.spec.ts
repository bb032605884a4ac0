import type { Page } from "@playwright/test";
import { holdCalls, openWithOwnSession } from "../../../../tests/browser/admin-actions.ts";
import {
  ADMIN,
  allowFailedCalls,
  expect,
  expectAccessible,
  expectAccessibleInAll,
  expectLoggedFailure,
  test,
} from "../../../../tests/browser/fixtures.ts";
import { firstOf } from "../../../../tests/repetitions.ts";

const LOGIN_CALL = "**/api/v1/admins/login";
const LOGOUT_CALL = "**/api/v1/admins/logout";

async function fillLogin(page: Page, password = ADMIN.password): Promise<void> {
  await page.getByLabel("Email").fill(ADMIN.email);
  await page.getByLabel("Password").fill(password);
  await page.getByRole("button", { name: "Login" }).click();
}

const stored = (page: Page) =>
  page.evaluate(() => ({ token: sessionStorage.getItem("token"), role: sessionStorage.getItem("role") }));

test("an admin logs in with email and password, and logs out again", async ({ page }) => {
  const answer = await holdCalls(page, LOGIN_CALL);
  await page.goto("/login");

  await test.step("email and password are both required", async () => {
    let calls = 0;
    page.on("request", (request) => {
      if (request.url().endsWith("/admins/login")) calls++;
    });
    const button = page.getByRole("button", { name: "Login" });
    await button.click();
    await expect(page.getByLabel("Email")).toBeFocused();
    await expect(page.getByLabel("Email")).toHaveAttribute("type", "email");
    await page.getByLabel("Email").fill("not an address");
    await page.getByLabel("Password").fill("something");
    await button.click();
    await page.getByLabel("Email").fill(ADMIN.email);
    await page.getByLabel("Password").fill("");
    await button.click();
    await expect(page.getByLabel("Password")).toBeFocused();
    expect(calls).toBe(0);
  });

  await fillLogin(page);
  await test.step("the button shows Loading... and is disabled until the answer arrives", async () => {
    await expect(page.getByRole("button", { name: "Loading..." })).toBeDisabled();
    answer();
  });
  await expect(page).toHaveURL("/admin/admin-welcome");
  await expect(page.getByText("Login successful!")).toBeVisible();
  await expect(page.getByRole("heading", { name: "Welcome, Admin" })).toBeVisible();
  const { token, role } = await stored(page);
  expect(role).toBe("admin");
  expect(token).toMatch(/^[\w-]{43}$/);
  const expectLoggedOut = async (ended: string | null) => {
    await expect(page).toHaveURL("/login");
    expect(await stored(page)).toEqual({ token: null, role: null });
    const headers = { Authorization: `Bearer ${ended}` };
    expect((await page.request.get("/api/v1/contact/all", { headers })).status()).toBe(401);
  };

  await test.step("logging out ends the session on the server and in the browser", async () => {
    await page.getByRole("link", { name: "Logout" }).click();
    await expectLoggedOut(token);
  });

  for (const other of ["", "teacher"]) {
    await test.step(`so does logging out with a token and ${other ? `the role ${other}` : "no role"}`, async () => {
      const login = await page.request.post("/api/v1/admins/login", { data: ADMIN });
      const session = (await login.json()) as { token: string };
      await page.evaluate(
        ([value, name]) => {
          sessionStorage.setItem("token", value);
          if (name) sessionStorage.setItem("role", name);
        },
        [session.token, other] as const,
      );
      await page.goto("/admin/logout");
      await expectLoggedOut(session.token);
    });
  }

  await test.step("logging out without a token leads to the login", async () => {
    await page.goto("/admin/logout");
    await expect(page).toHaveURL("/login");
  });
});

test("a wrong password, a lost connection and an answer without a token show the same message; a locked account another", async ({
  page,
  site,
  consoleErrors,
}) => {
  allowFailedCalls(consoleErrors);
  const failure = page.getByRole("alert").filter({ hasText: "Login failed. Please try again." });
  await page.goto("/login");
  await fillLogin(page, "not the password");
  await expect(failure).toBeVisible();
  await expectAccessible(page);

  await page.route(LOGIN_CALL, (route) => route.abort());
  await fillLogin(page);
  await expect(failure).toBeVisible();

  for (const answer of [
    { role: "admin" },
    { token: "", role: "admin" },
    { token: "x".repeat(43), role: "" },
  ]) {
    await page.unroute(LOGIN_CALL);
    await page.route(LOGIN_CALL, (route) => route.fulfill({ json: answer }));
    await page.goto("/login");
    await fillLogin(page);
    await expect(failure, JSON.stringify(answer)).toBeVisible();
    expect(await stored(page)).toEqual({ token: null, role: null });
  }
  await page.unroute(LOGIN_CALL);

  await site.accounts.create("locked@school.example", "a lock without a key", "admin");
  for (let attempt = 0; attempt < 5; attempt++) {
    await page.request.post("/api/v1/admins/login", {
      data: { email: "locked@school.example", password: `guess ${attempt}` },
    });
  }
  await page.getByLabel("Email").fill("locked@school.example");
  await page.getByLabel("Password").fill("a lock without a key");
  await page.getByRole("button", { name: "Login" }).click();
  await expect(page.getByRole("alert")).toHaveText(
    "Too many failed logins. Please wait before trying again. You can try again in 15 minutes.",
  );
});

test("visitors and accounts of other roles are sent from the admin area to the home page", async ({
  page,
}) => {
  // The home page itself takes longer to load than everything else here.
  const body =
    '<!doctype html><link rel="icon" href="data:,"><style>@view-transition { navigation: auto }</style>';
  await page.route(
    (url) => url.pathname === "/",
    (route) => route.fulfill({ contentType: "text/html", body }),
  );
  await page.goto("/login");
  for (const session of [{}, { token: "x".repeat(43) }, { token: "x".repeat(43), role: "teacher" }]) {
    await page.evaluate((values) => {
      for (const [key, value] of Object.entries(values)) sessionStorage.setItem(key, value);
    }, session);
    for (const path of firstOf(["/admin/admin-welcome", "/admin"], 1)) {
      await page.goto(path);
      await expect(page, `${path} for ${JSON.stringify(session)}`).toHaveURL("/");
    }
  }
});

test("a failed logout is logged, keeps the session and can be repeated", async ({ page, consoleErrors }) => {
  await openWithOwnSession(page, "/admin/pages");
  const { promise: held, resolve: answer } = Promise.withResolvers<void>();
  await page.route(LOGOUT_CALL, async (route) => {
    await held;
    await route.abort();
  });
  await page.getByRole("link", { name: "Logout" }).click();
  await expect(page.getByText("Logging out...")).toBeVisible();
  await expectAccessibleInAll(page);
  answer();
  await expect(page.getByRole("alert")).toHaveText("Logging out did not work. You are still logged in.");
  await expect(page.getByRole("link", { name: "Back to the dashboard" })).toBeVisible();
  expect((await stored(page)).role).toBe("admin");
  expect(consoleErrors.join("\n")).toContain("The server could not be reached");
  await expectAccessible(page);

  await page.unroute(LOGOUT_CALL);
  await page.getByRole("button", { name: "Retry" }).click();
  await expect(page).toHaveURL("/login");
  expectLoggedFailure(consoleErrors);
});
