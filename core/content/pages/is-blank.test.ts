import { expect, it } from "vitest";
import { parents } from "../../../features/parents/content/parents.ts";
import { isBlank, isBlankItem } from "./is-blank.ts";
import { emptyValues, withoutBlankItems } from "./page-schema.ts";

it("the parts of an empty document are blank", () => {
  for (const part of Object.values(emptyValues(parents.fields))) expect(isBlank(part)).toBe(true);
});

it("texts of spaces and empty lines are blank", () => {
  expect(isBlank({ heading: { en: "  ", hi: null }, lines: { en: [""], hi: [] } })).toBe(true);
});

it("the id of an item does not count", () => {
  expect(isBlankItem({ id: "a", title: { en: null, hi: " " } })).toBe(true);
  expect(isBlankItem({ id: "a", fee: 0 })).toBe(false);
  expect(isBlankItem("not an item")).toBe(false);
});

it("leaves out empty items of lists, also in groups, and keeps values that are not valid", () => {
  const filled = { id: "b", when: { en: "Monday", hi: null } };
  const uniform = { intro: null, items: [{ id: "a", when: { en: "", hi: null } }, filled, "damaged"] };
  expect(withoutBlankItems(parents.fields, { uniform })).toEqual({
    uniform: { intro: null, items: [filled, "damaged"] },
  });
  expect(withoutBlankItems(parents.fields, { uniform: null })).toEqual({ uniform: null });
});

it.each([
  { heading: { en: null, hi: "गणवेश" }, items: [] },
  { heading: { en: null, hi: null }, items: [{ id: "1" }] },
  { lines: { en: ["One"], hi: [] } },
  { phone: "98765 43210" },
  { count: 0 },
])("a part with %j is not blank", (part) => {
  expect(isBlank(part)).toBe(false);
});
