import { formatDay } from "../../../../core/content/text/format-day.ts";
import type { Words } from "../../../../core/words/en.ts";
import type { Language } from "../../../../core/words/languages.ts";
import { CERTIFICATE_KINDS, type CertificateKind } from "./certificate-kinds.ts";
import { certificateName } from "./certificate-names.ts";
import { currentOf, stateOf } from "./certificate-states.ts";

export interface ShownCertificate {
  _id: string;
  kind: CertificateKind;
  title: string | null;
  number: string | null;
  authority: string | null;
  issuedOn: string;
  validUntil: string | null;
  file: string | null;
}

/** A certificate as the page shows it. */
export interface DisclosedDocument {
  id: string;
  name: string;
  /** Number and authority, as far as they are known. */
  issuer: readonly string[];
  issuedOn: string;
  validity: string;
  isExpired: boolean;
  /** The name of the stored file. */
  file: string | null;
}

interface Certificates {
  certificates: readonly ShownCertificate[];
  today: string;
}

/** The certificate in force of each kind, or else the last one, as expired. */
export function findShownCertificates({ certificates, today }: Certificates): ShownCertificate[] {
  const inOrder = certificates.toSorted(
    (one, other) => CERTIFICATE_KINDS.indexOf(one.kind) - CERTIFICATE_KINDS.indexOf(other.kind),
  );
  return currentOf(inOrder, today).map(({ current }) => current);
}

export function describeCertificates({
  words,
  language,
  ...sources
}: Certificates & { words: Words; language: Language }): DisclosedDocument[] {
  const { today } = sources;
  const { certificate: texts } = words.disclosure;
  const day = (date: string) => formatDay(date, words.months);
  return findShownCertificates(sources).map((current) => {
    const { _id, number, authority, issuedOn, validUntil, file } = current;
    const isExpired = stateOf(current, today).name === "expired";
    const describeEnd = isExpired ? texts.expiredOn : texts.validUntil;
    return {
      id: _id,
      name: certificateName(current, language),
      issuer: [number && texts.number(number), authority].flatMap((line) => line || []),
      issuedOn: day(issuedOn),
      validity: validUntil === null ? texts.noEnd : describeEnd(day(validUntil)),
      isExpired,
      file,
    };
  });
}
