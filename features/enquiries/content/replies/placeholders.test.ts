import { expect, it } from "vitest";
import { decode } from "../../../../core/content/messages/message.ts";
import { checkPlaceholders, fillPlaceholders, findUnfilled, placeholderIn } from "./placeholders.ts";

const VALUES = { name: "Priya", class: "3", reference: "K7M-4PX", school: "Adarsh Vidya", hours: "9 to 3" };

it("placeholders of both languages are replaced, in capitals or with spaces, too", () => {
  expect(fillPlaceholders("Dear {name}, {Reference}: { class }", VALUES)).toBe("Dear Priya, K7M-4PX: 3");
  expect(fillPlaceholders("{नाम} जी, {विद्यालय}, {समय}, {name}", VALUES)).toBe(
    "Priya जी, Adarsh Vidya, 9 to 3, Priya",
  );
});

it("one without a text stays, and is found", () => {
  const filled = fillPlaceholders("{name}: {class}, {कक्षा}, {class}", { name: "Priya", class: null });
  expect(filled).toBe("Priya: {class}, {कक्षा}, {class}");
  expect(findUnfilled(filled)).toEqual(["{class}", "{कक्षा}"]);
  expect(findUnfilled("Nothing {to} fill in")).toEqual([]);
});

it("a text that looks like a placeholder is not replaced in turn", () => {
  expect(fillPlaceholders("{name}, {class}", { name: "{class}$1$&", class: "{name}" })).toBe(
    "{class}$1$&, {name}",
  );
});

it("markup is text", () => {
  expect(fillPlaceholders("{name}", { name: "<b>Priya</b>" })).toBe("<b>Priya</b>");
});

it.each([
  ["Dear {nmae}", "{nmae}"],
  ["Dear {}", "{}"],
  ["Dear {name", "{name"],
  ["Dear name}", "}"],
  ["{name} {{class}}", "{}"],
  ["{constructor}", "{constructor}"],
  [`{${"x".repeat(100)}}`, `{${"x".repeat(39)}`],
  ["{name} {class} {नाम} and no more", undefined],
])("%s: unknown is %s", (text, unknown) => {
  const error = checkPlaceholders(text, "en");
  expect(error && decode(error)?.params?.unknown).toBe(unknown);
});

it("a placeholder is written in the language of its text", () => {
  expect(placeholderIn("reference", "en")).toBe("{reference}");
  expect(placeholderIn("reference", "hi")).toBe("{संदर्भ}");
  const error = checkPlaceholders("{x}", "hi");
  expect(error && decode(error)?.params?.known).toBe("{नाम}, {कक्षा}, {संदर्भ}, {विद्यालय}, {समय}");
});
