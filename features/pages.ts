import type { DocumentOf, PageDeclaration } from "../core/content/pages/define-page.ts";
import { listPages } from "../core/content/pages/list-pages.ts";
import type { PageName } from "../core/content/pages/page-names.ts";
import { admissions } from "./admissions/content/admissions.ts";
import { contact } from "./contact/content/contact.ts";
import { disclosure } from "./disclosure/content/disclosure.ts";
import { fees } from "./fees/content/fees.ts";
import { home } from "./home/content/home.ts";
import { notices } from "./notices/content/notices-page.ts";
import { about } from "./pages/content/about.ts";
import { activities } from "./pages/content/activities.ts";
import { discipline } from "./pages/content/discipline.ts";
import { services } from "./pages/content/services.ts";
import { parents } from "./parents/content/parents.ts";
import { management } from "./people/content/management.ts";
import { school } from "./school/content/school.ts";
import { privacy } from "./students/content/privacy.ts";

export { type PageName, pageNames } from "../core/content/pages/page-names.ts";

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
