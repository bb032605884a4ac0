import { expect, it } from "vitest";
import { z } from "zod";
import { inEnglish, messageOf } from "../messages/message.ts";
import "./schemas-in-browsers.ts";

it.each([
  [z.string(), undefined, "This field is required"],
  [z.string(), 5, "This field must be text"],
  [z.boolean(), "yes", "This field must be true or false"],
  [z.number(), "5", "This field must be a number"],
  [z.int(), 5.5, "This field must be a whole number"],
  [z.array(z.string()), "none", "This field must be a list"],
  [z.object({}), "none", "This field must be an object"],
  [z.date(), "today", "This field is not valid"],
  [z.uuid(), "7", "This field is not valid"],
  [z.enum(["a", "b"]), "c", "This field must be one of a, b"],
  [z.string().max(200), "x".repeat(201), "This field must be at most 200 characters"],
  [z.array(z.string()).max(1), ["a", "b"], "This field must be at most 1 entries"],
  [z.number().max(3), 4, "This field must be at most 3"],
  [z.string().min(2), "x", "This field must be at least 2 characters"],
  [z.array(z.string()).min(1), [], "This field must be at least 1 entries"],
  [z.number().min(3), 2, "This field must be at least 3"],
  [z.strictObject({}), { a: 1, b: 2 }, "a, b is not a field of this form"],
])("a rule without its own message uses ours: %#", (schema, value, english) => {
  const [issue] = schema.safeParse(value).error?.issues ?? [];
  expect(inEnglish(messageOf(issue ?? { message: "" }))).toBe(english);
});

it("messages of the validation library are not shown", () => {
  expect(inEnglish(messageOf({ message: "Invalid input: expected string" }))).toBe("This field is not valid");
});
