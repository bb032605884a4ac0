/** The amount columns in order, with their headings from the specification. */
export const FEE_COLUMNS = {
  applicationFee: { en: "Application fee", hi: "आवेदन शुल्क" },
  admissionFee: { en: "Admission fee", hi: "प्रवेश शुल्क" },
  firstInstalment: { en: "First instalment", hi: "प्रथम किस्त" },
  secondInstalment: { en: "Second instalment", hi: "द्वितीय किस्त" },
  thirdInstalment: { en: "Third instalment", hi: "तृतीय किस्त" },
} as const;

export type FeeColumn = keyof typeof FEE_COLUMNS;
