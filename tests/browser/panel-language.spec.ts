import type { Page } from "@playwright/test";
import { provenBy } from "../repetitions.ts";
import { ADMIN, expect, expectToSuitEveryScreen, expectToSuitEveryScreenInAll, test } from "./fixtures.ts";

const OTHER = { email: "second@school.example", password: "yellow bus at the gate" };

async function logIn(page: Page, { email, password }: typeof ADMIN): Promise<void> {
  await page.locator("input[type=email]").fill(email);
  await page.locator("input[type=password]").fill(password);
  await page.locator("button[type=submit]").click();
  await expect(page).toHaveURL("/admin/admin-welcome");
}

const choose = (page: Page, language: "English" | "हिन्दी") =>
  page.getByRole("button", { name: language, exact: true }).click();

const inLanguage = (page: Page, language: "en" | "hi") => page.locator(`html[lang=${language}]`);

test("each admin has their own language on every computer, chosen at the login or in the account", {
  tag: "@all",
  annotation: provenBy(
    "accounts.test.ts",
    "is stored per admin and returned at the next login; it has no default",
  ),
}, async ({ page, site, browser }) => {
  test.slow();
  await site.accounts.create(OTHER.email, OTHER.password, "admin");
  const logOut = () => page.goto("/admin/logout");

  await test.step("the first admin chooses Hindi at the login, and the panel is in Hindi", async () => {
    await page.goto("/login");
    await expect(page.getByRole("button", { name: "English" })).toHaveAttribute("aria-pressed", "true");
    await choose(page, "हिन्दी");
    await expect(page).toHaveURL("/hi/login");
    await expect(inLanguage(page, "hi")).toBeAttached();
    await expect(page).toHaveTitle(/^लॉगिन · /);
    await expect(page.getByRole("heading", { name: "एडमिन लॉगिन" })).toBeVisible();
    await expect(page.getByRole("button", { name: "हिन्दी" })).toHaveAttribute("aria-pressed", "true");
    await expectToSuitEveryScreenInAll(page);

    await logIn(page, ADMIN);
    await expect(page.getByText("लॉगिन सफल रहा!")).toBeVisible();
    await expect(page.getByRole("heading", { name: "स्वागत है, एडमिन" })).toBeVisible();
    await expect(page.getByRole("heading", { name: "क्या करना बाकी है" })).toBeVisible();
    const menu = page.getByRole("navigation", { name: "एडमिन" });
    await expect(menu.getByRole("link", { name: "डैशबोर्ड" })).toBeVisible();
    await expect(inLanguage(page, "hi")).toBeAttached();
    await expectToSuitEveryScreen(page);
    await logOut();
  });

  await test.step("the login stays in Hindi, and the second admin chooses English in the account", async () => {
    await expect(page.getByRole("heading", { name: "एडमिन लॉगिन" })).toBeVisible();
    await logIn(page, OTHER);
    await page.goto("/admin/account");
    await expect(page.getByRole("heading", { name: "भाषा" })).toBeVisible();
    await expectToSuitEveryScreenInAll(page);
    await choose(page, "English");
    await expect(page.getByRole("heading", { name: "Language" })).toBeVisible();
    await expect(inLanguage(page, "en")).toBeAttached();
    await logOut();
  });

  await test.step("the first admin logs in on the English page, and the panel is in Hindi", async () => {
    await expect(page.getByRole("heading", { name: "Admin Login" })).toBeVisible();
    await logIn(page, ADMIN);
    await expect(page.getByText("लॉगिन सफल रहा!")).toBeVisible();
    await expect(inLanguage(page, "hi")).toBeAttached();
    await logOut();
  });

  await test.step("the second logs in on the Hindi page, and the panel is in English", async () => {
    await expect(page.getByRole("heading", { name: "एडमिन लॉगिन" })).toBeVisible();
    await logIn(page, OTHER);
    await expect(page.getByText("Login successful!")).toBeVisible();
    await expect(inLanguage(page, "en")).toBeAttached();
  });

  await test.step("the first has Hindi on another computer too", async () => {
    const elsewhere = await browser.newContext({ baseURL: site.url });
    const other = await elsewhere.newPage();
    await other.goto("/login");
    await expect(other.getByRole("heading", { name: "Admin Login" })).toBeVisible();
    await logIn(other, ADMIN);
    await expect(inLanguage(other, "hi")).toBeAttached();
    await elsewhere.close();
  });
});
