import type { PageDocument, PageName } from "../../content/pages/index.ts";
import type { SamplePart } from "../../server/content/sample-store.ts";
import { about } from "./about.ts";
import { activities } from "./activities.ts";
import { contact } from "./contact.ts";
import { discipline } from "./discipline.ts";
import { fees } from "./fees.ts";
import { home } from "./home.ts";
import { alumni, blog, calendar, facilities, gallery, students, teachers } from "./list-pages.ts";
import { management } from "./management.ts";
import { notices } from "./notices.ts";
import { privacy } from "./privacy.ts";
import { school } from "./school.ts";
import { services } from "./services.ts";

/** The page documents of the sample school. */
export const samplePages: { [Name in PageName]: PageDocument<Name> } = {
  school,
  home,
  about,
  management,
  fees,
  discipline,
  activities,
  services,
  contact,
  notices,
  teachers,
  students,
  blog,
  calendar,
  gallery,
  facilities,
  alumni,
  privacy,
};

/** The part of the sample that contains the page. */
export function partOfPage(name: PageName): SamplePart {
  if (name === "privacy") return 4;
  return name === "calendar" || name === "notices" ? 3 : 2;
}
