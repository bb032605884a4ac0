import type { Page } from "@playwright/test";
import { expect, expectAccessible, expectToSuitEveryScreen, test } from "./fixtures.ts";
import { expectNoSidewaysScroll, expectScripts, stopClock } from "./home-page.ts";
import { publish, storePicture } from "./school-content.ts";

const PRIVATE = {
  dateOfBirth: "2017-03-09",
  guardianName: "Guardian Canary",
  mobileNumber: "+91 55500 77777",
  address: "77, Canary Street",
  gender: "Other",
};

/** What must not be found in anything that visitors receive: the values, and the names of their fields. */
const SECRETS = [
  PRIVATE.dateOfBirth,
  PRIVATE.guardianName,
  PRIVATE.mobileNumber,
  PRIVATE.address,
  "dateOfBirth",
  "guardianName",
  "mobileNumber",
  "gender",
];

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

const manyStudents = (count: number) =>
  Array.from({ length: count }, (_, index) =>
    buildStudent({ name: `Student ${String(index + 1).padStart(2, "0")}`, rollNumber: `R-${index + 1}` }),
  );

const names = (page: Page) => page.locator("main").getByRole("article").getByRole("heading");
const searchBox = (page: Page) => page.getByRole("searchbox", { name: "Search students" });
const pager = (page: Page) => page.getByRole("navigation", { name: "Pages of students" });

/** No test here is about the photos. */
async function standInForPhotos(page: Page): Promise<void> {
  const pixel = Buffer.from("R0lGODlhAQABAAAAACH5BAEAAAAALAAAAAABAAEAAAIBADs=", "base64");
  await page.route("**/api/v1/uploads/gone-*", (route) =>
    route.fulfill({ contentType: "image/gif", body: pixel }),
  );
}

// One of the last files: shared out, it leaves no worker idle at the end.
test.describe.configure({ mode: "parallel" });

test.beforeEach(async ({ page }) => {
  await standInForPhotos(page);
});

test("each profile shows photo, name, class, section and roll number", async ({ page, site }) => {
  const photo = await storePicture(site);
  await publish(site, "students", [buildStudent({ profilePhoto: photo })]);
  await page.goto("/students");
  const card = page.locator("main").getByRole("article");
  await expect(card.getByRole("heading", { name: "Pari Dubey" })).toBeVisible();
  await expect(card).toContainText("Class: Nursery, section A");
  await expect(card).toContainText("Roll number: N-A-03");
  await expect(card.getByRole("img", { name: "Photo of Pari Dubey" })).toHaveAttribute(
    "src",
    `/api/v1/uploads/${photo}`,
  );
  await expect(page.getByText("1 student", { exact: true })).toBeVisible();
});

test("nothing else about a child leaves the server, and no search engine is invited", async ({
  page,
  site,
}) => {
  await publish(site, "students", [buildStudent()]);
  for (const path of ["/students", "/students?q=pari"]) {
    const text = await (await page.request.get(path)).text();
    expect(text).toContain("Pari Dubey");
    for (const secret of SECRETS) expect(text, path).not.toContain(secret);
  }
  for (const path of ["/students.data", "/students.data?q=pari"]) {
    expect((await page.request.get(path)).status(), path).toBe(404);
  }
  await page.goto("/students");
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", "noindex");
});

test("the search box takes what visitors know of a child", async ({ page, site }) => {
  await publish(site, "students", THREE);
  await page.goto("/students");
  await expect(names(page)).toHaveCount(3);
  for (const [what, typed, found] of [
    ["a part of the name in any case", "kushWAH", ["Aditya KUSHWAH"]],
    ["a part of the roll number", "a-0", ["Pari Dubey", "राधिका गुर्जर"]],
    ["the class", "CLASS 1", ["राधिका गुर्जर"]],
    ["a name in Hindi", "गुर्जर", ["राधिका गुर्जर"]],
    ["what is no pattern but a character", "%", []],
    ["a guardian's name, which is not public", "Canary", []],
  ] as const) {
    await test.step(what, async () => {
      await searchBox(page).fill(typed);
      await expect(page.getByText(`${found.length} student`)).toContainText(`found for “${typed}”`);
      await expect(names(page)).toHaveText([...found]);
    });
  }
});

test("it searches once the visitor pauses, and keeps the search in the address without filling the history", async ({
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

  await searchBox(page).fill("");
  await page.clock.runFor(300);
  await expect(names(page)).toHaveCount(3);
  await expect(page).toHaveURL("/students");
  await expect(searchBox(page)).toBeFocused();
  await page.goBack();
  await expect(page).toHaveURL("/about");
});

test("Enter searches at once, and an address with a search can be shared", async ({ page, site }) => {
  await publish(site, "students", THREE);
  await page.clock.install();
  await page.goto("/students");
  await searchBox(page).fill("Class 8");
  await searchBox(page).press("Enter");
  await expect(names(page)).toHaveText(["Aditya KUSHWAH"]);
  await page.reload();
  await expect(names(page)).toHaveText(["Aditya KUSHWAH"]);
  await expect(searchBox(page)).toHaveValue("Class 8");
});

test("a long list comes in pages of 24, and the search keeps its pages apart", async ({ page, site }) => {
  await publish(site, "students", [...manyStudents(50), buildStudent({ name: "Zoya", rollNumber: "R-99" })]);
  await page.goto("/students");
  await expect(page.getByText("51 students", { exact: true })).toBeVisible();
  await expect(names(page)).toHaveCount(24);
  await expect(pager(page)).toContainText("Page 1 of 3");
  await expect(pager(page).getByRole("link", { name: "Previous" })).toHaveCount(0);
  await pager(page).getByRole("link", { name: "Next" }).click();
  await expect(names(page).first()).toHaveText("Student 25");
  await expect(page).toHaveURL("/students?page=2#student-list");
  await pager(page).getByRole("link", { name: "Next" }).click();
  await expect(names(page)).toHaveText(["Student 49", "Student 50", "Zoya"]);
  await expect(pager(page).getByRole("link", { name: "Next" })).toHaveCount(0);

  await searchBox(page).fill("student");
  await expect(pager(page)).toContainText("Page 1 of 3");
  await pager(page).getByRole("link", { name: "Next" }).click();
  await expect(page).toHaveURL("/students?q=student&page=2#student-list");
  await expect(names(page).first()).toHaveText("Student 25");
});

test("a page beyond the last shows the last, and a page that is no number the first", {
  tag: "@all",
}, async ({ page, site }) => {
  await publish(site, "students", manyStudents(30));
  await page.goto("/students?page=99");
  await expect(pager(page)).toContainText("Page 2 of 2");
  await expect(names(page)).toHaveCount(6);
  await page.goto("/students?page=many");
  await expect(pager(page)).toContainText("Page 1 of 2");
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("searching and turning pages work as well", async ({ page, site }) => {
    await publish(site, "students", [
      ...manyStudents(30),
      buildStudent({ name: "Zoya", rollNumber: "R-99" }),
    ]);
    await page.goto("/students");
    await pager(page).getByRole("link", { name: "Next" }).click();
    await expect(names(page).last()).toHaveText("Zoya");
    await searchBox(page).fill("zoya");
    await page.getByRole("button", { name: "Search" }).click();
    await expect(names(page)).toHaveText(["Zoya"]);
    await expect(page).toHaveURL("/students?q=zoya");
  });
});

test("no match, and no students at all, are said kindly and accessibly", async ({ page, site }) => {
  await page.goto("/students");
  await expect(page.getByText("Student profiles will be shown here soon.")).toBeVisible();
  await expectAccessible(page);
  await publish(site, "students", THREE);
  await page.goto("/students?q=nobody");
  await expect(page.getByText("No student matches your search.")).toBeVisible();
  await expectToSuitEveryScreen(page);
});

test("neither endless names nor a hostile search break the page", { tag: "@all" }, async ({ page, site }) => {
  await publish(site, "students", [
    buildStudent({ name: "म".repeat(120), class: "W".repeat(40), rollNumber: "9".repeat(40) }),
  ]);
  await page.setViewportSize({ width: 320, height: 740 });
  await page.goto("/students");
  await expectNoSidewaysScroll(page);
  await page.goto(`/students?q=${encodeURIComponent(`<script>alert(1)</script>${"w".repeat(300)}`)}`);
  await expect(page.getByText("No student matches your search.")).toBeVisible();
  await expectNoSidewaysScroll(page);
});

test("the answer to a search is compressed, as the pages that are kept are", async ({ page }) => {
  const answer = await page.request.get("/students?q=asha", { headers: { "accept-encoding": "gzip" } });
  expect(answer.headers()).toMatchObject({ "content-encoding": "gzip", vary: "Accept-Encoding" });
  expect(await answer.text()).toContain("</html>");
});
