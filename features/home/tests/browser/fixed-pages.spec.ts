import type { Page } from "@playwright/test";
import { DESKTOP, expect, expectToSuitEveryScreen, PHONE } from "../../../../tests/browser/fixtures.ts";
import { countSheets } from "../../../../tests/browser/printed-sheets.ts";
import { test } from "../../../../tests/browser/sample-site.ts";
import { shown } from "../../../../tests/browser/school-content.ts";
import { alumni } from "../../../people/sample/alumni.ts";
import { committee } from "../../../people/sample/committee.ts";
import { school } from "../../../school/sample/school.ts";
import { expectNoSidewaysScroll } from "./home-page.ts";

const section = (page: Page, name: string) => page.locator("main").getByRole("region", { name, exact: true });

test("/about has facts, history and board results", async ({ page }) => {
  await page.goto("/about");
  for (const heading of [
    "Our Vision",
    "Our Mission",
    "Management Committee",
    "Our History",
    "Our Achievements",
  ]) {
    await expect(section(page, heading).getByRole("heading", { name: heading })).toBeVisible();
  }
  const facts = section(page, "Our History").locator("dl");
  for (const [value, label] of [
    ["1973", "Established"],
    ["1983", "Registered"],
    ["49", "Students at the start"],
    ["Pre-primary", "The classes we began with"],
  ] as const) {
    await expect(facts.getByText(value, { exact: true })).toBeVisible();
    await expect(facts.getByText(label, { exact: true })).toBeVisible();
  }
  for (const session of ["2021-22", "2023-24"]) {
    const results = page.getByRole("region", { name: `Board results ${session}` });
    await expect(results.getByRole("row")).toHaveCount(3);
  }
  for (const { name } of committee) {
    await expect(section(page, "Management Committee").getByText(name)).toBeVisible();
  }

  await test.step("the picture of the mission opens in full size", async () => {
    const picture = section(page, "Our Mission").getByRole("link");
    await picture.click();
    const dialog = page.getByRole("dialog", { name: "Our Mission" });
    await expect(dialog.getByRole("img")).toBeInViewport({ ratio: 1 });
    await expect(dialog.getByRole("button", { name: "Next picture" })).toHaveCount(0);
    await expectToSuitEveryScreen(page);
    await dialog.getByRole("button", { name: "Close" }).click();
    await expect(dialog).toBeHidden();
    await expect(picture).toBeFocused();
  });
});

test("/services, /management, /discipline and /alumni have the sections of the specification", async ({
  page,
}) => {
  await page.goto("/services");
  const cards = page.locator("main").getByRole("article");
  await expect(cards.getByRole("heading")).toHaveText([
    "Online Classes",
    "Extracurricular Activities",
    "Personalized Learning",
    "Career Guidance",
  ]);
  await expect(cards.getByRole("img")).toHaveCount(4);

  await test.step("/management: president, secretary, and the committee as a picture and as a list", async () => {
    await page.goto("/management");
    const leaders = page.locator("main").getByRole("article");
    await expect(leaders).toHaveCount(2);
    await expect(leaders.first()).toContainText("President");
    await expect(leaders.last()).toContainText("Secretary");
    const list = section(page, "Managing Committee");
    await expect(list.getByRole("listitem")).toHaveCount(committee.length);
    for (const { name, nameHi } of committee) {
      const member = list.getByRole("listitem").filter({ hasText: name });
      await expect(member.locator('[lang="hi"]').first()).toHaveText(nameHi ?? "");
    }

    const board = page.getByRole("link", {
      name: /A framed board with the names of the committee, 9 in all/,
    });
    const picture = board.getByRole("img");
    await picture.scrollIntoViewIfNeeded();
    await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(1200);
    const { width, height, naturalHeight } = await picture.evaluate((image: HTMLImageElement) => ({
      width: Number(image.getAttribute("width")),
      height: Number(image.getAttribute("height")),
      naturalHeight: image.naturalHeight,
    }));
    expect([width, height]).toEqual([1200, naturalHeight]);
    await board.click();
    const viewer = page.getByRole("dialog", { name: /A framed board/ });
    await expect(viewer.getByRole("img")).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(viewer).toBeHidden();
  });

  await test.step("/discipline: two heads and eight guidelines", async () => {
    await page.goto("/discipline");
    await expect(page.locator("main").getByRole("article")).toHaveCount(2);
    await expect(section(page, "Eight guidelines for every day").getByRole("listitem")).toHaveCount(8);
  });

  await test.step("/alumni: the carousel, and a list with all details, newest first", async () => {
    await page.goto("/alumni");
    await expect(page.locator('[aria-roledescription="carousel"]')).toBeVisible();
    const list = section(page, "Alumni by year").getByRole("listitem");
    await expect(list).toHaveCount(alumni.length);
    for (const { name, fatherName, passOutClass, passOutYear, designation, post, location } of alumni) {
      const entry = list.filter({ hasText: name });
      for (const detail of [fatherName, passOutClass, String(passOutYear), designation, post, location]) {
        await expect(entry).toContainText(detail);
      }
    }
    const years = await list.locator(":scope > :first-child").allTextContents();
    expect(years).toEqual(years.toSorted().reverse());
  });
});

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

test.describe("/activities", () => {
  test("has four groups of different pictures, and social links fixed at the side", async ({ page }) => {
    await page.goto("/activities");
    for (const [heading, count] of [
      ["School Events", 6],
      ["Sports Activities", 4],
      ["Classroom Activities", 6],
      ["Field Trips", 3],
    ] as const) {
      await expect(section(page, heading).getByRole("img")).toHaveCount(count);
      await expect(section(page, heading).getByRole("figure")).toHaveCount(count);
    }
    const sources = await page
      .locator("main figure img")
      .evaluateAll((images) => images.map((image) => image.getAttribute("src")));
    expect(new Set(sources).size).toBe(19);

    await test.step("a picture opens with its caption, next to the others of its group", async () => {
      await section(page, "Field Trips").getByRole("link").nth(1).click();
      const dialog = page.getByRole("dialog", { name: "Field Trips" });
      await expect(dialog.getByText("2 of 3", { exact: true })).toBeVisible();
      await expect(dialog.getByText("The museum of our old town, Classes 6 to 8")).toBeInViewport();
      await page.keyboard.press("ArrowRight");
      await expect(dialog.getByText("Where our wheat comes from, Classes 3 to 5")).toBeInViewport();
      await page.keyboard.press("Escape");
    });

    await page.setViewportSize(DESKTOP);
    await page.evaluate(() => window.scrollTo({ top: 0, behavior: "instant" }));
    const strip = page.locator("main").getByRole("navigation", { name: "Social media" });
    await expect(strip.getByRole("link")).toHaveCount(4);
    for (const [network, href] of [
      ["Facebook", school.social.facebook],
      ["WhatsApp", school.social.whatsapp],
      ["Instagram", school.social.instagram],
      ["LinkedIn", school.social.linkedin],
    ] as const) {
      const link = strip.getByRole("link", { name: network });
      await expect(link).toHaveAttribute("href", String(href));
      await expect(link).toHaveAttribute("target", "_blank");
    }
    const before = await strip.boundingBox();
    await page.mouse.wheel(0, 1500);
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(1000);
    expect(await strip.boundingBox()).toEqual(before);
  });
});
