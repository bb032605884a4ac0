import { expect, it } from "vitest";
import { toAuditQuery } from "./audit-search.ts";

it("converts dates to moments in Indian time and includes the whole last day", () => {
  expect(toAuditQuery({ q: "notice", from: "2026-02-01", to: "2026-02-28" })).toEqual({
    q: "notice",
    from: "2026-01-31T18:30:00.000Z",
    to: "2026-02-28T18:30:00.000Z",
  });
});

it("leaves out what is not a date", () => {
  expect(toAuditQuery({ from: "yesterday", to: "" })).toEqual({ from: undefined, to: undefined });
});
