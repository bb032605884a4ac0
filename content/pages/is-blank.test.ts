import { expect, it } from "vitest";
import { isBlank } from "./is-blank.ts";
import { emptyValues } from "./page-schema.ts";
import { parents } from "./parents.ts";

it("the parts of an empty document are blank", () => {
  for (const part of Object.values(emptyValues(parents.fields))) expect(isBlank(part)).toBe(true);
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
