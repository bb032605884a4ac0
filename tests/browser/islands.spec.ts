import type { Page } from "@playwright/test";
import { expectNoSidewaysScroll, expectScripts, popup } from "../../features/home/tests/browser/home-page.ts";
import { replaceMap } from "../../features/home/tests/browser/map-frame.ts";
import { provenBy } from "../repetitions.ts";
import { expect, expectLoggedFailure, test } from "./fixtures.ts";
import { notice, publish, storePicture } from "./school-content.ts";

const SCRIPTS = /\/assets\/.+\.js$/;

test.describe("without scripts", () => {
  test.beforeEach(({ page, consoleErrors }) => {
    // The browser logs the missing files.
    expectLoggedFailure(consoleErrors);
    return page.route(SCRIPTS, (route) => route.abort());
  });
});

test("an island whose file is missing stays static, and the others work; without any script the popup can be closed", async ({
  page,
  site,
  consoleErrors,
}) => {
  expectLoggedFailure(consoleErrors);
  await publish(site, "notices", [{ ...notice(1), pdfOrImage: await storePicture(site) }]);
  const warnings: string[] = [];
  page.on("console", (message) => message.type() === "warning" && warnings.push(message.text()));
  await page.route(/carousel-.+\.js$/, (route) => route.abort());
  await page.goto("/");
  await expectScripts(page);
  await popup(page).getByRole("button", { name: "View File" }).click();
  await expect(page.getByRole("dialog", { name: "Notice 1" })).toBeVisible();
  await expect(page.getByRole("group", { name: "Our school in pictures" }).getByRole("listitem")).toHaveCount(
    8,
  );
  expect(warnings.filter((text) => text.startsWith("The island"))).toEqual([
    expect.stringContaining("The island carousel stays as the server rendered it"),
  ]);

  await test.step("without any script the popup can be closed", async () => {
    await page.route(SCRIPTS, (route) => route.abort());
    await page.goto("/");
    await popup(page).getByRole("button", { name: "Close the notice board" }).click();
    await expect(popup(page)).toBeHidden();
  });
});

test("a press before its island has loaded is handled when it has", {
  tag: "@all",
  annotation: provenBy(
    "islands.spec.ts",
    "an island whose file is missing stays static, and the others work; without any script the popup can be closed",
  ),
}, async ({ page, site }) => {
  const picture = await storePicture(site);
  await publish(site, "galleries", [{ title: "Holi", description: null, images: JSON.stringify([picture]) }]);
  let letCome = await holdScripts(page);
  await page.goto("/gallery");
  await page.getByRole("link", { name: /^Holi, picture/ }).click();
  letCome();
  await expect(page.getByRole("dialog", { name: "Holi" })).toBeVisible();
  await expect(page).toHaveURL("/gallery");

  await test.step("a message is sent once, even if its button is pressed twice", async () => {
    let sent = 0;
    page.on("request", (request) => {
      if (request.method() === "POST") sent++;
    });
    letCome = await holdScripts(page);
    await page.goto("/contact", { waitUntil: "domcontentloaded" });
    await page.getByLabel("Your name").fill("Asha Verma");
    await page.getByLabel("Phone number").fill("9876543210");
    await page.getByLabel("Message", { exact: true }).fill("Is the school open on Saturday?");
    const button = page.getByRole("button", { name: "Send message" });
    await button.click();
    await button.click();
    letCome();
    await expect(page.getByRole("status")).toHaveText("Message sent successfully!");
    expect(sent).toBe(1);
  });
});

/** Holds back all scripts until the returned function is called. */
async function holdScripts(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(SCRIPTS, async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}

test("at twice the font size, pages do not scroll sideways on a phone, and the header stays small", {
  tag: "@all",
  annotation: provenBy("admin-fit.spec.ts", "at twice the font size, no text overflows on a phone"),
}, async ({ page }) => {
  await replaceMap(page);
  await page.setViewportSize({ width: 360, height: 740 });
  for (const path of ["/", "/about", "/students", "/contact", "/management", "/fees", "/alumni"]) {
    await page.goto(path);
    await page.evaluate(() => document.documentElement.style.setProperty("font-size", "200%"));
    const sizes = await page.evaluate(() => ({
      width: document.documentElement.scrollWidth,
      header: document.querySelector(".site-header")?.getBoundingClientRect().height ?? 0,
    }));
    expect(sizes.width, path).toBeLessThanOrEqual(360);
    expect(sizes.header, path).toBeLessThan(200);
    const words = page.locator(".site-header a[href='/'] span span").first();
    expect(await words.evaluate(countBrokenWords), path).toBe(0);
    await page.setViewportSize({ width: 320, height: 640 });
    await expectNoSidewaysScroll(page);
    await page.setViewportSize({ width: 360, height: 740 });
  }
});

/** Counts the words of the element that are broken over two lines. */
function countBrokenWords(element: Element): number {
  const text = document.createTreeWalker(element, NodeFilter.SHOW_TEXT).nextNode() as Text;
  return [...text.data.matchAll(/\S+/g)].filter(({ index, 0: word }) => {
    const range = new Range();
    range.setStart(text, index);
    range.setEnd(text, index + word.length);
    return range.getClientRects().length > 1;
  }).length;
}
