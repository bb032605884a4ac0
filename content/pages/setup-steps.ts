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
  /** Pages that need only a text or two. */
  "otherPages",
] as const;

export type PageStep = (typeof PAGE_STEPS)[number];
