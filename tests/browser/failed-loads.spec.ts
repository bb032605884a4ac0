import { expect, expectLoggedFailure, expectToSuitEveryScreen, test } from "./fixtures.ts";

test("a post that cannot be loaded shows a message, is logged and is not a 404", async ({
  page,
  site,
  consoleErrors,
}) => {
  const { content, app } = site;
  const [find, logError] = [content.find, app.log.error];
  const logged: unknown[] = [];
  content.find = () => Promise.reject(new Error("the database is away"));
  app.log.error = (entry: unknown) => logged.push(entry);
  try {
    const answer = await page.goto("/blog-details/019a0000-0000-7000-8000-000000000000");
    expect(answer?.status()).toBe(500);
    await expect(page.getByRole("alert")).toHaveText("Failed to load blog details.");
    expect(logged).toHaveLength(1);
    expect(await page.evaluate(() => document.compatMode)).toBe("CSS1Compat");
  } finally {
    content.find = find;
    app.log.error = logError;
  }
  await expectToSuitEveryScreen(page);
  expectLoggedFailure(consoleErrors);
});
