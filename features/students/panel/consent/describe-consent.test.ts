import { expect, it } from "vitest";
import { CONSENT_PURPOSES, type ConsentNow, type ConsentRecord } from "../../content/consent-contract.ts";
import {
  describeAnswer,
  describeNow,
  describeStatement,
  describeWithdrawal,
  hasAnswer,
  standingOf,
} from "./describe-consent.ts";

const buildRecord = (overrides: Partial<ConsentRecord> = {}): ConsentRecord => ({
  _id: "1",
  purpose: "photo",
  state: "given",
  by: "Ramesh Sharma",
  how: "slip",
  on: "2026-06-12",
  until: null,
  recordedAt: "2026-06-13T05:00:00.000Z",
  recordedBy: "office@school.example",
  undoneAt: null,
  undoneBy: null,
  ...overrides,
});

const buildNow = (overrides: Partial<ConsentNow> = {}): ConsentNow => ({
  state: "given",
  on: "2026-06-12",
  until: null,
  isOver: false,
  isShown: true,
  ...overrides,
});

/** Midnight after 31 March in India. */
const END_OF_MARCH = "2027-03-31T18:30:00.000Z";

it("describes who answered what, how and until when", () => {
  expect(describeStatement(buildRecord({ until: END_OF_MARCH }))).toBe(
    "Given on 12\u00a0Jun\u00a02026 by Ramesh Sharma (signed slip), until 31\u00a0Mar\u00a02027",
  );
  expect(describeStatement(buildRecord({ state: "refused", how: "email" }))).toBe(
    "Refused on 12\u00a0Jun\u00a02026 by Ramesh Sharma (email)",
  );
  expect(describeStatement(buildRecord({ state: "withdrawn", how: "in person" }))).toBe(
    "Withdrawn on 12\u00a0Jun\u00a02026 by Ramesh Sharma (in person)",
  );
});

it("describes an expired consent", () => {
  const now = buildNow({ until: END_OF_MARCH, isOver: true, isShown: false });
  expect(describeNow("name", now, [buildRecord({ until: END_OF_MARCH })])).toBe(
    "Given on 12\u00a0Jun\u00a02026 by Ramesh Sharma (signed slip). Its time was over on 31\u00a0Mar\u00a02027",
  );
});

it("describes the school's rule if nothing is recorded", () => {
  const nothing = buildNow({ state: null, on: null });
  expect(describeNow("name", nothing, [])).toMatch(/^Not recorded: may be shown/);
  expect(describeNow("name", { ...nothing, isShown: false }, [])).toMatch(/^Not recorded: is not shown/);
});

it.each([
  [buildNow({ state: null }), "none", false],
  [buildNow({ isOver: true }), "over", false],
  [buildNow(), "given", true],
  [buildNow({ state: "refused" }), "refused", true],
  [buildNow({ state: "withdrawn" }), "withdrawn", true],
] as const)("%j stands as %s", (now, standing, isAnswered) => {
  expect(standingOf(now)).toBe(standing);
  expect(hasAnswer(now)).toBe(isAnswered);
});

it("describes the valid refusal, not an older slip that was recorded later", () => {
  const slip = buildRecord({ on: "2026-05-01" });
  const refusal = buildRecord({ state: "refused" });
  expect(describeNow("name", buildNow({ state: "refused", isShown: false }), [slip, refusal])).toMatch(
    /^Refused on 12\u00a0Jun\u00a02026/,
  );
});

it("describes the answer that counts, not one that was taken back", () => {
  const refusal = buildRecord({ state: "refused" });
  const mistake = {
    ...refusal,
    by: "Somebody else",
    undoneAt: refusal.recordedAt,
    undoneBy: refusal.recordedBy,
  };
  expect(describeNow("name", buildNow({ state: "refused", isShown: false }), [mistake, refusal])).toContain(
    "by Ramesh Sharma",
  );
});

it("says for whom an answer was recorded, about what, and which", () => {
  expect(describeAnswer("Asha", { state: "refused", purposes: ["photo"] })).toBe(
    "Recorded: Asha – Photo: Refused",
  );
  expect(describeAnswer("3 children", { state: "given", purposes: CONSENT_PURPOSES })).toBe(
    "Recorded: 3 children – all four: Given",
  );
});

it("counts the pictures, albums and posts that a withdrawal affects", () => {
  const nothing = { photos: 0, pictures: 0, albums: 0, posts: 0, otherRecords: 0 };
  expect(describeWithdrawal(["name"], nothing)).toBe(
    "It is about: Name in the list of students.\nNo picture is deleted.",
  );
  const counts = { photos: 2, pictures: 3, albums: 2, posts: 1, otherRecords: 0 };
  expect(describeWithdrawal(["photo", "pictures"], counts).split("\n")).toEqual([
    "It is about: Photo, Pictures in albums and posts.",
    "2 photos of the record, the top students and the alumni are deleted for good.",
    "3 pictures of 2 albums and 1 post are deleted for good.",
    "This cannot be undone.",
  ]);
  expect(describeWithdrawal(["pictures"], { ...nothing, pictures: 1, albums: 1, otherRecords: 1 })).toMatch(
    /1 picture of 1 album is deleted for good\.\nThis cannot be undone\.\nAnother record in the list/,
  );
});
