import type { CDPSession, Page } from "@playwright/test";
import { toast } from "../../../../tests/browser/admin-actions.ts";
import {
  allowFailedCalls,
  test as base,
  expect,
  expectAccessible,
  expectToSuitEveryScreen,
} from "../../../../tests/browser/fixtures.ts";
import { provenBy } from "../../../../tests/repetitions.ts";
import { startTestServer, type TestServer } from "../../../../tests/test-server.ts";

/** Browsers do not make passkeys for a numeric address. */
const test = base.extend<object, { namedSite: TestServer }>({
  namedSite: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures' names from this pattern
    async ({}, use) => {
      const server = await startTestServer({ withSite: true, hostName: "localhost" });
      await use(server);
      await server.close();
    },
    { scope: "worker" },
  ],
  site: ({ namedSite }, use) => use(namedSite),
});

const PASSWORD = "green kite over neem";
let number = 0;
let email = "";

test.beforeEach(async ({ site }) => {
  email = `passkey${test.info().workerIndex}-${number++}@school.example`;
  await site.accounts.create(email, PASSWORD, "admin");
});

/** Connects a device that verifies the person and confirms everything at once. */
async function addDevice(page: Page): Promise<{ cdp: CDPSession; authenticatorId: string }> {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send("WebAuthn.enable");
  const { authenticatorId } = await cdp.send("WebAuthn.addVirtualAuthenticator", {
    options: {
      protocol: "ctap2",
      transport: "internal",
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return { cdp, authenticatorId };
}

async function fillLogin(page: Page): Promise<void> {
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Password").fill(PASSWORD);
  await page.getByRole("button", { name: "Login" }).click();
}

/** Opens the own account with a new session. */
async function openAccount(page: Page): Promise<void> {
  await page.goto("/login");
  await fillLogin(page);
  await expect(page).toHaveURL("/admin/admin-welcome");
  await page.goto("/admin/account");
  await expect(page.getByRole("heading", { name: "Passkeys" })).toBeVisible();
}

const passkeys = (page: Page) => page.getByRole("list", { name: "Your passkeys" }).getByRole("listitem");

async function addPasskey(page: Page, name: string): Promise<void> {
  await page.getByRole("button", { name: "Add a passkey" }).click();
  const dialog = page.getByRole("dialog", { name: "Add a passkey" });
  await expect(dialog.getByLabel("Name of the passkey")).toHaveValue(/^Chrome on /);
  await dialog.getByLabel("Name of the passkey").fill(name);
  await dialog.getByRole("button", { name: "Go on" }).click();
  await keepCodes(page);
  await expect(toast(page, `The passkey “${name}” is added.`)).toBeVisible();
}

const codesIn = (page: Page) =>
  page
    .getByRole("dialog", { name: "The passkey is added" })
    .getByRole("list", { name: "Your recovery codes" })
    .getByRole("listitem");

/** The first passkey gives recovery codes. */
async function keepCodes(page: Page): Promise<void> {
  await expect(page.getByRole("heading", { name: "Your recovery codes" })).toBeFocused();
  await expect(codesIn(page)).toHaveCount(10);
  await page.getByRole("button", { name: "I have kept them" }).click();
  await expect(page.getByText("10 recovery codes are left.")).toBeVisible();
}

test("a passkey is added, and logs in without a password", async ({ page }) => {
  await addDevice(page);
  await openAccount(page);
  await addPasskey(page, "Office computer");
  await expect(passkeys(page)).toHaveText(/Office computer.*Not used yet/);
  await page.goto("/admin/logout");
  await expect(page).toHaveURL("/login");
  await page.getByRole("button", { name: "Log in with a passkey" }).click();
  await expect(page).toHaveURL("/admin/admin-welcome");
  await page.goto("/admin/account");
  await expect(page.getByText(`You are logged in as ${email}.`)).toBeVisible();
  await expect(passkeys(page)).toHaveText(/Last used/);
});

test("passkeys are renamed and removed; the screen says what the device answers", {
  tag: "@all",
  annotation: provenBy("passkeys.test.ts", "is removed by its owner only, which is in the audit log"),
}, async ({ page, site, consoleErrors }) => {
  allowFailedCalls(consoleErrors);
  const { cdp, authenticatorId } = await addDevice(page);
  await openAccount(page);
  await expect(page.getByText("You have no passkey yet.")).toBeVisible();
  await addPasskey(page, "Office computer");
  // Without the toast, which covers a part of a button, and at the top, where the header covers nothing.
  await page.reload();
  await expect(passkeys(page)).toContainText("Office computer");
  await page.evaluate(() => scrollTo(0, 0));
  await expectToSuitEveryScreen(page);

  await test.step("the same device again", async () => {
    await page.getByRole("button", { name: "Add a passkey" }).click();
    await page.getByRole("button", { name: "Go on" }).click();
    await expect(page.getByRole("alert")).toHaveText(/^This device already has a passkey/);
  });

  await test.step("a person whom the device does not recognise", async () => {
    await cdp.send("WebAuthn.setUserVerified", { authenticatorId, isUserVerified: false });
    await page.getByRole("button", { name: "Go on" }).click();
    await expect(page.getByRole("alert")).toHaveText(/did not confirm it, or you cancelled/);
    await page.keyboard.press("Escape");
    await cdp.send("WebAuthn.setUserVerified", { authenticatorId, isUserVerified: true });
  });

  await test.step("rename by keyboard", async () => {
    await page.getByRole("button", { name: "Rename the passkey Office computer" }).press("Enter");
    const field = page.getByRole("dialog").getByLabel("Name of the passkey");
    await expect(field).toBeFocused();
    await field.fill("");
    await field.press("Enter");
    await expect(page.getByText("Name of the passkey is required")).toBeVisible();
    await field.fill("Laptop of the library");
    await field.press("Enter");
    await expect(passkeys(page)).toContainText("Laptop of the library");
  });

  await test.step("remove, confirmed with the passkey instead of the password", async () => {
    await site.database.db
      .updateTable("sessions")
      .set({ confirmedAt: new Date(Date.now() - 11 * 60_000).toISOString() })
      .execute();
    await page.getByRole("button", { name: "Remove the passkey Laptop of the library" }).click();
    await page.getByRole("alertdialog").getByRole("button", { name: "Remove" }).click();
    const dialog = page.getByRole("dialog", { name: "Please confirm that it is you" });
    await expect(dialog.getByLabel("Your password")).toBeFocused();
    await dialog.getByRole("button", { name: "Use a passkey" }).click();
    await expect(toast(page, "The passkey “Laptop of the library” is removed.")).toBeVisible();
    await expect(page.getByText("You have no passkey yet.")).toBeVisible();
    await page.goto("/admin/logout");
    await page.getByRole("button", { name: "Log in with a passkey" }).click();
    await expect(page.getByRole("alert")).toHaveText(/^This passkey does not work here/);
    await expect(page).toHaveURL("/login");
  });
});

test("a recovery code of the passkey replaces a lost device", async ({ page, consoleErrors }) => {
  allowFailedCalls(consoleErrors);
  const { cdp, authenticatorId } = await addDevice(page);
  await openAccount(page);
  await page.getByRole("button", { name: "Add a passkey" }).click();
  await page.getByRole("button", { name: "Go on" }).click();
  await expect(codesIn(page)).toHaveCount(10);
  const [code = ""] = await codesIn(page).allTextContents();
  await expectToSuitEveryScreen(page);
  await keepCodes(page);
  await cdp.send("WebAuthn.removeVirtualAuthenticator", { authenticatorId });
  await page.goto("/admin/logout");
  await fillLogin(page);
  await page.getByRole("button", { name: "Use a recovery code instead" }).click();
  await page.getByLabel("Recovery code").fill(code);
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/admin/admin-welcome");
  await page.goto("/admin/account");
  await expect(page.getByText("9 recovery codes are left.")).toBeVisible();
});

test("a passkey is the second step after the password, also when a session has ended", {
  tag: "@all",
  annotation: provenBy("passkey-login.test.ts", "is one of the passkeys of the account"),
}, async ({ page, site, consoleErrors }) => {
  allowFailedCalls(consoleErrors);
  const { cdp, authenticatorId } = await addDevice(page);
  await openAccount(page);
  await addPasskey(page, "Office computer");
  await page.goto("/admin/logout");

  await test.step("the password alone is not enough", async () => {
    await fillLogin(page);
    await expect(page.getByText("Your password is right. Now use a passkey of this account.")).toBeFocused();
    await expect(page.getByRole("button", { name: "Log in with a passkey" })).toBeHidden();
    await expectToSuitEveryScreen(page);
    await page.getByRole("button", { name: "Back to the password" }).click();
    await expect(page.getByLabel("Password")).toBeFocused();
    await page.getByLabel("Password").fill(PASSWORD);
    await page.keyboard.press("Enter");
    await page.getByRole("button", { name: "Use a passkey" }).press("Enter");
    await expect(page).toHaveURL("/admin/admin-welcome");
  });

  await test.step("an ended session is renewed with the passkey alone", async () => {
    await page.goto("/admin/account");
    await page.getByLabel("Your name").fill("Rekha Sharma");
    await site.database.db.deleteFrom("sessions").execute();
    await page.getByRole("button", { name: "Save the name" }).click();
    const dialog = page.getByRole("dialog", { name: "Please log in again" });
    await dialog.getByRole("button", { name: "Use a passkey" }).click();
    await expect(toast(page, "Name saved.")).toBeVisible();
  });

  await test.step("a device that does not recognise the person does not log in", async () => {
    await page.goto("/admin/logout");
    await cdp.send("WebAuthn.setUserVerified", { authenticatorId, isUserVerified: false });
    await page.getByRole("button", { name: "Log in with a passkey" }).click();
    await expect(page.getByRole("alert")).toHaveText(/did not confirm it, or you cancelled/);
    await expectAccessible(page);
  });
});
