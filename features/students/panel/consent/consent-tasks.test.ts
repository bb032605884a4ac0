import { expect, test } from "vitest";
import type { ConsentCounts } from "../../content/consent-contract.ts";
import { findConsentTasks } from "./consent-tasks.ts";

const buildConsents = (missing: number, overrides: Partial<ConsentCounts> = {}): ConsentCounts => {
  const each = { given: 300 - missing, refused: 0, none: missing, over: 0 };
  const purposes = { name: each, photo: each, pictures: each, topStudents: each };
  return { withoutRecord: "hidden", students: 300, endingSoon: 0, purposes, ...overrides };
};

test("reminds of consents that expire soon", () => {
  expect(findConsentTasks(buildConsents(0, { endingSoon: 4 }))).toMatchObject([
    {
      text: "4 consents run out within 30 days",
      detail: "Print new slips and record what the parents say",
      to: "/admin/consents",
    },
  ]);
});

test("lists missing consents only where students without consent are hidden", () => {
  const [task] = findConsentTasks(buildConsents(30));
  expect(task?.text).toBe("30 children are not shown: no consent is recorded");
  expect(task?.to).toBe("/admin/consents?without=name");
  expect(findConsentTasks(buildConsents(29))).toEqual([]);
  expect(findConsentTasks(buildConsents(300, { withoutRecord: "shown" }))).toEqual([]);
  expect(findConsentTasks(buildConsents(0, { students: 0 }))).toEqual([]);
});
