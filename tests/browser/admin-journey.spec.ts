import type { Page } from "@playwright/test";
import { WORDS } from "../../core/words/index.ts";
import { LANGUAGE_NAMES, LANGUAGES, pageAddress } from "../../core/words/languages.ts";
import { buildJpeg, buildPdf } from "../files.ts";
import { startTestServer } from "../test-server.ts";
import { jpegFile, toast } from "./admin-actions.ts";
import { ADMIN, expect, test } from "./fixtures.ts";
import { panelText, siteText } from "./panel-words.ts";

const picture = jpegFile(await buildJpeg({ width: 800, height: 600 }));

/** Starts its own site, which must be empty. */
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

const COUNTS = [
  [1, "Students"],
  [1, "Top students"],
  [1, "Team members"],
  [0, "Notices"],
  [1, "Enquiries"],
] as const;

for (const language of LANGUAGES) {
  const within = (english: string) => new RegExp(panelText(language, english));
  const say = (english: string) => new RegExp(`^${panelText(language, english)}$`);
  const at = (path: string) => pageAddress(path, language, ["en", "hi"]);

  const openScreen = async (admin: Page, link: string) => {
    await admin
      .getByRole("navigation", { name: say("Admin") })
      .getByRole("link", { name: say(link) })
      .click();
    await expect(admin.getByRole("heading", { level: 1 })).toBeVisible();
  };

  const fill = async (admin: Page, values: Record<string, string>) => {
    for (const [label, value] of Object.entries(values)) {
      // In Hindi, the region of the toasts is named like a field.
      await admin.getByLabel(say(label)).and(admin.locator("input, textarea")).fill(value);
    }
  };

  const press = (admin: Page, name: string) => admin.getByRole("button", { name: say(name) }).click();

  journey(
    `in ${language}, a new admin fills an empty site, and visitors see each change`,
    { tag: language === "en" ? [] : "@all" },
    async ({ page: admin, visitor }) => {
      journey.slow();
      await visitor.goto(at("/"));
      await expect(visitor.getByText(siteText(language, "No notices available")).first()).toBeVisible();

      await journey.step("the admin logs in", async () => {
        await admin.goto("/login");
        await admin.getByRole("button", { name: LANGUAGE_NAMES[language] }).click();
        await fill(admin, { Email: ADMIN.email, Password: ADMIN.password });
        await press(admin, "Login");
        await expect(admin.getByRole("heading", { name: say("Welcome, Admin") })).toBeVisible();
      });

      await journey.step("the announcement is at the top of the pages", async () => {
        await openScreen(admin, "Announcement");
        await fill(admin, { Text: "Admissions are open", Link: "https://example.com/admissions" });
        await press(admin, "Create Text");
        await expect(admin.getByRole("button", { name: say("Update Text") })).toBeVisible();
        await visitor.goto(at("/about"));
        await expect(visitor.getByText("Admissions are open").first()).toBeVisible();
      });

      await journey.step("a notice with a PDF is on the notice board", async () => {
        await openScreen(admin, "Notices");
        await press(admin, "Create Notice");
        await fill(admin, { Title: "Annual Day", Description: "Parents are welcome", Date: "2026-12-01" });
        await admin
          .getByLabel(say("File (PDF/Image)"))
          .setInputFiles({ name: "circular.pdf", mimeType: "application/pdf", buffer: buildPdf() });
        await press(admin, "Create");
        await expect(toast(admin, within("Notice created successfully!"))).toBeVisible();
        await visitor.goto(at("/"));
        await expect(visitor.getByText("Annual Day").first()).toBeVisible();
        await expect(visitor.getByText(siteText(language, "No notices available"))).toHaveCount(0);
      });

      await journey.step("a facility", async () => {
        await openScreen(admin, "Facilities");
        await fill(admin, { "Facility Name": "Robotics Room" });
        await admin.getByLabel(say("Image")).setInputFiles(picture);
        await press(admin, "Create Facility");
        await expect(toast(admin, within("Facility created successfully"))).toBeVisible();
        await visitor.goto(at("/facilities"));
        await expect(visitor.getByText("Robotics Room")).toBeVisible();
      });

      await journey.step("a top student", async () => {
        await openScreen(admin, "Top Students");
        await fill(admin, { Name: "Diya Patel", Class: "10", Percent: "98.6" });
        await admin.getByLabel(say("Image")).setInputFiles(picture);
        await press(admin, "Add Student");
        await expect(toast(admin, within("Student added successfully."))).toBeVisible();
        await visitor.goto(at("/"));
        await expect(visitor.getByText("Diya Patel").first()).toBeAttached();
        await expect(visitor.getByText(WORDS[language].home.percent(98.6)).first()).toBeAttached();
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
        await expect(toast(admin, within("Team member created successfully!"))).toBeVisible();
        await visitor.goto(at("/teachers"));
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
        await admin.getByLabel(say("Images")).setInputFiles([picture, picture]);
        await press(admin, "Create");
        await expect(toast(admin, within("Operation completed successfully!"))).toBeVisible();
        await visitor.goto(at("/blog"));
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
        await admin.getByLabel(say("Images")).setInputFiles([picture, picture, picture]);
        await press(admin, "Create");
        await expect(toast(admin, within("Gallery created successfully!"))).toBeVisible();
        await visitor.goto(at("/gallery"));
        await expect(visitor.locator('main img[src^="/api/v1/uploads/"]')).toHaveCount(3);
      });

      await journey.step("a student, without private fields for visitors", async () => {
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
        await admin.getByLabel(say("Gender")).selectOption("Female");
        await admin.getByLabel(say("Profile photo")).setInputFiles(picture);
        await press(admin, "Create Student");
        await expect(toast(admin, within("Student created successfully"))).toBeVisible();
        // In Hindi the message of the top student is the same, and may still be there.
        await expect(admin.getByRole("heading", { name: "Ananya Rao" })).toBeVisible();
        await visitor.goto(at("/students"));
        await expect(visitor.getByText("Ananya Rao")).toBeVisible();
        expect(await visitor.content()).not.toContain("Latha Rao");
      });

      await journey.step("a visitor's message reaches the office", async () => {
        await visitor.goto(at("/contact"));
        await visitor.getByLabel(siteText(language, "Your name")).fill("Ravi Shankar");
        await visitor.getByLabel(siteText(language, "Address")).fill("Ujjain");
        await visitor.getByLabel(siteText(language, "Phone number")).fill("9876543210");
        await visitor
          .getByLabel(siteText(language, "Message"), { exact: true })
          .fill("When do classes begin?");
        await visitor.locator("main form").getByRole("button").click();
        await expect(visitor.getByText(siteText(language, "Message sent successfully!"))).toBeVisible();
        await openScreen(admin, "Enquiries");
        // In the card; its folded part has the whole message.
        await expect(admin.getByText("When do classes begin?").first()).toBeVisible();
      });

      await journey.step("a deleted notice is gone for visitors", async () => {
        await openScreen(admin, "Notices");
        await admin
          .getByRole("button", { name: new RegExp(`${panelText(language, "Delete")}:? Annual Day`) })
          .click();
        await admin
          .getByRole("alertdialog")
          .getByRole("button", { name: say("Delete") })
          .click();
        await expect(toast(admin, within("Notice deleted successfully!"))).toBeVisible();
        await visitor.goto(at("/"));
        await expect(visitor.getByText(siteText(language, "No notices available")).first()).toBeVisible();
      });

      await journey.step("the dashboard counts everything, and the admin logs out", async () => {
        await openScreen(admin, "Dashboard");
        const counts = admin.getByRole("region", { name: say("Counts") });
        for (const [count, name] of COUNTS) {
          await expect(
            counts.getByRole("link", { name: new RegExp(`^${panelText(language, name)} ${count}$`) }),
          ).toBeVisible();
        }
        await admin.getByRole("link", { name: say("Logout") }).click();
        await expect(admin).toHaveURL("/login");
      });
    },
  );
}
