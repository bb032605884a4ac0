import { expect, test } from "vitest";
import { type ResourceName, resources } from "./index.ts";

/** Messages from the specification, copied by hand to detect mistakes in a declaration. */
const SPECIFIED = {
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

test.each(Object.entries(SPECIFIED))("the error messages of %s are as specified", (name, specified) => {
  const { loadFailed, updateFailed, deleteFailed } = resources[name as keyof typeof SPECIFIED].messages;
  expect([loadFailed, updateFailed, deleteFailed]).toEqual(specified);
});

test("messages about entries that cannot be created are as specified", () => {
  expect(resources.students.messages.createFailed).toBe("Failed to create student");
  expect(resources.facilities.messages.createFailed).toBe("Error creating facility");
  for (const name of ["notices", "blocks", "galleries", "topStudents", "team"] as const) {
    expect(resources[name].messages.createFailed).toBe(resources[name].messages.updateFailed);
  }
});
