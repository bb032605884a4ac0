import type { DocumentOf, OwnDocument, PageDeclaration } from "../core/content/pages/define-page.ts";
import { listPages } from "../core/content/pages/list-pages.ts";
import {
  type DocumentName,
  type OwnDocumentName,
  ownDocumentNames,
  type PageName,
} from "../core/content/pages/page-names.ts";
import { admissions } from "./admissions/content/admissions.ts";
import { announcement } from "./announcement/content/announcement-document.ts";
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

export { type DocumentName, type PageName, pageNames } from "../core/content/pages/page-names.ts";

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

export const ownDocuments = { announcement } satisfies Record<OwnDocumentName, OwnDocument>;

/** Everything that is stored as a document. */
export const allDocuments = { ...pages, ...ownDocuments };

export type PageDocument<Name extends DocumentName> = DocumentOf<(typeof allDocuments)[Name]>;
export const isDocumentName = (name: string): name is DocumentName => Object.hasOwn(allDocuments, name);
/** The document that has versions of a type with an id. */
export function findDocument(type: string, id: string | null): PageDeclaration | undefined {
  const name = type === "pages" ? id : ownDocumentNames.find((own) => own === type);
  return name && isDocumentName(name) ? allDocuments[name] : undefined;
}
