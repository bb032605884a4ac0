import { describe, expect, it } from "vitest";
import { resourceList, resources } from "../../../features/types.ts";
import { companionOf, inLanguage, lacksHindi, translatedFields } from "./companions.ts";
import type { Resource } from "./define-resource.ts";

const companions = resourceList.flatMap((resource) =>
  translatedFields(resource).map((names) => ({ resource, type: resource.name, ...names })),
);

/** The maximum length of a field. */
function limitOf({ fields }: Resource, name: string): number {
  const field = fields[name];
  if (field?.kind !== "value") return 0;
  const takes = (length: number) => field.schema.safeParse("क".repeat(length)).success;
  return [40, 120, 200, 500, 5000, 100_000].find((length) => takes(length) && !takes(length + 1)) ?? 0;
}

describe("Hindi companion fields", () => {
  it("exist for all texts that the school publishes", () => {
    const named = resourceList.map((resource) => [
      resource.name,
      translatedFields(resource).map(({ original }) => original),
    ]);
    expect(Object.fromEntries(named)).toMatchObject({
      notices: ["title", "description"],
      events: ["title", "place", "description"],
      contacts: [],
      savedReplies: ["title", "text"],
      blocks: ["title", "description", "autherName", "content"],
      galleries: ["title", "description"],
      students: ["name", "guardianName"],
      topStudents: ["name", "class"],
      team: ["name", "designation", "subject", "qualification"],
      alumni: ["name", "fatherName", "passOutClass", "designation", "post", "location"],
      committee: ["name", "designation"],
      facilities: ["name"],
    });
  });

  it.each(companions)("$companion of $type has the limit of $original and may be absent", (each) => {
    const { resource, original, companion, field } = each;
    expect(limitOf(resource, companion)).toBe(limitOf(resource, original));
    expect(limitOf(resource, companion)).toBeGreaterThan(0);
    expect(field.optional).toBe(true);
    expect(field.schema.parse(" ")).toBeNull();
  });

  it.each(companions)("$companion of $type is public and searched exactly if $original is", (each) => {
    const { resource, original, companion } = each;
    const isPublic = (name: string) => resource.publicFields.some((each) => each === name);
    expect(isPublic(companion)).toBe(isPublic(original));
    expect(resource.search.includes(companion)).toBe(resource.search.includes(original));
  });

  it("are found by the name of their original; other fields have none", () => {
    expect(companionOf(resources.notices, "title")).toBe("titleHi");
    expect(companionOf(resources.notices, "titleHi" as string)).toBeUndefined();
    expect(companionOf(resources.notices, "date" as string)).toBeUndefined();
  });

  it("of a text that only the office sees are not missed", () => {
    const student = {
      name: "Kavya Patel",
      nameHi: "काव्या पटेल",
      guardianName: "R. Patel",
      guardianNameHi: null,
    };
    expect(lacksHindi(resources.students, student)).toBe(false);
    expect(lacksHindi(resources.students, { ...student, nameHi: null })).toBe(true);
  });

  it("are shown on Hindi pages if filled; English pages show the originals", () => {
    const notice = { title: "Holiday", titleHi: "अवकाश", description: "Closed", descriptionHi: null };
    expect(inLanguage(resources.notices, notice, "hi")).toMatchObject({
      title: "अवकाश",
      description: "Closed",
    });
    expect(inLanguage(resources.notices, notice, "en")).toEqual(notice);
  });

  it("are shown on English pages if there is no original", () => {
    const gallery = { title: null, titleHi: "वार्षिकोत्सव", description: "", descriptionHi: null };
    expect(inLanguage(resources.galleries, gallery, "en")).toMatchObject({
      title: "वार्षिकोत्सव",
      description: "",
    });
    expect(inLanguage(resources.galleries, gallery, undefined)).toBe(gallery);
  });
});
