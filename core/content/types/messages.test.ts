import { expect, test } from "vitest";
import { type ResourceName, resources } from "../../../features/types.ts";

/** The messages of the specification, written out by hand, so that a change of a declaration fails here. */
const FAILURES = {
  notices: ["Failed to fetch notices.", "Failed to save notice.", "Failed to delete notice."],
  contacts: ["Failed to load contacts", "Failed to update contact", "Failed to delete contact"],
  blocks: [
    "Failed to fetch blocks.",
    "Failed to save block. Please try again.",
    "Failed to delete the block.",
  ],
  galleries: [
    "Failed to fetch galleries. Please try again.",
    "An error occurred. Please try again.",
    "An error occurred. Please try again.",
  ],
  students: ["Error fetching student data!", "Error updating student!", "Error deleting student!"],
  topStudents: [
    "Failed to fetch students. Please try again later.",
    "Error submitting student data. Please try again.",
    "Error deleting student. Please try again.",
  ],
  team: [
    "Failed to fetch team members.",
    "Failed to save team member. Please try again.",
    "Failed to delete team member.",
  ],
  facilities: ["Error fetching facilities", "Error updating facility", "Error deleting facility"],
} satisfies Partial<Record<ResourceName, string[]>>;

test.each(Object.entries(FAILURES))(
  "the failure messages of %s are those of the specification",
  (name, specified) => {
    const { loadFailed, updateFailed, deleteFailed } = resources[name as keyof typeof FAILURES].messages;
    expect([loadFailed, updateFailed, deleteFailed]).toEqual(specified);
  },
);

/** Created, updated, deleted, and the text of the empty list. */
const SUCCESSES = {
  notices: [
    "Notice created successfully!",
    "Notice updated successfully!",
    "Notice deleted successfully!",
    "No notices available",
  ],
  contacts: [
    "Message sent successfully!",
    "Contact updated successfully",
    "Contact deleted successfully",
    "No contacts available",
  ],
  blocks: [
    "Operation completed successfully!",
    "Operation completed successfully!",
    "Block deleted successfully!",
    "No blocks available. Create one to get started!",
  ],
  galleries: [
    "Gallery created successfully!",
    "Gallery updated successfully!",
    "Gallery deleted successfully!",
    "No galleries available",
  ],
  students: [
    "Student created successfully",
    "Student updated successfully!",
    "Student deleted successfully!",
    "No students available",
  ],
  topStudents: [
    "Student added successfully.",
    "Student updated successfully.",
    "Student deleted successfully.",
    "No top students available",
  ],
  team: [
    "Team member created successfully!",
    "Team member updated successfully!",
    "Team member deleted successfully!",
    "No team members available",
  ],
  facilities: [
    "Facility created successfully",
    "Facility updated successfully",
    "Facility deleted successfully",
    "No facilities available",
  ],
} satisfies Record<keyof typeof FAILURES, string[]>;

test.each(Object.entries(SUCCESSES))(
  "the success messages of %s and the text of its empty list are those of the specification",
  (name, specified) => {
    const { created, updated, deleted, empty } = resources[name as keyof typeof SUCCESSES].messages;
    expect([created, updated, deleted, empty]).toEqual(specified);
  },
);

test("the question before a delete names the type; a contact is deleted without one", () => {
  const types = {
    notices: "notice",
    blocks: "block",
    galleries: "gallery",
    students: "student",
    topStudents: "student",
    team: "team member",
    facilities: "facility",
  } as const;
  for (const [name, singular] of Object.entries(types) as [keyof typeof types, string][]) {
    const question = `Are you sure you want to delete this ${singular}?`;
    expect(resources[name].messages.confirmDelete).toBe(question);
  }
  expect(resources.contacts.messages).not.toHaveProperty("confirmDelete");
});

test("the messages about entries that cannot be created are those of the specification", () => {
  expect(resources.students.messages.createFailed).toBe("Failed to create student");
  expect(resources.facilities.messages.createFailed).toBe("Error creating facility");
  for (const name of ["notices", "blocks", "galleries", "topStudents", "team"] as const) {
    expect(resources[name].messages.createFailed).toBe(resources[name].messages.updateFailed);
  }
});
