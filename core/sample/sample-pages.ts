import { admissions } from "../../features/admissions/sample/admissions.ts";
import { contact } from "../../features/contact/sample/contact.ts";
import { disclosure } from "../../features/disclosure/sample/disclosure.ts";
import { fees } from "../../features/fees/sample/fees.ts";
import { home } from "../../features/home/sample/home.ts";
import { notices } from "../../features/notices/sample/notices-page.ts";
import { about } from "../../features/pages/sample/about.ts";
import { activities } from "../../features/pages/sample/activities.ts";
import { discipline } from "../../features/pages/sample/discipline.ts";
import { services } from "../../features/pages/sample/services.ts";
import { type PageDocument, type PageName, pageNames, pages } from "../../features/pages.ts";
import { parents } from "../../features/parents/sample/parents.ts";
import { management } from "../../features/people/sample/management.ts";
import { school } from "../../features/school/sample/school.ts";
import { privacy } from "../../features/students/sample/privacy.ts";
import { emptyValues } from "../content/pages/page-schema.ts";
import type { ListPageName } from "../content/site/public-pages.ts";
import type { SamplePart } from "../server/content/many/sample-store.ts";
import { listPages } from "./list-pages.ts";

type Documents = { [Name in PageName]: PageDocument<Name> };

const written: Omit<Documents, ListPageName> & Partial<Documents> = {
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
};

/** What the pages of the sample school say. A list page that is not written here is empty above its list. */
export const samplePages = Object.fromEntries(
  pageNames.map((name) => [name, written[name] ?? emptyValues(pages[name].fields)]),
) as Documents;

/** What these pages say is wrong for every other school: an upgrade never adds them to a school that has kept parts of the sample. */
const ONLY_WHEN_NEW: readonly PageName[] = ["admissions", "parents", "disclosure"];

/** The part of the sample that a page came with. */
export function partOfPage(name: PageName): SamplePart {
  if (ONLY_WHEN_NEW.includes(name)) return 1;
  if (name === "privacy") return 4;
  return name === "calendar" || name === "notices" ? 3 : 2;
}
