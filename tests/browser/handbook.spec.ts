import { expectNoSidewaysScroll } from "../../features/home/tests/browser/home-page.ts";
import { expect, expectToSuitEveryScreen, PHONE, test } from "./fixtures.ts";

test("Help opens the chapter about the screen in a new tab", async ({ asAdmin: page }) => {
  await page.goto("/admin/pages/fees");
  const [help] = await Promise.all([
    page.waitForEvent("popup"),
    page.getByRole("banner").getByRole("link", { name: "Help" }).click(),
  ]);
  await expect(help).toHaveURL(/\/admin\/handbook#the-fees$/);
  await expect(help.getByRole("heading", { name: "The fees" })).toBeInViewport({ ratio: 1 });
  await expectToSuitEveryScreen(help);

  await test.step("its line at the top leads to the contents, and covers no heading", async () => {
    const line = help.getByRole("banner");
    await line.getByRole("link", { name: "Contents" }).click();
    await help.getByRole("navigation").getByRole("link", { name: "Enquiries" }).click();
    const heading = await help.getByRole("heading", { name: "Enquiries" }).boundingBox();
    const { y = 0, height = 0 } = (await line.boundingBox()) ?? {};
    expect(heading?.y).toBeGreaterThanOrEqual(y + height);
  });

  await test.step("at twice the font size it does not scroll sideways on a phone", async () => {
    await help.setViewportSize(PHONE);
    await help.evaluate(() => document.documentElement.style.setProperty("font-size", "200%"));
    await expectNoSidewaysScroll(help);
  });
});
