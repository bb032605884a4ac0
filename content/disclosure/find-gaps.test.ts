import { describe, expect, it } from "vitest";
import { CERTIFICATE_KINDS } from "../certificates/certificate-kinds.ts";
import { inEnglish } from "../messages/message.ts";
import type { AnyDocument } from "../pages/define-page.ts";
import type { DisclosurePage } from "../pages/disclosure.ts";
import type { HomePage } from "../pages/home.ts";
import { pages } from "../pages/index.ts";
import { emptyValues } from "../pages/page-schema.ts";
import type { School } from "../pages/school.ts";
import type { ShownCertificate } from "./build-disclosure.ts";
import { type CheckedDisclosure, findGaps, findSubjects, usesDisclosure } from "./find-gaps.ts";

const DAY = "2026-11-18";
const text = (en: string) => ({ en, hi: null });

const buildCertificate = (values: Partial<ShownCertificate> = {}): ShownCertificate => ({
  _id: "c1",
  kind: "fire safety",
  title: null,
  number: null,
  authority: null,
  issuedOn: "2024-01-01",
  validUntil: "2027-01-01",
  file: "fire.pdf",
  ...values,
});

const EMPTY = {
  school: emptyValues(pages.school.fields),
  home: emptyValues(pages.home.fields),
  disclosure: emptyValues(pages.disclosure.fields),
};
type Source = keyof typeof EMPTY;

/** The document with some values replaced, by their path. */
function change(document: AnyDocument, values: Record<string, unknown>): AnyDocument {
  const changed = structuredClone(document);
  for (const [path, value] of Object.entries(values)) {
    const names = path.split(".");
    const last = names.pop() ?? "";
    const parent = names.reduce((part, name) => part[name] as AnyDocument, changed);
    expect(Object.hasOwn(parent, last), path).toBe(true);
    parent[last] = value;
  }
  return changed;
}

const DOCUMENTS: Record<Source, AnyDocument> = {
  school: change(EMPTY.school, {
    name: text("Adarsh"),
    "address.street": text("Street"),
    "address.city": text("Ujjain"),
    "address.state": text("Madhya Pradesh"),
    "address.postalCode": "456001",
    phones: [{ id: "1", label: text("Office"), number: "+91 55500 00001" }],
    email: "office@school.example",
    classes: [{ id: "1", name: text("1"), sections: "A" }],
  }),
  home: change(EMPTY.home, {
    "principalsDesk.name": text("Smt. Rao"),
    "principalsDesk.qualification": text("M.Ed."),
  }),
  disclosure: change(EMPTY.disclosure, {
    "general.affiliationNumber": "1030001",
    "general.schoolCode": "50001",
    "academics.association": text("Meets every month."),
    "staff.vicePrincipals": 0,
    "staff.headTeachers": 1,
    "staff.pgt": 0,
    "staff.tgt": 4,
    "staff.prt": 12,
    "staff.specialEducators": 1,
    "staff.counsellors": 0,
    "infrastructure.campusArea": 8000,
    "infrastructure.classrooms": 20,
    "infrastructure.classroomSize": 46,
    "infrastructure.laboratories": 0,
    "infrastructure.computerRooms": 0,
    "infrastructure.libraries": 1,
    "infrastructure.librarySize": 112,
    "infrastructure.internet": "yes",
    "infrastructure.girlsToilets": 8,
    "infrastructure.boysToilets": 8,
    "infrastructure.accessibleToilets": 1,
    "infrastructure.video": "https://youtu.be/aqz-KE-bpKQ",
  }),
};

const CERTIFICATES = CERTIFICATE_KINDS.filter((kind) => kind !== "other").map((kind) =>
  buildCertificate({ _id: kind, kind, file: `${kind}.pdf` }),
);

const build = (
  documents: Partial<Record<Source, AnyDocument>> = {},
  sources: Partial<CheckedDisclosure["sources"]> = {},
  others: Partial<CheckedDisclosure> = {},
): CheckedDisclosure => {
  const { school, home, disclosure } = { ...DOCUMENTS, ...documents };
  return {
    sources: {
      document: disclosure as DisclosurePage,
      school: school as School,
      principal: (home as HomePage).principalsDesk,
      committee: [{ name: "Shri Verma", designation: "Chairman" }],
      certificates: CERTIFICATES,
      filledPaths: new Set(["/fees", "/calendar", "/management", "/teachers", "/disclosure"]),
      today: DAY,
      ...sources,
    },
    internalIds: new Map(),
    isSample: false,
    ...others,
  };
};

const withValues = (page: Source, values: Record<string, unknown>) =>
  build({ [page]: change(DOCUMENTS[page], values) });

const withCertificates = (...values: Partial<ShownCertificate>[]) =>
  build(
    {},
    {
      certificates: [
        ...CERTIFICATES.filter(({ kind }) => kind !== "fire safety"),
        ...values.map(buildCertificate),
      ],
    },
  );

const list = (checked: CheckedDisclosure) =>
  findGaps(checked).map(({ group, name, reason, to }) => [group, name.en, inEnglish(reason), to]);

const NO_TEXT = { en: null, hi: null };

const EMPTY_ADDRESS = {
  street: NO_TEXT,
  locality: NO_TEXT,
  city: NO_TEXT,
  state: NO_TEXT,
  postalCode: "456001",
};

const EMPTY_FIELD = "Nothing is written here yet";

it("a complete page has no gaps", () => {
  expect(list(build())).toEqual([]);
});

describe("an empty field is a gap that links to it", () => {
  it.each<[Source, string, unknown, string]>([
    ["school", "name", NO_TEXT, "Name of the school"],
    ["school", "address", EMPTY_ADDRESS, "Address with PIN code"],
    ["school", "address.postalCode", null, "PIN code"],
    ["school", "phones", [], "Telephones"],
    ["school", "email", null, "Email"],
    ["school", "classes", [], "Teachers to sections"],
    ["home", "principalsDesk.name", NO_TEXT, "Principal"],
    ["home", "principalsDesk.qualification", NO_TEXT, "Qualification of the principal"],
    ["disclosure", "general.affiliationNumber", null, "Affiliation number"],
    ["disclosure", "general.schoolCode", null, "School code"],
    ["disclosure", "academics.association", NO_TEXT, "Parent-teacher association"],
    ["disclosure", "staff.vicePrincipals", null, "Vice principals"],
    ["disclosure", "staff.headTeachers", null, "Head teachers"],
    ["disclosure", "staff.pgt", null, "Postgraduate teachers (PGT)"],
    ["disclosure", "staff.tgt", null, "Trained graduate teachers (TGT)"],
    ["disclosure", "staff.prt", null, "Primary teachers (PRT)"],
    ["disclosure", "staff.specialEducators", null, "Special educators"],
    ["disclosure", "staff.counsellors", null, "Counsellors"],
    ["disclosure", "infrastructure.campusArea", null, "Area of the campus"],
    ["disclosure", "infrastructure.classrooms", null, "Classrooms"],
    ["disclosure", "infrastructure.classroomSize", null, "Size of a classroom, in square metres"],
    ["disclosure", "infrastructure.laboratories", null, "Laboratories"],
    ["disclosure", "infrastructure.computerRooms", null, "Computer laboratories"],
    ["disclosure", "infrastructure.libraries", null, "Library"],
    ["disclosure", "infrastructure.librarySize", null, "Size of the library, in square metres"],
    ["disclosure", "infrastructure.internet", null, "Internet"],
    ["disclosure", "infrastructure.girlsToilets", null, "Toilets for girls"],
    ["disclosure", "infrastructure.boysToilets", null, "Toilets for boys"],
    ["disclosure", "infrastructure.accessibleToilets", null, "Toilets for children with special needs"],
    ["disclosure", "infrastructure.video", null, "Video of the inspection"],
  ])("%s: %s", (page, path, empty, label) => {
    expect(list(withValues(page, { [path]: empty }))).toEqual([
      ["missing", label, EMPTY_FIELD, `/admin/pages/${page}?field=${path}`],
    ]);
  });
});

it("the size of rooms is missing only if there are any", () => {
  const rooms = { "infrastructure.laboratories": 2, "infrastructure.computerRooms": 1 };
  expect(list(withValues("disclosure", rooms)).map(([, label]) => label)).toEqual([
    "Size of a laboratory, in square metres",
    "Size of a computer laboratory, in square metres",
  ]);
});

it("an empty place for fees, calendar and committee is a gap", () => {
  const content = build({}, { filledPaths: new Set(["/disclosure"]), committee: [] });
  expect(list(content)).toEqual([
    ["missing", "Fee structure", EMPTY_FIELD, "/admin/pages/fees?field=rows"],
    ["missing", "Annual academic calendar", "Nothing is entered yet", "/admin/calendar"],
    ["missing", "School management committee", "Nothing is entered yet", "/admin/committee"],
  ]);
});

it("a school without any number of teachers has one gap for the sum", () => {
  const numbers = { "staff.pgt": null, "staff.tgt": null, "staff.prt": null };
  expect(list(withValues("disclosure", numbers)).map(([, name]) => name)).toEqual([
    "Teachers in all",
    "Trained graduate teachers (TGT)",
    "Primary teachers (PRT)",
  ]);
});

it("a result without numbers is a gap; a school without results has none", () => {
  const result = {
    id: "1",
    year: "2025-26",
    registered: 61,
    passed: null,
    percentage: null,
    remarks: NO_TEXT,
  };
  expect(list(withValues("disclosure", { "academics.firstResults": [result] }))).toEqual([
    [
      "missing",
      "Results of Class X",
      "2025-26: the number of registered or passed students is missing",
      "/admin/pages/disclosure?field=academics.firstResults.0.registered",
    ],
  ]);
  const whole = { ...result, passed: 60 };
  expect(list(withValues("disclosure", { "academics.firstResults": [whole] }))).toEqual([]);
});

describe("certificates", () => {
  const NAME = "Fire safety certificate";
  const FILE = "/admin/certificates?view=cards&edit=c1&field=file";

  it("a missing kind is a gap, but not a missing extension of the affiliation", () => {
    expect(list(withCertificates())).toEqual([
      [
        "missing",
        NAME,
        "The page has no certificate of this kind",
        "/admin/certificates?view=cards&new=&kind=fire+safety",
      ],
    ]);
    const certificates = CERTIFICATES.filter(({ kind }) => kind !== "extension of affiliation");
    expect(list(build({}, { certificates }))).toEqual([]);
  });

  it("an internal one does not count", () => {
    const content = { ...withCertificates(), internalIds: new Map([["fire safety", "i1"]]) };
    expect(list(content)).toEqual([
      [
        "missing",
        NAME,
        "There is only an internal certificate, which visitors do not see",
        "/admin/certificates?view=cards&edit=i1&field=isInternal",
      ],
    ]);
  });

  it("one without a file is a gap", () => {
    expect(list(withCertificates({ file: null }))).toEqual([
      ["missing", NAME, "The certificate has no file", FILE],
    ]);
  });

  it("one is expired from the day after its last day on, until it is renewed", () => {
    expect(list(withCertificates({ validUntil: DAY }))).toEqual([]);
    const expired = { validUntil: "2026-11-17" };
    expect(list(withCertificates(expired))).toEqual([
      ["expired", NAME, "Expired on 17-11-2026", "/admin/certificates?view=cards&new=c1"],
    ]);
    const renewed = { _id: "c2", issuedOn: "2026-11-01", validUntil: null };
    expect(list(withCertificates(expired, renewed))).toEqual([]);
  });
});

it("hidden sections have no gaps, files or links", () => {
  const hiddenSections = ["general", "documents", "academics", "staff", "infrastructure"];
  const content = build(
    { ...EMPTY, disclosure: { ...DOCUMENTS.disclosure, hiddenSections } },
    { filledPaths: new Set(), committee: [], certificates: [] },
  );
  expect(list(content)).toEqual([]);
  expect(findSubjects(content)).toEqual([]);
});

it("the files of the shown certificates and the video are checked", () => {
  const earlier = { _id: "old", issuedOn: "2020-01-01", file: "old.pdf" };
  const subjects = findSubjects(withCertificates({}, earlier));
  expect(subjects.map(({ subject }) => subject)).not.toContain("old.pdf");
  expect(subjects.slice(-2)).toEqual([
    {
      kind: "file",
      subject: "fire.pdf",
      name: { en: "Fire safety certificate", hi: "अग्नि सुरक्षा प्रमाणपत्र" },
      to: "/admin/certificates?view=cards&edit=c1&field=file",
    },
    {
      kind: "link",
      subject: "https://youtu.be/aqz-KE-bpKQ",
      name: { en: "Video of the inspection", hi: null },
      to: "/admin/pages/disclosure?field=infrastructure.video",
    },
  ]);
});

it("the invented links of the sample are not opened", () => {
  const kinds = findSubjects(build({}, {}, { isSample: true })).map(({ kind }) => kind);
  expect(new Set(kinds)).toEqual(new Set(["file"]));
});

it("a school that has not begun the page is not checked", () => {
  expect(usesDisclosure(build({}, { filledPaths: new Set() }))).toBe(false);
  expect(usesDisclosure(build())).toBe(true);
});
