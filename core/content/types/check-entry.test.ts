import { describe, expect, it } from "vitest";
import { facilities } from "../../../features/facilities/content/facilities.ts";
import { notices } from "../../../features/notices/content/notices.ts";
import { blocks } from "../../../features/posts/content/blocks.ts";
import { students } from "../../../features/students/content/students.ts";
import { topStudents } from "../../../features/students/content/top-students.ts";
import { inEnglish, inEnglishByField } from "../messages/message.ts";
import { checkEntry } from "./check-entry.ts";

const noFile = () => false;

/** Returns the errors in English. */
function check(...parts: Parameters<typeof checkEntry>) {
  const { values, errors, message } = checkEntry(...parts);
  return { values, errors: inEnglishByField(errors).errors, message: message && inEnglish(message) };
}

describe("checkEntry", () => {
  it("reports a block's errors in the order of the specification", () => {
    const { errors, message } = check(blocks, "create", {}, noFile);
    expect(Object.values(errors)).toEqual([
      "Title is required.",
      "Description is required.",
      "Author Name is required.",
      "Please upload at least one image.",
    ]);
    expect(message).toBe("Title is required.");
  });

  it("requires an image only when a block is created", () => {
    expect(check(blocks, "update", { title: "New title" }, noFile).errors).toEqual({});
  });

  it("ignores absent fields in an update", () => {
    expect(check(notices, "update", { title: " Holiday " }, noFile).values).toEqual({
      title: "Holiday",
    });
  });

  it("stores an absent optional field of a new entry as null", () => {
    const { values } = check(notices, "create", { title: "Holiday", description: "Diwali" }, noFile);
    const times = { date: null, publishAt: null, expiresAt: null, eventFrom: null, eventTo: null };
    const absent = { ...times, category: null, titleHi: null, descriptionHi: null };
    const unticked = { isPinned: 0, isBanner: 0 };
    expect(values).toEqual({ title: "Holiday", description: "Diwali", ...absent, ...unticked });
  });

  it("has one message for the whole student form and one for each field", () => {
    const { errors, message } = check(students, "create", { name: "Asha" }, noFile);
    expect(message).toBe("Please fill all the required fields");
    expect(errors.rollNumber).toBe("Roll number is required");
    expect(errors.profilePhoto).toBe("Profile photo is required");
    expect(check(students, "update", { section: "" }, noFile).message).toBe("All fields are required!");
  });

  it("lets an edit clear what only a new student needs, but not set it to an invalid value", () => {
    expect(check(students, "update", { gender: "", mobileNumber: " " }, noFile)).toEqual({
      values: { gender: "", mobileNumber: "" },
      errors: {},
      message: undefined,
    });
    expect(check(students, "update", { mobileNumber: "12" }, noFile).errors).toHaveProperty("mobileNumber");
    expect(check(students, "create", { gender: "" }, noFile).errors.gender).toBe("Gender is required");
  });

  it("has another message when an existing facility loses its name", () => {
    expect(check(facilities, "create", {}, noFile).message).toBe("Facility Name is required!");
    expect(check(facilities, "update", { name: " " }, noFile).message).toBe("Name cannot be empty");
  });

  it.each(["", "abc", "101", "-1", "NaN", "Infinity", "1e999"])("rejects %j as a percentage", (percent) => {
    expect(check(topStudents, "update", { percent }, noFile).errors).toHaveProperty("percent");
  });

  it.each([
    ["92.5", 92.5],
    [100, 100],
    ["0", 0],
  ])("accepts %j as a percentage", (percent, value) => {
    expect(check(topStudents, "update", { percent }, noFile).values).toEqual({ percent: value });
  });

  it.each(["2026-02-30", "tomorrow", "15/11/2026"])("rejects %j as a date", (date) => {
    expect(check(notices, "update", { date }, noFile).errors.date).toBe(
      "Date must be a date such as 2026-11-15",
    );
  });

  it.each(["\u0000", "a\ud800b", "\u0007", "\uffff"])(
    "rejects text that a database or spreadsheet cannot store: %j",
    (title) => {
      expect(check(notices, "update", { title }, noFile).errors).toHaveProperty("title");
    },
  );

  it("ignores inherited object properties", () => {
    expect(check(notices, "create", Object.create({ title: "inherited" }), noFile).errors).toHaveProperty(
      "title",
    );
  });
});
