import { formatDay } from "../../../../core/content/text/format-day.ts";
import type { Words } from "../../../../core/words/en.ts";
import type { Language } from "../../../../core/words/languages.ts";
import { certificateName } from "./certificate-names.ts";
import { findShownCertificates, type ShownCertificates, stateOf } from "./certificate-states.ts";

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

export function describeCertificates({
  words,
  language,
  ...sources
}: ShownCertificates & { words: Words; language: Language }): DisclosedDocument[] {
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
