import { type ListPageName, publicPages } from "../site/public-pages.ts";

const FIRST = [
  "school",
  "home",
  "about",
  "management",
  "fees",
  "discipline",
  "activities",
  "services",
  "admissions",
  "parents",
  "disclosure",
  "contact",
  "notices",
  "teachers",
  "students",
  "blog",
  "calendar",
  "gallery",
  "facilities",
  "alumni",
] as const;

export type PageName = (typeof FIRST)[number] | ListPageName | "privacy";

const FURTHER = publicPages.flatMap(({ path, top }) => (top ? [path.slice(1) as ListPageName] : []));

/** The pages that the office edits, in the order in which the panel shows them. Free of Zod, unlike their declarations. */
export const pageNames: readonly PageName[] = [...new Set([...FIRST, ...FURTHER, "privacy" as const])];
