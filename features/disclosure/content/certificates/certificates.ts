import { certificateFile } from "../../../../core/content/files/upload-rules.ts";
import { type Coded, message } from "../../../../core/content/messages/message.ts";
import { dayInIndia } from "../../../../core/content/text/india-time.ts";
import { defineResource, usualMessages, usualPaths } from "../../../../core/content/types/define-resource.ts";
import {
  choiceField,
  fileField,
  flagField,
  hindiField,
  oneOf,
  optional,
  optionalDay,
  optionalField,
  requiredDay,
  textField,
} from "../../../../core/content/types/fields.ts";
import { CERTIFICATE_KINDS } from "./certificate-kinds.ts";
import { kindName } from "./certificate-names.ts";

/** Many schools are older than the years in which other days are plausible. */
const EARLIEST_ISSUE = "1850";

/** Certificates of authorities. A renewal is a new entry of the same kind, so that the earlier ones stay. */
export const certificates = defineResource({
  name: "certificates",
  singular: "Certificate",
  body: "multipart",
  paths: usualPaths("/certificates"),
  visitorsMay: "read",
  fields: {
    kind: choiceField("Kind", CERTIFICATE_KINDS, oneOf("Kind", CERTIFICATE_KINDS)),
    title: optionalField("Title", 200),
    titleHi: hindiField("Title", "शीर्षक", 200),
    number: optionalField("Number", 120),
    authority: optionalField("Issued by", 200),
    authorityHi: hindiField("Issued by", "जारीकर्ता", 200),
    issuedOn: textField("Issued on", requiredDay("Issued on", EARLIEST_ISSUE), "date"),
    validUntil: optional(textField("Valid until", optionalDay("Valid until", EARLIEST_ISSUE), "date")),
    file: fileField("File (PDF/Image)", certificateFile),
    isInternal: flagField("Internal: not on the website"),
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
  filters: ["kind"],
  auditTitle: "title",
  usualTitle: ({ kind }) => ({ en: kindName(kind, "en"), hi: kindName(kind, "hi") }),
  screen: {
    path: "/admin/certificates",
    menu: "site",
    link: "Certificates",
    plural: "Certificates",
    publicPath: "/disclosure",
  },
  messages: usualMessages("certificate", "certificates", "added"),
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
