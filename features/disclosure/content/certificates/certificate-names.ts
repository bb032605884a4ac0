import type { Language } from "../../../../core/words/languages.ts";
import { CERTIFICATE_KINDS, type CertificateKind } from "./certificate-kinds.ts";

/** The names of the kinds, for the site, the panel and mails. */
export const KIND_NAMES: Readonly<Record<Language, Readonly<Record<CertificateKind, string>>>> = {
  en: {
    affiliation: "Affiliation letter",
    "extension of affiliation": "Extension of affiliation",
    "society registration": "Registration of the society, trust or company",
    "no-objection": "No-objection certificate of the state",
    recognition: "Recognition under the RTE Act",
    "building safety": "Building safety certificate",
    "fire safety": "Fire safety certificate",
    "education officer": "Certificate of the education officer, or self-certification",
    "water and sanitation": "Water, health and sanitation certificate",
    "water test": "Water test report",
    other: "Other",
  },
  hi: {
    affiliation: "संबद्धता पत्र",
    "extension of affiliation": "संबद्धता का विस्तार",
    "society registration": "सोसाइटी, न्यास या कंपनी का पंजीकरण",
    "no-objection": "राज्य का अनापत्ति प्रमाणपत्र",
    recognition: "शिक्षा का अधिकार अधिनियम के अंतर्गत मान्यता",
    "building safety": "भवन सुरक्षा प्रमाणपत्र",
    "fire safety": "अग्नि सुरक्षा प्रमाणपत्र",
    "education officer": "शिक्षा अधिकारी का प्रमाणपत्र या स्व-प्रमाणन",
    "water and sanitation": "जल, स्वास्थ्य और स्वच्छता प्रमाणपत्र",
    "water test": "जल परीक्षण रिपोर्ट",
    other: "अन्य",
  },
};

/** A restored draft may have any kind. */
export const kindName = (kind: unknown, language: Language): string =>
  KIND_NAMES[language][CERTIFICATE_KINDS.find((each) => each === kind) ?? "other"];

interface Named {
  kind: CertificateKind;
  title?: string | null | undefined;
  titleHi?: string | null | undefined;
}

/** The name of a certificate: its own title, or else that of its kind. */
export function certificateName({ kind, title, titleHi }: Named, language: Language): string {
  const [own, other] = language === "hi" ? [titleHi, title] : [title, titleHi];
  return own || other || kindName(kind, language);
}
