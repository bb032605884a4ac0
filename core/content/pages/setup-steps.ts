/** The steps of the setup guide that are about texts of pages. A field names its step with `neededFor`. */
export const PAGE_STEPS = [
  "school",
  "logo",
  "classes",
  "principal",
  "home",
  "fees",
  "contact",
  "consents",
  /** Pages that only have to have some content: the field is the one to begin with. */
  "otherPages",
] as const;

export type PageStep = (typeof PAGE_STEPS)[number];
