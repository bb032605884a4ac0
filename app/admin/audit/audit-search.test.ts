import { expect, it } from "vitest";
import { toAuditQuery } from "./audit-search.ts";

it("days become moments in the office's own time, and the last day counts whole", () => {
  expect(toAuditQuery({ q: "notice", from: "2026-02-01", to: "2026-02-28" })).toEqual({
    q: "notice",
    from: new Date(2026, 1, 1).toISOString(),
    to: new Date(2026, 2, 1).toISOString(),
  });
});

it("what is no date is left out", () => {
  expect(toAuditQuery({ from: "yesterday", to: "" })).toEqual({ from: undefined, to: undefined });
});
