/**
 * The documents that boards ask for, in the order of the disclosure page. Full names: `certificate-names.ts`. Separate, so that browsers need
 * not load the validation rules.
 */
export const CERTIFICATE_KINDS = [
  "affiliation",
  "extension of affiliation",
  "society registration",
  "no-objection",
  "recognition",
  "building safety",
  "fire safety",
  "education officer",
  "water and sanitation",
  "water test",
  "other",
] as const;

export type CertificateKind = (typeof CERTIFICATE_KINDS)[number];
