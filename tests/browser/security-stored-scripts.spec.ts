import path from "node:path";
import type { Page } from "@playwright/test";
import type { AnyDocument, PageField, PageFields } from "../../core/content/pages/define-page.ts";
import { OFFICE_PATHS } from "../../core/content/site/office-paths.ts";
import { pagePaths } from "../../core/content/site/public-pages.ts";
import { CAPTION_TEXTS, findCaptionsField, writeCaptions } from "../../core/content/types/captions.ts";
import { loadSiteBuild } from "../../core/server/site/site-build.ts";
import { replaceMap } from "../../features/home/tests/browser/map-frame.ts";
import { pageNames, pages } from "../../features/pages.ts";
import { studentRecordPath } from "../../features/students/content/screen-paths.ts";
import { type ResourceName, resourceList, resources } from "../../features/types.ts";
import { IS_ONCE, provenBy } from "../repetitions.ts";
import { withInjectedMarkup } from "../security/injected-markup.ts";
import { startTestServer, type TestServer } from "../test-server.ts";
import { expect, test } from "./fixtures.ts";
import { storePicture } from "./school-content.ts";
import { watchAttacks } from "./watch-attacks.ts";

/** Breaks out of texts, attributes, scripts, titles, styles and templates that are not escaped. */
const PAYLOAD = `"'--></title></style></textarea></script><script>alert(1)</script><img src=x onerror=alert(2)><svg/onload=alert(3)>\${alert(4)}{{alert(5)}}`;
const SHORT_PAYLOAD = `"><svg/onload=alert(6)>`;
const LINK = `https://school.example/"onmouseover="alert(7)"x="<script>alert(8)</script>`;

/** Without the logout, which would end the session that the others need. */
const SCREENS = [...OFFICE_PATHS, ...resourceList.map(({ screen }) => screen.path)].filter(
  (path) => !/^(\/\w+)?\/login/.test(path) && path !== "/admin" && path !== "/admin/logout",
);

/** Puts a hostile text into every field that accepts one; the others are in `HARMLESS`. */
async function publishPayloads(site: TestServer): Promise<Record<string, string>> {
  const ids: Record<string, string> = {};
  for (const resource of resourceList) {
    const entry: Record<string, string | number | null> = {};
    for (const [name, field] of Object.entries(resource.fields)) {
      if (field.kind === "files") {
        const picture = await storePicture(site);
        entry[name] = JSON.stringify([picture]);
        const texts = Object.fromEntries(CAPTION_TEXTS.map((each) => [each, PAYLOAD]));
        const captions = findCaptionsField(resource);
        if (captions) entry[captions.name] = writeCaptions({ [picture]: texts });
      } else if (field.kind === "value" && field.captionsOf) continue;
      else if (field.kind === "file") entry[name] = await storePicture(site);
      else {
        const hostile = [PAYLOAD, SHORT_PAYLOAD].find((text) => field.schema.safeParse(text).success);
        expect(hostile === undefined, `${resource.name}.${name} takes no free text`).toBe(name in HARMLESS);
        entry[name] = hostile ?? HARMLESS[name] ?? null;
      }
    }
    const { _id } = await site.content.create(resources[resource.name as ResourceName], entry);
    ids[resource.name] = _id;
  }
  await site.announcements.set({ content: PAYLOAD, link: LINK });
  return ids;
}

/** Values of the fields that accept no free text. */
const HARMLESS: Record<string, string | number | null> = {
  date: "2026-11-14",
  dateOfBirth: "2017-03-09",
  percent: 91.5,
  passOutYear: 2014,
  gender: "Other",
  category: "urgent",
  topic: "admission",
  email: "parent@home.example",
  publishAt: "2026-01-01T00:00:00.000Z",
  expiresAt: "2126-01-01T00:00:00.000Z",
  isPinned: 1,
  isBanner: 1,
  eventFrom: "2026-12-20",
  eventTo: "2026-12-21",
  kind: "event",
  startsOn: "2026-12-20",
  endsOn: "2026-12-20",
  startsAt: "09:00",
  endsAt: "10:00",
  issuedOn: "2020-04-01",
  validUntil: "2099-03-31",
  isInternal: 0,
  mobileNumber: "98260 11223",
  phoneNumber: "98260 11223",
  // Visitors see only students who have not left.
  leftOn: null,
  studentId: null,
};

/** Counts the elements that a payload would create. */
const countMadeElements = (page: Page) =>
  page.locator('[onerror], [onload], [onmouseover], img[src="x"], main script').count();

// One of the last files: its tests are distributed so that no worker is idle at the end.
test.describe.configure({ mode: "parallel" });

let ids: Record<string, string> = {};
test.beforeEach(async ({ site }) => {
  ids = await publishPayloads(site);
});

test("hostile texts in every field and address stay texts on public pages", async ({
  page,
  site,
  consoleErrors,
}) => {
  test.slow();
  await replaceMap(page);
  const seen = await watchAttacks(page);
  const inQuery = encodeURIComponent(PAYLOAD);
  const addresses = [
    // `npm test` opens one page of each kind: texts, cards, days, people.
    ...pagePaths.filter((path) => !IS_ONCE || ["/", "/calendar", "/teachers"].includes(path)),
    `/blog-details/${ids.blocks}`,
    `/notices/${ids.notices}`,
    `/search?q=alert`,
    `/students?q=${inQuery}`,
    `/contact?name=${inQuery}`,
  ];
  const shown: string[] = [];
  for (const address of addresses) {
    await page.goto(address);
    await page.locator("html").evaluate(() => document.fonts.ready);
    if ((await page.locator("body").innerText()).includes("alert(")) shown.push(address);
    expect([address, await countMadeElements(page)]).toEqual([address, 0]);
  }
  // The announcement is on all of them.
  expect(shown).toEqual(addresses);
  await expect(page.getByRole("link", { name: "Click Here" })).toHaveAttribute("href", LINK);
  expect((await site.announcements.find()).text?.link).toBe(LINK);

  await test.step("viewers with hostile titles", async () => {
    await page.evaluate(() => sessionStorage.clear());
    await page.goto("/");
    const popup = page.getByRole("dialog", { name: "Notice Board" });
    // The newest is first.
    await popup.getByRole("button", { name: "View File" }).first().click();
    const viewer = page
      .getByRole("dialog")
      .filter({ has: page.getByRole("button", { name: "Close", exact: true }) });
    await expect(viewer.filter({ visible: true }).getByRole("heading")).toHaveText(PAYLOAD);
    await page.goto("/gallery");
    await page
      .getByRole("main")
      .getByRole("link")
      .filter({ has: page.getByAltText(PAYLOAD) })
      .first()
      .click();
    await expect(page.getByRole("dialog").filter({ visible: true })).toBeVisible();
    expect(await countMadeElements(page)).toBe(0);
  });

  await test.step("hostile addresses", async () => {
    for (const address of [
      `/${encodeURIComponent(PAYLOAD)}`,
      `/blog-details/${encodeURIComponent(SHORT_PAYLOAD)}`,
      `/#${PAYLOAD}`,
    ]) {
      await page.goto(address);
      expect(await countMadeElements(page)).toBe(0);
    }
    // The browser logs the two missing pages.
    expect(consoleErrors.splice(0).filter((text) => !text.includes("404"))).toEqual([]);
  });
  expect(seen).toEqual({ dialogs: [], violations: [] });
});

const fitting = (maximum: number) =>
  [PAYLOAD, SHORT_PAYLOAD, "<svg/onload=a>"].find((text) => text.length <= maximum) ?? null;

/** A copy of the document with a hostile text in every field that accepts one. */
function withPayloads(fields: PageFields, values: AnyDocument): AnyDocument {
  const hostile = (name: string, field: PageField): unknown => {
    const value = values[name];
    switch (field.kind) {
      case "bilingual":
        return { en: fitting(field.maximum), hi: fitting(field.maximum) };
      case "lines":
        return { en: [fitting(field.maximum)], hi: [fitting(field.maximum)] };
      case "picture":
        return value && { ...value, alt: { en: PAYLOAD, hi: PAYLOAD } };
      case "group":
        return withPayloads(field.fields, value as AnyDocument);
      case "list":
        return (value as AnyDocument[]).map((item) => withPayloads(field.fields, item));
      case "value":
        return [LINK, PAYLOAD].find((text) => field.schema.safeParse(text).success) ?? value;
      case "choices":
      case "pdf":
        return value;
    }
  };
  return {
    ...values,
    ...Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, hostile(name, field)])),
  };
}

test("hostile texts in the documents of the pages stay texts", {
  tag: "@all",
  annotation: provenBy(
    "security-stored-scripts.spec.ts",
    "hostile texts in every field and address stay texts on public pages",
  ),
}, async ({ page, site }) => {
  test.slow();
  await replaceMap(page);
  const seen = await watchAttacks(page);
  for (const name of pageNames) {
    await site.pages.update(
      name,
      (before) => withPayloads(pages[name].fields, before),
      () => true,
    );
  }
  for (const address of [...pagePaths, "/login"]) {
    await page.goto(address);
    await page.locator("html").evaluate(() => document.fonts.ready);
    await expect(page.locator("body")).toContainText("alert(");
    expect([address, await countMadeElements(page)]).toEqual([address, 0]);
  }
  expect(seen).toEqual({ dialogs: [], violations: [] });
});

test("hostile texts stay texts on every screen of the panel, in lists and forms", {
  tag: "@all",
  annotation: provenBy(
    "security-stored-scripts.spec.ts",
    "hostile texts in every field and address stay texts on public pages",
  ),
}, async ({ asAdmin: page }) => {
  test.slow();
  await replaceMap(page);
  const seen = await watchAttacks(page);
  const shown: string[] = [];
  for (const screen of [...SCREENS, studentRecordPath(String(ids.students))]) {
    await page.goto(screen);
    const main = page.getByRole("main");
    await expect(main.getByRole("heading").first()).toBeVisible();
    await expect(page.getByText("Loading...")).toHaveCount(0);
    if ((await main.innerText()).includes("alert(")) shown.push(screen);
    const edit = main.getByRole("button", { name: /^Edit/ }).first();
    if (await edit.isVisible()) {
      await edit.click();
      const field = page
        .locator("input, textarea")
        .and(page.getByRole("textbox"))
        .filter({ visible: true })
        .first();
      await expect(field).toBeVisible();
    }
    expect([screen, await countMadeElements(page)]).toEqual([screen, 0]);
  }
  const types = resourceList.length;
  expect(shown.length, `of ${SCREENS.join(" ")}: ${shown.join(" ")}`).toBeGreaterThanOrEqual(types);
  expect(seen).toEqual({ dialogs: [], violations: [] });
});

test("markup that is injected into a page does not run", async ({ page, consoleErrors }) => {
  const markup = `<script>alert(1)</script><img src=x onerror=alert(2)><a href="javascript:alert(3)" id=trap>x</a><base href="https://evil.example/">`;
  const build = await loadSiteBuild(path.resolve(import.meta.dirname, "../../build"));
  const site = await startTestServer({
    withSite: true,
    loadBuild: async () => withInjectedMarkup(build, markup),
  });
  try {
    const seen = await watchAttacks(page);
    await page.goto(`${site.url}/about`);
    await page.locator("#trap").evaluate((link: HTMLElement) => link.click());
    await expect
      .poll(() => seen.violations.map((violation) => violation.split(" ")[0]).sort())
      .toEqual(expect.arrayContaining(["base-uri", "script-src-attr", "script-src-elem"]));
    expect(seen.dialogs).toEqual([]);
    // Otherwise the page continues to load from a server that is about to close.
    await page.goto("about:blank");
    expect(consoleErrors.splice(0).length).toBeGreaterThan(0);
  } finally {
    await site.close();
  }
});
