import { readdirSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { announcementSchema } from "../../content/resources/announcement.ts";
import type { Fields } from "../../content/resources/define-resource.ts";
import { type ResourceName, resources } from "../../content/resources/index.ts";
import { sampleFileKeys } from "../sample-entries.ts";
import { alumni } from "./alumni.ts";
import { announcement } from "./announcement.ts";
import { blocks } from "./blocks.ts";
import { committee } from "./committee.ts";
import { contacts } from "./contacts.ts";
import { events } from "./events.ts";
import { facilities } from "./facilities.ts";
import { galleries } from "./galleries.ts";
import { notices } from "./notices.ts";
import { students } from "./students.ts";
import { team } from "./team.ts";
import { topStudents } from "./top-students.ts";

const samples: Record<ResourceName, readonly object[]> = {
  notices,
  events,
  facilities,
  topStudents,
  blocks,
  galleries,
  team,
  students,
  contacts,
  alumni,
  committee,
};
const names = Object.keys(samples) as ResourceName[];

/** What the content type's own rules say against an entry's values; its files come later, from the build. */
function faultsOf(name: ResourceName, entry: object): string[] {
  const values = new Map<string, unknown>(Object.entries(entry));
  const fields: Fields = resources[name].fields;
  return Object.entries(fields).flatMap(([field, rule]) => {
    if (rule.kind !== "value" || (rule.optional && values.get(field) === null)) return [];
    const faults = rule.schema.safeParse(values.get(field)).error?.issues ?? [];
    return faults.map((fault) => `${name}.${field} ${JSON.stringify(values.get(field))}: ${fault.message}`);
  });
}

const shippedKeys = (folder: string) =>
  readdirSync(path.resolve(import.meta.dirname, "..", folder))
    .map((file) => path.parse(file).name)
    .toSorted();

const picturesOf = (entry: object) =>
  Object.entries(entry).flatMap(([field, value]) => (/picture/i.test(field) ? value : []));

describe("sample content", () => {
  it.each(names)("%s follow the rules of their content type", (name) => {
    expect(samples[name].length).toBeGreaterThan(0);
    expect(samples[name].flatMap((entry) => faultsOf(name, entry))).toEqual([]);
  });

  it.each(names.filter((name) => name !== "blocks"))("no two %s show the same picture", (name) => {
    const pictures = samples[name].flatMap(picturesOf);
    expect(pictures).toEqual([...new Set(pictures)]);
  });

  it("gives every blog post a cover of its own and its author’s portrait", () => {
    const covers = blocks.flatMap((block) => block.pictures);
    expect(covers).toEqual([...new Set(covers)]);
    const portraits = new Map(blocks.map((block) => [block.autherName, block.authorPicture]));
    expect(blocks.every((block) => portraits.get(block.autherName) === block.authorPicture)).toBe(true);
  });

  it("gives every student a roll number of their own", () => {
    const rollNumbers = students.map((student) => student.rollNumber);
    expect(rollNumbers).toEqual([...new Set(rollNumbers)]);
  });

  it("lists notices and blog posts with the newest first", () => {
    const dates = notices.map((notice) => notice.date);
    expect(dates).toEqual(dates.toSorted().reverse());
    const times = blocks.map((block) => block.createdAt);
    expect(times).toEqual(times.toSorted().reverse());
  });

  it("shows only pictures and circulars that are shipped, and every circular", () => {
    const circulars = shippedKeys("circulars");
    const pictures = shippedKeys("pictures");
    expect(sampleFileKeys.filter((key) => !pictures.includes(key)).toSorted()).toEqual(circulars);
  });

  it("announces something that can be saved", () => {
    const { linkPath, ...texts } = announcement;
    const link = new URL(linkPath, "https://school.example").href;
    expect(announcementSchema.safeParse({ ...texts, link }).error).toBeUndefined();
  });
});
