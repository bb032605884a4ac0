import { randomUUID } from "node:crypto";
import type { Page } from "@playwright/test";
import {
  addEntry,
  breakServer,
  changeEntry,
  jpegFile,
  STUDENT,
  toast,
} from "../../../../tests/browser/admin-actions.ts";
import {
  ADMIN,
  allowFailedCalls,
  expect,
  expectLoggedFailure,
  expectToSuitEveryScreen,
  expectToSuitEveryScreenInAll,
  test,
} from "../../../../tests/browser/fixtures.ts";
import { buildJpeg } from "../../../../tests/files.ts";
import { provenBy } from "../../../../tests/repetitions.ts";
import { studentRecordPath } from "../../content/screen-paths.ts";
import { topStudents } from "../../content/top-students.ts";

const photo = await buildJpeg({ width: 60, height: 60 });

/** A child with a new name, so that the trash of earlier tests has no copy. */
const buildChild = () => ({
  ...STUDENT,
  name: `Kavya ${randomUUID().slice(0, 6)}`,
  profilePhoto: photo,
});

const cell = (page: Page, child: string, purpose: string, answer: "given" | "refused") =>
  page.getByRole("button", { name: `${child}, ${purpose}: ${answer}` });

test("the address of a slip leads through the login to the record, where consent is given and withdrawn", async ({
  page,
  site,
  consoleErrors,
}) => {
  test.slow();
  // The browser requests the deleted photo once more.
  allowFailedCalls(consoleErrors);
  const values = buildChild();
  const { _id } = await addEntry(site, "students", values);
  await page.goto(studentRecordPath(_id));
  await page.getByLabel("Email").fill(ADMIN.email);
  await page.getByLabel("Password").fill(ADMIN.password);
  await page.getByRole("button", { name: "Login" }).click();
  await expect(page).toHaveURL(studentRecordPath(_id));
  const consent = page.getByRole("region", { name: "Consent", exact: true });
  await expect(consent.getByText("Not recorded: may be shown")).toHaveCount(4);
  await expectToSuitEveryScreen(page);

  await consent.getByRole("checkbox", { name: /Among the top students/ }).uncheck();
  await consent.getByRole("button", { name: "Given" }).click();
  await expect(consent.getByRole("status")).toContainText(/^Recorded: .+: Given/);
  await expect(consent.getByText(`by ${STUDENT.guardianName} (signed slip)`)).toHaveCount(3);
  await consent.getByRole("button", { name: "Refused" }).click();
  await expect(consent.getByText("Refused on")).toBeVisible();
  const last = consent.getByText(`Recorded: ${values.name} – Among the top students: Refused`);
  // From the top, because the header covers a part of what has been scrolled below it.
  await page.evaluate(() => scrollTo(0, 0));
  await expectToSuitEveryScreenInAll(page);
  await last.getByRole("button", { name: "Undo" }).click();
  await expect(toast(page, "The answer was taken back.")).toBeVisible();
  await expect(consent.getByText("Not recorded: may be shown")).toHaveCount(1);
  await consent.getByRole("button", { name: "Refused" }).click();
  await expect(consent.getByText("Refused on")).toBeVisible();

  const button = consent.getByRole("button", { name: "Withdraw: Photo" });
  await button.focus();
  await page.keyboard.press("Enter");
  const question = page.getByRole("alertdialog", { name: "Withdraw the consent?" });
  await expect(question).toContainText(
    "1 photo of the record, the top students and the alumni is deleted for good.",
  );
  await expectToSuitEveryScreenInAll(page);
  await page.keyboard.press("Escape");
  await expect(question).toBeHidden();
  await expect(button).toBeFocused();
  await button.click();
  await question.getByRole("button", { name: "Withdraw" }).click();
  const message = consent.getByRole("status").filter({ hasText: "deleted for good" });
  await expect(message).toContainText("A CDN in front of the site may hold a picture");
  await expect(message).toBeFocused();
  await expect(page.getByRole("button", { name: "Undo" })).toHaveCount(0);
  await expectToSuitEveryScreenInAll(page);
  const history = page.getByRole("region", { name: "Everything that was recorded" });
  await expect(history.getByRole("listitem")).toHaveText([
    /^Photo: Withdrawn/,
    /^Among the top students: Refused/,
    /^Among the top students: Refused.*Taken back on/,
    ...[/^.+: Given/, /^.+: Given/, /^.+: Given/],
  ]);
  const [child] = await (await page.request.get("/api/v1/students/all")).json();
  expect(child).toMatchObject({ name: values.name, profilePhoto: null });
});

test("pictures that show a child are marked, and can be deleted for good when the parents refuse them", {
  tag: "@all",
  annotation: provenBy(
    "child-pictures.test.ts",
    "they are removed from the album, its history and storage, and the others stay",
  ),
}, async ({ asAdmin: page, site, consoleErrors }) => {
  // The browser requests the deleted picture once more.
  allowFailedCalls(consoleErrors);
  const { _id } = await addEntry(site, "students", buildChild());
  await addEntry(site, "galleries", { title: "Sports Day", images: [photo, photo] });
  await page.goto(studentRecordPath(_id));
  const pictures = page.getByRole("region", { name: "Pictures that show this child" });
  await pictures.getByRole("button", { name: "Mark pictures" }).click();
  await pictures.getByText("Sports Day (2 pictures)").click();
  await pictures.getByRole("checkbox").first().check();
  await expectToSuitEveryScreen(page);
  await pictures.getByRole("button", { name: "Save" }).click();
  await expect(pictures.getByText("1 picture marked.")).toBeVisible();
  const line = pictures.getByText("Visitors do not see these pictures");
  await expect(line).toBeHidden();

  const consent = page.getByRole("region", { name: "Consent", exact: true });
  await consent.getByRole("button", { name: "Refused" }).click();
  await expect(line).toBeVisible();
  await expectToSuitEveryScreenInAll(page);
  await consent.getByRole("button", { name: "Withdraw: Pictures in albums and posts" }).click();
  const question = page.getByRole("alertdialog", { name: "Withdraw the consent?" });
  await expect(question).toContainText("1 picture of 1 album is deleted for good.");
  await question.getByRole("button", { name: "Withdraw" }).click();
  await expect(pictures.getByText("No picture is marked.")).toBeVisible();
  await expect(line).toBeHidden();
  const [gallery] = await (await page.request.get("/api/v1/galleries/all")).json();
  expect(gallery.images).toHaveLength(1);
});

test("slips are entered with single keys, and a failure is shown in its row", {
  tag: "@all",
  annotation: provenBy("consent-keys.test.ts", "%s records all four as %s and goes to the next child"),
}, async ({ asAdmin: page, site, consoleErrors }) => {
  allowFailedCalls(consoleErrors);
  for (const [index, name] of ["Asha", "Bala", "Chitra"].entries()) {
    await addEntry(site, "students", { ...STUDENT, name, rollNumber: `${index + 1}`, profilePhoto: photo });
  }
  await page.goto("/admin/consents");
  await expect(page.getByRole("row", { name: /Chitra/ })).toBeVisible();
  await expectToSuitEveryScreen(page);
  await cell(page, "Asha", "Name", "given").focus();
  for (const key of ["a", "y", "ArrowRight", "n"]) await page.keyboard.press(key);
  await expect(cell(page, "Bala", "Photo", "given")).toBeFocused();
  await expect(page.getByRole("row", { name: /Asha/ }).getByText("Given")).toHaveCount(4);
  await expect(cell(page, "Bala", "Photo", "refused")).toHaveAttribute("aria-pressed", "true");
  const last = page.getByText("Recorded: Bala – Photo: Refused");
  await expect(last).toBeInViewport();
  await expectToSuitEveryScreenInAll(page);
  await page.keyboard.press("u");
  await expect(cell(page, "Bala", "Photo", "refused")).toHaveAttribute("aria-pressed", "false");
  await expect(last).toBeHidden();
  await page.keyboard.press("n");
  await last.getByRole("button", { name: "Undo" }).click();
  await expect(cell(page, "Bala", "Photo", "refused")).toHaveAttribute("aria-pressed", "false");
  await expect(cell(page, "Bala", "Photo", "given")).toBeFocused();
  await page.keyboard.press("n");
  await expect(cell(page, "Bala", "Photo", "refused")).toHaveAttribute("aria-pressed", "true");
  await page.keyboard.press("ArrowUp");
  await page.keyboard.press("r");
  await expect(cell(page, "Bala", "Name", "given")).toBeFocused();
  await expect(page.getByRole("row", { name: /Asha/ }).getByText("Refused")).toHaveCount(4);
  await cell(page, "Asha", "Albums, posts", "given").focus();
  await page.keyboard.press("a");
  await expect(page.getByRole("row", { name: /Asha/ }).getByText("Given")).toHaveCount(4);
  await expect(cell(page, "Bala", "Name", "given")).toHaveAttribute("aria-pressed", "true");
  await expect(cell(page, "Bala", "Photo", "refused")).toHaveAttribute("aria-pressed", "true");

  await breakServer(page, /\/consents$/, "POST");
  await cell(page, "Chitra", "Name", "refused").click();
  const row = page.getByRole("row", { name: /Chitra/ });
  await expect(row.getByRole("alert")).toContainText("Not saved.");
  await page.unroute(/\/consents$/);
  await row.getByRole("button", { name: "Try again" }).click();
  await expect(row.getByText("Refused")).toHaveCount(1);
  await expect(row.getByRole("alert")).toHaveCount(0);

  await page.getByText("How many have answered").click();
  await page
    .getByRole("link", { name: /^Show 2 children without/ })
    .first()
    .click();
  await expect(page.getByRole("row", { name: /Asha/ })).toHaveCount(0);
  await page.getByRole("checkbox", { name: "Select all on this page" }).check();
  const bar = page.getByRole("region", { name: "Record for the selected" });
  await bar.getByRole("button", { name: "Given" }).click();
  await expect(toast(page, "Recorded for 2 students.")).toBeVisible();
  await expect(page.getByText("No child matches")).toBeVisible();
  await page
    .getByText("Recorded: 2 children – all four: Given")
    .getByRole("button", { name: "Undo" })
    .click();
  await expect(toast(page, "The answers for 2 children were taken back.")).toBeVisible();
  await expect(page.getByRole("row", { name: /Bala/ })).toBeVisible();
});

test("a top student is linked to a record, and its consent follows", {
  tag: "@all",
  annotation: provenBy("consents.test.ts", "follow its consent"),
}, async ({ asAdmin: page, site, consoleErrors }) => {
  const { _id } = await addEntry(site, "students", { ...STUDENT, profilePhoto: photo });
  await page.goto("/admin/top-students");
  const form = page.locator("form").first();
  // The form is folded until its first field is used.
  await form.getByLabel("Name").focus();
  await form.getByText("Student’s record").click();
  await form.getByLabel("Search a student").fill(STUDENT.name.slice(0, 4));
  await form.getByRole("button", { name: new RegExp(STUDENT.name) }).click();
  await expect(form.getByLabel("Name")).toHaveValue(STUDENT.name);
  await expect(form.getByLabel("Class")).toHaveValue(STUDENT.class);
  await expect(form.getByRole("button", { name: "Remove the link" })).toBeFocused();
  await form.getByLabel("Percent").fill("97");
  await form.getByLabel("Image").setInputFiles(jpegFile(photo));
  await expectToSuitEveryScreenInAll(page);
  await form.getByRole("button", { name: "Add Student" }).click();
  const card = page.getByRole("listitem").filter({ hasText: `Linked to ${STUDENT.name}` });
  await expect(card).toBeVisible();
  await expect(card.getByText("Not shown: no consent")).toHaveCount(0);

  const headers = { authorization: `Bearer ${await site.adminToken()}` };
  const answered = { state: "refused", how: "email", on: "2026-11-16" };
  const data = { students: [_id], purposes: ["topStudents"], ...answered };
  expect((await page.request.post("/api/v1/consents", { headers, data })).status()).toBe(200);
  await page.reload();
  await expect(card.getByText("Not shown: no consent")).toBeVisible();

  await card.getByRole("button", { name: "Edit" }).click();
  const modal = page.getByRole("dialog", { name: "Edit Student" });
  await modal.getByRole("button", { name: "Remove the link" }).click();
  // A comparison shows the name of the child, not the id of its record.
  const [top] = (await site.content.list(topStudents, { audience: "office" })).rows;
  const other = { ...STUDENT, name: "Bhavna Tiwari", rollNumber: "77", profilePhoto: photo };
  const { _id: studentId } = await addEntry(site, "students", other);
  await changeEntry(site, "topStudents", String(top?._id), { studentId });
  await modal.getByRole("button", { name: "Update Student" }).click();
  const stale = page.getByRole("dialog", { name: "Somebody else changed this meanwhile" });
  await expect(stale.getByRole("group", { name: "Student's record" })).toContainText(other.name);
  await stale.getByRole("button", { name: "Save this choice" }).click();
  await expect(toast(page, "Student updated successfully.")).toBeVisible();
  await expect(card).toHaveCount(0);
  await page.goto(`/admin/history/topStudents/${top?._id}`);
  const record = page.getByRole("main").locator("div", { hasText: /^Student's record/ });
  await expect(record.first()).toContainText(`Before${other.name}, class`);
  for (const id of [_id, studentId]) await expect(page.getByRole("main")).not.toContainText(id);
  expectLoggedFailure(consoleErrors);
});
