import { expect, it } from "vitest";
import { compareAnnouncements, mergeAnnouncements } from "./compare-announcements.ts";

const base = { content: "Admissions", contentHi: null, link: null };
const theirs = { content: "Admissions are open", contentHi: null, link: "https://school.example" };

it("asks only about what both have changed, and takes what only the other person changed", () => {
  const versions = { base, mine: { content: "Admissions from Monday", link: null }, theirs };
  expect(compareAnnouncements(versions)).toMatchObject([
    { name: "content", mine: "Admissions from Monday", theirs: "Admissions are open" },
  ]);
  expect(mergeAnnouncements(versions, new Set())).toEqual({
    content: "Admissions from Monday",
    contentHi: null,
    link: "https://school.example",
  });
});

it("a text that somebody has removed is empty, and the same text is no difference", () => {
  expect(compareAnnouncements({ base, mine: { content: "Holiday" }, theirs: null })).toMatchObject([
    { name: "content", mine: "Holiday", theirs: "" },
  ]);
  expect(compareAnnouncements({ base, mine: theirs, theirs })).toEqual([]);
});
