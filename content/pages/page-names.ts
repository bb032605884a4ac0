/** The editable pages in the panel's order. No Zod here, unlike in their declarations. */
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
