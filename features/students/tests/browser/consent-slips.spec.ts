import type { Page } from "@playwright/test";
import { generate } from "lean-qr";
import { toSvgPath } from "lean-qr/extras/svg";
import { addEntry, changeEntry, STUDENT } from "../../../../tests/browser/admin-actions.ts";
import { expect, expectToSuitEveryScreen, test } from "../../../../tests/browser/fixtures.ts";
import { buildJpeg } from "../../../../tests/files.ts";
import { consentCalls } from "../../content/consent-contract.ts";

const profilePhoto = await buildJpeg({ width: 60, height: 60 });

const slips = (page: Page) => page.getByRole("article", { name: /^Slip for / });
const names = (page: Page) => slips(page).getByRole("strong");

test("a slip is printed for each student at school, with a QR code of the record's address", async ({
  asAdmin: page,
  site,
}) => {
  test.slow();
  const add = (name: string, rollNumber: string) =>
    addEntry(site, "students", { ...STUDENT, name, rollNumber, profilePhoto });
  const ananya = await add("Ananya Rao", "1");
  const kabir = await add("कबीर जैन", "2");
  const left = await add("Meera Soni", "3");
  await changeEntry(site, "students", left._id, { leftOn: "2026-03-31" });
  await page.goto("/admin/consent-slips");
  await expect(names(page)).toHaveText(["Ananya Rao", "कबीर जैन"]);
  await expect(page.getByText("2 slips on 1 sheet of A4, and the notice")).toBeVisible();

  await test.step("the code has the address of the record and nothing else", async () => {
    for (const [index, { _id }] of [ananya, kabir].entries()) {
      const drawn = await slips(page).nth(index).locator("svg path").getAttribute("d");
      expect(drawn).toBe(toSvgPath(generate(`${site.url}/admin/student-record/${_id}`)));
    }
  });
  await expectToSuitEveryScreen(page);

  await test.step("notice and slips are in both languages, or in one", async () => {
    const notice = page.getByRole("heading", { name: "Notice to parents" });
    const noticeInHindi = page.getByRole("heading", { name: "अभिभावकों के लिए सूचना" });
    await expect(notice).toBeVisible();
    await expect(noticeInHindi).toBeAttached();
    await page.getByRole("radio", { name: "हिन्दी" }).check();
    await expect(notice).toBeHidden();
    await expect(slips(page).first()).toContainText("बच्चे की फ़ोटो");
    await expect(slips(page).first()).not.toContainText("Photo of the child");
  });

  await test.step("only the notice and the slips are printed", async () => {
    await page.emulateMedia({ media: "print" });
    await expect(page.getByRole("heading", { level: 1 })).toBeHidden();
    await expect(page.getByRole("banner")).toBeHidden();
    await expect(page.getByRole("link", { name: "Students" })).toBeHidden();
    await expect(slips(page).first()).toBeVisible();
    await page.emulateMedia({ media: null });
  });

  await test.step("students with an answer can be left out", async () => {
    const answered = await page.request.post(`/api/v1${consentCalls.record.path}`, {
      headers: { authorization: `Bearer ${await site.adminToken()}` },
      data: { students: [ananya._id], purposes: ["name"], state: "given", how: "slip", on: "2026-04-02" },
    });
    expect(answered.status()).toBe(200);
    await page.getByLabel("Which children").selectOption("Only those without an answer");
    await expect(names(page)).toHaveText(["कबीर जैन"]);
    await page.getByLabel("Filter by class").selectOption("5 (2)");
    await page.getByLabel("Search students").fill("Ananya");
    await expect(page.getByText("No child fits.")).toBeVisible();
    await expect(page.getByRole("button", { name: "Print" })).toBeDisabled();
  });

  await test.step("a single student", async () => {
    await page.goto(`/admin/consent-slips?student=${ananya._id}`);
    await expect(names(page)).toHaveText(["Ananya Rao"]);
    await page.getByRole("link", { name: "Slips for other children" }).click();
    await expect(slips(page)).toHaveCount(2);
  });
});
