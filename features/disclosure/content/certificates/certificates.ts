import { scanFile } from "../../../../core/content/files/upload-rules.ts";
import { type Coded, message } from "../../../../core/content/messages/message.ts";
import { dayInIndia } from "../../../../core/content/text/india-time.ts";
import { defineResource, usualMessages, usualPaths } from "../../../../core/content/types/define-resource.ts";
import {
  choiceField,
  fileField,
  flagField,
  hindiField,
  optional,
  optionalDay,
  optionalField,
  requiredDay,
  textField,
} from "../../../../core/content/types/fields.ts";
import { label } from "../../../../core/words/label.ts";
import { CERTIFICATE_KINDS } from "./certificate-kinds.ts";
import { kindName } from "./certificate-names.ts";
import { findShownCertificates, type ShownCertificate } from "./certificate-states.ts";

/** In short; the full names are in `certificate-names.ts`. */
const KINDS_IN_HINDI = {
  affiliation: "संबद्धता",
  "extension of affiliation": "संबद्धता का विस्तार",
  "society registration": "सोसाइटी का पंजीकरण",
  "no-objection": "अनापत्ति",
  recognition: "मान्यता",
  "building safety": "भवन सुरक्षा",
  "fire safety": "अग्नि सुरक्षा",
  "education officer": "शिक्षा अधिकारी",
  "water and sanitation": "जल और स्वच्छता",
  "water test": "जल परीक्षण",
  other: "अन्य",
};

/** Many schools are older than the years in which other days are plausible. */
const EARLIEST_ISSUE = "1850";

/** Certificates of authorities. A renewal is a new entry of the same kind, so that the earlier ones stay. */
export const certificates = defineResource({
  name: "certificates",
  singular: label("Certificate", "प्रमाणपत्र"),
  inSentences: { manyHi: "प्रमाणपत्रों", noun: "masculine" },
  body: "multipart",
  paths: usualPaths("/certificates"),
  visitorsMay: "read",
  fields: {
    kind: choiceField(label("Kind", "प्रकार"), CERTIFICATE_KINDS, KINDS_IN_HINDI),
    title: optionalField(label("Title", "शीर्षक"), 200),
    titleHi: hindiField(label("Title", "शीर्षक"), 200),
    number: optionalField(label("Number", "नंबर"), 120),
    authority: optionalField(label("Issued by", "जारीकर्ता"), 200),
    authorityHi: hindiField(label("Issued by", "जारीकर्ता"), 200),
    issuedOn: textField(
      label("Issued on", "जारी होने की तिथि"),
      (it) => requiredDay(it, EARLIEST_ISSUE),
      "date",
    ),
    validUntil: optional(
      textField(label("Valid until", "कब तक मान्य"), (it) => optionalDay(it, EARLIEST_ISSUE), "date"),
    ),
    file: fileField(label("File (PDF/Image)", "फ़ाइल (PDF या फ़ोटो)"), scanFile),
    isInternal: flagField(label("Internal: not on the website", "आंतरिक: वेबसाइट पर न दिखे")),
  },
  publicFields: [
    "kind",
    "title",
    "titleHi",
    "number",
    "authority",
    "authorityHi",
    "issuedOn",
    "validUntil",
    "file",
    "createdAt",
    "updatedAt",
  ],
  hasInternal: true,
  rules: checkCertificate,
  search: ["title", "titleHi", "number", "authority", "authorityHi"],
  sortable: ["kind", "issuedOn", "validUntil"],
  siteSearch: {
    title: "title",
    texts: ["number", "authority"],
    isMinor: true,
    section: "documents",
    pickShown: (entries, day) =>
      findShownCertificates({ certificates: entries as unknown as ShownCertificate[], today: day }).map(
        ({ _id }) => _id,
      ),
    path: () => "/disclosure#documents",
  },
  filters: ["kind"],
  auditTitle: "title",
  usualTitle: ({ kind }) => ({ en: kindName(kind, "en"), hi: kindName(kind, "hi") }),
  screen: {
    path: "/admin/certificates",
    menu: "site",
    link: label("Certificates", "प्रमाणपत्र"),
    plural: label("Certificates", "प्रमाणपत्र"),
    publicPath: "/disclosure",
  },
  messages: usualMessages("certificate", "certificates", "added", {
    loadFailed: "प्रमाणपत्र लोड नहीं हो सके।",
    created: "प्रमाणपत्र जोड़ दिया गया।",
    saveFailed: "प्रमाणपत्र सहेजा नहीं जा सका। कृपया फिर कोशिश करें।",
    updated: "प्रमाणपत्र बदल दिया गया।",
    deleted: "प्रमाणपत्र हटा दिया गया।",
    deleteFailed: "प्रमाणपत्र हटाया नहीं जा सका।",
    confirmDelete: "क्या यह प्रमाणपत्र हटाया जाए?",
    empty: "अभी कोई प्रमाणपत्र नहीं है।",
  }),
});

/** Fields that an edit omits are undefined and not checked. */
function checkCertificate({ kind, title, issuedOn, validUntil }: Readonly<Record<string, unknown>>) {
  const errors: Record<string, Coded> = {};
  if (kind === "other" && title === null) errors.title = message("certificate_without_title");
  if (typeof issuedOn === "string") {
    if (issuedOn > dayInIndia(new Date())) errors.issuedOn = message("certificate_issued_later");
    if (typeof validUntil === "string" && validUntil < issuedOn) {
      errors.validUntil = message("certificate_ends_before_issue");
    }
  }
  return errors;
}
