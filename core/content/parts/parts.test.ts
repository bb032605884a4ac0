import { expect, it } from "vitest";
import { features } from "../../../features/content.ts";
import { resourceList } from "../../../features/types.ts";
import type { Feature } from "../feature.ts";
import {
  closeOff,
  featureOfPage,
  featureOfPath,
  featureOfType,
  findNeeds,
  isOn,
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

it("a stored name that is no part any more is left out", () => {
  expect([...closeOff(["transport", "fees"])]).toEqual(["fees"]);
});

it("no content type belongs to two features, and each that is named exists", () => {
  const declared = all.flatMap(({ types = [] }) => types);
  expect(new Set(declared).size).toBe(declared.length);
  expect(resourceList.map(({ name }) => name)).toEqual(expect.arrayContaining(declared));
  expect(featureOfType("topStudents")).toBe("students");
});

it("pages belong to their feature; the privacy page stays on", () => {
  expect(featureOfPath("/gallery/:id")).toBe("galleries");
  expect(featureOfPage("alumni")).toBe("people");
  expect(featureOfPage("school")).toBeUndefined();
  expect(featureOfPath("/privacy")).toBeUndefined();
});
