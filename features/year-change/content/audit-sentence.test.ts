import { expect, it } from "vitest";
import type { AuditEntry } from "../../../core/content/api/audit-contract.ts";
import { writeChange } from "../../../core/words/panel/describe-change.ts";
import * as en from "../../../core/words/panel/en.ts";
import * as hi from "../../../core/words/panel/hi.ts";

it("the audit log names the change of the year", () => {
  const change: AuditEntry = {
    _id: "1",
    at: "2026-11-15T08:00:00.000Z",
    actor: "office@school.example",
    accountId: "2",
    person: null,
    duties: null,
    type: "yearChange",
    action: "update",
    entryId: "3",
    title: "2027-28",
    titleHi: null,
    fields: [],
  };
  const sentences = [en, hi].map((words) => writeChange(words, change, (moment) => moment));
  expect(sentences).toEqual(["Changed the school year: 2027-28", "सत्र बदला गया: 2027-28"]);
});
