import type { Page } from "@playwright/test";
import { expect, test } from "../../../../tests/browser/fixtures.ts";
import { publish } from "../../../../tests/browser/school-content.ts";
import { expectScripts, stopClock } from "../../../home/tests/browser/home-page.ts";

const PRIVATE = {
  dateOfBirth: "2017-03-09",
  guardianName: "Guardian Canary",
  mobileNumber: "+91 55500 77777",
  address: "77, Canary Street",
  gender: "Other",
};

const buildStudent = (overrides: Record<string, string> = {}) => ({
  name: "Pari Dubey",
  rollNumber: "N-A-03",
  class: "Nursery",
  section: "A",
  profilePhoto: "gone-200x200.jpg",
  ...PRIVATE,
  ...overrides,
});

const THREE = [
  buildStudent({ name: "Pari Dubey", rollNumber: "N-A-03", class: "Nursery" }),
  buildStudent({ name: "राधिका गुर्जर", rollNumber: "1-A-04", class: "Class 1" }),
  buildStudent({ name: "Aditya KUSHWAH", rollNumber: "8-B-17", class: "Class 8" }),
];

const names = (page: Page) => page.locator("main").getByRole("article").getByRole("heading");
const searchBox = (page: Page) => page.getByRole("searchbox", { name: "Search students" });
/** Replaces the photos, which no test here is about. */
async function standInForPhotos(page: Page): Promise<void> {
  const pixel = Buffer.from("R0lGODlhAQABAAAAACH5BAEAAAAALAAAAAABAAEAAAIBADs=", "base64");
  await page.route("**/api/v1/uploads/gone-*", (route) =>
    route.fulfill({ contentType: "image/gif", body: pixel }),
  );
}

// One of the last files: its tests are distributed so that no worker is idle at the end.
test.describe.configure({ mode: "parallel" });

test.beforeEach(async ({ page }) => {
  await standInForPhotos(page);
});

test("the search starts after a pause or with Enter, is in the address and does not fill the history", async ({
  page,
  site,
}) => {
  await publish(site, "students", THREE);
  await stopClock(page);
  await page.goto("/about");
  await page.goto("/students");
  await expectScripts(page);
  const searches: string[] = [];
  page.on("request", (request) => {
    if (request.resourceType() === "fetch") searches.push(new URL(request.url()).search);
  });
  await searchBox(page).pressSequentially("pari");
  await page.clock.runFor(200);
  expect(searches).toEqual([]);
  await page.clock.runFor(100);
  await expect(names(page)).toHaveText(["Pari Dubey"]);
  expect(searches).toEqual(["?q=pari"]);
  await expect(page).toHaveURL("/students?q=pari");

  await searchBox(page).fill("Canary");
  await page.clock.runFor(300);
  await expect(page.getByText("0 student")).toContainText("found for “Canary”");
  await searchBox(page).fill("");
  await page.clock.runFor(300);
  await expect(names(page)).toHaveCount(3);
  await expect(page).toHaveURL("/students");
  await expect(searchBox(page)).toBeFocused();

  await test.step("Enter searches at once, and a reload keeps the search", async () => {
    await searchBox(page).fill("गुर्जर");
    await searchBox(page).press("Enter");
    await expect(names(page)).toHaveText(["राधिका गुर्जर"]);
    await page.reload();
    await expect(names(page)).toHaveText(["राधिका गुर्जर"]);
    await expect(searchBox(page)).toHaveValue("गुर्जर");
  });
  await page.goBack();
  await expect(page).toHaveURL("/about");
});
