import { formatDay } from "../../../../core/content/text/format-day.ts";
import { WORDS } from "../../../../core/words/index.ts";
import type { Language } from "../../../../core/words/languages.ts";
import { certificateName } from "./certificate-names.ts";
import { type DatedCertificate, stateOf } from "./certificate-states.ts";

/** A certificate that a mail is about. It has an end. */
export interface MailedCertificate extends DatedCertificate {
  titleHi: string | null;
}

interface MailWords {
  subject: string;
  text: string;
  button: string;
}

const paragraphs = (...texts: readonly string[]) => texts.join("\n\n");

/** One line per certificate, the first to expire at the top. */
function listLines(
  language: Language,
  certificates: readonly MailedCertificate[],
  describe: (last: string, certificate: MailedCertificate) => string,
): string {
  return certificates
    .toSorted((one, other) => String(one.validUntil).localeCompare(String(other.validUntil)))
    .map((certificate) => {
      const name = certificateName(certificate, language).replace(/\s+/g, " ");
      const last = formatDay(String(certificate.validUntil), WORDS[language].months);
      return `• ${name}: ${describe(last, certificate)}`;
    })
    .join("\n");
}

/** The mail about certificates that expire soon or have expired. */
export const CERTIFICATE_MAIL: Record<
  Language,
  (certificates: readonly MailedCertificate[], day: string, link: string) => MailWords
> = {
  en: (certificates, day, link) => ({
    subject:
      certificates.length === 1 ? "1 certificate to renew" : `${certificates.length} certificates to renew`,
    text: paragraphs(
      certificates.length === 1
        ? "This certificate of the school expires soon or has expired:"
        : "These certificates of the school expire soon or have expired:",
      listLines("en", certificates, (last, certificate) => {
        const state = stateOf(certificate, day);
        if (state.name === "expired") return `expired on ${last}`;
        if (state.name !== "endsIn") return `valid until the end of today, ${last}`;
        return `valid until ${last}, ${state.days === 1 ? "1 day" : `${state.days} days`} left`;
      }),
      "Add the new certificate in the panel with “Renew”. The website shows an expired certificate as expired.",
      link,
      "You choose these mails in the admin panel, under “Account”.",
    ),
    button: "Open the certificates",
  }),
  hi: (certificates, day, link) => ({
    subject:
      certificates.length === 1
        ? "1 प्रमाणपत्र का नवीनीकरण करना है"
        : `${certificates.length} प्रमाणपत्रों का नवीनीकरण करना है`,
    text: paragraphs(
      certificates.length === 1
        ? "विद्यालय का यह प्रमाणपत्र जल्द समाप्त होगा या समाप्त हो चुका है:"
        : "विद्यालय के ये प्रमाणपत्र जल्द समाप्त होंगे या समाप्त हो चुके हैं:",
      listLines("hi", certificates, (last, certificate) => {
        const state = stateOf(certificate, day);
        if (state.name === "expired") return `${last} को समाप्त`;
        if (state.name !== "endsIn") return `आज (${last}) के अंत तक मान्य`;
        return `${last} तक मान्य, ${state.days} दिन शेष`;
      }),
      "नया प्रमाणपत्र पैनल में “नवीनीकरण” से जोड़ें। वेबसाइट समाप्त प्रमाणपत्र को समाप्त ही दिखाती है।",
      link,
      "ये ईमेल आप पैनल में “खाता” के नीचे चुनते हैं।",
    ),
    button: "प्रमाणपत्र देखें",
  }),
};
