import { describe, expect, it } from "vitest";
import { inEnglishByField } from "../../../core/content/messages/message.ts";
import { checkEntry } from "../../../core/content/types/check-entry.ts";
import { events } from "./events.ts";

const EVENT = { title: "Sports Day", kind: "event", startsOn: "2026-12-20" };

const errorsOf = (values: object, mode: "create" | "update" = "create") =>
  inEnglishByField(
    checkEntry(events, mode, { ...(mode === "create" && EVENT), ...values }, () => false).errors,
  ).errors;

describe("an event", () => {
  it.each([
    [{ endsOn: "2026-12-19" }, { endsOn: "The last day must not be before the first day" }],
    [{ endsOn: "2027-12-21" }, { endsOn: "An event can last a year at most" }],
    [{ endsAt: "10:00" }, { startsAt: "An end time needs a start time" }],
    [{ startsAt: "10:00", endsAt: "10:00" }, { endsAt: "The end time must be after the start time" }],
    [
      { endsOn: "2026-12-20", startsAt: "10:00", endsAt: "09:59" },
      { endsAt: "The end time must be after the start time" },
    ],
    [{ startsAt: "24:00" }, { startsAt: "Start time must be a time such as 09:30" }],
    [{ startsAt: "9:30" }, { startsAt: "Start time must be a time such as 09:30" }],
    [{ startsOn: "2026-02-29" }, { startsOn: "First day must be a date such as 2026-11-15" }],
    [{ startsOn: "0206-12-20" }, { startsOn: "First day must be a date such as 2026-11-15" }],
    [{ startsOn: "2026-12-20T10:00:00Z" }, { startsOn: "First day must be a date such as 2026-11-15" }],
    [{ kind: "party" }, { kind: "Kind must be one of holiday, examination, event, meeting" }],
  ])("with %j is rejected", (values, errors) => {
    expect(errorsOf(values)).toEqual(errors);
  });

  it.each([
    [{}],
    [{ endsOn: "2026-12-20" }],
    [{ endsOn: "2027-12-20" }],
    [{ startsAt: "00:00", endsAt: "23:59" }],
    [{ endsOn: "2026-12-22", startsAt: "18:00", endsAt: "09:00" }],
    [{ endsOn: "", startsAt: "", endsAt: "", place: "", description: "" }],
  ])("with %j is accepted", (values) => {
    expect(errorsOf(values)).toEqual({});
  });

  it("is not checked in an edit for fields that the edit omits", () => {
    expect(errorsOf({ endsAt: "10:00" }, "update")).toEqual({});
    expect(errorsOf({ startsAt: "11:00", endsAt: "10:00" }, "update")).toEqual({});
    expect(errorsOf({ endsOn: "2020-01-01" }, "update")).toEqual({});
  });
});
