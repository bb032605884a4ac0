import type { Page } from "@playwright/test";
import { DESKTOP, expect, PHONE } from "../../../../tests/browser/fixtures.ts";
import { countSheets } from "../../../../tests/browser/printed-sheets.ts";
import { test } from "../../../../tests/browser/sample-site.ts";
import { shown } from "../../../../tests/browser/school-content.ts";
import { school } from "../../../school/sample/school.ts";
import { expectNoSidewaysScroll } from "./home-page.ts";

test.describe("/fees", () => {
  const HEADS = [
    ...["कक्षा", "आवेदन शुल्क", "प्रवेश शुल्क", "प्रथम किस्त", "द्वितीय किस्त", "तृतीय किस्त"],
    ...["कुल (नए विद्यार्थी)", "कुल (वर्तमान विद्यार्थी)"],
  ];
  const amounts = (page: Page, grade: string) =>
    page
      .getByRole("row")
      .filter({ has: page.getByRole("rowheader", { name: grade, exact: true }) })
      .getByRole("cell");

  test("is a table in Hindi with the school's amounts", async ({ page }) => {
    await page.addInitScript(() => {
      window.print = () => document.body.setAttribute("data-printed", "");
    });
    await page.setViewportSize(DESKTOP);
    await page.goto("/fees");
    await expect(page.locator("[lang=hi]", { has: page.getByRole("table") })).toContainText("शुल्क विवरण");
    await expect(page.getByRole("columnheader")).toHaveText(HEADS);
    await expect(page.getByRole("rowheader")).toHaveCount(12);
    await expect(page.locator("tbody td:nth-child(2)")).toHaveText(Array(12).fill("₹500"));
    await expect(amounts(page, "नर्सरी / एल.के.जी. / यू.के.जी.").nth(1)).toHaveText("₹8,800");
    await expect(amounts(page, "कक्षा 12 (गणित / जीव विज्ञान)").nth(1)).toHaveText("₹18,700");
    await expect(amounts(page, "कक्षा 11 (वाणिज्य)").nth(2)).toHaveText("₹95,000");
    await expect(amounts(page, "कक्षा 11 (गणित / जीव विज्ञान)").nth(2)).toHaveText("₹1,000");

    await test.step("the last columns have the totals of a new and of a continuing pupil", async () => {
      await expect(amounts(page, "कक्षा 3 से 5")).toHaveText([
        ...["₹500", "₹11,000", "₹7,000", "₹6,000", "₹6,000"],
        ...["₹30,500", "₹19,000"],
      ]);
      await expect(amounts(page, "कक्षा 11 (वाणिज्य)").nth(5)).toHaveText("₹1,29,000");
    });

    await test.step("a button prints it", async () => {
      await page.getByRole("button", { name: "Print this table" }).click();
      await expect(page.locator("body")).toHaveAttribute("data-printed", "");
    });

    await page.setViewportSize(PHONE);
    await test.step("on a phone the page opens with the classes and their yearly fees", async () => {
      const classes = page.getByRole("navigation", { name: "शुल्क विवरण – सत्र 2027-28" });
      const link = classes.getByRole("link", { name: "कक्षा 3 से 5 New ₹30,500 Continuing ₹19,000" });
      await link.click();
      await expect(amounts(page, "कक्षा 3 से 5").nth(5)).toBeInViewport({ ratio: 1 });
    });

    await test.step("on a phone every amount has a label, because the column headers are hidden", async () => {
      await expectNoSidewaysScroll(page);
      const labels = await page
        .locator("tbody tr")
        .first()
        .locator("td")
        .evaluateAll((cells) => cells.map((cell) => getComputedStyle(cell, "::before").content));
      expect(labels).toEqual(HEADS.slice(1).map((head) => `"${head}"`));
    });

    await test.step("at twice the font size no amount wraps", async () => {
      await page.evaluate(() => document.documentElement.style.setProperty("font-size", "200%"));
      await expectNoSidewaysScroll(page);
      const broken = await page.locator("tbody td data").evaluateAll((amounts) =>
        amounts.filter((amount) => {
          const text = document.createRange();
          text.selectNodeContents(amount);
          const letter = Number.parseFloat(getComputedStyle(amount).fontSize);
          return text.getBoundingClientRect().height > 2 * letter;
        }),
      );
      expect(broken).toHaveLength(0);
      await page.evaluate(() => document.documentElement.style.removeProperty("font-size"));
    });

    await test.step("it prints on one A4 page, with the school's name and without header and footer", async () => {
      await page.emulateMedia({ media: "print" });
      await expect(page.getByRole("banner")).toBeHidden();
      await expect(page.getByRole("contentinfo")).toBeHidden();
      await expect(page.getByRole("button", { name: "Print this table" })).toBeHidden();
      await expect(page.locator("main").getByText(shown(school.name))).toBeVisible();
      await expect(page.getByRole("columnheader")).toHaveText(HEADS);
      expect(await countSheets(page)).toBe(1);
    });
  });
});
