import { students } from "../../content/resources/students.ts";
import { buildJpeg } from "../files.ts";
import type { TestServer } from "../test-server.ts";
import {
  addEntry,
  agreeToDelete,
  agreeToLeave,
  breakServer,
  holdCalls,
  jpegFile,
  STUDENT,
  toast,
} from "./admin-actions.ts";
import { expect, expectAccessible, expectLoggedFailure, test } from "./fixtures.ts";

const photo = await buildJpeg({ width: 60, height: 60 });

test.describe("students", () => {
  const SCREEN = "/admin/student-management";

  /** Straight into the store: photos are beside the point here. */
  async function addStudents(site: TestServer, count: number): Promise<void> {
    for (let index = 0; index < count; index++) {
      await site.content.create(students, {
        ...STUDENT,
        name: `Student ${index}`,
        rollNumber: `R-${1000 + index}`,
        class: String((index % 3) + 1),
        section: index % 2 === 0 ? "A" : "B",
        profilePhoto: null,
      });
    }
  }

  test("are created from a complete form, edited in their card and deleted", async ({ asAdmin: page }) => {
    test.slow();
    await page.goto(SCREEN);
    await expect(page.getByText("No students available")).toBeVisible();
    await page.getByRole("button", { name: "Add Student" }).click();
    const form = page.getByRole("region", { name: "Create Student" });
    await expectAccessible(page);
    await form.getByRole("button", { name: "Create Student" }).click();
    await expect(toast(page, "Please fill all the required fields")).toBeVisible();
    for (const [label, message] of [
      ["Name", "Name is required"],
      ["Roll number", "Roll number is required"],
      ["Class", "Class is required"],
      ["Section", "Section is required"],
      ["Date of birth", "Date of birth is required"],
      ["Guardian name", "Guardian name is required"],
      ["Mobile number", "Mobile number is required"],
      ["Address", "Address is required"],
      ["Gender", "Gender is required"],
      ["Profile photo", /Profile photo is required$/],
    ] as const) {
      await expect(form.getByLabel(label, { exact: true })).toHaveAccessibleDescription(message);
    }
    await expectAccessible(page);
    await form.getByLabel("Name", { exact: true }).fill(STUDENT.name);
    await form.getByLabel("Roll number").fill(STUDENT.rollNumber);
    await form.getByLabel("Class").fill(STUDENT.class);
    await form.getByLabel("Section").fill(STUDENT.section);
    await form.getByLabel("Date of birth").fill(STUDENT.dateOfBirth);
    await form.getByLabel("Guardian name").fill(STUDENT.guardianName);
    await form.getByLabel("Mobile number").fill(STUDENT.mobileNumber);
    await form.getByLabel("Address").fill(STUDENT.address);
    await form.getByLabel("Gender").selectOption(STUDENT.gender);
    await form.getByLabel("Profile photo").setInputFiles(jpegFile(photo));
    await form.getByRole("button", { name: "Create Student" }).click();
    await expect(toast(page, "Student created successfully")).toBeVisible();
    const card = page.getByRole("listitem").filter({ hasText: "Ananya Rao" });
    await expect(card).toContainText("5, section A");
    await expect(card).toContainText("2 Apr 2016");
    await form.getByRole("button", { name: "Cancel" }).click();

    await card.getByRole("button", { name: "Edit" }).click();
    await expect(card.getByLabel("Name", { exact: true })).toBeFocused();
    await expectAccessible(page);
    await card.getByLabel("Section").fill("");
    await card.getByRole("button", { name: "Save" }).click();
    await expect(toast(page, "All fields are required!")).toBeVisible();
    await card.getByRole("button", { name: "Cancel" }).click();
    await agreeToLeave(page);
    await expect(card.getByRole("button", { name: "Edit" })).toBeFocused();
    await expect(card).toContainText("5, section A");
    await card.getByRole("button", { name: "Edit" }).click();
    await card.getByLabel("Section").fill("C");
    await card.getByRole("button", { name: "Save" }).click();
    await expect(toast(page, "Student updated successfully!")).toBeVisible();
    await expect(card).toContainText("5, section C");

    await card.getByRole("button", { name: "Delete" }).click();
    await expect(page.getByRole("alertdialog")).toContainText(
      "Are you sure you want to delete this student?",
    );
    await agreeToDelete(page);
    await expect(toast(page, "Student deleted successfully!")).toBeVisible();
    await expect(page.getByText("No students available")).toBeVisible();
  });

  test("need four fields when they are edited; what is empty is left out of the card", async ({
    asAdmin: page,
    site,
  }) => {
    await addEntry(site, "students", { ...STUDENT, profilePhoto: photo });
    await page.goto(SCREEN);
    await page.getByRole("button", { name: "Edit" }).click();
    const card = page.getByRole("listitem").filter({ has: page.getByRole("heading", { name: /^Edit / }) });
    for (const label of ["Name", "Roll number", "Class", "Section"]) {
      await expect(card.getByLabel(label, { exact: true })).toHaveAttribute("required");
    }
    for (const label of ["Date of birth", "Guardian name", "Mobile number", "Address"]) {
      await expect(card.getByLabel(label)).not.toHaveAttribute("required");
      await card.getByLabel(label).fill("");
    }
    await card.getByLabel("Gender").selectOption("");
    await card.getByRole("button", { name: "Save" }).click();
    await expect(toast(page, "Student updated successfully!")).toBeVisible();
    const terms = page.getByRole("region", { name: "Students" }).getByRole("term");
    await expect(terms).toHaveText(["Roll number", "Class"]);
    const { rows } = await site.content.list(students);
    expect(rows[0]).toMatchObject({ name: STUDENT.name, dateOfBirth: "", gender: "", address: "" });
  });

  test("are searched on the server, narrowed by class and section, and paged", async ({
    asAdmin: page,
    site,
  }) => {
    test.slow();
    await addStudents(site, 60);
    await page.goto(SCREEN);
    await expect(page.getByText("Students 1 to 24 of 60")).toBeVisible();
    await page.getByRole("link", { name: "Next page" }).click();
    await expect(page.getByText("Students 25 to 48 of 60")).toBeVisible();
    await expectAccessible(page);

    const search = page.getByLabel("Search students");
    let calls = 0;
    page.on("request", (request) => {
      if (request.url().includes("/students/all?")) calls++;
    });
    await search.focus();
    // In one go: a busy machine pauses between keys for longer than any typist.
    await search.evaluate((input: HTMLInputElement) => {
      for (const letter of "STUDENT 42") {
        input.value += letter;
        input.dispatchEvent(new InputEvent("input", { bubbles: true }));
      }
    });
    await expect(page.getByText("Students 1 to 1 of 1")).toBeVisible();
    expect(calls).toBe(1);
    await expect(search).toBeFocused();
    await search.fill("r-1007");
    await expect(page.getByRole("heading", { name: "Student 7" })).toBeVisible();
    await search.fill("nobody at all");
    await expect(page.getByText("No student matches")).toBeVisible();
    await search.fill("");
    await expect(page.getByText("of 60")).toBeVisible();

    await page.getByLabel("Filter by class").selectOption("2");
    await expect(page.getByText("Students 1 to 20 of 20")).toBeVisible();
    await page.getByLabel("Filter by section").selectOption("B");
    await expect(page.getByText("Students 1 to 10 of 10")).toBeVisible();
    await expect(page.getByLabel("Filter by class").locator("option", { hasText: "2 (20)" })).toHaveCount(1);
    await page.reload();
    await expect(page.getByLabel("Filter by class")).toHaveValue("2");
    await expect(page.getByText("Students 1 to 10 of 10")).toBeVisible();

    await page.getByLabel("Filter by class").selectOption("");
    await expect(page.getByText("Students 1 to 24 of 30")).toBeVisible();
    await expect(page.getByLabel("Filter by section")).toHaveValue("B");
    await page.getByRole("link", { name: "Students", exact: true }).click();
    await expect(page.getByText("Students 1 to 24 of 60")).toBeVisible();
    await expect(page.getByLabel("Filter by section")).toHaveValue("");
  });

  test("the inputs follow a search that a link or the Back button brings", { tag: "@all" }, async ({
    asAdmin: page,
    site,
  }) => {
    await addStudents(site, 30);
    await site.content.create(students, { ...STUDENT, class: "9", section: "Z", profilePhoto: null });
    await page.goto(`${SCREEN}?q=student&class=1`);
    await expect(page.getByText("Students 1 to 10 of 10")).toBeVisible();
    await page.getByRole("link", { name: "Students", exact: true }).click();
    await expect(page.getByText("Students 1 to 24 of 31")).toBeVisible();
    await expect(page.getByLabel("Search students")).toHaveValue("");
    await expect(page.getByLabel("Filter by class")).toHaveValue("");
    await page.goBack();
    await expect(page.getByText("Students 1 to 10 of 10")).toBeVisible();
    await expect(page.getByLabel("Search students")).toHaveValue("student");
    await expect(page.getByLabel("Filter by class")).toHaveValue("1");

    await page.goto(`${SCREEN}?class=9&section=Z`);
    await page.getByLabel("Filter by class").selectOption("1");
    await expect(page.getByText("Students 1 to 10 of 10")).toBeVisible();
    await expect(page.getByLabel("Filter by section")).toHaveValue("");
  });

  test("an answer that comes late does not replace a newer one", async ({ asAdmin: page, site }) => {
    await addStudents(site, 30);
    await page.goto(SCREEN);
    const answerFirst = await holdCalls(page, /q=R-1001(&|$)/);
    await page.getByLabel("Search students").fill("R-1001");
    await expect(page.getByText("Loading...")).toBeVisible();
    await page.getByLabel("Search students").fill("R-1029");
    await expect(page.getByText("Students 1 to 1 of 1")).toBeVisible();
    answerFirst();
    await expect(page.getByRole("heading", { name: "Student 29" })).toBeVisible();
    await expect(page.getByText("Students 1 to 1 of 1")).toBeVisible();
  });

  test("a search takes no card away that is being edited, nor the form for a new student", async ({
    asAdmin: page,
    site,
  }) => {
    await addStudents(site, 2);
    await page.goto(`${SCREEN}?new`);
    const form = page.getByRole("region", { name: "Create Student" });
    await form.getByLabel("Section").fill("B");
    await page.getByLabel("Search students").fill("R-1001");
    await expect(page.getByText("Students 1 to 1 of 1")).toBeVisible();
    await expect(form.getByLabel("Section")).toHaveValue("B");

    await test.step("Add Student leads back to a form that is open already", async () => {
      await page.getByRole("button", { name: "Add Student" }).click();
      await expect(form.getByLabel("Name", { exact: true })).toBeFocused();
      await expect(form.getByLabel("Section")).toHaveValue("B");
    });

    const card = page.getByRole("listitem").filter({ hasText: "Student 1" });
    await card.getByRole("button", { name: "Edit" }).click();
    await card.getByLabel("Section").fill("D");
    await page.getByLabel("Search students").fill("R-1000");
    await expect(page.getByRole("heading", { name: "Student 0" })).toBeVisible();
    await expect(card.getByLabel("Section")).toHaveValue("D");
    await page.getByLabel("Search students").fill("nobody at all");
    await expect(page.getByText("No student matches")).toBeVisible();
    await expect(card.getByLabel("Section")).toHaveValue("D");

    await test.step("until it is saved", async () => {
      await card.getByRole("button", { name: "Save" }).click();
      await expect(toast(page, "Student updated successfully!")).toBeVisible();
      await expect(card).toHaveCount(0);
      await expect(page.getByRole("region", { name: "Students" })).toBeFocused();
      const { rows } = await site.content.list(students, { q: "Student 1" });
      expect(rows[0]).toMatchObject({ section: "D" });
    });
  });

  test("a card that is being edited stays where it is when its student moves to another page", {
    tag: "@all",
  }, async ({ asAdmin: page, site }) => {
    await addStudents(site, 24);
    await page.goto(SCREEN);
    const cards = page.getByRole("region", { name: "Students" }).getByRole("listitem");
    const edited = cards.filter({ has: page.getByLabel("Section") });
    await cards.last().getByRole("button", { name: "Edit" }).click();
    await edited.getByLabel("Section").fill("D");
    await addStudents(site, 2);
    await cards.first().getByRole("button", { name: "Delete" }).click();
    await agreeToDelete(page);
    await expect(page.getByText("Students 1 to 24 of 25")).toBeVisible();
    await expect(cards).toHaveCount(25);
    await expect(cards.nth(23).getByLabel("Section")).toHaveValue("D");

    await test.step("until it is cancelled", async () => {
      await edited.getByRole("button", { name: "Cancel" }).click();
      await agreeToLeave(page);
      await expect(cards).toHaveCount(24);
    });
  });

  test("a card that is being edited outlives its page", { tag: "@all" }, async ({ asAdmin: page, site }) => {
    await addStudents(site, 26);
    await page.goto(`${SCREEN}?page=2`);
    await expect(page.getByText("Students 25 to 26 of 26")).toBeVisible();
    const cards = page.getByRole("region", { name: "Students" }).getByRole("listitem");
    await cards.first().getByRole("button", { name: "Edit" }).click();
    const edited = cards.filter({ has: page.getByLabel("Section") });
    await edited.getByLabel("Section").fill("D");
    const { rows } = await site.content.list(students);
    for (const { _id } of rows.slice(0, -1)) await site.content.remove(students, _id);
    await cards.last().getByRole("button", { name: "Delete" }).click();
    await agreeToDelete(page);
    await expect(page.getByText("No students available")).toBeVisible();
    await expect(edited.getByLabel("Section")).toHaveValue("D");
  });

  test("a list that cannot be loaded again leaves a card that is being edited", { tag: "@all" }, async ({
    asAdmin: page,
    site,
    consoleErrors,
  }) => {
    await addStudents(site, 2);
    await page.goto(SCREEN);
    const cards = page.getByRole("region", { name: "Students" }).getByRole("listitem");
    await cards.first().getByRole("button", { name: "Edit" }).click();
    const edited = cards.filter({ has: page.getByLabel("Section") });
    await edited.getByLabel("Section").fill("D");
    await breakServer(page, "**/api/v1/students/all**", "GET");
    await page.getByLabel("Search students").fill("R-1000");
    await expect(page.getByText("The list could not be loaded.")).toBeVisible();
    await expect(edited.getByLabel("Section")).toHaveValue("D");
    await page.unroute("**/api/v1/students/all**");
    await page.getByRole("button", { name: "Try again" }).click();
    await expect(page.getByText("Students 1 to 1 of 1")).toBeVisible();
    await expect(edited.getByLabel("Section")).toHaveValue("D");
    expectLoggedFailure(consoleErrors);
  });

  test("deleting the last card of the last page goes to the page before", { tag: "@all" }, async ({
    asAdmin: page,
    site,
  }) => {
    await addStudents(site, 25);
    await page.goto(`${SCREEN}?page=2`);
    await expect(page.getByText("Students 25 to 25 of 25")).toBeVisible();
    await page.getByRole("button", { name: "Delete" }).click();
    await agreeToDelete(page);
    await expect(page.getByText("Students 1 to 24 of 24")).toBeVisible();
  });

  test("a student without a photo is edited without one, and a photo that stands is not taken away", {
    tag: "@all",
  }, async ({ asAdmin: page, site }) => {
    await addStudents(site, 1);
    await page.goto(SCREEN);
    await page.getByRole("button", { name: "Edit" }).click();
    const card = page.getByRole("listitem").filter({ hasText: "Student 0" });
    await card.getByLabel("Section").fill("C");

    await test.step("a complete form with a fault says the fault, not that something is missing", async () => {
      await card.getByLabel("Mobile number").fill("12");
      await card.getByRole("button", { name: "Save" }).click();
      await expect(toast(page, "Mobile number must have 7 to 15 digits")).toBeVisible();
      await expect(card.getByLabel("Mobile number")).toBeFocused();
    });

    await card.getByLabel("Mobile number").fill(STUDENT.mobileNumber);
    await card.getByRole("button", { name: "Save" }).click();
    await expect(toast(page, "Student updated successfully!")).toBeVisible();

    await card.getByRole("button", { name: "Edit" }).click();
    await card.getByLabel("Profile photo").setInputFiles(jpegFile(photo));
    await card.getByRole("button", { name: "Save" }).click();
    await expect(card.locator("img")).toBeVisible();
    await card.getByRole("button", { name: "Edit" }).click();
    await card.getByRole("button", { name: "Remove Profile photo 1" }).click();
    await card.getByRole("button", { name: "Save" }).click();
    await expect(card.getByLabel("Profile photo")).toHaveAccessibleDescription(/Profile photo is required$/);
  });

  test("have their own words for failures", { tag: "@all" }, async ({
    asAdmin: page,
    site,
    consoleErrors,
  }) => {
    await addEntry(site, "students", { ...STUDENT, profilePhoto: photo });
    await page.goto(SCREEN);
    await breakServer(page, "**/api/v1/students/*", "PUT");
    await breakServer(page, "**/api/v1/students/*", "DELETE");
    await page.getByRole("button", { name: "Edit" }).click();
    await page.getByRole("button", { name: "Save" }).click();
    await expect(toast(page, "Something went wrong on our side.")).toBeVisible();
    await page.unroute("**/api/v1/students/*");
    await page.route("**/api/v1/students/*", (route) =>
      route.request().method() === "GET" ? route.fallback() : route.abort(),
    );
    await page.getByRole("button", { name: "Save" }).click();
    await expect(toast(page, "Error updating student!")).toBeVisible();
    await page.getByRole("button", { name: "Cancel" }).click();
    await page.getByRole("button", { name: "Delete" }).click();
    await agreeToDelete(page);
    await expect(toast(page, "Error deleting student!")).toBeVisible();
    await page.route("**/api/v1/students/all**", (route) => route.abort());
    await page.reload();
    await expect(toast(page, "Error fetching student data!")).toBeVisible();
    expectLoggedFailure(consoleErrors);
  });

  test("a student that cannot be created keeps the form", { tag: "@all" }, async ({
    asAdmin: page,
    consoleErrors,
  }) => {
    await page.goto(`${SCREEN}?new`);
    await breakServer(page, "**/students/create", "POST");
    const form = page.getByRole("region", { name: "Create Student" });
    for (const [label, value] of [
      ["Name", STUDENT.name],
      ["Roll number", STUDENT.rollNumber],
      ["Class", STUDENT.class],
      ["Section", STUDENT.section],
      ["Date of birth", STUDENT.dateOfBirth],
      ["Guardian name", STUDENT.guardianName],
      ["Mobile number", STUDENT.mobileNumber],
      ["Address", STUDENT.address],
    ] as const) {
      await form.getByLabel(label, { exact: true }).fill(value);
    }
    await form.getByLabel("Gender").selectOption("Other");
    await form.getByLabel("Profile photo").setInputFiles(jpegFile(photo));
    await form.getByRole("button", { name: "Create Student" }).click();
    await expect(toast(page, "Failed to create student")).toBeVisible();
    await expect(form.getByLabel("Guardian name")).toHaveValue(STUDENT.guardianName);
    expectLoggedFailure(consoleErrors);
  });
});
