import { findPictureSize } from "../../../../core/content/files/images.ts";
import { addEntry, STUDENT, toast } from "../../../../tests/browser/admin-actions.ts";
import {
  allowFailedCalls,
  expect,
  expectToSuitEveryScreen,
  test,
} from "../../../../tests/browser/fixtures.ts";
import { buildJpeg } from "../../../../tests/files.ts";
import { provenBy } from "../../../../tests/repetitions.ts";
import type { TestServer } from "../../../../tests/test-server.ts";
import { buildZip } from "../../../../tests/zip.ts";
import { students } from "../../content/students.ts";

const SCREEN = "/admin/student-photos";
const old = await buildJpeg({ width: 40, height: 40 });
/** Photos that differ in their widths. */
const photo = (width: number) => buildJpeg({ width, height: 50 });

const addStudent = (site: TestServer, name: string, rollNumber: string, section = "A") =>
  addEntry(site, "students", { ...STUDENT, name, rollNumber, section, profilePhoto: old });

const widths = async (site: TestServer) => {
  const { rows } = await site.content.list(students, { audience: "office" });
  return Object.fromEntries(
    rows.map(({ name, profilePhoto }) => [name, findPictureSize(String(profilePhoto))?.width]),
  );
};

test("photos of a ZIP file are matched with students, sent again after a failure, and undone", {
  tag: "@all",
  annotation: provenBy(
    "student-photos.test.ts",
    "become those of many students in one change, which can be undone",
  ),
}, async ({ asAdmin: page, site, consoleErrors }) => {
  allowFailedCalls(consoleErrors);
  await addStudent(site, "Asha Rani", "1");
  await addStudent(site, "Ravi Lal", "2");
  await addStudent(site, "Ravi Das", "3");
  await addStudent(site, "मीरा बाई", "4");
  const before = await widths(site);
  const zip = buildZip([
    { path: "5-A/1.jpg", bytes: await photo(61) },
    { path: "5-A/Ravi.jpg", bytes: await photo(62) },
    { path: "IMG_2031.jpg", bytes: await photo(64) },
    { path: "5-A/3.jpg", bytes: await photo(63) },
    { path: "5-A/Ravi Das.jpg", bytes: await photo(65) },
    { path: "IMG_2032.heic", bytes: Buffer.from("heic") },
    { path: "5-A/2.jpg", bytes: (await photo(66)).subarray(0, 100) },
  ]);
  await page.goto(SCREEN);
  await page
    .getByLabel("Choose a ZIP file or pictures")
    .setInputFiles({ name: "school.zip", mimeType: "application/zip", buffer: zip });
  await expect(page.getByText("2 photos found their student. 4 photos to look at.")).toBeVisible();
  await expect(page.getByText("This is a HEIC photo of an iPhone")).toBeVisible();

  await page.getByLabel("Whose photo is school/5-A/Ravi.jpg?").selectOption("Ravi Lal, 5 A, 2");
  await expect(page.getByText("Another photo is for the same student.")).toHaveCount(4);
  await page.getByRole("button", { name: "Leave out school/5-A/Ravi Das.jpg" }).click();
  await page.getByLabel("Whose photo is school/IMG_2031.jpg?").fill("मीरा बाई, 5 A, 4");
  await page.getByRole("button", { name: "Leave out school/5-A/Ravi.jpg" }).click();
  await expectToSuitEveryScreen(page);

  await page.route("**/uploads/stage?*", (route) => route.abort(), { times: 1 });
  await page.getByRole("button", { name: "Upload 4 photos" }).click();
  await expect(page.getByRole("alert").filter({ hasText: "2 photos could not be sent." })).toBeVisible();
  await expect(page.getByText("Failed: The image is damaged and could not be read")).toBeVisible();
  expect(await widths(site)).toEqual(before);
  await page.getByRole("button", { name: "Send these again" }).click();
  await page.getByRole("button", { name: "Save the other 3 photos" }).click();
  const saved = page.getByText("3 photos saved.");
  await expect(saved).toBeVisible();
  await page.getByText("Not used: 1 photo").click();
  await expect(page.getByRole("listitem").filter({ hasText: "school/5-A/2.jpg" })).toBeVisible();
  const after = { "Asha Rani": 61, "Ravi Lal": 40, "Ravi Das": 63, "मीरा बाई": 64 };
  expect(await widths(site)).toEqual(after);

  await page.getByRole("button", { name: "Undo" }).click();
  await expect(toast(page, "3 students")).toBeVisible();
  await expect(page.locator(":focus")).toContainText("Choose a folder");
  expect(await widths(site)).toEqual(before);
});
