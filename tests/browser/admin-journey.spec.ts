import type { Page } from "@playwright/test";
import { buildJpeg, buildPdf } from "../files.ts";
import { startTestServer } from "../test-server.ts";
import { agreeToDelete, jpegFile, toast } from "./admin-actions.ts";
import { ADMIN, expect, test } from "./fixtures.ts";

const picture = jpegFile(await buildJpeg({ width: 800, height: 600 }));

/** A site of its own, because it has to be empty in the beginning. */
const journey = test.extend<{ visitor: Page }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures' names from this pattern
  baseURL: async ({}, use) => {
    const server = await startTestServer({ withSite: true });
    await use(server.url);
    await server.close();
  },
  visitor: async ({ browser, baseURL }, use) => {
    const context = await browser.newContext({ baseURL });
    await use(await context.newPage());
    await context.close();
  },
});

async function openScreen(admin: Page, link: string): Promise<void> {
  await admin
    .getByRole("navigation", { name: "Admin" })
    .getByRole("link", { name: link, exact: true })
    .click();
  await expect(admin.getByRole("heading", { level: 1 })).toBeVisible();
}

async function fill(admin: Page, values: Record<string, string>): Promise<void> {
  for (const [label, value] of Object.entries(values)) {
    await admin.getByLabel(label, { exact: true }).fill(value);
  }
}

const press = (admin: Page, name: string) => admin.getByRole("button", { name, exact: true }).click();

journey("a new admin fills an empty site, and visitors see each change", async ({ page: admin, visitor }) => {
  journey.setTimeout(300_000);
  await visitor.goto("/");
  await expect(visitor.getByText("No notices available").first()).toBeVisible();

  await journey.step("the admin logs in", async () => {
    await admin.goto("/login");
    await fill(admin, { Email: ADMIN.email, Password: ADMIN.password });
    await press(admin, "Login");
    await expect(admin.getByRole("heading", { name: "Welcome, Admin" })).toBeVisible();
  });

  await journey.step("the announcement runs at the top of the pages", async () => {
    await openScreen(admin, "Announcement");
    await fill(admin, { Text: "Admissions are open", Link: "https://example.com/admissions" });
    await press(admin, "Create Text");
    await expect(admin.getByRole("button", { name: "Update Text" })).toBeVisible();
    await visitor.goto("/about");
    await expect(visitor.getByText("Admissions are open").first()).toBeVisible();
  });

  await journey.step("a notice with a circular hangs on the notice board", async () => {
    await openScreen(admin, "Notices");
    await press(admin, "Create Notice");
    await fill(admin, { Title: "Annual Day", Description: "Parents are welcome", Date: "2026-12-01" });
    await admin
      .getByLabel("File (PDF/Image)")
      .setInputFiles({ name: "circular.pdf", mimeType: "application/pdf", buffer: buildPdf() });
    await press(admin, "Create");
    await expect(toast(admin, "Notice created successfully!")).toBeVisible();
    await visitor.goto("/");
    await expect(visitor.getByText("Annual Day").first()).toBeVisible();
    await expect(visitor.getByText("No notices available")).toHaveCount(0);
  });

  await journey.step("a facility", async () => {
    await openScreen(admin, "Facilities");
    await fill(admin, { "Facility Name": "Robotics Room" });
    await admin.getByLabel("Image").setInputFiles(picture);
    await press(admin, "Create Facility");
    await expect(toast(admin, "Facility created successfully")).toBeVisible();
    await visitor.goto("/facilities");
    await expect(visitor.getByText("Robotics Room")).toBeVisible();
  });

  await journey.step("a top student", async () => {
    await openScreen(admin, "Top Students");
    await fill(admin, { Name: "Diya Patel", Class: "10", Percent: "98.6" });
    await admin.getByLabel("Image").setInputFiles(picture);
    await press(admin, "Add Student");
    await expect(toast(admin, "Student added successfully.")).toBeVisible();
    await visitor.goto("/");
    await expect(visitor.getByText("Diya Patel").first()).toBeAttached();
    await expect(visitor.getByText("Percent: 98.6%").first()).toBeAttached();
  });

  await journey.step("a teacher", async () => {
    await openScreen(admin, "Team");
    await press(admin, "Create Team Member");
    await fill(admin, {
      Name: "Sunita Verma",
      Designation: "Senior Teacher",
      Subject: "Sanskrit",
      Qualification: "M.A., B.Ed.",
    });
    await press(admin, "Save");
    await expect(toast(admin, "Team member created successfully!")).toBeVisible();
    await visitor.goto("/teachers");
    await expect(visitor.getByText("Sunita Verma")).toBeVisible();
  });

  await journey.step("a blog post", async () => {
    await openScreen(admin, "Posts");
    await press(admin, "Create New Block");
    await fill(admin, {
      "Author Name": "Sunita Verma",
      Title: "Why we sing every morning",
      Description: "A song opens the day.",
      "Full Post": "Every morning begins with a song under the banyan.",
    });
    await admin.getByLabel("Images").setInputFiles([picture, picture]);
    await press(admin, "Create");
    await expect(toast(admin, "Operation completed successfully!")).toBeVisible();
    await visitor.goto("/blog");
    await visitor
      .getByRole("link", { name: /Why we sing every morning/ })
      .first()
      .click();
    await expect(visitor.getByText("under the banyan")).toBeVisible();
  });

  await journey.step("a gallery", async () => {
    await openScreen(admin, "Galleries");
    await press(admin, "Create New Gallery");
    await fill(admin, { Title: "Sports Day" });
    await admin.getByLabel("Images").setInputFiles([picture, picture, picture]);
    await press(admin, "Create");
    await expect(toast(admin, "Gallery created successfully!")).toBeVisible();
    await visitor.goto("/gallery");
    await expect(visitor.locator('main img[src^="/api/v1/uploads/"]')).toHaveCount(3);
  });

  await journey.step("a student, of whom the public sees no more than it may", async () => {
    await openScreen(admin, "Students");
    await press(admin, "Add Student");
    await fill(admin, {
      Name: "Ananya Rao",
      "Roll number": "R-101",
      Class: "5",
      Section: "A",
      "Date of birth": "2016-04-02",
      "Guardian name": "Latha Rao",
      "Mobile number": "+91 98765 43210",
      Address: "12 Ashram Marg",
    });
    await admin.getByLabel("Gender").selectOption("Female");
    await admin.getByLabel("Profile photo").setInputFiles(picture);
    await press(admin, "Create Student");
    await expect(toast(admin, "Student created successfully")).toBeVisible();
    await visitor.goto("/students");
    await expect(visitor.getByText("Ananya Rao")).toBeVisible();
    expect(await visitor.content()).not.toContain("Latha Rao");
  });

  await journey.step("a visitor's message reaches the office", async () => {
    await visitor.goto("/contact");
    await visitor.getByLabel("Name").fill("Ravi Shankar");
    await visitor.getByLabel("Address").fill("Ujjain");
    await visitor.getByLabel(/phone/i).fill("9876543210");
    await visitor.getByLabel("Message", { exact: true }).fill("When do classes begin?");
    await visitor.locator("main form").getByRole("button").click();
    await expect(visitor.getByText("Message sent successfully!")).toBeVisible();
    await openScreen(admin, "Enquiries");
    await expect(admin.getByText("When do classes begin?")).toBeVisible();
  });

  await journey.step("what the admin takes down is gone for visitors too", async () => {
    await openScreen(admin, "Notices");
    await admin.getByRole("button", { name: "Delete Annual Day" }).click();
    await agreeToDelete(admin);
    await expect(toast(admin, "Notice deleted successfully!")).toBeVisible();
    await visitor.goto("/");
    await expect(visitor.getByText("No notices available").first()).toBeVisible();
  });

  await journey.step("the dashboard counts it all, and the admin logs out", async () => {
    await openScreen(admin, "Dashboard");
    const counts = admin.getByRole("region", { name: "Counts" });
    for (const name of ["1 Students", "1 Top students", "1 Team members", "0 Notices", "1 Enquiries"]) {
      await expect(counts.getByRole("link", { name })).toBeVisible();
    }
    await admin.getByRole("link", { name: "Logout" }).click();
    await expect(admin).toHaveURL("/login");
  });
});
