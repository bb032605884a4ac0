import type { Page } from "@playwright/test";
import { OFFICE_PATHS } from "../../core/content/site/office-paths.ts";
import { contacts } from "../../features/enquiries/content/contacts.ts";
import { contentTypes } from "../../features/test-contracts.ts";
import { type ResourceName, resourceList } from "../../features/types.ts";
import type { ContentTypeCase } from "../api/content-type-case.ts";
import { buildJpeg } from "../files.ts";
import { findEnglish } from "../is-hindi.ts";
import { provenBy } from "../repetitions.ts";
import type { TestServer } from "../test-server.ts";
import { addEntry, NOTICES } from "./admin-actions.ts";
import { allowFailedCalls, expect, test } from "./fixtures.ts";
import { text, writePage } from "./page-editor.ts";

/** A school that has chosen Hindi alone: neither the panel nor the site shows English, and each text has one field. */

const picture = await buildJpeg({ width: 80, height: 60 });

const chooseHindi = (site: TestServer, languages: "hi" | "hi-en" = "hi") =>
  writePage(site, "school", {
    languages,
    name: text(null, "हरित विद्यालय"),
    classes: [{ id: "a", name: text(null, "कक्षा 1"), sections: "अ" }],
  });

/** One entry of each content type, in Hindi. */
async function fillInHindi(
  site: TestServer,
): Promise<Record<"notice" | "post" | "album" | "student", string>> {
  const notice = await addEntry(site, "notices", { title: "ग्रीष्म अवकाश", description: "1 मई से" });
  const post = await addEntry(site, "blocks", {
    title: "हम क्यों गाते हैं",
    description: "हर सुबह एक गीत।",
    autherName: "सुनीता वर्मा",
    images: picture,
    content: "पूरा लेख",
  });
  const album = await addEntry(site, "galleries", { title: "वार्षिकोत्सव", images: [picture, picture] });
  const student = await addEntry(site, "students", {
    name: "अनन्या राव",
    rollNumber: "101",
    class: "कक्षा 1",
    section: "अ",
    dateOfBirth: "2016-04-02",
    guardianName: "लता राव",
    mobileNumber: "9876543210",
    address: "12 आश्रम मार्ग",
    gender: "Female",
    profilePhoto: picture,
  });
  await addEntry(site, "events", { title: "बैठक", kind: "meeting", startsOn: "2026-12-05", place: "सभागार" });
  await addEntry(site, "facilities", { name: "पुस्तकालय", image: picture });
  await addEntry(site, "topStudents", { name: "मीरा", class: "10", percent: "95", image: picture });
  await addEntry(site, "team", {
    name: "कमला",
    designation: "शिक्षिका",
    subject: "हिन्दी",
    qualification: "एम.ए.",
  });
  await addEntry(site, "alumni", {
    name: "रोहन",
    fatherName: "सुरेश",
    passOutClass: "कक्षा 12",
    passOutYear: "2014",
    designation: "अभियंता",
    post: "रेल समय-सारणी",
    location: "भोपाल",
  });
  await addEntry(site, "committee", { name: "विमला", designation: "सचिव" });
  for (const [name, { inHindi }] of Object.entries<ContentTypeCase>(contentTypes))
    if (inHindi) await addEntry(site, name as ResourceName, inHindi);
  await addEntry(site, "savedReplies", { title: "प्रवेश के कागज़", text: "{नाम} जी, नमस्ते।" });
  await site.content.create(contacts, {
    name: "आशा",
    address: "उज्जैन",
    phoneNumber: "9876543210",
    message: "प्रवेश कब से?",
  });
  return { notice: notice._id, post: post._id, album: album._id, student: student._id };
}

/** Visible texts and labels of the screen, without texts that are marked as English. */
const readScreen = (page: Page) =>
  page.evaluate(() => {
    const isProgram = (element: Element | null) => !element?.closest("script, style, noscript, [lang=en]");
    const texts: string[] = [document.title];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      if (isProgram(node.parentElement)) texts.push(node.textContent ?? "");
    }
    for (const name of ["aria-label", "aria-roledescription", "alt", "title", "placeholder"])
      for (const element of document.body.querySelectorAll(`[${name}]`))
        if (isProgram(element)) texts.push(element.getAttribute(name) ?? "");
    return texts.map((text) => text.trim()).filter(Boolean);
  });

/** Keys as they are printed on the keyboard, the beginning of an address, and references of enquiries, such as 7HC-3MF. */
const KEPT_IN_LATIN = /Ctrl\+[A-Z]|^https:\/\/$|\b[0-9A-Z]{3}-[0-9A-Z]{3}\b/g;
/** Fields name no language, and nothing asks for English; the sample's texts mention it as a subject. */
const ABOUT_LANGUAGES = /\(हिन्दी\)|\(अंग्रेज़ी\)|अंग्रेज़ी (में|भी|अभी|नहीं)|English/;
const CHOOSES_LANGUAGES = ["/admin/account", "/admin/pages/school"];

async function expectHindiAlone(page: Page, where: string): Promise<void> {
  await page.locator("h1").first().waitFor({ state: "attached" });
  const shown = await readScreen(page);
  const english = shown.filter((each) => findEnglish(each.replace(KEPT_IN_LATIN, "")).length > 0);
  // Soft, so that one run shows all of them.
  expect.soft(english, `${where} has no English`).toEqual([]);
  if (CHOOSES_LANGUAGES.some((path) => where.startsWith(path))) return;
  const aboutLanguages = shown.filter((each) => ABOUT_LANGUAGES.test(each));
  expect.soft(aboutLanguages, `${where} names no language`).toEqual([]);
}

test("a school with Hindi alone has one field for each text, in a panel that begins in Hindi", async ({
  asAdmin: page,
  site,
}) => {
  await chooseHindi(site);
  const { _id } = await addEntry(site, "notices", {
    title: "Summer holidays",
    titleHi: "ग्रीष्म अवकाश",
    description: "From 1 May",
    descriptionHi: "1 मई से",
  });
  await page.goto(NOTICES);
  const card = page.getByRole("listitem").filter({ hasText: "ग्रीष्म अवकाश" });
  await expect(card).toContainText("1 मई से");
  await expectHindiAlone(page, NOTICES);
  await card.getByRole("button", { name: "बदलें: ग्रीष्म अवकाश" }).click();
  const form = page.getByRole("dialog");
  const title = form.getByLabel("शीर्षक");
  await expect(title).toHaveCount(1);
  await expect(title).toHaveValue("ग्रीष्म अवकाश");
  await expectHindiAlone(page, "the form of a notice");
  await title.fill("शीत अवकाश");
  await form.getByRole("button", { name: "बदलाव सहेजें" }).click();
  await expect(page.getByRole("heading", { name: "शीत अवकाश" })).toBeVisible();
  const stored = await (await fetch(`${site.url}/api/v1/notices/all`)).json();
  expect(stored).toMatchObject([
    // The changed text stands alone; the other one is as it was.
    ...[{ _id, title: "शीत अवकाश", titleHi: null, description: "From 1 May", descriptionHi: "1 मई से" }],
  ]);
  await page.goto("/");
  await expect(page.locator("html")).toHaveAttribute("lang", "hi");
  await expect(page.getByText("शीत अवकाश").first()).toBeAttached();
});

const WITHOUT_SCREEN = ["/login", "/admin", "/admin/logout"];

test("no screen, form or dialog of a school with Hindi alone has English", {
  tag: "@all",
  annotation: provenBy(
    "one-language.spec.ts",
    "a school with Hindi alone has one field for each text, in a panel that begins in Hindi",
  ),
}, async ({ asAdmin: page, site, consoleErrors }) => {
  test.setTimeout(600_000);
  // The pages of one-use links are opened without a link.
  allowFailedCalls(consoleErrors);
  await chooseHindi(site);
  // Lines of other tests would be shown, too.
  for (const table of ["auditLog", "revisions"] as const) await site.database.db.deleteFrom(table).execute();
  const screens = [
    ...OFFICE_PATHS.filter((path) => !WITHOUT_SCREEN.includes(path)),
    ...resourceList.map(({ screen }) => screen.path),
  ];
  const visit = async (path: string) => {
    await page.goto(path);
    await page.waitForLoadState("networkidle");
    await expectHindiAlone(page, path);
  };
  await test.step("empty lists, and the forms of new entries", async () => {
    for (const path of screens) await visit(path);
    for (const { screen } of resourceList) await visit(`${screen.path}?new`);
    await visit("/login");
  });
  const { notice, post, album, student } = await fillInHindi(site);
  await test.step("lists and tables", async () => {
    for (const path of screens) await visit(path);
    for (const { screen } of resourceList) await visit(`${screen.path}?view=table`);
    for (const path of [
      `/admin/block-management/${post}/write`,
      `/admin/history/notices/${notice}`,
      `/admin/picture-children/galleries/${album}`,
      `/admin/student-record/${student}`,
    ])
      await visit(path);
  });
  const openDialog = async (path: string, button: string) => {
    await page.goto(path);
    await page.getByRole("button", { name: button }).first().click();
    await page.getByRole("dialog").or(page.getByRole("alertdialog")).first().waitFor();
    await expectHindiAlone(page, `${path}: ${button}`);
  };
  await test.step("the forms of entries, and other dialogs", async () => {
    for (const { name, screen } of resourceList) {
      // There is none: it would need a draft of a parent. Its screen has no dialog for the entry.
      if (name === "applications") continue;
      // Students are edited in their card.
      if (name !== "students") await openDialog(screen.path, "बदलें");
      if (name !== "contacts") await openDialog(screen.path, "हटाएँ");
    }
    await openDialog("/admin/admin-welcome", "विद्यालय बंद");
    await openDialog(NOTICES, "साझा करें");
  });
});
