import { readFile } from "node:fs/promises";
import path from "node:path";
import type { Locator, Page } from "@playwright/test";
import { ADMIN_ROLE } from "../../core/content/api/api-contract.ts";
import type { Duty } from "../../core/content/api/permissions.ts";
import { LANGUAGES } from "../../core/words/languages.ts";
import { contacts } from "../../features/enquiries/content/contacts.ts";
import { notices } from "../../features/notices/content/notices.ts";
import { buildJpeg } from "../files.ts";
import { expect, PHONE, test } from "./fixtures.ts";
import { panelText } from "./panel-words.ts";

const PASSWORD = "chalk and slate 12";
const photo = await buildJpeg({ width: 80, height: 60 });

/** The clicks of "The tasks of a week" in the handbook, by the number of the task. */
const handbook = await readFile(path.resolve(import.meta.dirname, "../../docs/handbook.md"), "utf8");
const week = handbook.slice(
  handbook.indexOf("## The tasks of a week"),
  handbook.indexOf("## Making the site"),
);
const CLICKS = new Map(
  week
    .split(/^(?=\d+\. )/m)
    .slice(1)
    .map((task) => [Number.parseInt(task, 10), Number(/\((\d+)\)/.exec(task)?.[1])]),
);

/** Choosing a file or a line of a list counts as two clicks. */
const CHOICE = 2;

for (const language of LANGUAGES)
  for (const size of [{ width: 1280, height: 720 }, PHONE])
    test(`in ${language} at ${size.width} px, the tasks of each duty need no more clicks than the handbook says`, {
      tag: language === "en" && size !== PHONE ? [] : "@all",
    }, async ({ page, site }) => {
      test.setTimeout(300_000);
      await page.setViewportSize(size);
      await page.addInitScript((chosen) => localStorage.setItem("panelLanguage", chosen), language);
      const say = (english: string) => new RegExp(`^${panelText(language, english)}`);
      const button = (name: string, place: Page | Locator = page) =>
        place.getByRole("button", { name: say(name) }).first();
      const link = (name: string, place: Page | Locator = page) =>
        place.getByRole("link", { name: say(name) }).first();
      const dialog = page.getByRole("dialog");
      const heading = page.getByRole("heading", { level: 1 });

      let clicks = 0;
      const press = async (target: Locator) => {
        clicks++;
        await target.click();
      };
      /** Begins on the first screen. On a phone the menu is one press more. */
      async function count(number: number, duty: Duty, steps: () => Promise<void>, more = 0): Promise<void> {
        await page.goto("/admin/admin-welcome");
        await expect(heading).toBeVisible();
        clicks = 0;
        await steps();
        expect(clicks, `task ${number} of ${duty}`).toBeLessThanOrEqual((CLICKS.get(number) ?? 0) + more);
      }
      const isPhone = size === PHONE;
      const openMenu = async (name: string) => {
        if (isPhone) await press(button("Open menu"));
        await press(link(name, page.getByRole("navigation", { name: say("Admin") })));
      };
      const menu = isPhone ? 1 : 0;

      async function logIn(duty: Duty): Promise<void> {
        const email = `${duty}.${language}.${size.width}@school.example`.toLowerCase();
        await site.accounts.create(email, PASSWORD, ADMIN_ROLE, { duties: [duty] });
        await site.database.db
          .updateTable("accounts")
          .set({ name: "Asha Rao" })
          .where("email", "=", email)
          .execute();
        await page.goto("/login");
        await page.evaluate(() => sessionStorage.clear());
        await page.goto("/login");
        await page.locator("input[type=email]").fill(email);
        await page.locator("input[type=password]").fill(PASSWORD);
        await page.keyboard.press("Enter");
        await expect(page).toHaveURL(/admin-welcome/);
      }

      const enquiry = { name: "Asha", address: "Ujjain", phoneNumber: "9876543210", message: "Admission?" };
      for (let index = 0; index < 2; index++) await site.content.create(contacts, enquiry);
      const title = "Sports Day";
      await site.content.create(notices, { title, description: "On Friday", date: null, pdfOrImage: null });

      await test.step("Everything", async () => {
        await logIn("everything");
        await count(1, "everything", async () => {
          await press(
            page
              .getByRole("region", { name: say("What needs doing") })
              .getByRole("link")
              .first(),
          );
          await expect(page).not.toHaveURL(/admin-welcome/);
        });
        await count(7, "everything", async () => {
          await press(button("School closed"));
          await press(dialog.getByRole("radio").nth(1));
          await dialog.getByRole("combobox").selectOption("rain");
          clicks += CHOICE;
          await press(button("Publish now", dialog));
          await expect(link("Open in WhatsApp", dialog)).toBeVisible();
        });
        await count(17, "everything", async () => {
          await page.goto("/admin/ManageContacts");
          await button("Delete").click();
          await press(button("Undo"));
          await expect(page.getByRole("heading", { name: "Asha" })).toHaveCount(2);
        });
      });

      await test.step("Office", async () => {
        await logIn("office");
        await count(6, "office", async () => {
          await press(link("Create Notice"));
          await expect(dialog.locator('[name="title"]')).toBeFocused();
          await page.keyboard.type("Winter timings");
          await press(dialog.locator('[name="description"]'));
          await page.keyboard.type("From Monday");
          await press(button("Create", dialog));
          await press(button("Share"));
          // It would leave the site.
          clicks++;
          await expect(link("Open in WhatsApp", dialog)).toBeVisible();
        });
        await count(
          8,
          "office",
          async () => {
            await openMenu("Announcement");
            await press(page.locator('[name="content"]'));
            await page.keyboard.type("Admissions are open");
            await press(page.locator('form:has([name="content"]) button[type=submit]').first());
            await expect(page.locator(".Toastify__toast--success")).toBeVisible();
          },
          menu,
        );
      });

      await test.step("Posts and galleries as drafts", async () => {
        await logIn("postDrafts");
        await count(11, "postDrafts", async () => {
          await press(link("Write a Post"));
          await press(dialog.locator('[name="title"]'));
          await page.keyboard.type("Sports week");
          await press(dialog.locator('[name="description"]'));
          await page.keyboard.type("Six teams");
          await dialog.locator("input[type=file]").first().setInputFiles({
            name: "a.jpg",
            mimeType: "image/jpeg",
            buffer: photo,
          });
          clicks += CHOICE;
          await press(button("Create", dialog));
          await expect(dialog).toBeHidden();
        });
      });

      await test.step("Enquiries and admissions", async () => {
        await logIn("enquiries");
        await count(
          16,
          "enquiries",
          async () => {
            await openMenu("Enquiries");
            await press(button("Delete"));
            await expect(page.getByRole("heading", { name: "Asha" })).toHaveCount(1);
          },
          menu,
        );
      });

      await test.step("Look only", async () => {
        await logIn("look");
        // To read a notice is like reading an enquiry.
        await count(
          16,
          "look",
          async () => {
            await openMenu("Notices");
            await press(page.locator("[data-entry]").first().getByRole("button").first());
            await expect(dialog).toBeVisible();
          },
          menu,
        );
      });
    });
