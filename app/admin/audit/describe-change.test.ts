import { expect, it } from "vitest";
import type { AuditEntry } from "../../../content/api/audit-contract.ts";
import { describeChange } from "./describe-change.ts";

const build = (changes: Partial<AuditEntry>): AuditEntry => ({
  ...{ _id: "1", at: "2026-11-15T08:00:00.000Z", actor: "office@school.example", accountId: "2" },
  ...{ type: "notices", action: "update", entryId: "3", title: null, fields: [], ...changes },
});

it("names fields by the labels of their forms", () => {
  expect(describeChange(build({ title: "Annual Day", fields: ["title", "pdfOrImage"] }))).toEqual({
    action: "Changed",
    what: "notice",
    title: "Annual Day",
    fields: ["Title", expect.stringMatching(/file/i)],
  });
  expect(describeChange(build({ type: "announcement", fields: ["link", "contentHi"] })).fields).toEqual([
    "Link",
    "Content in Hindi",
  ]);
  expect(describeChange(build({ fields: ["titleHi"] })).fields).toEqual(["Title in Hindi"]);
  expect(describeChange(build({ fields: ["isDraft"] })).fields).toEqual(["State"]);
});

it("names the parts of a page by the labels of its form", () => {
  const change = build({ type: "pages", entryId: "home", title: "Home", fields: ["principalsDesk", "gone"] });
  expect(describeChange(change)).toMatchObject({
    what: "page",
    title: "Home",
    fields: ["From the principal's desk", "Gone"],
  });
});

it("describes a login by its action alone, without repeating the email address", () => {
  expect(describeChange(build({ type: "account", action: "login" }))).toMatchObject({
    action: "Logged in",
    what: undefined,
    title: undefined,
  });
  const own = build({ type: "account", action: "change-password", title: "office@school.example" });
  expect(describeChange(own).title).toBeUndefined();
});

it("does not describe an incomplete download as downloaded", () => {
  const wordsOf = (action: string) => {
    const { action: words, what } = describeChange(build({ type: "backup", action, entryId: null }));
    return `${words} ${what}`;
  };
  expect(["start-download", "download", "fail-download"].map(wordsOf)).toEqual([
    "Started downloading backup",
    "Downloaded backup",
    "Did not finish downloading backup",
  ]);
});

it("shows unknown actions and fields of a newer version as they are", () => {
  expect(describeChange(build({ type: "holidays", action: "archive", fields: ["until"] }))).toMatchObject({
    action: "archive",
    what: "holidays",
    fields: ["Until"],
  });
});
