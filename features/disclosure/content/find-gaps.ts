import { type Coded, message } from "../../../core/content/messages/message.ts";
import type { AnyDocument, Bilingual, PageFields } from "../../../core/content/pages/define-page.ts";
import { findField, findWithout } from "../../../core/content/pages/walk-document.ts";
import { pageFieldPath } from "../../../core/content/site/office-paths.ts";
import { copyEntryPath, editEntryPath, newEntryPath } from "../../../core/content/types/entry-address.ts";
import { WORDS } from "../../../core/words/index.ts";
import { LANGUAGES, languagesOf } from "../../../core/words/languages.ts";
import { type PageName, pages } from "../../pages.ts";
import { buildDisclosure, type DisclosureFact, type DisclosureSources, isKnown } from "./build-disclosure.ts";
import { CERTIFICATE_KINDS, type CertificateKind } from "./certificates/certificate-kinds.ts";
import { certificateName, KIND_NAMES } from "./certificates/certificate-names.ts";
import { findShownCertificates, type ShownCertificate, stateOf } from "./certificates/certificate-states.ts";
import { certificates } from "./certificates/certificates.ts";
import type { Finding, Place } from "./finding.ts";
import { placePath } from "./place-path.ts";
import { latestResults, SHOWN_YEARS } from "./results.ts";

/** The input of the check. */
export interface CheckedDisclosure {
  /** The content that visitors see. */
  sources: DisclosureSources;
  /** The internal certificate of a kind, by the kind. */
  internalIds: ReadonlyMap<string, string>;
  /** Whether the page is the sample's, whose links are invented. */
  isSample: boolean;
}

/** Facts that not every school has. */
const OPTIONAL_FACTS: ReadonlySet<string> = new Set(["board", "society", "otherTeachers"]);

/** Not every school has an extension, and other certificates are the school's own choice. */
const OPTIONAL_KINDS: ReadonlySet<CertificateKind> = new Set(["extension of affiliation", "other"]);

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

/** Finds missing facts and expired certificates, without the sections that the school does not show. */
export function findGaps(checked: CheckedDisclosure): Finding[] {
  const { sources } = checked;
  const isShown = (section: string) => !sources.document.hiddenSections.includes(section);
  return [
    ...findUnknownFacts(sources),
    ...(isShown("general") ? findPinCode(sources) : []),
    ...(isShown("infrastructure") ? findSizes(sources) : []),
    ...(isShown("academics") ? findResults(sources) : []),
    ...(isShown("documents") ? findCertificateGaps(checked) : []),
    ...findUntranslated(sources),
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
    return [missing({ name, to: placePath(fact.place) }, reason)];
  });
  // The principal is in two sections, and a sum is at the place of its first part.
  return findings.filter(({ to }, index) => findings.findIndex((other) => other.to === to) === index);
}

const textOf = ({ label }: DisclosureFact): string => (typeof label === "string" ? label : inEither(label));
const inEither = ({ en, hi }: Bilingual) => en || hi || "";

/** Texts of a bilingual school that have one language. */
function findUntranslated({ document, school, principal }: DisclosureSources): Finding[] {
  if (languagesOf(school.languages).length === 1) return [];
  const { name, address } = pages.school.fields;
  const { fields } = pages.home.fields.principalsDesk;
  const own = Object.entries(pages.disclosure.fields).filter(
    ([section]) => !document.hiddenSections.includes(section),
  );
  const findIn = (page: PageName, shown: PageFields, values: AnyDocument, prefix = "") =>
    LANGUAGES.flatMap((language) =>
      findWithout(language, { fields: shown }, values).map((path) =>
        missing(
          fieldPlace(page, `${prefix}${path}`, `.${language}`),
          language === "en" ? message("gap_english") : message("gap_hindi"),
        ),
      ),
    );
  const principalFields = { name: fields.name, qualification: fields.qualification };
  const elsewhere = document.hiddenSections.includes("general")
    ? []
    : [
        ...findIn("school", { name, address }, school),
        ...findIn("home", principalFields, principal, "principalsDesk."),
      ];
  return [...findIn("disclosure", Object.fromEntries(own), document), ...elsewhere];
}

/** A part of the address, which is one fact. */
const findPinCode = ({ school: { address } }: DisclosureSources): Finding[] =>
  address.postalCode === null ? [missingField("school", "address.postalCode")] : [];

const findSizes = ({ document: { infrastructure } }: DisclosureSources): Finding[] =>
  Object.entries(SIZES).flatMap(([rooms, size]) =>
    infrastructure[rooms as keyof typeof SIZES] && infrastructure[size] === null
      ? [missingField("disclosure", `infrastructure.${size}`)]
      : [],
  );

/** A school without classes X and XII has no rows, and so nothing is missing. A remark explains a year without an examination. */
const findResults = ({ document: { academics } }: DisclosureSources): Finding[] =>
  (["firstResults", "secondResults"] as const).flatMap((exam) => {
    const path = `academics.${exam}`;
    const results = latestResults(academics[exam]);
    const incomplete = results
      .filter(
        ({ registered, passed, remarks }) => (registered === null || passed === null) && !inEither(remarks),
      )
      .map((result) =>
        missing(
          fieldPlace("disclosure", path, `.${academics[exam].indexOf(result)}.registered`),
          message("gap_results", { year: result.year }),
        ),
      );
    const hasTooFew = results.length > 0 && results.length < SHOWN_YEARS;
    return hasTooFew
      ? [...incomplete, missing(fieldPlace("disclosure", path), message("gap_years", { years: SHOWN_YEARS }))]
      : incomplete;
  });

function findCertificateGaps({ sources, internalIds }: CheckedDisclosure): Finding[] {
  const shown = findShownCertificates(sources);
  const { notAsked } = sources.document.documents;
  const needed = CERTIFICATE_KINDS.filter((kind) => !OPTIONAL_KINDS.has(kind) && !notAsked.includes(kind));
  const absent = needed
    .filter((kind) => !shown.some((each) => each.kind === kind))
    .map((kind) => {
      const name = { en: KIND_NAMES.en[kind], hi: KIND_NAMES.hi[kind] };
      const internalId = internalIds.get(kind);
      return internalId === undefined
        ? missing({ name, to: newEntryPath(certificates, { kind }) }, message("gap_certificate"))
        : missing(
            { name, to: editEntryPath(certificates, internalId, "isInternal") },
            message("gap_internal"),
          );
    });
  const withoutFile = shown
    .filter(({ file }) => !file)
    .map((each) => missing(filePlace(each), message("gap_file")));
  const expired = shown
    .filter((each) => stateOf(each, sources.today).name === "expired")
    .map((each) => ({
      name: nameOf(each),
      to: copyEntryPath(certificates, each._id),
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
    : findShownCertificates(sources).flatMap((each) =>
        each.file ? [{ ...filePlace(each), kind: "file" as const, subject: each.file }] : [],
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

const fieldPlace = (page: PageName, path: string, rest = ""): Place => ({
  name: findField(pages[page], path)?.label ?? { en: path, hi: null },
  to: pageFieldPath(page, path + rest),
});

const nameOf = (certificate: ShownCertificate): Place["name"] => ({
  en: certificateName(certificate, "en"),
  hi: certificateName(certificate, "hi"),
});

const filePlace = (certificate: ShownCertificate): Place => ({
  name: nameOf(certificate),
  to: editEntryPath(certificates, certificate._id, "file"),
});
