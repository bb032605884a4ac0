import { expect, it } from "vitest";
import { features } from "../../../features/content.ts";
import { resourceList } from "../../../features/types.ts";
import type { Feature } from "../feature.ts";
import {
  closeOff,
  featureOfPage,
  featureOfPath,
  featureOfType,
  findDependents,
  findNeeds,
  findUnmetNeed,
  isOn,
  NONE_OFF,
  partNames,
  parts,
} from "./parts.ts";

const all: readonly Feature[] = features;

it("the school, its home page, search and accounts are always on", () => {
  for (const name of ["school", "home", "search", "accounts", "pages"]) expect(partNames).not.toContain(name);
  expect(isOn(closeOff(partNames), "home")).toBe(true);
  expect(isOn(closeOff(partNames), undefined)).toBe(true);
});

it.each(parts)("$name needs only other parts, and not itself through them", ({ name, needs = [] }) => {
  for (const needed of needs) expect(partNames).toContain(needed);
  expect(findNeeds(name)).not.toContain(name);
});

it("each part has its title and one sentence in both languages", () => {
  for (const { title, about } of parts) {
    for (const [en, hi] of [title, about])
      expect([en, hi]).toEqual([expect.stringMatching(/^[A-Z]/), expect.stringMatching(/[\u0900-\u097f]/)]);
    expect(about[0]).toMatch(/^[^.]+\.$/);
  }
  expect(new Set(parts.map(({ title }) => title[0])).size).toBe(parts.length);
});

it("the year change goes with the students", () => {
  expect(findDependents("students")).toEqual(["year-change"]);
  expect([...closeOff(["students"])]).toEqual(["students", "year-change"]);
  expect(isOn(closeOff(["year-change"]), "students")).toBe(true);
});

it("a part may not stay on without what it needs", () => {
  expect(findUnmetNeed(NONE_OFF)).toBeUndefined();
  expect(findUnmetNeed(new Set(["students"]))).toMatchObject({
    part: { name: "year-change" },
    needed: { name: "students" },
  });
  expect(findUnmetNeed(new Set(["students", "year-change"]))).toBeUndefined();
});

it("a stored name that is no part any more is left out", () => {
  expect([...closeOff(["transport", "fees"])]).toEqual(["fees"]);
});

it("each content type belongs to one feature, and no feature names another type", () => {
  const declared = all.flatMap(({ types = [] }) => types);
  expect(declared.toSorted()).toEqual(resourceList.map(({ name }) => name).toSorted());
  expect(featureOfType("topStudents")).toBe("students");
});

it("pages belong to their feature; the privacy page stays on", () => {
  expect(featureOfPath("/gallery/:id")).toBe("galleries");
  expect(featureOfPage("alumni")).toBe("people");
  expect(featureOfPage("school")).toBeUndefined();
  expect(featureOfPath("/privacy")).toBeUndefined();
});
