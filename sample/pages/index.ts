import { type PageDocument, type PageName, pageNames, pages } from "../../content/pages/index.ts";
import { emptyValues } from "../../content/pages/page-schema.ts";
import type { ListPageName } from "../../content/site/public-pages.ts";
import type { SamplePart } from "../../server/content/sample-store.ts";
import { about } from "./about.ts";
import { activities } from "./activities.ts";
import { admissions } from "./admissions.ts";
import { contact } from "./contact.ts";
import { discipline } from "./discipline.ts";
import { disclosure } from "./disclosure.ts";
import { fees } from "./fees.ts";
import { home } from "./home.ts";
import { listPages } from "./list-pages.ts";
import { management } from "./management.ts";
import { notices } from "./notices.ts";
import { parents } from "./parents.ts";
import { privacy } from "./privacy.ts";
import { school } from "./school.ts";
import { services } from "./services.ts";

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
