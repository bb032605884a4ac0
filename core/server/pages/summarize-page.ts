import { type PageName, pages } from "../../../features/pages.ts";
import { type ResourceName, resources } from "../../../features/types.ts";
import type { PageDeclaration } from "../../content/pages/define-page.ts";
import { findNeededFields } from "../../content/pages/find-needed-fields.ts";
import { findWithout } from "../../content/pages/walk-document.ts";
import type { Language } from "../../words/languages.ts";
import type { ContentStore } from "../content/content-store.ts";
import type { StoredPage } from "./page-store.ts";
import { isEmptyPage } from "./site-content.ts";

/** A line of the office's list of pages. */
export async function summarizePage(
  name: PageName,
  documents: Record<PageName, StoredPage>,
  siteLanguages: readonly Language[],
  store: Pick<ContentStore, "isEmpty">,
) {
  const page: PageDeclaration = pages[name];
  const { document, updatedAt, isSample } = documents[name];
  const isEmptyType = (type: ResourceName) => store.isEmpty(resources[type]);
  // A school with one language lacks no translations.
  const findLacking = (language: Language) =>
    siteLanguages.length > 1 ? findWithout(language, page, document) : [];
  return {
    name,
    title: page.title.en,
    path: page.path,
    updatedAt,
    isSample,
    isEmpty: await isEmptyPage(isEmptyType, documents, name),
    needed: findNeededFields(page.fields, document).map((field) => ({ ...field, label: field.label.en })),
    withoutHindi: findLacking("hi"),
    withoutEnglish: findLacking("en"),
  };
}
