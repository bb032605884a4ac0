import { about } from "./about.ts";
import { activities } from "./activities.ts";
import { admissions } from "./admissions.ts";
import { contact } from "./contact.ts";
import type { DocumentOf, PageDeclaration } from "./define-page.ts";
import { discipline } from "./discipline.ts";
import { disclosure } from "./disclosure.ts";
import { fees } from "./fees.ts";
import { home } from "./home.ts";
import { listPages } from "./list-pages.ts";
import { management } from "./management.ts";
import { notices } from "./notices.ts";
import type { PageName } from "./page-names.ts";
import { parents } from "./parents.ts";
import { privacy } from "./privacy.ts";
import { school } from "./school.ts";
import { services } from "./services.ts";

export { type PageName, pageNames } from "./page-names.ts";

/** Every page that the office can edit. */
export const pages = {
  school,
  home,
  about,
  management,
  fees,
  discipline,
  activities,
  services,
  admissions,
  parents,
  disclosure,
  contact,
  notices,
  ...listPages,
  privacy,
} satisfies Record<PageName, PageDeclaration>;

export type Pages = typeof pages;
export type PageDocument<Name extends PageName> = DocumentOf<Pages[Name]>;
export const isPageName = (name: string): name is PageName => Object.hasOwn(pages, name);
