import { expect, test } from "vitest";
import { type ResourceName, resources } from "../../../features/types.ts";
import { readJson } from "../../../tests/word-lists.ts";

type Messages = Record<ResourceName, string[]>;

/** The messages of the specification, written out by hand, so that a change of a declaration fails here. */
const { failures, successes }: Record<"failures" | "successes", Messages> = readJson(
  "tests/words/specified-messages.json",
);

test.each(Object.entries(failures))(
  "the failure messages of %s are those of the specification",
  (name, specified) => {
    const { loadFailed, updateFailed, deleteFailed } = resources[name as ResourceName].messages;
    expect([loadFailed, updateFailed, deleteFailed].map(({ en }) => en)).toEqual(specified);
  },
);

test.each(Object.entries(successes))(
  "the success messages of %s and the text of its empty list are those of the specification",
  (name, specified) => {
    const { created, updated, deleted, empty } = resources[name as ResourceName].messages;
    expect([created, updated, deleted, empty].map(({ en }) => en)).toEqual(specified);
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
    expect(resources[name].messages.confirmDelete.en).toBe(question);
  }
  expect(resources.contacts.messages).not.toHaveProperty("confirmDelete");
});

test("the messages about entries that cannot be created are those of the specification", () => {
  expect(resources.students.messages.createFailed.en).toBe("Failed to create student");
  expect(resources.facilities.messages.createFailed.en).toBe("Error creating facility");
  for (const name of ["notices", "blocks", "galleries", "topStudents", "team"] as const) {
    expect(resources[name].messages.createFailed).toEqual(resources[name].messages.updateFailed);
  }
});
