import { contacts } from "../../content/resources/contacts.ts";
import { LANGUAGES } from "../../content/words/languages.ts";
import { buildJpeg } from "../files.ts";
import { addEntry, addLongNames, NOTICES, STUDENT, toast } from "./admin-actions.ts";
import { DESKTOP, expect, expectToSuitEveryScreen, PHONE, test } from "./fixtures.ts";
import { expectNoSidewaysScroll } from "./home-page.ts";
import { panelSays } from "./panel-words.ts";

const picture = await buildJpeg({ width: 80, height: 60 });

test("the screens of people are accessible and fit on a phone and a desktop", { tag: "@all" }, async ({
  asAdmin: page,
  site,
}) => {
  test.slow();
  await addLongNames(site, picture);
  for (const screen of ["top-students", "team-management", "student-management"]) {
    await page.goto(`/admin/${screen}`);
    await expect(page.getByRole("button", { name: "Edit" })).toBeVisible();
    await expectToSuitEveryScreen(page);
  }
});

/** Runs in the page: texts that reach beyond the card around them, where nobody can read their end. */
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

test("long links and words are broken, not cut", { tag: "@all" }, async ({ asAdmin: page, site }) => {
  const long = `https://example.com/${"admissions".repeat(10)}`;
  await site.announcements.set({ content: `See ${long}`, link: long });
  await addEntry(site, "notices", { title: long, description: long });
  await addEntry(site, "facilities", { name: long.slice(0, 120), image: picture });
  await addEntry(site, "team", {
    name: long.slice(0, 120),
    designation: long.slice(0, 120),
    subject: long.slice(0, 120),
    qualification: long.slice(0, 120),
  });
  await addEntry(site, "blocks", {
    title: long,
    description: long,
    autherName: long.slice(0, 120),
    images: picture,
  });
  await addEntry(site, "galleries", { title: long, description: long });
  await site.content.create(contacts, {
    name: long.slice(0, 120),
    address: long,
    phoneNumber: "9876543210",
    message: long,
  });
  for (const screen of [
    "admin-welcome",
    "marquee-manager",
    "notice-management",
    "facilities",
    "team-management",
    "block-management",
    "gallery-management",
    "ManageContacts",
    "audit-log",
  ]) {
    await page.goto(`/admin/${screen}`);
    await expect(page.getByText("https://example.com/").first()).toBeVisible();
    for (const viewport of [DESKTOP, PHONE]) {
      await page.setViewportSize(viewport);
      expect([screen, await page.evaluate(findCutTexts)]).toEqual([screen, []]);
      await expectNoSidewaysScroll(page);
    }
  }
  await page.goto(NOTICES);
  await page.getByRole("button", { name: "Delete" }).click();
  await expect(page.getByRole("alertdialog")).toBeVisible();
  expect(await page.evaluate(findCutTexts)).toEqual([]);
});

test("letters of twice their size are neither cut nor pushed off a phone", async ({
  asAdmin: page,
  site,
}) => {
  await site.announcements.set({ content: "Admissions are open", link: "https://example.com/" });
  await addEntry(site, "notices", { title: "Holiday", description: "The school is closed tomorrow" });
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
    "audit-log",
  ]) {
    await page.goto(`/admin/${screen}`);
    await expect(page.getByRole("heading", { level: 1, includeHidden: true })).toBeVisible();
    await page.evaluate(() => document.documentElement.style.setProperty("font-size", "200%"));
    expect([screen, await page.evaluate(findCutTexts)]).toEqual([screen, []]);
    await expectNoSidewaysScroll(page);
    const header = await page.getByRole("banner", { includeHidden: true }).boundingBox();
    expect(header?.height).toBeLessThan(PHONE.height / 4);
  }
});

/** Runs in the page: waits until a toast has slid in, and stops the bar at whose end it closes. */
async function keepShown(element: Element): Promise<void> {
  await Promise.all(element.getAnimations().map((animation) => animation.finished));
  for (const animation of element.getAnimations({ subtree: true })) animation.pause();
}

/** Runs in the page: whether a click in the middle of the element reaches it. */
function isFree(element: Element): boolean {
  const { left, top, width, height } = element.getBoundingClientRect();
  return element.contains(document.elementFromPoint(left + width / 2, top + height / 2));
}

for (const language of LANGUAGES)
  test(`in ${language}, a toast leaves the menu, the way home and the button for the next entry free`, {
    tag: language === "en" ? [] : "@all",
  }, async ({ asAdmin: page }) => {
    const say = (english: string) => new RegExp(`^${panelSays(language, english)}$`);
    await page.addInitScript((chosen) => localStorage.setItem("panelLanguage", chosen), language);
    for (const width of [PHONE.width, 768, 1024, DESKTOP.width]) {
      await page.setViewportSize({ width, height: DESKTOP.height });
      await page.goto("/admin/team-management");
      const add = page.getByRole("button", { name: say("Create Team Member") });
      await add.click();
      const form = page.getByRole("dialog");
      for (const label of ["Name", "Designation", "Subject", "Qualification"])
        await form.getByLabel(say(label)).fill("Kamala");
      await form.getByRole("button", { name: say("Save") }).click();
      const shown = toast(page, new RegExp(panelSays(language, "Team member created successfully!")));
      await expect(form).toBeHidden();
      await shown.evaluate(keepShown);
      const home = page.getByRole("banner").getByRole("link", { name: say("Home") });
      const menu = page.getByRole("button", { name: say("Open menu") });
      for (const button of width < 1024 ? [add, home, menu] : [add, home])
        expect([width, await button.evaluate(isFree)]).toEqual([width, true]);
      if (width === PHONE.width) continue;
      for (const [letters, widestGap] of [
        ["100%", 40],
        ["200%", 120],
      ] as const) {
        await page.evaluate((size) => document.documentElement.style.setProperty("font-size", size), letters);
        const { x } = (await home.boundingBox()) ?? { x: 0 };
        const { left, right, top } = await shown.evaluate((element) => element.getBoundingClientRect());
        const title = `${width} px, letters of ${letters}`;
        expect(left, title).toBeGreaterThanOrEqual(0);
        expect(top, title).toBeLessThanOrEqual(20);
        expect(x - right, title).toBeGreaterThan(0);
        expect(x - right, title).toBeLessThanOrEqual(widestGap);
      }
    }
  });

test("on a phone a toast leaves the header free, and the menu is opened over it", async ({
  asAdmin: page,
}) => {
  await page.setViewportSize(PHONE);
  await page.goto("/admin/facilities");
  await page.getByRole("button", { name: "Create Facility" }).click();
  const shown = toast(page, "Facility Name is required!");
  await expect(shown).toBeVisible();
  await shown.evaluate(keepShown);
  const header = await page.getByRole("banner").boundingBox();
  const { left, right, top } = await shown.evaluate((element) => element.getBoundingClientRect());
  expect(top).toBeGreaterThanOrEqual((header?.y ?? 0) + (header?.height ?? 0));
  expect(PHONE.width - right).toBeLessThanOrEqual(20);
  await page.getByRole("button", { name: "Open menu" }).click();
  const menu = page.getByRole("dialog", { name: "Admin menu" });
  const findsMenu = (element: HTMLElement, place: { x: number; y: number }) =>
    element.contains(document.elementFromPoint(place.x, place.y));
  expect(await menu.evaluate(findsMenu, { x: left + 20, y: top + 20 })).toBe(true);
  await menu.getByRole("link", { name: "Dashboard" }).click();
  await expect(page).toHaveURL("/admin/admin-welcome");
});

test("the screens of content are accessible and fit on a phone and a desktop", { tag: "@all" }, async ({
  asAdmin: page,
  site,
}) => {
  test.slow();
  const long = "https://example.com/".repeat(5);
  await addEntry(site, "facilities", { name: long, image: picture });
  await addEntry(site, "blocks", { title: long, description: long, autherName: long, images: picture });
  await addEntry(site, "galleries", { title: long, description: long, images: [picture, picture] });
  await site.content.create(contacts, {
    name: long,
    address: long,
    phoneNumber: "9876543210",
    message: long,
  });
  for (const screen of [
    "facilities",
    "block-management",
    "gallery-management",
    "ManageContacts",
    "marquee-manager",
  ]) {
    await page.goto(`/admin/${screen}`);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expectToSuitEveryScreen(page);
  }
});
