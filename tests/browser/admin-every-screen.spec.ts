import type { Locator, Page } from "@playwright/test";
import { contacts } from "../../content/resources/contacts.ts";
import type { Resource } from "../../content/resources/define-resource.ts";
import { type ResourceName, resourceNames, resources } from "../../content/resources/index.ts";
import { sampleEntries } from "../../sample/sample-entries.ts";
import { buildJpeg } from "../files.ts";
import type { TestServer } from "../test-server.ts";
import {
  ALUMNUS,
  addEntry,
  agreeToLeave,
  holdCalls,
  logInAgain,
  openWithOwnSession,
  STUDENT,
} from "./admin-actions.ts";
import { expect, expectAccessible, expectLoggedFailure, test } from "./fixtures.ts";

/** What is the same on the screen of every content type, walked through once for each. */

interface Screen {
  /** The link in the sidebar. */
  link: string;
  empty: string;
  add: (site: TestServer) => Promise<unknown>;
  /** The field that names the entry in its card. */
  field: string;
  editing: (page: Page) => Locator;
  save: string;
  /** Absent where the office makes no entries. */
  create?: { open?: string; form: (page: Page) => Locator; submit: string; faults: boolean };
}

const picture = await buildJpeg({ width: 60, height: 60 });

const dialog = (name: string) => (page: Page) => page.getByRole("dialog", { name });
const region = (name: string) => (page: Page) => page.getByRole("region", { name });

/** The screens whose words are not the usual ones, or that have no form above their list. */
const OWN_SCREENS: Partial<Record<ResourceName, Screen>> = {
  notices: {
    link: "Notices",
    empty: "No notices available",
    add: (site) => addEntry(site, "notices", { title: "Kamala", description: "On Friday" }),
    field: "Title",
    editing: dialog("Edit Notice"),
    save: "Update",
    create: { open: "Create Notice", form: dialog("Create Notice"), submit: "Create", faults: true },
  },
  events: {
    link: "Calendar",
    empty: "No events available",
    add: (site) => addEntry(site, "events", { title: "Kamala", kind: "event", startsOn: "2026-12-05" }),
    field: "Title",
    editing: dialog("Edit Event"),
    save: "Save",
    create: { open: "Add Event", form: dialog("Add Event"), submit: "Save", faults: true },
  },
  facilities: {
    link: "Facilities",
    empty: "No facilities available",
    add: (site) => addEntry(site, "facilities", { name: "Kamala", image: picture }),
    field: "Facility Name",
    editing: dialog("Edit Facility"),
    save: "Update Facility",
    create: { form: region("Create a facility"), submit: "Create Facility", faults: true },
  },
  topStudents: {
    link: "Top Students",
    empty: "No top students available",
    add: (site) =>
      addEntry(site, "topStudents", { name: "Kamala", class: "9", percent: "95", image: picture }),
    field: "Name",
    editing: dialog("Edit Student"),
    save: "Update Student",
    create: { form: region("Add a top student"), submit: "Add Student", faults: true },
  },
  blocks: {
    link: "Posts",
    empty: "No blocks available. Create one to get started!",
    add: (site) =>
      addEntry(site, "blocks", { title: "Kamala", description: "A post", autherName: "S", images: picture }),
    field: "Title",
    editing: dialog("Edit Block"),
    save: "Update",
    create: { open: "Create New Block", form: dialog("Create Block"), submit: "Create", faults: true },
  },
  galleries: {
    link: "Galleries",
    empty: "No galleries available",
    add: (site) => addEntry(site, "galleries", { title: "Kamala", images: [picture, picture] }),
    field: "Title",
    editing: dialog("Edit Gallery"),
    save: "Update",
    create: {
      open: "Create New Gallery",
      form: dialog("Create New Gallery"),
      submit: "Create",
      faults: false,
    },
  },
  team: {
    link: "Team",
    empty: "No team members available",
    add: (site) =>
      addEntry(site, "team", {
        name: "Kamala",
        designation: "Teacher",
        subject: "Hindi",
        qualification: "M.A.",
      }),
    field: "Name",
    editing: dialog("Edit Member"),
    save: "Save",
    create: { open: "Create Team Member", form: dialog("Create Member"), submit: "Save", faults: true },
  },
  alumni: {
    link: "Alumni",
    empty: "No alumni available",
    add: (site) => addEntry(site, "alumni", { ...ALUMNUS, name: "Kamala" }),
    field: "Name",
    editing: dialog("Edit Alumnus"),
    save: "Save",
    create: { open: "Add Alumnus", form: dialog("Add Alumnus"), submit: "Save", faults: true },
  },
  committee: {
    link: "Committee",
    empty: "No committee members available",
    add: (site) => addEntry(site, "committee", { name: "Kamala", designation: "Secretary" }),
    field: "Name",
    editing: dialog("Edit Committee Member"),
    save: "Save",
    create: {
      open: "Add Committee Member",
      form: dialog("Add Committee Member"),
      submit: "Save",
      faults: true,
    },
  },
  students: {
    link: "Students",
    empty: "No students available",
    add: (site) =>
      addEntry(site, "students", {
        ...STUDENT,
        name: "Kamala",
        profilePhoto: picture,
      }),
    field: "Name",
    editing: (page) =>
      page.getByRole("listitem").filter({ has: page.getByRole("heading", { name: /^Edit / }) }),
    save: "Save",
    create: {
      open: "Add Student",
      form: region("Create Student"),
      submit: "Create Student",
      faults: true,
    },
  },
  contacts: {
    link: "Enquiries",
    empty: "No contacts available",
    add: (site) =>
      site.content.create(contacts, {
        name: "Kamala",
        address: null,
        phoneNumber: "9876543210",
        message: "When do you open?",
      }),
    field: "Name",
    editing: dialog("Edit Contact"),
    save: "Save",
  },
};

/** A form above the list, named like the type. */
function usualScreen(name: ResourceName): Screen {
  const { singular, screen, messages, fields }: Resource = resources[name];
  const [[title = "", { label = "" } = {}] = []] = Object.entries(fields);
  const sample = sampleEntries.find(({ resource }) => resource.name === name);
  const values = Object.entries(sample?.values ?? {}).map(([field, value]) => [field, String(value ?? "")]);
  const pictures = Object.keys(sample?.files ?? {}).map((file) => [file, picture]);
  return {
    link: screen.link,
    empty: messages.empty,
    add: (site) =>
      addEntry(site, name, { ...Object.fromEntries([...values, ...pictures]), [title]: "Kamala" }),
    field: label,
    editing: dialog(singular),
    save: "Save",
    create: { form: region(singular), submit: "Save", faults: true },
  };
}

/** Each has a form of another kind: a dialog, a card, none for new entries. */
const WALKED_ONCE = ["notices", "students", "contacts"];

for (const name of resourceNames) {
  const screen = OWN_SCREENS[name] ?? usualScreen(name);
  test(`${name}: an empty list, a cancelled edit, a slow line and an ended session`, {
    tag: WALKED_ONCE.includes(name) ? [] : "@all",
  }, async ({ page, site, consoleErrors }) => {
    test.slow();
    const { list, update } = resources[name].paths;
    const endSession = await openWithOwnSession(page, "/admin");
    const field = () => screen.editing(page).getByLabel(screen.field, { exact: true });
    const save = () => screen.editing(page).getByRole("button", { name: screen.save }).click();
    const edit = () => page.getByRole("button", { name: /^Edit / }).click();
    const isNamed = (entry: string) => expect(page.getByRole("heading", { name: entry })).toBeVisible();

    await test.step("the list says Loading... until it is there, and then that it is empty", async () => {
      const showList = await holdCalls(page, new RegExp(`/api/v1${list}(\\?|$)`));
      await page.getByRole("link", { name: screen.link, exact: true }).click();
      await expect(page.getByText("Loading...")).toBeVisible();
      showList();
      await expect(page.getByText(screen.empty)).toBeVisible();
      await expectAccessible(page);
    });

    const { create } = screen;
    if (create) {
      await test.step("an empty form is accessible with and without its faults", async () => {
        if (create.open) await page.getByRole("button", { name: create.open }).click();
        const form = create.form(page);
        if (create.open) await expect(form.getByRole("textbox").first()).toBeFocused();
        await expectAccessible(page);
        if (create.faults) {
          await form.getByRole("button", { name: create.submit }).click();
          await expect(form.locator("[aria-invalid=true]:focus")).toBeVisible();
          await expectAccessible(page);
        }
        if (create.open) {
          await form.getByRole("button", { name: "Cancel" }).click();
          await expect(form).toBeHidden();
          await expect(page.getByRole("button", { name: create.open })).toBeFocused();
        }
      });
    }

    await test.step("Cancel leaves everything as it was", async () => {
      await screen.add(site);
      await page.reload();
      await edit();
      await field().fill("Kamala Devi");
      await screen.editing(page).getByRole("button", { name: "Cancel" }).click();
      await agreeToLeave(page);
      await isNamed("Kamala");
      await expect(page.getByRole("button", { name: /^Edit / })).toBeFocused();
      await edit();
      await expect(field()).toHaveValue("Kamala");
      await expectAccessible(page);
    });

    await test.step("a save under way says Saving..., takes no more words and is sent once", async () => {
      let sent = 0;
      page.on("request", (request) => {
        if (request.method() === "PUT") sent++;
      });
      await field().fill("Kamala Nehru");
      const answer = await holdCalls(page, new RegExp(`/api/v1${update.replace(":id", "[0-9a-f-]{36}")}$`));
      await screen.editing(page).getByRole("button", { name: screen.save }).dblclick();
      await expect(screen.editing(page).getByRole("button", { name: "Saving..." })).toBeDisabled();
      await expect(screen.editing(page).getByRole("button", { name: "Cancel" })).toBeDisabled();
      await expect(screen.editing(page).locator("[inert]")).toContainText(screen.field);
      answer();
      await isNamed("Kamala Nehru");
      expect(sent).toBe(1);
    });

    await test.step("a session that has ended is renewed in place, and the save repeated", async () => {
      await edit();
      await field().fill("Kamala Das");
      await endSession();
      await save();
      await logInAgain(page);
      await isNamed("Kamala Das");
      await expect(screen.editing(page)).toBeHidden();
      expectLoggedFailure(consoleErrors);
    });
  });
}
