import { CERTIFICATE_KINDS, type CertificateKind } from "../certificates/certificate-kinds.ts";
import { certificateName, KIND_NAMES } from "../certificates/certificate-names.ts";
import { currentOf, stateOf } from "../certificates/certificate-states.ts";
import { type Coded, message } from "../messages/message.ts";
import type { Bilingual, PageDeclaration, PageField } from "../pages/define-page.ts";
import { type PageName, pages } from "../pages/index.ts";
import { type ResourceName, resources } from "../resources/index.ts";
import { WORDS } from "../words/index.ts";
import {
  buildDisclosure,
  type DisclosureFact,
  type DisclosureSources,
  type FactPlace,
  isKnown,
  type ShownCertificate,
} from "./build-disclosure.ts";
import type { Finding, Place } from "./finding.ts";
import { latestResults, passPercentage } from "./results.ts";

/** What the check reads. */
export interface CheckedDisclosure {
  /** What visitors see. */
  sources: DisclosureSources;
  /** The kinds of the internal certificates. */
  internalKinds: ReadonlySet<string>;
  /** Whether the page is the sample's, whose links are invented. */
  isSample: boolean;
}

/** Facts that not every school has. */
const OPTIONAL_FACTS: ReadonlySet<string> = new Set(["board", "society", "otherTeachers"]);

/** Not every school has an extension, and other certificates are the school's own choice. */
const NEEDED_KINDS: readonly CertificateKind[] = CERTIFICATE_KINDS.filter(
  (kind) => kind !== "extension of affiliation" && kind !== "other",
);

/** The size of rooms is needed if there are any. */
const SIZES = {
  classrooms: "classroomSize",
  laboratories: "laboratorySize",
  computerRooms: "computerRoomSize",
  libraries: "librarySize",
} as const;

/** Whether the school has begun to fill the page. */
export const usesDisclosure = ({ sources: { filledPaths } }: CheckedDisclosure): boolean =>
  filledPaths.has(pages.disclosure.path);

/** What is missing on the page, and what has expired, without the sections that the school does not show. */
export function findGaps(checked: CheckedDisclosure): Finding[] {
  const { sources } = checked;
  const isShown = (section: string) => !sources.document.hiddenSections.includes(section);
  return [
    ...findUnknownFacts(sources),
    ...(isShown("general") ? findPinCode(sources) : []),
    ...(isShown("infrastructure") ? findSizes(sources) : []),
    ...(isShown("academics") ? findResults(sources) : []),
    ...(isShown("documents") ? findCertificateGaps(checked) : []),
  ];
}

/** The facts that nobody has written, each place once. */
function findUnknownFacts(sources: DisclosureSources): Finding[] {
  const factsIn = (language: "en" | "hi") =>
    buildDisclosure(sources, WORDS[language], language).flatMap(({ facts }) => facts);
  const hindi = factsIn("hi");
  const findings = factsIn("en").flatMap((fact, index) => {
    if (isKnown(fact) || OPTIONAL_FACTS.has(fact.id)) return [];
    const name = { en: textOf(fact), hi: textOf(hindi[index] ?? fact) };
    const reason = "page" in fact.place ? message("gap_field") : message("gap_list");
    return [missing({ name, to: addressOf(fact.place) }, reason)];
  });
  // The principal is in two sections, and a sum is at the place of its first part.
  return findings.filter(({ to }, index) => findings.findIndex((other) => other.to === to) === index);
}

const textOf = ({ label }: DisclosureFact): string => (typeof label === "string" ? label : inEither(label));
const inEither = ({ en, hi }: Bilingual) => en || hi || "";

/** A part of the address, which is one fact. */
const findPinCode = ({ school: { address } }: DisclosureSources): Finding[] =>
  address.postalCode === null ? [missingField("school", "address.postalCode")] : [];

const findSizes = ({ document: { infrastructure } }: DisclosureSources): Finding[] =>
  Object.entries(SIZES).flatMap(([rooms, size]) =>
    infrastructure[rooms as keyof typeof SIZES] && infrastructure[size] === null
      ? [missingField("disclosure", `infrastructure.${size}`)]
      : [],
  );

/** A school without classes X and XII has no rows, and so nothing is missing. */
const findResults = ({ document: { academics } }: DisclosureSources): Finding[] =>
  (["firstResults", "secondResults"] as const).flatMap((exam) =>
    latestResults(academics[exam])
      .filter((result) => passPercentage(result) === null)
      .map((result) =>
        missing(
          fieldPlace("disclosure", `academics.${exam}`, `.${academics[exam].indexOf(result)}.registered`),
          message("gap_results", { year: result.year }),
        ),
      ),
  );

/** The certificates that the page shows: of each kind the one in force. */
const findShown = ({ certificates, today }: DisclosureSources): ShownCertificate[] =>
  currentOf(certificates, today).map(({ current }) => current);

function findCertificateGaps({ sources, internalKinds }: CheckedDisclosure): Finding[] {
  const shown = findShown(sources);
  const absent = NEEDED_KINDS.filter((kind) => !shown.some((each) => each.kind === kind)).map((kind) =>
    missing(kindPlace(kind), internalKinds.has(kind) ? message("gap_internal") : message("gap_certificate")),
  );
  const withoutFile = shown
    .filter(({ file }) => !file)
    .map((each) => missing(certificatePlace(each), message("gap_file")));
  const expired = shown
    .filter((each) => stateOf(each, sources.today).name === "expired")
    .map((each) => ({
      ...certificatePlace(each),
      group: "expired" as const,
      reason: message("certificate_expired", { day: writeDay(each.validUntil ?? "") }),
    }));
  return [...absent, ...withoutFile, ...expired];
}

/** A file or an address that visitors open from the page. */
export interface Subject extends Place {
  kind: "file" | "link";
  /** The name of the stored file, or the address. */
  subject: string;
}

/** The files and links of the page. */
export function findSubjects({ sources, isSample }: CheckedDisclosure): Subject[] {
  const { hiddenSections, infrastructure } = sources.document;
  const files = hiddenSections.includes("documents")
    ? []
    : findShown(sources).flatMap((each) =>
        each.file ? [{ ...certificatePlace(each), kind: "file" as const, subject: each.file }] : [],
      );
  const { video } = infrastructure;
  if (isSample || video === null || hiddenSections.includes("infrastructure")) return files;
  const link = { ...fieldPlace("disclosure", "infrastructure.video"), kind: "link" as const, subject: video };
  return [...files, link];
}

const missing = (place: Place, reason: Coded): Finding => ({ ...place, group: "missing", reason });

const missingField = (page: PageName, path: string) => missing(fieldPlace(page, path), message("gap_field"));

/** `17-11-2026`, which is read alike in both languages. */
const writeDay = (day: string) => day.split("-").reverse().join("-");

/** The address in the panel where a fact is written. */
const addressOf = (place: FactPlace): string =>
  "page" in place
    ? `/admin/pages/${place.page}?${new URLSearchParams({ field: place.field })}`
    : resources[place.type satisfies ResourceName].screen.path;

const fieldPlace = (page: PageName, path: string, rest = ""): Place => ({
  name: { en: findField(pages[page], path)?.label ?? path, hi: null },
  to: addressOf({ page, field: path + rest }),
});

const kindPlace = (kind: CertificateKind): Place => ({
  name: { en: KIND_NAMES.en[kind], hi: KIND_NAMES.hi[kind] },
  to: `${resources.certificates.screen.path}?new`,
});

const certificatePlace = (certificate: ShownCertificate): Place => ({
  name: { en: certificateName(certificate, "en"), hi: certificateName(certificate, "hi") },
  // All certificates of the kind, so that the office sees whether it has a later one.
  to: `${resources.certificates.screen.path}?${new URLSearchParams({ view: "table", kind: certificate.kind })}`,
});

function findField({ fields }: Pick<PageDeclaration, "fields">, path: string): PageField | undefined {
  const [name = "", ...rest] = path.split(".");
  const field = fields[name];
  return rest.length > 0 && field?.kind === "group" ? findField(field, rest.join(".")) : field;
}
