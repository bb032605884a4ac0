import { expect, it } from "vitest";
import { describeProblems } from "./describe-problems.ts";
import { findChanges } from "./describe-revision.ts";

const NOTICE = { type: "notices", id: "1" };
const value = (isDraft: boolean) => ({ title: "Holiday", isDraft });

it("lists publishing, withdrawing and new drafts, but not entries that are published from the start", () => {
  expect(findChanges(NOTICE, value(false), value(true))).toEqual([
    { name: "isDraft", label: "State", before: "Published", after: "Not published" },
  ]);
  expect(findChanges(NOTICE, value(true), value(false))).toMatchObject([{ after: "Published" }]);
  expect(findChanges(NOTICE, undefined, value(true))).toMatchObject([
    { label: "Title", after: "Holiday" },
    { label: "State", before: "", after: "Not published" },
  ]);
  expect(findChanges(NOTICE, undefined, value(false))).toMatchObject([{ label: "Title" }]);
});

it("lists the steps of an approval, with the note", () => {
  const post = { type: "blocks", id: "1" };
  const draft = { title: "Our garden", isDraft: true, approval: null, approvalNote: null };
  const returned = { ...draft, approval: "returned", approvalNote: "Write the date." };
  expect(findChanges(post, draft, { ...draft, approval: "waiting" })).toEqual([
    { name: "approval", label: "Approval", before: "", after: "Waiting for approval" },
  ]);
  expect(findChanges(post, { ...draft, approval: "waiting" }, returned)).toEqual([
    { name: "approval", label: "Approval", before: "Waiting for approval", after: "Sent back" },
    { name: "approvalNote", label: "Note", before: "", after: "Write the date." },
  ]);
});

it("shows checkboxes and moments in readable form, and leaves out unchecked boxes", () => {
  const planned = { title: "Holiday", isPinned: false, publishAt: "2026-11-17T01:30:00.000Z" };
  expect(findChanges(NOTICE, { title: "Holiday", publishAt: null }, planned)).toEqual([
    { name: "publishAt", label: "Publish at", before: "", after: "17\u00a0Nov\u00a02026, 7:00\u00a0am" },
  ]);
  expect(findChanges(NOTICE, { ...planned, isPinned: true }, planned)).toEqual([
    { name: "isPinned", label: "Pinned to the top", before: "Yes", after: "No" },
  ]);
});

it("shows options by their labels", () => {
  const privacy = { type: "pages", id: "privacy" };
  expect(findChanges(privacy, { withoutRecord: null }, { withoutRecord: "shown" })).toMatchObject([
    { before: "", after: "Are shown, as long as nobody objects" },
  ]);
  const school = { type: "pages", id: "school" };
  expect(findChanges(school, { hiddenPages: [] }, { hiddenPages: ["/fees", "/alumni"] })).toMatchObject([
    { before: "", after: "Fee Structure\nAlumni" },
  ]);
  expect(findChanges(NOTICE, { category: null }, { category: "fees" })).toMatchObject([{ after: "fees" }]);
});

it("leaves out parts of a page that are empty", () => {
  const empty = { visit: { heading: { en: null, hi: null }, text: { en: null, hi: null } } };
  const written = { ...empty, form: { heading: { en: "Write to us", hi: null } } };
  expect(findChanges({ type: "pages", id: "contact" }, undefined, written)).toMatchObject([
    { name: "form", after: "Write to us" },
  ]);
});

it("shows the name of a linked student instead of the id", () => {
  const [asha, gone] = ["01920000-0000-7000-8000-000000000001", "01920000-0000-7000-8000-000000000002"];
  const children = new Map([
    [asha, "Asha Verma, class 5 A, roll number 12"],
    [gone, "Linked to a record that is not there any more"],
  ]);
  const entry = { type: "topStudents", id: "1" };
  expect(findChanges(entry, { studentId: null }, { studentId: asha }, children)).toEqual([
    {
      name: "studentId",
      label: "Student's record",
      before: "",
      after: "Asha Verma, class 5 A, roll number 12",
    },
  ]);
  expect(findChanges(entry, { studentId: asha }, { studentId: gone }, children)).toMatchObject([
    { after: "Linked to a record that is not there any more" },
  ]);
});

it("explains why an entry was restored unpublished", () => {
  expect(describeProblems({})).toBeUndefined();
  expect(describeProblems({ errors: { title: "Title is required", date: "Date must be a date" } })).toBe(
    "It is back, but not published: Title is required, Date must be a date. Edit it to publish it.",
  );
});
