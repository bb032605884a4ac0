import { describe, expect, it } from "vitest";
import { emptyValues } from "../../../core/content/pages/page-schema.ts";
import { WORDS } from "../../../core/words/index.ts";
import type { HomePage } from "../../home/content/home.ts";
import { pages } from "../../pages.ts";
import type { School } from "../../school/content/school.ts";
import { buildDisclosure, type DisclosureSources, isKnown } from "./build-disclosure.ts";
import type { ShownCertificate } from "./certificates/certificate-states.ts";
import type { DisclosurePage } from "./disclosure.ts";

const text = (en: string, hi: string | null = null) => ({ en, hi });

const empty = <Document>(name: "disclosure" | "school" | "home") =>
  emptyValues(pages[name].fields) as unknown as Document;

const sources = (changes: Partial<DisclosureSources> = {}): DisclosureSources => ({
  document: empty<DisclosurePage>("disclosure"),
  school: empty<School>("school"),
  principal: empty<HomePage>("home").principalsDesk,
  committee: [],
  certificates: [],
  filledPaths: new Set(),
  today: "2026-11-18",
  ...changes,
});

const build = (changes: Partial<DisclosureSources> = {}, language: "en" | "hi" = "en") =>
  buildDisclosure(sources(changes), WORDS[language], language);

const allFacts = (...built: Parameters<typeof build>) => build(...built).flatMap(({ facts }) => facts);
const findFact = (id: string, ...built: Parameters<typeof build>) =>
  allFacts(...built).find((fact) => fact.id === id);

const certificate = (changes: Partial<ShownCertificate>): ShownCertificate => ({
  _id: "1",
  kind: "fire safety",
  title: null,
  number: "12/34",
  authority: "Fire Service",
  issuedOn: "2026-01-05",
  validUntil: null,
  file: null,
  ...changes,
});

describe("what the site already knows", () => {
  it("is taken from there, with the place where the office writes it", () => {
    const school = {
      ...empty<School>("school"),
      name: text("Gyan Bharati", "ज्ञान भारती"),
      address: { ...empty<School>("school").address, city: text("Ujjain"), postalCode: "456010" },
      phones: [
        { id: "1", label: text("Office"), number: "0734 255 0101" },
        { id: "2", label: text("Office"), number: "0734 255 0102" },
      ],
    };
    expect(findFact("name", { school })).toMatchObject({
      value: [school.name],
      place: { page: "school", field: "name" },
    });
    expect(findFact("address", { school })?.value).toEqual([{ en: "Ujjain – 456010", hi: null }]);
    expect(findFact("phones", { school })?.value).toEqual(["0734 255 0101 · 0734 255 0102"]);
    const committee = [{ name: "Shri Rao", designation: "President" }];
    expect(findFact("committee", { committee })).toMatchObject({
      value: ["Shri Rao, President"],
      place: { type: "committee" },
    });
  });

  it("is missing where nobody has written it", () => {
    const missing = allFacts().filter((fact) => !isKnown(fact));
    expect(missing.map(({ id }) => id)).toEqual(allFacts().map(({ id }) => id));
  });

  it("is linked where it has a page of its own", () => {
    expect(findFact("fees", { filledPaths: new Set(["/fees"]) })?.link).toEqual({
      href: "/fees",
      text: "Fees of all classes",
    });
    expect(findFact("fees")?.link).toBeUndefined();
  });
});

describe("certificates", () => {
  const shown = (certificates: ShownCertificate[], today = "2026-11-18") =>
    build({ certificates, today }).flatMap(({ documents }) => documents);

  it("are valid on their last day and expired on the next", () => {
    const certificates = [certificate({ validUntil: "2026-11-18" })];
    expect(shown(certificates)).toEqual([
      {
        id: "1",
        name: "Fire safety certificate",
        issuer: ["No. 12/34", "Fire Service"],
        issuedOn: "5 January 2026",
        validity: "Valid until 18 November 2026",
        isExpired: false,
        file: null,
      },
    ]);
    expect(shown(certificates, "2026-11-19")).toMatchObject([
      { validity: "Expired on 18 November 2026", isExpired: true },
    ]);
  });

  it("are shown once for each kind, in the order of the boards", () => {
    const certificates = [
      certificate({ _id: "old", issuedOn: "2024-01-05", validUntil: "2027-01-04" }),
      certificate({ _id: "new", file: "new.pdf" }),
      certificate({ _id: "letter", kind: "affiliation" }),
    ];
    expect(shown(certificates).map(({ id, name, file }) => [id, name, file])).toEqual([
      ["letter", "Affiliation letter", null],
      ["new", "Fire safety certificate", "new.pdf"],
    ]);
  });
});

it("a hidden section is left out", () => {
  const document = { ...empty<DisclosurePage>("disclosure"), hiddenSections: ["staff"] };
  expect(build({ document }).map(({ id }) => id)).toEqual([
    "general",
    "documents",
    "academics",
    "infrastructure",
  ]);
});

it("a school without results has no table", () => {
  expect(build().flatMap(({ tables }) => tables)).toEqual([]);
});

it("teachers are added up and compared with the sections of the classes", () => {
  const document = empty<DisclosurePage>("disclosure");
  Object.assign(document.staff, { pgt: 4, prt: 5 });
  const school = {
    ...empty<School>("school"),
    classes: [
      { id: "1", name: text("1"), sections: "A, B, " },
      { id: "2", name: text("2"), sections: null },
      { id: "3", name: text("3"), sections: "A,B,C" },
    ],
  };
  expect(findFact("teachers", { document, school })?.value).toEqual(["9"]);
  expect(findFact("ratio", { document, school })?.value).toEqual(["1.5 : 1", "9 teachers, 6 sections"]);
  expect(findFact("ratio", { document })).toMatchObject({ value: [], place: { page: "school" } });
  expect(findFact("ratio", { school })).toMatchObject({ value: [], place: { page: "disclosure" } });
});

it("rooms have their number and size", () => {
  const document = empty<DisclosurePage>("disclosure");
  Object.assign(document.infrastructure, {
    classrooms: 24,
    classroomSize: 46.5,
    libraries: 1,
    librarySize: 1200,
    laboratories: 0,
    laboratorySize: 50,
    computerRooms: 2,
  });
  const writtenOf = (id: string) => findFact(id, { document })?.value;
  expect(["classrooms", "libraries", "laboratories", "computerRooms"].map(writtenOf)).toEqual([
    ["24, of 46.5 m² each"],
    ["1, of 1,200 m²"],
    ["0"],
    ["2"],
  ]);
});
