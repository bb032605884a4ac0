import type { Locator, Page } from "@playwright/test";
import { contacts } from "../../features/enquiries/content/contacts.ts";
import { type ResourceName, resources } from "../../features/types.ts";
import { buildJpeg } from "../files.ts";
import type { TestServer } from "../test-server.ts";
import {
  addEntry,
  agreeToDelete,
  breakServer,
  holdCalls,
  logInAgain,
  openWithOwnSession,
  STUDENT,
  toast,
} from "./admin-actions.ts";
import {
  expect,
  expectAccessible,
  expectAccessibleInAll,
  expectLoggedFailure,
  expectToSuitEveryScreen,
  test,
} from "./fixtures.ts";

/**
 * The same behaviour on a screen of each kind: with a form in a dialog, above the list and in the card; with and without required fields;
 * without entries of the office. `messages.test.ts` compares the messages of every type with the specification.
 */

interface Screen {
  /** The link in the sidebar. */
  link: string;
  add: (site: TestServer) => Promise<unknown>;
  /** The field that names the entry in its card. */
  field: string;
  editing: (page: Page) => Locator;
  save: string;
  /** The failures for which the screen shows the message of the server, if there is one. */
  showsServerMessage?: ("update" | "delete")[];
  /** Absent if the office creates no entries. */
  create?: { open?: string; form: (page: Page) => Locator; submit: string; hasRequiredFields: boolean };
}

const picture = await buildJpeg({ width: 60, height: 60 });

const dialog = (name: string) => (page: Page) => page.getByRole("dialog", { name });
const region = (name: string) => (page: Page) => page.getByRole("region", { name });

const SCREENS = {
  notices: {
    link: "Notices",
    add: (site) => addEntry(site, "notices", { title: "Kamala", description: "On Friday" }),
    field: "Title",
    editing: dialog("Edit Notice"),
    save: "Update",
    create: {
      open: "Create Notice",
      form: dialog("Create Notice"),
      submit: "Create",
      hasRequiredFields: true,
    },
  },
  facilities: {
    link: "Facilities",
    add: (site) => addEntry(site, "facilities", { name: "Kamala", image: picture }),
    field: "Facility Name",
    editing: dialog("Edit Facility"),
    save: "Update Facility",
    create: { form: region("Create a facility"), submit: "Create Facility", hasRequiredFields: true },
  },
  galleries: {
    link: "Galleries",
    add: (site) => addEntry(site, "galleries", { title: "Kamala", images: [picture, picture] }),
    field: "Title",
    editing: dialog("Edit Gallery"),
    save: "Update",
    showsServerMessage: ["update"],
    create: {
      open: "Create New Gallery",
      form: dialog("Create New Gallery"),
      submit: "Create",
      hasRequiredFields: false,
    },
  },
  team: {
    link: "Team",
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
    showsServerMessage: ["update", "delete"],
    create: {
      open: "Create Team Member",
      form: dialog("Create Member"),
      submit: "Save",
      hasRequiredFields: true,
    },
  },
  students: {
    link: "Students",
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
    showsServerMessage: ["update"],
    create: {
      open: "Add Student",
      form: region("Create Student"),
      submit: "Create Student",
      hasRequiredFields: true,
    },
  },
  contacts: {
    link: "Enquiries",
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
} satisfies Partial<Record<ResourceName, Screen>>;

/** The screen that the office uses most. */
const WALKED_ONCE = "notices";

const SERVER_MESSAGE = "Something went wrong on our side.";

async function closeToasts(page: Page): Promise<void> {
  await page.locator(".Toastify__close-button").evaluateAll((buttons) => {
    for (const button of buttons) (button as HTMLElement).click();
  });
  await expect(page.locator(".Toastify__toast")).toHaveCount(0);
}

for (const [name, screen] of Object.entries<Screen>(SCREENS) as [ResourceName, Screen][]) {
  test(`${name}: empty list, cancelled edit, slow connection, ended session, failures and delete`, {
    tag: name === WALKED_ONCE ? [] : "@all",
  }, async ({ page, site, consoleErrors }) => {
    test.slow();
    expectLoggedFailure(consoleErrors);
    const { paths, messages } = resources[name];
    const callTo = (path: string) => new RegExp(`/api/v1${path.replace(":id", "[0-9a-f-]{36}")}(\\?|$)`);
    const endSession = await openWithOwnSession(page, "/admin");
    const field = () => screen.editing(page).getByLabel(screen.field, { exact: true });
    const save = () => screen.editing(page).getByRole("button", { name: screen.save }).click();
    const edit = () => page.getByRole("button", { name: /^Edit / }).click();
    const isNamed = (entry: string) => expect(page.getByRole("heading", { name: entry })).toBeVisible();
    const failureMessage = (action: "update" | "delete", own: string) =>
      toast(page, screen.showsServerMessage?.includes(action) ? SERVER_MESSAGE : own);

    await test.step("the list shows Loading..., and then that it is empty", async () => {
      const showList = await holdCalls(page, callTo(paths.list));
      await page.getByRole("link", { name: screen.link, exact: true }).click();
      await expect(page.getByText("Loading...")).toBeVisible();
      showList();
      await expect(page.getByText(messages.empty.en)).toBeVisible();
      await expectAccessible(page);
    });

    const { create } = screen;
    if (create) {
      await test.step("an empty form shows its errors at their fields and focuses the first one", async () => {
        if (create.open) await page.getByRole("button", { name: create.open }).click();
        const form = create.form(page);
        if (create.open) await expect(form.getByRole("textbox").first()).toBeFocused();
        await expectAccessibleInAll(page);
        if (create.hasRequiredFields) {
          // A form on the screen itself shows its other fields and its button from now on.
          await form.getByLabel(screen.field, { exact: true }).focus();
          await form.getByRole("button", { name: create.submit, exact: true }).click();
          const first = form.getByLabel(screen.field, { exact: true });
          await expect(first).toBeFocused();
          await expect(first).toHaveAttribute("aria-invalid", "true");
          await expect(first).toHaveAttribute("required");
          await expect(first).toHaveAccessibleDescription(/required/);
          await expectAccessible(page);
          await first.fill("K");
          await expect(first).not.toHaveAttribute("aria-invalid");
          await first.fill("");
        }
        if (create.open) {
          await form.getByRole("button", { name: "Cancel" }).click();
          await expect(form).toBeHidden();
          await expect(page.getByRole("button", { name: create.open })).toBeFocused();
        }
      });
    }

    await test.step("Cancel discards the changes", async () => {
      await screen.add(site);
      await page.reload();
      await edit();
      await field().fill("Kamala Devi");
      await screen.editing(page).getByRole("button", { name: "Cancel" }).click();
      await isNamed("Kamala");
      await expect(page.getByRole("button", { name: /^Edit / })).toBeFocused();
      await edit();
      await expect(field()).toHaveValue("Kamala");
      await expectToSuitEveryScreen(page);
    });

    await test.step("a save in progress shows Saving..., is inert and is sent once", async () => {
      let sent = 0;
      page.on("request", (request) => {
        if (request.method() === "PUT") sent++;
      });
      await field().fill("Kamala Nehru");
      const answer = await holdCalls(page, callTo(paths.update));
      await screen.editing(page).getByRole("button", { name: screen.save }).dblclick();
      await expect(screen.editing(page).getByRole("button", { name: "Saving..." })).toBeDisabled();
      await expect(screen.editing(page).getByRole("button", { name: "Cancel" })).toBeDisabled();
      await expect(screen.editing(page).locator("[inert]")).toContainText(screen.field);
      answer();
      await expect(toast(page, messages.updated.en)).toBeVisible();
      await isNamed("Kamala Nehru");
      expect(sent).toBe(1);
    });

    await test.step("an ended session is renewed in place, and the save repeated", async () => {
      await edit();
      await field().fill("Kamala Das");
      await endSession();
      await save();
      await logInAgain(page);
      await isNamed("Kamala Das");
      await expect(screen.editing(page)).toBeHidden();
    });

    await test.step("a failed save keeps the form and can be repeated", async () => {
      await edit();
      await field().fill("Kamala Kaur");
      await breakServer(page, callTo(paths.update), "PUT");
      await save();
      await expect(failureMessage("update", messages.updateFailed.en)).toBeVisible();
      await expect(screen.editing(page).getByText(SERVER_MESSAGE)).toBeVisible();
      await expectAccessibleInAll(page);
      await page.unroute(callTo(paths.update));
      if (screen.showsServerMessage) {
        await page.route(callTo(paths.update), (route) => route.abort());
        await save();
        await expect(toast(page, messages.updateFailed.en)).toBeVisible();
        await page.unroute(callTo(paths.update));
      }
      await expect(field()).toHaveValue("Kamala Kaur");
      await screen.editing(page).getByRole("button", { name: "Try again" }).click();
      await isNamed("Kamala Kaur");
    });

    await test.step("a failed delete keeps the entry, and a delete empties the list", async () => {
      const question = page.getByRole("alertdialog");
      const remove = async () => {
        await page.getByRole("button", { name: "Delete Kamala Kaur" }).click();
        if (!("confirmDelete" in messages)) return;
        await expect(question).toContainText(messages.confirmDelete.en);
        await agreeToDelete(page);
      };
      await closeToasts(page);
      await breakServer(page, callTo(paths.remove), "DELETE");
      await remove();
      await expect(failureMessage("delete", messages.deleteFailed.en)).toBeVisible();
      await isNamed("Kamala Kaur");
      await page.unroute(callTo(paths.remove));
      await remove();
      await expect(toast(page, messages.deleted.en)).toBeVisible();
      await expect(page.getByText(messages.empty.en)).toBeVisible();
    });

    await test.step("a list that cannot be loaded shows a message and can be loaded again", async () => {
      await page.route(callTo(paths.list), (route) => route.abort());
      await page.reload();
      await expect(page.getByText(messages.loadFailed.en).first()).toBeVisible();
      await expectAccessibleInAll(page);
      await page.unroute(callTo(paths.list));
      await page.getByRole("button", { name: "Try again" }).click();
      await expect(page.getByText(messages.empty.en)).toBeVisible();
    });
  });
}
