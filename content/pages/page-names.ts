/** The pages that the office edits, in the order in which the panel shows them. Free of Zod, unlike their declarations. */
export const pageNames = [
  "school",
  "home",
  "about",
  "management",
  "fees",
  "discipline",
  "activities",
  "services",
  "contact",
  "notices",
  "teachers",
  "students",
  "blog",
  "calendar",
  "gallery",
  "facilities",
  "alumni",
  "privacy",
] as const;

export type PageName = (typeof pageNames)[number];
