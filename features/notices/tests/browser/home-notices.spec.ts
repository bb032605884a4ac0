import type { Page } from "@playwright/test";
import {
  allowFailedCalls,
  DESKTOP,
  expect,
  expectAccessible,
  expectLoggedFailure,
  expectToSuitEveryScreen,
  expectToSuitEveryScreenInAll,
  PHONE,
  test,
} from "../../../../tests/browser/fixtures.ts";
import {
  clearContent,
  fillMenus,
  notice,
  notices,
  publish,
  shown,
  storePdf,
  storePicture,
} from "../../../../tests/browser/school-content.ts";
import { home } from "../../../home/sample/home.ts";
import { expectScripts, openHome, popup, stopClock } from "../../../home/tests/browser/home-page.ts";

const board = (page: Page) => page.getByRole("region", { name: "Notice Board" });
const list = (page: Page) => board(page).getByRole("list", { name: "Notices" });
const scrollTop = (page: Page) => list(page).evaluate((element) => element.scrollTop);
const viewer = (page: Page, title = "With a file") => page.getByRole("dialog", { name: title });

test("without notices, popup and board show a message; a published one is in the next response", async ({
  page,
  site,
}) => {
  await page.goto("/");
  await expect(popup(page)).toContainText("No Notices Available");
  await expectAccessible(page);
  await page.keyboard.press("Escape");
  await expect(board(page)).toContainText("No notices available");

  await publish(site, "notices", [notice(7)]);
  await openHome(page);
  await expect(list(page)).toContainText("Notice 7");
  await test.step("the board has no pause button if there is nothing to scroll", async () => {
    await expect(board(page).getByRole("button")).toHaveCount(0);
  });
});

test("the popup shows the notices and is closed by a press next to it, Escape or the cross", async ({
  page,
  site,
}) => {
  await fillMenus(site);
  await clearContent(site, "notices");
  await publish(site, "notices", [notice(1), notice(2)]);
  await page.setViewportSize(DESKTOP);
  await page.goto("/");
  await expectScripts(page);
  await expect(popup(page).getByRole("heading", { level: 3 })).toHaveText(["Notice 1", "Notice 2"]);
  await expect(popup(page).getByText("14 November 2026")).toHaveCount(2);

  await test.step("with a press next to it, but not inside", async () => {
    await popup(page).getByText("What parents need to know").first().click();
    await expect(popup(page)).toBeVisible();
    await page.mouse.click(5, 5);
    await expect(popup(page)).toBeHidden();
  });

  const openAnew = async () => {
    // The tab stores that the popup is closed a moment later.
    await page.waitForFunction(() => sessionStorage.length > 0);
    await page.evaluate(() => sessionStorage.clear());
    await page.goto("/");
    await expectScripts(page);
  };
  await test.step("with Escape; until then the focus stays inside", async () => {
    await openAnew();
    const cross = popup(page).getByRole("button", { name: "Close the notice board" });
    await expect(popup(page)).toHaveAttribute("aria-modal", "true");
    await expect(cross).toBeFocused();
    await page.keyboard.press("Shift+Tab");
    await expect(popup(page).getByRole("link", { name: "Notice 2" })).toBeFocused();
    await page.keyboard.press("Tab");
    await expect(cross).toBeFocused();
    await page.keyboard.press("Escape");
    await expect(popup(page)).toBeHidden();
    await expect(page.getByRole("main")).toBeFocused();
    await expect(page.getByRole("main")).toHaveCSS("box-shadow", "none");
  });

  await test.step("with the cross; then it stays closed in that tab", async () => {
    await openAnew();
    await popup(page).getByRole("button", { name: "Close the notice board" }).click();
    await expect(popup(page)).toBeHidden();
    const main = page.getByRole("navigation", { name: "Main" });
    await main.getByRole("link", { name: "Gallery" }).click();
    await expect(page).toHaveURL("/gallery");
    await main.getByRole("link", { name: "Home" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(shown(home.head.heading));
    await expectScripts(page);
    await expect(popup(page)).toBeHidden();
  });

  await test.step("it is not shown above the board or on paper", async () => {
    await page.evaluate(() => sessionStorage.clear());
    await page.goto("/gallery");
    await page.goto("/#notices");
    await expectScripts(page);
    await expect(popup(page)).toBeHidden();
    await page.goto("/gallery");
    await page.goto("/");
    await expect(popup(page)).toBeVisible();
    await page.emulateMedia({ media: "print" });
    await expect(popup(page)).toBeHidden();
  });
});

test("the popup shows a file that is neither PDF nor picture as a picture; the board does not support it", async ({
  page,
  site,
  consoleErrors,
}) => {
  await publish(site, "notices", [{ ...notice(1), title: "With a file", pdfOrImage: "old-letter.docx" }]);
  await page.goto("/");
  await popup(page).getByRole("button", { name: "View File" }).click();
  await expect(viewer(page).getByRole("img", { name: "With a file" })).toBeVisible();
  await expect(viewer(page)).not.toContainText("File Not Supported");
  await viewer(page).getByRole("button", { name: "Close" }).click();
  await expect(viewer(page)).toBeHidden();
  await expect(popup(page).getByRole("button", { name: "View File" })).toBeFocused();

  await popup(page).getByRole("button", { name: "Close the notice board" }).click();
  await list(page).getByRole("button", { name: "View File" }).click();
  await expect(viewer(page)).toContainText("File Not Supported");
  await expect(viewer(page).getByRole("img")).toHaveCount(0);
  // The browser logs that the file is missing.
  expectLoggedFailure(consoleErrors);
});

test.describe("the notice board", () => {
  test("shows title, description and date, and a button if there is a file", async ({
    page,
    site,
    consoleErrors,
  }) => {
    const [picture, pdf] = [await storePicture(site), await storePdf(site)];
    await publish(site, "notices", [
      { ...notice(1), title: "With a picture", pdfOrImage: picture },
      { ...notice(2), title: "With a PDF", pdfOrImage: pdf },
      { ...notice(3), date: null },
    ]);
    await openHome(page);
    const entries = list(page).getByRole("article");
    await expect(entries).toHaveCount(3);
    await expect(entries.first()).toContainText("14 November 2026");
    await expect(entries.first()).toContainText("What parents need to know, number 1.");
    await expect(entries.first().getByRole("button", { name: "View File" })).toBeVisible();
    await expect(entries.last()).not.toContainText("2026");
    await expect(entries.last().getByRole("button")).toHaveCount(0);

    await test.step("a PDF is shown in a frame, and the focus returns when it is closed", async () => {
      const opener = entries.nth(1).getByRole("button", { name: "View File" });
      await opener.click();
      await expect(viewer(page, "With a PDF").locator("iframe")).toHaveAttribute(
        "src",
        `/api/v1/uploads/${pdf}`,
      );
      await viewer(page, "With a PDF").getByRole("button", { name: "Close" }).click();
      await expect(viewer(page, "With a PDF")).toBeHidden();
      await expect(opener).toBeFocused();
    });

    await test.step("Escape closes a PDF, even after a click into its frame", async () => {
      const opener = entries.nth(1).getByRole("button", { name: "View File" });
      await opener.click();
      const shown = viewer(page, "With a PDF");
      await expect(shown.getByRole("button", { name: "Close" })).toBeFocused();
      await shown.locator("iframe").click();
      await expect(shown.getByRole("button", { name: "Close" })).toBeFocused();
      // Chromium rarely reports no element instead of the frame when the key moves into the process of the PDF.
      await expect(async () => {
        await shown.getByRole("link").focus();
        await page.keyboard.press("Shift+Tab");
        await expect(shown.locator("iframe")).toBeFocused({ timeout: 2000 });
      }).toPass();
      await shown.getByRole("button", { name: "Close" }).focus();
      await page.keyboard.press("Escape");
      await expect(shown).toBeHidden();
    });

    await test.step("a phone that shows no PDFs shows the first page as a picture that opens the file", async () => {
      await page.setViewportSize(PHONE);
      await page.evaluate(() => Object.defineProperty(navigator, "pdfViewerEnabled", { get: () => false }));
      await entries.nth(1).getByRole("button", { name: "View File" }).click();
      const shown = viewer(page, "With a PDF");
      await expect(shown.getByRole("img", { name: "First page of the file: With a PDF" })).toHaveJSProperty(
        "naturalWidth",
        1000,
      );
      const link = shown.getByRole("link", { name: /Open the PDF \(1 KB\)$/ });
      await expect(link).toHaveAttribute("href", `/api/v1/uploads/${pdf}`);
      await expect(shown.locator("iframe")).toHaveCount(0);
      await expectToSuitEveryScreenInAll(page);
      await shown.getByRole("button", { name: "Close" }).click();
    });

    await test.step("a PDF that cannot be drawn has a link to the file", async () => {
      allowFailedCalls(consoleErrors);
      await page.setViewportSize(PHONE);
      await page.route("**/page-1.jpg", (route) => route.fulfill({ status: 404 }));
      await entries.nth(1).getByRole("button", { name: "View File" }).click();
      const shown = viewer(page, "With a PDF");
      await expect(shown).toContainText("There is no preview of this PDF.");
      await expect(shown.getByRole("link", { name: /Open the PDF \(1 KB\)$/ })).toBeVisible();
      await shown.getByRole("button", { name: "Close" }).click();
    });

    await test.step("a picture is shown as a picture, and Escape closes it", async () => {
      await entries.first().getByRole("button", { name: "View File" }).click();
      const shown = viewer(page, "With a picture").getByRole("img", { name: "With a picture" });
      await expect(shown).toHaveAttribute("src", `/api/v1/uploads/${picture}`);
      await expect(shown).toHaveJSProperty("complete", true);
      await expect(shown).toHaveCSS("width", "200px");
      await expectToSuitEveryScreen(page);
      await page.keyboard.press("Escape");
      await expect(viewer(page, "With a picture")).toBeHidden();
    });
  });

  test("scrolls by itself, and stops for the mouse, the keyboard and the pause button", async ({
    page,
    site,
  }) => {
    await publish(site, "notices", notices(8));
    await page.setViewportSize(DESKTOP);
    await stopClock(page);
    await openHome(page);
    await list(page).scrollIntoViewIfNeeded();
    await expectScripts(page);
    // It starts when it is visible.
    await expect(async () => {
      const before = await scrollTop(page);
      await page.clock.runFor(50);
      expect(await scrollTop(page)).toBe(before + 1);
    }).toPass();

    await test.step("it scrolls down by 1 px every 50 ms, and from its end back to the top", async () => {
      const before = await scrollTop(page);
      await page.clock.runFor(50);
      expect(await scrollTop(page)).toBe(before + 1);
      await page.clock.runFor(1000);
      expect(await scrollTop(page)).toBe(before + 21);

      const end = await list(page).evaluate((element) => element.scrollHeight - element.clientHeight);
      await page.clock.runFor((end - before - 23) * 50);
      expect(await scrollTop(page)).toBe(end - 2);
      // It pauses at the end, so that the last lines can be read.
      await page.clock.runFor(2000);
      expect(await scrollTop(page)).toBeGreaterThanOrEqual(end - 1);
      await page.clock.runFor(2300);
      expect(await scrollTop(page)).toBeLessThanOrEqual(5);
    });

    await test.step("it stops when the visitor scrolls, and continues 1000 ms later", async () => {
      await page.clock.runFor(200);
      await list(page).evaluate(async (element) => {
        const isHeard = new Promise((resolve) => element.addEventListener("scroll", resolve, { once: true }));
        element.scrollTop = 120;
        await isHeard;
      });
      await page.clock.runFor(950);
      expect(await scrollTop(page)).toBe(120);
      await page.clock.runFor(50);
      expect(await scrollTop(page)).toBe(121);
    });

    await test.step("it stops under the mouse, with the focus and when paused", async () => {
      const moves = async () => {
        const before = await scrollTop(page);
        await page.clock.runFor(500);
        return (await scrollTop(page)) - before;
      };
      await list(page).scrollIntoViewIfNeeded();
      await page.mouse.move(5, 400);
      expect(await moves()).toBe(10);

      await list(page).hover();
      expect(await moves()).toBe(0);
      await page.mouse.move(5, 400);
      expect(await moves()).toBe(10);

      await list(page).focus();
      expect(await moves()).toBe(0);
      await board(page).getByRole("button", { name: "Pause the notices" }).focus();
      expect(await moves()).toBe(10);

      await page.keyboard.press("Enter");
      expect(await moves()).toBe(0);
      await board(page).getByRole("button", { name: "Play the notices" }).press("Enter");
      expect(await moves()).toBe(10);
    });
  });
});
