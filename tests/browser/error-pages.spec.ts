import { expectNoSidewaysScroll } from "../../features/home/tests/browser/home-page.ts";
import { expect, expectLoggedFailure, expectToSuitEveryScreen, PHONE, test } from "./fixtures.ts";

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
