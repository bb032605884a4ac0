import type { Page } from "@playwright/test";
import { OFFICE_PATHS } from "../../core/content/site/office-paths.ts";
import { LANGUAGES } from "../../core/words/languages.ts";
import { contacts } from "../../features/enquiries/content/contacts.ts";
import { expectNoSidewaysScroll } from "../../features/home/tests/browser/home-page.ts";
import { resourceList, resourceNames } from "../../features/types.ts";
import { buildJpeg } from "../files.ts";
import { provenBy } from "../repetitions.ts";
import type { TestServer } from "../test-server.ts";
import { addEntry, STUDENT } from "./admin-actions.ts";
import { allowFailedCalls, DESKTOP, expect, expectToSuitEveryScreen, PHONE, test } from "./fixtures.ts";
import { panelText } from "./panel-words.ts";

const picture = await buildJpeg({ width: 80, height: 60 });

/** Runs in the page: texts that overflow the card around them. */
function findCutTexts(): string[] {
  return [...document.querySelectorAll<HTMLElement>(".card, .modal-panel")].flatMap((card) => {
    const { left, right } = card.getBoundingClientRect();
    const walker = document.createTreeWalker(card, NodeFilter.SHOW_TEXT);
    const cut: string[] = [];
    const range = document.createRange();
    while (walker.nextNode()) {
      range.selectNodeContents(walker.currentNode);
      const isHidden = walker.currentNode.parentElement?.closest(".sr-only, .truncate");
      const box = range.getBoundingClientRect();
      if (!isHidden && box.width > 0 && (box.right > right || box.left < left))
        cut.push(String(walker.currentNode.nodeValue));
    }
    return cut;
  });
}

test("at twice the font size, no text overflows on a phone", async ({ asAdmin: page, site }) => {
  await site.announcements.set({ content: "Admissions are open", link: "https://example.com/" });
  await addEntry(site, "notices", {
    title: "Holiday",
    description: "The school is closed tomorrow",
    isPinned: "true",
    expiresAt: "2026-01-01T00:00:00.000Z",
  });
  await addEntry(site, "facilities", { name: "Library", image: picture });
  await addEntry(site, "students", { ...STUDENT, profilePhoto: picture });
  await addEntry(site, "galleries", { title: "Kite festival", images: [picture, picture] });
  await page.setViewportSize(PHONE);
  for (const screen of [
    "admin-welcome",
    "marquee-manager",
    "notice-management?new",
    "student-management?new",
    "facilities",
    "gallery-management",
    "account",
    "accounts",
    "audit-log",
  ]) {
    await page.goto(`/admin/${screen}`);
    await expect(page.getByRole("heading", { level: 1, includeHidden: true })).toBeVisible();
    await page.evaluate(() => document.documentElement.style.setProperty("font-size", "200%"));
    expect([screen, await page.evaluate(findCutTexts)]).toEqual([screen, []]);
    await expectNoSidewaysScroll(page);
    for (const link of await page.getByRole("link", { name: /^History/, includeHidden: true }).all()) {
      const box = await link.boundingBox();
      expect([screen, box && box.x + box.width <= PHONE.width]).toEqual([screen, true]);
    }
    const header = await page.getByRole("banner", { includeHidden: true }).boundingBox();
    expect(header?.height).toBeLessThan(PHONE.height / 4);
  }
});

/** Too long for one line on a phone. */
const LONG_NAME = "Venkatanarasimharajuvaripeta".repeat(2);
const LONG_LINK = `https://example.com/${"admissions".repeat(10)}`;

async function fillWithLongTexts(site: TestServer): Promise<void> {
  const [name, long] = [LONG_NAME, LONG_LINK];
  const job = { designation: name, subject: long.slice(0, 120), qualification: name };
  const school = { passOutClass: name, passOutYear: "2014", fatherName: name, post: name, location: name };
  await site.announcements.set({ content: `See ${long}`, link: long });
  await addEntry(site, "notices", { title: long, description: long, isDraft: "true" });
  await addEntry(site, "notices", { title: name, description: long });
  await addEntry(site, "events", { title: name, kind: "event", startsOn: "2026-12-05", place: name });
  await addEntry(site, "facilities", { name: long.slice(0, 120), image: picture });
  await addEntry(site, "topStudents", { name, class: "9", percent: "95", image: picture });
  await addEntry(site, "blocks", { title: long, description: long, autherName: name, images: picture });
  await addEntry(site, "galleries", { title: long, description: long, images: [picture, picture] });
  await addEntry(site, "team", { name, ...job });
  await addEntry(site, "alumni", { name, designation: name, ...school });
  await addEntry(site, "committee", { name, designation: name, designationHi: "सदस्य" });
  const parents = { fatherName: name, mobileNumber: "9876543210", address: name, presentSchool: long };
  // Their features are deleted in `tests/examples`.
  const further: Record<string, Record<string, string>> = {
    applications: { name, dateOfBirth: "2021-05-01", gender: "Female", classSought: name, ...parents },
    certificates: { kind: "other", title: name, issuedOn: "2020-04-01" },
  };
  for (const type of resourceNames) if (further[type]) await addEntry(site, type, further[type]);
  await addEntry(site, "savedReplies", { title: name, text: long });
  const child = { ...STUDENT, name, guardianName: name, address: name };
  await addEntry(site, "students", { ...child, profilePhoto: picture });
  const message = { name, address: long, phoneNumber: "9876543210", message: long };
  await site.content.create(contacts, message);
}

const setFontSize = (page: Page, size: string) =>
  page.evaluate((value) => document.documentElement.style.setProperty("font-size", value), size);

/** The pages of one-use links are opened without a link. */
const SCREENS = OFFICE_PATHS.filter((path) => !/logout$|^\/admin\/pages\//.test(path));
/** Their tables are wider than the cards around them, and scroll. */
const SCROLLS_INSIDE = ["/admin/enquiry-figures", "/admin/application-figures"];

for (const language of LANGUAGES) {
  test(`in ${language}, every screen, list and table with long texts is accessible and fits`, {
    tag: "@all",
    annotation: provenBy("admin-fit.spec.ts", "at twice the font size, no text overflows on a phone"),
  }, async ({ asAdmin: page, site, consoleErrors }) => {
    test.setTimeout(600_000);
    allowFailedCalls(consoleErrors);
    await fillWithLongTexts(site);
    await page.addInitScript((chosen) => localStorage.setItem("panelLanguage", chosen), language);
    const visit = async (path: string) => {
      await page.setViewportSize(DESKTOP);
      await page.goto(path);
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      await page.waitForLoadState("networkidle");
    };
    const expectFit = async (path: string) => {
      // On a scrolled page the header may cover part of a link, which is then too small a target.
      await page.evaluate(() => scrollTo(0, 0));
      await test.step(path, () => expectToSuitEveryScreen(page));
      if (SCROLLS_INSIDE.includes(path)) return;
      for (const viewport of [DESKTOP, PHONE]) {
        await page.setViewportSize(viewport);
        expect([path, await page.evaluate(findCutTexts)]).toEqual([path, []]);
      }
    };
    for (const { screen } of resourceList) {
      // Galleries have no table.
      for (const view of screen.path === "/admin/gallery-management" ? ["cards"] : ["cards", "table"]) {
        await visit(`${screen.path}?view=${view}`);
        const link = page.getByRole("link", { name: new RegExp(panelText(language, "View on site")) });
        if (screen.publicPath) await expect(link).toHaveAttribute("href", screen.publicPath);
        else await expect(link).toHaveCount(0);
        if (view === "table") await page.locator("thead input[type=checkbox]").check();
        await expectFit(`${screen.path}?view=${view}`);
        await setFontSize(page, "200%");
        await expectNoSidewaysScroll(page);
      }
    }
    for (const path of [...SCREENS, "/login?ended"]) {
      await visit(path);
      await expectFit(path);
    }
  });
}
