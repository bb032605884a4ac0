import { describe, expect, it } from "vitest";
import { DUTIES, type Permission } from "../../../core/content/api/permissions.ts";
import { inEnglish } from "../../../core/content/messages/message.ts";
import type { AnyDocument } from "../../../core/content/pages/define-page.ts";
import type { HomePage } from "../../home/content/home.ts";
import type { School } from "../../school/content/school.ts";
import { change, EMPTY, FACT_GAPS, FILLED, type Source } from "../tests/disclosure-gaps.ts";
import { CERTIFICATE_KINDS } from "./certificates/certificate-kinds.ts";
import type { ShownCertificate } from "./certificates/certificate-states.ts";
import { checkCalls } from "./check-contract.ts";
import type { DisclosurePage } from "./disclosure.ts";
import { type CheckedDisclosure, findGaps, findSubjects, usesDisclosure } from "./find-gaps.ts";

const DAY = "2026-11-18";

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

const CERTIFICATES = CERTIFICATE_KINDS.filter((kind) => kind !== "other").map((kind) =>
  buildCertificate({ _id: kind, kind, file: `${kind}.pdf` }),
);

const build = (
  documents: Partial<Record<Source, AnyDocument>> = {},
  sources: Partial<CheckedDisclosure["sources"]> = {},
  others: Partial<CheckedDisclosure> = {},
): CheckedDisclosure => {
  const { school, home, disclosure } = { ...FILLED, ...documents };
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
  build({ [page]: change(FILLED[page], values) });

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

const EMPTY_FIELD = "Nothing is written here yet";

it("a complete page has no gaps", () => {
  expect(list(build())).toEqual([]);
});

describe("an empty field is a gap that links to it", () => {
  it.each(FACT_GAPS)("%s: %s", (page, path, empty, label) => {
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

it("a year without numbers or a remark is a gap, and so are fewer than three years; a school without results has none", () => {
  const result = {
    id: "1",
    year: "2025-26",
    registered: 61,
    passed: 60,
    percentage: null as number | null,
    remarks: { en: null as string | null, hi: null },
  };
  const withResults = (...results: (Omit<typeof result, "passed"> & { passed: number | null })[]) =>
    list(withValues("disclosure", { "academics.firstResults": results }));
  const earlier = [
    { ...result, id: "2", year: "2024-25" },
    { ...result, id: "3", year: "2023-24" },
  ];
  expect(withResults(result, ...earlier)).toEqual([]);
  expect(withResults(...earlier)).toEqual([
    [
      "missing",
      "Results of Class X",
      "The page needs the last 3 years. A year without an examination has a row with a remark",
      "/admin/pages/disclosure?field=academics.firstResults",
    ],
  ]);
  const withoutNumbers = { ...result, passed: null };
  expect(
    withResults({ ...withoutNumbers, remarks: { en: "First batch in 2027", hi: null } }, ...earlier),
  ).toEqual([expect.arrayContaining(["The Hindi text is missing"])]);
  expect(withResults({ ...withoutNumbers, percentage: 98 }, ...earlier)).toEqual([
    [
      "missing",
      "Results of Class X",
      "2025-26: the number of registered or passed students is missing",
      "/admin/pages/disclosure?field=academics.firstResults.0.registered",
    ],
  ]);
});

it("a text with one language is a gap of a bilingual school only", () => {
  const inOneLanguage = {
    "general.board": { en: "CBSE", hi: null },
    "infrastructure.otherRooms": [{ id: "1", name: { en: null, hi: "सभागार" }, number: 1, size: null }],
  };
  const school = change(FILLED.school, { "address.city": { en: "Ujjain", hi: null } });
  const home = change(FILLED.home, { "principalsDesk.name": { en: null, hi: "श्रीमती राव" } });
  const disclosure = change(FILLED.disclosure, inOneLanguage);
  const HINDI = "The Hindi text is missing";
  const ENGLISH = "The English text is missing";
  const PAGES = "/admin/pages";
  expect(list(build({ school, home, disclosure }))).toEqual([
    ["missing", "Room", ENGLISH, `${PAGES}/disclosure?field=infrastructure.otherRooms.0.name.en`],
    ["missing", "Board", HINDI, `${PAGES}/disclosure?field=general.board.hi`],
    ["missing", "Town or city", HINDI, `${PAGES}/school?field=address.city.hi`],
    ["missing", "Name of the principal", ENGLISH, `${PAGES}/home?field=principalsDesk.name.en`],
  ]);
  const hiddenSections = ["general", "infrastructure"];
  expect(list(build({ school, home, disclosure: { ...disclosure, hiddenSections } }))).toEqual([]);
  expect(list(build({ school: { ...school, languages: "en" }, home, disclosure }))).toEqual([]);
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

  it("a kind that the board does not ask for is no gap", () => {
    const { sources } = withCertificates();
    const disclosure = change(FILLED.disclosure, { "documents.notAsked": ["fire safety"] });
    expect(list(build({ disclosure }, { certificates: sources.certificates }))).toEqual([]);
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

  it("everybody who starts a check, and so sees the findings, may see internal certificates", () => {
    const duties: readonly (readonly Permission[])[] = Object.values(DUTIES);
    const readers = duties.filter((permissions) => permissions.includes(checkCalls.run.access));
    expect(readers).not.toEqual([]);
    expect(readers.filter((permissions) => !permissions.includes("certificates:read"))).toEqual([]);
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
    { ...EMPTY, disclosure: { ...FILLED.disclosure, hiddenSections } },
    { filledPaths: new Set(), committee: [], certificates: [] },
  );
  expect(list(content)).toEqual([]);
  expect(findSubjects(content)).toEqual([]);
});

it("the files of the shown certificates and the video are checked", () => {
  const earlier = { _id: "old", issuedOn: "2020-01-01", file: "old.pdf" };
  const subjects = findSubjects(withCertificates({}, earlier));
  expect(subjects.map(({ subject }) => subject)).not.toContain("old.pdf");
  expect(subjects.filter(({ kind, subject }) => kind === "link" || subject === "fire.pdf")).toEqual([
    {
      kind: "file",
      subject: "fire.pdf",
      name: { en: "Fire safety certificate", hi: "अग्नि सुरक्षा प्रमाणपत्र" },
      to: "/admin/certificates?view=cards&edit=c1&field=file",
    },
    {
      kind: "link",
      subject: "https://youtu.be/aqz-KE-bpKQ",
      name: { en: "Video of the inspection", hi: "निरीक्षण का वीडियो" },
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
