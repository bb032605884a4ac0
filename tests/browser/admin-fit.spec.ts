import { contacts } from "../../features/enquiries/content/contacts.ts";
import { expectNoSidewaysScroll } from "../../features/home/tests/browser/home-page.ts";
import { buildJpeg } from "../files.ts";
import { provenBy } from "../repetitions.ts";
import { ALUMNUS, addEntry, addLongNames, LONG_NAME, NOTICES, STUDENT } from "./admin-actions.ts";
import { DESKTOP, expect, expectToSuitEveryScreen, PHONE, test } from "./fixtures.ts";

const picture = await buildJpeg({ width: 80, height: 60 });

test("the screens of people are accessible and fit on a phone and a desktop, also with long names", {
  tag: "@all",
  annotation: provenBy(
    "admin-every-screen.spec.ts",
    "…: empty list, cancelled edit, slow connection, ended session, failures and delete",
  ),
}, async ({ asAdmin: page, site }) => {
  test.slow();
  await addLongNames(site, picture);
  await addEntry(site, "alumni", { ...ALUMNUS, name: LONG_NAME, post: LONG_NAME });
  await addEntry(site, "committee", { name: LONG_NAME, designation: LONG_NAME, designationHi: "सदस्य" });
  for (const screen of ["top-students", "team-management", "student-management", "alumni", "committee"]) {
    await page.goto(`/admin/${screen}`);
    await expect(page.getByRole("button", { name: "Edit" })).toBeVisible();
    await expectToSuitEveryScreen(page);
  }
});

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

test("long links and words wrap instead of overflowing", {
  tag: "@all",
  annotation: provenBy("admin-fit.spec.ts", "at twice the font size, no text overflows on a phone"),
}, async ({ asAdmin: page, site }) => {
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

test("the screens of content are accessible and fit on a phone and a desktop", {
  tag: "@all",
  annotation: provenBy(
    "admin-every-screen.spec.ts",
    "…: empty list, cancelled edit, slow connection, ended session, failures and delete",
  ),
}, async ({ asAdmin: page, site }) => {
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
