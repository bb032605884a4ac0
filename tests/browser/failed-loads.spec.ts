import { expect, expectLoggedFailure, expectToSuitEveryScreen, test } from "./fixtures.ts";
import { publish } from "./school-content.ts";

test("a list that cannot be loaded stays empty, is logged, and comes back with the next visit", async ({
  page,
  site,
}) => {
  await publish(site, "facilities", [{ name: "Library", image: null }]);
  const { content, app } = site;
  const [list, logError] = [content.list, app.log.error];
  const logged: unknown[] = [];
  content.list = () => Promise.reject(new Error("the database is away"));
  app.log.error = (entry: unknown) => logged.push(entry);
  try {
    for (const [path, line] of [
      ["/facilities", "Our facilities will be shown here soon."],
      ["/blog", "The first post will appear here soon."],
      ["/gallery", "Pictures will be shown here soon."],
      ["/teachers", "Our teachers will be introduced here soon."],
      ["/alumni", "Our alumni will be introduced here soon."],
      ["/students", "Student profiles will be shown here soon."],
    ] as const) {
      logged.length = 0;
      const answer = await page.goto(path);
      expect(answer?.status()).toBe(200);
      await expect(page.getByText(line)).toBeVisible();
      // The list, and the notices that may stand above every page.
      const failure = { err: new Error("the database is away") };
      expect(logged).toEqual([failure, failure]);
    }
  } finally {
    content.list = list;
    app.log.error = logError;
  }
  await page.goto("/facilities");
  await expect(page.getByRole("heading", { name: "Library" })).toBeVisible();
});

test("a post that cannot be loaded says so, is logged and is no 404", async ({
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
  } finally {
    content.find = find;
    app.log.error = logError;
  }
  await expectToSuitEveryScreen(page);
  expectLoggedFailure(consoleErrors);
});
