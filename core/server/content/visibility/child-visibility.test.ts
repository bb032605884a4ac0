import { sql } from "kysely";
import { expect, it } from "vitest";
import { resources } from "../../../../features/types.ts";
import { childVisibility, findVisibility } from "./child-visibility.ts";

const AT = "2026-11-15T00:00:00.000Z";

it("without a rule no child is shown", () => {
  const rule = findVisibility([]);
  for (const condition of [
    rule.isShownChild(resources.students, AT),
    rule.isShownPhoto(resources.topStudents, AT),
    rule.isShownMark(AT),
  ]) {
    expect(condition).toEqual(sql`false`);
  }
  expect(rule.isShownChild(resources.notices, AT)).toEqual(sql`true`);
});

it("a second rule is refused", () => {
  const rule = { ...findVisibility([]), records: resources.students };
  expect(findVisibility([{ childVisibility: rule }, {}])).toBe(rule);
  expect(() => findVisibility([{ childVisibility: rule }, { childVisibility: rule }])).toThrow(
    "Two features",
  );
});

it("the students have a rule", () => {
  expect(childVisibility.records).toBe(resources.students);
});
