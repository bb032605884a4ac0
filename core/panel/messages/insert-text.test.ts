import { expect, it } from "vitest";
import { insertText } from "./insert-text.ts";

it("an inserted text replaces the selection and keeps the rest", () => {
  expect(insertText("", "Hello", 0, 0)).toBe("Hello");
  expect(insertText("Before after", "Hello", 7, 7)).toBe("Before\n\nHello\n\nafter");
  expect(insertText("Before x", "Hello", 7, 8)).toBe("Before\n\nHello");
});
