/** When a fee is charged: once, when a child joins the school, or every year. */
export const FEE_CHARGES = [
  { value: "once", label: { en: "Once, when a child joins", hi: "एक बार, प्रवेश के समय" } },
  { value: "yearly", label: { en: "Every year", hi: "हर वर्ष" } },
] as const;

type FeeCharge = (typeof FEE_CHARGES)[number]["value"];

/** The amount columns in order, with their headings from the specification, and when each is charged unless the school chooses. */
export const FEE_COLUMNS = {
  applicationFee: { en: "Application fee", hi: "आवेदन शुल्क", charge: "once" },
  admissionFee: { en: "Admission fee", hi: "प्रवेश शुल्क", charge: "once" },
  firstInstalment: { en: "First instalment", hi: "प्रथम किस्त", charge: "yearly" },
  secondInstalment: { en: "Second instalment", hi: "द्वितीय किस्त", charge: "yearly" },
  thirdInstalment: { en: "Third instalment", hi: "तृतीय किस्त", charge: "yearly" },
} as const satisfies Record<string, { en: string; hi: string; charge: FeeCharge }>;

export type FeeColumn = keyof typeof FEE_COLUMNS;

export const feeColumns = Object.keys(FEE_COLUMNS) as FeeColumn[];

/** For whom the totals are, where there are one-time fees. */
export const FEE_PAYERS = {
  newPupil: { en: "New pupil", hi: "नए विद्यार्थी" },
  continuing: { en: "Continuing pupil", hi: "वर्तमान विद्यार्थी" },
} as const;
