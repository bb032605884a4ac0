import type { Page } from "@playwright/test";
import { pageHeads } from "../../content/pages/page-heads.ts";
import { DESKTOP, expect, expectAccessible, expectLoggedFailure, PHONE, test } from "./fixtures.ts";
import { openHome, popup, stopClock } from "./home-page.ts";
import { notice, notices, publish, storePdf, storePicture } from "./school-content.ts";

const board = (page: Page) => page.getByRole("region", { name: "Notice Board" });
const list = (page: Page) => board(page).getByRole("list", { name: "Notices" });
const scrollTop = (page: Page) => list(page).evaluate((element) => element.scrollTop);
const viewer = (page: Page, title = "With a file") => page.getByRole("dialog", { name: title });

test.describe("the popup", () => {
  test("is open at first, shows the notices and is closed with the cross", async ({ page, site }) => {
    await publish(site, "notices", [notice(1), notice(2)]);
    await page.goto("/");
    await expect(popup(page).getByRole("heading", { level: 3 })).toHaveText(["Notice 1", "Notice 2"]);
    await expect(popup(page).getByText("14 November 2026")).toHaveCount(2);
    await popup(page).getByRole("button", { name: "Close the notice board" }).click();
    await expect(popup(page)).toBeHidden();
  });

  test("says so when there are no notices", async ({ page }) => {
    await page.goto("/");
    await expect(popup(page)).toContainText("No Notices Available");
    await expectAccessible(page);
  });

  test("stays closed when the visitor comes back, and is open again after a reload", async ({ page }) => {
    await page.setViewportSize(DESKTOP);
    await openHome(page);
    const main = page.getByRole("navigation", { name: "Main" });
    await main.getByRole("link", { name: "Gallery" }).click();
    await expect(page).toHaveURL("/gallery");
    await main.getByRole("link", { name: "Home" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(pageHeads["/"].heading);
    await expect(popup(page)).toBeHidden();
    await page.reload();
    await expect(popup(page)).toBeVisible();
  });

  test("closes on Escape and on a press beside it, but not on one inside", async ({ page, site }) => {
    await publish(site, "notices", [notice(1)]);
    await page.goto("/");
    await popup(page).getByText("What parents need to know").click();
    await expect(popup(page)).toBeVisible();
    await page.mouse.click(5, 5);
    await expect(popup(page)).toBeHidden();
    await page.reload();
    await expect(popup(page)).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(popup(page)).toBeHidden();
  });

  test("shows a file that is neither PDF nor picture as a picture", async ({ page, site, consoleErrors }) => {
    await publish(site, "notices", [{ ...notice(1), title: "With a file", pdfOrImage: "old-letter.docx" }]);
    await page.goto("/");
    await popup(page).getByRole("button", { name: "View File" }).click();
    await expect(viewer(page).getByRole("img", { name: "With a file" })).toBeVisible();
    await expect(viewer(page)).not.toContainText("File Not Supported");
    await viewer(page).getByRole("button", { name: "Close" }).click();
    await expect(viewer(page)).toBeHidden();
    await expect(popup(page).getByRole("button", { name: "View File" })).toBeFocused();
    // The browser itself logs that the made-up file is missing.
    expectLoggedFailure(consoleErrors);
  });
});

test.describe("the notice board", () => {
  test("shows title, description and date, and a button only where there is a file", async ({
    page,
    site,
  }) => {
    const pdfOrImage = await storePicture(site);
    await publish(site, "notices", [
      { ...notice(1), title: "With a file", pdfOrImage },
      { ...notice(2), date: null },
    ]);
    await openHome(page);
    const entries = list(page).getByRole("article");
    await expect(entries).toHaveCount(2);
    await expect(entries.first()).toContainText("14 November 2026");
    await expect(entries.first()).toContainText("What parents need to know, number 1.");
    await expect(entries.first().getByRole("button", { name: "View File" })).toBeVisible();
    await expect(entries.last()).not.toContainText("2026");
    await expect(entries.last().getByRole("button")).toHaveCount(0);
  });

  test("says so when there are no notices", async ({ page }) => {
    await openHome(page);
    await expect(board(page)).toContainText("No notices available");
  });

  test("shows a PDF in a frame and gives the focus back when it is closed", async ({ page, site }) => {
    const pdf = await storePdf(site);
    await publish(site, "notices", [{ ...notice(1), title: "With a file", pdfOrImage: pdf }]);
    await openHome(page);
    await list(page).getByRole("button", { name: "View File" }).click();
    await expect(viewer(page).locator("iframe")).toHaveAttribute("src", `/api/v1/uploads/${pdf}`);
    await viewer(page).getByRole("button", { name: "Close" }).click();
    await expect(viewer(page)).toBeHidden();
    await expect(list(page).getByRole("button", { name: "View File" })).toBeFocused();
  });

  test("shows a picture as a picture, and Escape closes it", async ({ page, site }) => {
    const picture = await storePicture(site);
    await publish(site, "notices", [{ ...notice(1), title: "With a file", pdfOrImage: picture }]);
    await openHome(page);
    await list(page).getByRole("button", { name: "View File" }).click();
    const shown = viewer(page).getByRole("img", { name: "With a file" });
    await expect(shown).toHaveAttribute("src", `/api/v1/uploads/${picture}`);
    await expect(shown).toHaveJSProperty("complete", true);
    await expect(shown).toHaveCSS("width", "200px");
    for (const viewport of [PHONE, DESKTOP]) {
      await page.setViewportSize(viewport);
      await expectAccessible(page);
    }
    await page.keyboard.press("Escape");
    await expect(viewer(page)).toBeHidden();
  });

  test("says 'File Not Supported' of anything else", async ({ page, site }) => {
    await publish(site, "notices", [{ ...notice(1), title: "With a file", pdfOrImage: "old-letter.docx" }]);
    await openHome(page);
    await list(page).getByRole("button", { name: "View File" }).click();
    await expect(viewer(page)).toContainText("File Not Supported");
    await expect(viewer(page).getByRole("img")).toHaveCount(0);
  });

  test("shows a new notice at the next load", async ({ page, site }) => {
    await openHome(page);
    await publish(site, "notices", [notice(7)]);
    await openHome(page);
    await expect(list(page)).toContainText("Notice 7");
  });

  test("scrolls down by 1 px every 50 ms, and from its end back to the top", async ({ page, site }) => {
    await publish(site, "notices", notices(8));
    await stopClock(page);
    await openHome(page);
    const before = await scrollTop(page);
    await page.clock.runFor(50);
    expect(await scrollTop(page)).toBe(before + 1);
    await page.clock.runFor(1000);
    expect(await scrollTop(page)).toBe(before + 21);

    const end = await list(page).evaluate((element) => element.scrollHeight - element.clientHeight);
    await page.clock.runFor((end - before - 23) * 50);
    expect(await scrollTop(page)).toBe(end - 2);
    await page.clock.runFor(150);
    expect(await scrollTop(page)).toBeLessThanOrEqual(1);
  });

  test("stops when the visitor scrolls it and goes on 1000 ms later", async ({ page, site }) => {
    await publish(site, "notices", notices(12));
    await stopClock(page);
    await openHome(page);
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

  test("stands still under the mouse, under the keyboard and when paused", async ({ page, site }) => {
    await publish(site, "notices", notices(12));
    await page.setViewportSize(DESKTOP);
    await stopClock(page);
    await openHome(page);
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

    await board(page).getByRole("button", { name: "Pause the notices" }).focus();
    await page.keyboard.press("Shift+Tab");
    await expect(list(page)).toBeFocused();
    expect(await moves()).toBe(0);
    await page.keyboard.press("Tab");
    expect(await moves()).toBe(10);

    await page.keyboard.press("Enter");
    expect(await moves()).toBe(0);
    await board(page).getByRole("button", { name: "Play the notices" }).press("Enter");
    expect(await moves()).toBe(10);
  });

  test("stands still under reduced motion", async ({ page, site }) => {
    await publish(site, "notices", notices(12));
    await page.emulateMedia({ reducedMotion: "reduce" });
    await stopClock(page);
    await openHome(page);
    await page.clock.runFor(2000);
    expect(await scrollTop(page)).toBe(0);
    await expect(board(page).getByRole("button", { name: "Pause the notices" })).toBeHidden();
  });

  test("offers no pause where there is nothing to scroll", async ({ page, site }) => {
    await publish(site, "notices", [notice(1)]);
    await openHome(page);
    await expect(list(page)).toContainText("Notice 1");
    await expect(board(page).getByRole("button")).toHaveCount(0);
  });
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the notices stand on the page, nothing covers it, and files open", async ({ page, site }) => {
    const picture = await storePicture(site);
    await publish(site, "notices", [{ ...notice(1), title: "With a file", pdfOrImage: picture }, notice(2)]);
    await page.goto("/");
    await expect(page.locator("dialog").filter({ visible: true })).toHaveCount(0);
    await expect(list(page).getByRole("heading")).toHaveText(["With a file", "Notice 2"]);
    const opened = page.waitForEvent("popup");
    await list(page).getByRole("button", { name: "View File" }).click();
    const file = await opened;
    await file.waitForLoadState();
    expect(new URL(file.url()).pathname).toBe(`/api/v1/uploads/${picture}`);
  });
});
