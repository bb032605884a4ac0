import { readdirSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { announcementSchema } from "../../features/announcement/content/announcement.ts";
import { announcement } from "../../features/announcement/sample/announcement.ts";
import { notices } from "../../features/notices/sample/notices.ts";
import { blocks } from "../../features/posts/sample/blocks.ts";
import { samples } from "../../features/sample.ts";
import { students } from "../../features/students/sample/students.ts";
import { type ResourceName, resourceNames, resources } from "../../features/types.ts";
import { isCompanion } from "../content/types/companions.ts";
import type { Fields } from "../content/types/define-resource.ts";
import { sampleEntries, sampleFileKeys } from "./sample-entries.ts";

const entriesOf = (name: ResourceName) => sampleEntries.filter(({ resource }) => resource.name === name);

/** Texts in Hindi are given, or declared as not needed. */
function mayBeAbsent(name: ResourceName, field: string, values: ReadonlyMap<string, unknown>): boolean {
  const { fields }: { fields: Fields } = resources[name];
  const rule = fields[field];
  if (rule?.kind !== "value" || !rule.optional) return false;
  return values.get(field) === null || (!values.has(field) && !isCompanion({ fields }, field));
}

/** The errors of an entry's values by the rules of its content type; its files are added by the build. */
function errorsOf(name: ResourceName, entry: object): string[] {
  const values = new Map<string, unknown>(Object.entries(entry));
  const fields: Fields = resources[name].fields;
  return Object.entries(fields).flatMap(([field, rule]) => {
    if (rule.kind !== "value" || mayBeAbsent(name, field, values)) return [];
    const issues = rule.schema.safeParse(values.get(field)).error?.issues ?? [];
    return issues.map((issue) => `${name}.${field} ${JSON.stringify(values.get(field))}: ${issue.message}`);
  });
}

const shippedKeys = (folder: string) =>
  readdirSync(path.resolve(import.meta.dirname, "../../sample", folder))
    .map((file) => path.parse(file).name)
    .toSorted();

describe("sample content", () => {
  it.each(resourceNames)("%s follow the rules of their content type", (name) => {
    expect(entriesOf(name).length).toBeGreaterThan(0);
    expect(entriesOf(name).flatMap(({ values }) => errorsOf(name, values))).toEqual([]);
  });

  it.each(resourceNames.filter((name) => name !== "blocks"))("no two %s show the same picture", (name) => {
    const pictures = entriesOf(name).flatMap(({ files }) => Object.values(files).flat());
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

  it("shows only pictures and circulars that are shipped, every circular, and files that features draw", () => {
    const drawn = samples.flatMap(({ drawnFiles = [] }) => drawnFiles.map(({ key }) => key));
    expect(drawn).toEqual([...new Set(drawn)]);
    const circulars = [...shippedKeys("circulars"), ...drawn].toSorted();
    const pictures = shippedKeys("pictures");
    expect(sampleFileKeys.filter((key) => !pictures.includes(key)).toSorted()).toEqual(circulars);
  });

  it("announces something that can be saved", () => {
    expect(announcementSchema.safeParse(announcement("https://school.example")).error).toBeUndefined();
  });
});
