import { globSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { findDisagreements } from "../../../../tests/hindi-agreement.ts";
import { endsAsHindi, isHindi } from "../../../../tests/is-hindi.ts";
import { ENGLISH } from "../../../content/messages/english.ts";
import { type Coded, inEnglish, message, type Template } from "../../../content/messages/message.ts";
import { inHindi, type Label, label } from "../../label.ts";
import { MESSAGES } from "./messages.ts";
import { fromApi, writeMessage } from "./write-message.ts";

const english = Object.entries<Template>(ENGLISH);
const textsOf = (template: Template) => (typeof template === "string" ? [template] : Object.values(template));
const namesIn = (template: Template) => [
  ...new Set(textsOf(template).flatMap((text) => text.match(/(?<=\{)\w+(?=\})/g) ?? [])),
];

/** Values without letters, so that all letters come from the message. */
const VALUES = [1, 5].map((count) => ({ count, label: label("Title", "शीर्षक"), example: "2026" }));

it.each(english)("%s has a Hindi text with all its parameters", (id, template) => {
  const hindi = MESSAGES[id as keyof typeof MESSAGES];
  expect(namesIn(template)).toEqual(expect.arrayContaining(namesIn(hindi)));
  for (const values of VALUES) {
    const params = Object.fromEntries(
      namesIn(template).map((name) => [name, (values as Record<string, string | number | Label>)[name] ?? 7]),
    );
    const coded = (message as (id: string, params: object) => Coded)(id, params);
    const text = writeMessage(coded);
    expect([text, isHindi(text), endsAsHindi(text) || id.endsWith("_listed")]).toEqual([text, true, true]);
    expect(text + inEnglish(coded)).not.toMatch(/[{}]|undefined/);
    expect(findDisagreements(text)).toEqual([]);
  }
});

it("every message is used", () => {
  const sources = globSync("{core,features/*}/{content,server}/**/*.ts")
    .filter((file) => !/\.test\.ts$|^core\/content\/messages\/english/.test(file))
    .map((file) => readFileSync(file, "utf8"))
    .join("\n");
  expect(Object.keys(ENGLISH).filter((id) => !sources.includes(`"${id}"`))).toEqual([]);
});

it("singular and plural have the right forms", () => {
  expect(writeMessage(message("wrong_rows", { count: 1 }))).toMatch(/^1 पंक्ति में/);
  expect(writeMessage(message("wrong_rows", { count: 5 }))).toMatch(/^5 पंक्तियों में/);
  expect(inEnglish(message("list_changed", { count: 1, before: 5 }))).toContain(
    "1 entry matches now instead of 5",
  );
});

it("a label is in Hindi, and typed text stays", () => {
  expect(writeMessage(message("too_long", { label: inHindi(label("Title", "शीर्षक")), maximum: 200 }))).toBe(
    "शीर्षक (हिन्दी) अधिकतम 200 अक्षरों में लिखें।",
  );
  expect(writeMessage(message("not_a_field_of_form", { name: "Name" }))).toContain("Name");
});

it("large numbers are grouped as in India, years are not", () => {
  const range = { label: label("Year", "वर्ष"), minimum: 1800, maximum: 2100 };
  expect(writeMessage(message("not_a_whole_number", range))).toBe("वर्ष: 1800 से 2100 तक की पूर्ण संख्या लिखें।");
  expect(writeMessage(message("not_a_whole_number", { ...range, maximum: 100_000_000 }))).toContain(
    "10,00,00,000",
  );
});

it("invalid parameters from a client are harmless", () => {
  expect(fromApi({ id: "not_found", params: { label: "constructor" } }, "")).toBe("constructor उपलब्ध नहीं है।");
  expect(fromApi({ id: "required", params: { label: "\u0001{" } }, "")).toBe("\u0001{ आवश्यक है।");
  expect(fromApi({ id: "required" }, "")).toBe(" आवश्यक है।");
  expect(fromApi({ id: "toString" }, "Title is required")).toBe("Title is required");
});

it("an unknown message is shown in English", () => {
  expect(fromApi({ id: "from_a_later_version" }, "Come back tomorrow")).toBe("Come back tomorrow");
  expect(fromApi(undefined, "Come back tomorrow")).toBe("Come back tomorrow");
});
