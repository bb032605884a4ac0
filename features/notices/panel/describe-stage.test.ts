import { describe, expect, it } from "vitest";
import { describeExpiresAt, describePublishAt, describeStage, stageOf } from "./describe-stage.ts";

const NOW = new Date("2026-11-17T01:30:00.000Z");
const BEFORE = "2026-11-16T01:30:00.000Z";
const AFTER = "2026-11-18T13:30:00.000Z";
const build = (times: { publishAt?: string; expiresAt?: string; isDraft?: boolean }) => ({
  publishAt: null,
  expiresAt: null,
  isDraft: false,
  ...times,
});

describe("the stage of a notice", () => {
  it.each([
    ["has no times", {}, "Live"],
    ["is between its times", { publishAt: BEFORE, expiresAt: AFTER }, "Live"],
    ["appears this very moment", { publishAt: NOW.toISOString() }, "Live"],
    ["is still to appear", { publishAt: AFTER }, "Coming: appears on 18\u00a0Nov\u00a02026, 7:00\u00a0pm"],
    ["has ended", { expiresAt: BEFORE }, "Over since 16\u00a0Nov\u00a02026, 7:00\u00a0am"],
    [
      "ends this very moment",
      { expiresAt: NOW.toISOString() },
      "Over since 17\u00a0Nov\u00a02026, 7:00\u00a0am",
    ],
    ["is a draft with times", { isDraft: true, publishAt: AFTER }, undefined],
  ])("describes a notice that %s", (_case, times, description) => {
    expect(describeStage(build(times), NOW)).toBe(description);
  });

  it("is the stage that the API filters by", () => {
    expect(stageOf(build({ publishAt: AFTER }), NOW)).toBe("coming");
    expect(stageOf(build({ expiresAt: BEFORE }), NOW)).toBe("over");
    expect(stageOf(build({ isDraft: true }), NOW)).toBeUndefined();
  });
});

describe("the explanation of a time in the form", () => {
  it("is described with the day of the week, in Indian time", () => {
    expect(describePublishAt("2099-11-17T07:00")).toBe(
      "Appears on Tuesday, 17\u00a0November\u00a02099, 7:00\u00a0am",
    );
    expect(describeExpiresAt("2099-11-17T19:30")).toBe(
      "Ends on Tuesday, 17\u00a0November\u00a02099, 7:30\u00a0pm",
    );
    expect(describePublishAt("2020-01-01T07:00")).toBe(
      "Has been shown since Wednesday, 1\u00a0January\u00a02020, 7:00\u00a0am",
    );
    expect(describeExpiresAt("2020-01-01T07:00")).toBe(
      "Over since Wednesday, 1\u00a0January\u00a02020, 7:00\u00a0am",
    );
  });

  it("is described if it is empty", () => {
    expect(describePublishAt("")).toBe("Appears at once");
    expect(describeExpiresAt("")).toBe("Never expires");
  });
});
