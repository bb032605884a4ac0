import { expect, it } from "vitest";
import { toAuditQuery } from "./audit-search.ts";

it("days become moments in India's time, and the last day counts whole", () => {
  expect(toAuditQuery({ q: "notice", from: "2026-02-01", to: "2026-02-28" })).toEqual({
    q: "notice",
    from: "2026-01-31T18:30:00.000Z",
    to: "2026-02-28T18:30:00.000Z",
  });
});

it("what is no date is left out", () => {
  expect(toAuditQuery({ from: "yesterday", to: "" })).toEqual({ from: undefined, to: undefined });
});
