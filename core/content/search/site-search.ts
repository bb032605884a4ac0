import { type PageName, pageNames, pages } from "../../../features/pages.ts";
import { resourceList } from "../../../features/types.ts";
import { WORDS } from "../../words/index.ts";
import type { Label } from "../../words/label.ts";
import type { Language } from "../../words/languages.ts";
import { isPdfName } from "../files/images.ts";
import type { AnyDocument, PageFields } from "../pages/define-page.ts";
import { isBlank } from "../pages/is-blank.ts";
import { fieldTexts, fileTitles, isHidden, pageHeadings, pageTexts } from "../pages/page-texts.ts";
import { documentFiles } from "../pages/walk-document.ts";
import { capitalised } from "../text/capitalised.ts";
import { withoutMarks } from "../text/markdown-marks.ts";
import { captionIn, readCaptions } from "../types/captions.ts";
import { companionOf, inLanguage } from "../types/companions.ts";
import type { Resource } from "../types/define-resource.ts";
import { nameOption } from "../types/option-name.ts";
import { subjectsOf } from "./meanings.ts";

export type SearchedResource = Resource & Required<Pick<Resource, "siteSearch">>;

const isSearched = (resource: Resource): resource is SearchedResource => resource.siteSearch !== undefined;

export const searchedResources: readonly SearchedResource[] = resourceList.filter(isSearched);

export const findSearchedResource = (name: string) =>
  searchedResources.find((resource) => resource.name === name);

/** The document `school` has no page of its own. */
export const searchedPages: readonly PageName[] = pageNames.filter((name) => name !== "school");

/** The searchable text in one language. */
export interface Readable {
  title: string;
  /** Its name in the menus. */
  alias?: string | undefined;
  text: string;
  /** Searched like the title: the headings of a page, the kind of an entry of the calendar. */
  labels?: string[] | undefined;
  /** Searched like the text, but not shown in it: days and categories. */
  details?: string[] | undefined;
  /** The PDFs to download, whose texts are searched like this one. */
  pdfs: string[];
}

/** The kind and the days of an entry of the calendar. */
export interface FoundEvent {
  kind: string;
  from: string;
  to: string;
}

type Values = Readonly<Record<string, unknown>>;

/** The fields of an entry that are searched. */
export function searchedFields(resource: SearchedResource): string[] {
  const { title, texts, days = [], event, category } = resource.siteSearch;
  // The usual title follows from other fields.
  const further = resource.usualTitle ? resource.publicFields : [];
  const read = [title, ...texts, ...further, ...(category ? [category] : [])];
  const companions = read.flatMap((name) => companionOf(resource as Resource, name) ?? []);
  return [
    ...new Set([
      ...read,
      ...companions,
      ...days,
      ...(event ? Object.values(event) : []),
      ...publicFileFields(resource),
    ]),
  ];
}

export const kindOfResult = ({ siteSearch, singular }: SearchedResource): Label =>
  siteSearch.kind ?? singular;

/** The fields with one file that visitors may download. */
export const publicFileFields = ({ fields, publicFields }: SearchedResource): string[] =>
  publicFields.filter((name) => fields[name]?.kind === "file");

/** Its PDFs, without the path that the API puts in front of the names of some. */
export const pdfsOf = (resource: SearchedResource, values: Values): string[] =>
  publicFileFields(resource)
    .map((name) => String(values[name] ?? "").replace(/^.*\//, ""))
    .filter(isPdfName);

export function readEntry(resource: SearchedResource, values: Values, language: Language): Readable {
  const { title, texts, event, category, isMinor } = resource.siteSearch;
  const shown = inLanguage(resource, values, language);
  const textOf = (name: string) => {
    const field = resource.fields[name];
    if (field?.kind === "value" && field.captionsOf) return captionTexts(shown[name], language);
    const text = String(shown[name] ?? "");
    return field?.kind === "value" && field.isMarkdown ? withoutMarks(text) : text;
  };
  const optionOf = (name: string) => {
    const field = resource.fields[name];
    return field?.kind === "value" ? capitalised(nameOption(field, textOf(name), language)) : "";
  };
  const usual = resource.usualTitle?.(values)[language];
  const kind = kindOfResult(resource)[language];
  const details = [
    ...(isMinor ? [kind] : []),
    ...(usual ? [usual] : []),
    ...daysOf(resource, values).map((day) => wordsOfDay(day, language)),
    ...(category ? [optionOf(category)] : []),
  ].filter(Boolean);
  return {
    title: textOf(title) || (usual ?? kind),
    text: texts.map(textOf).filter(Boolean).join("\n"),
    labels: isMinor ? undefined : [event ? optionOf(event.kind) : kind],
    details: details.length > 0 ? details : undefined,
    pdfs: pdfsOf(resource, values),
  };
}

/** The days that the office has entered, not the moment of creation. */
function daysOf(resource: SearchedResource, values: Values): string[] {
  const { days = [], event } = resource.siteSearch;
  const names = [...days, ...(event ? [event.to] : [])].filter((name) =>
    Object.hasOwn(resource.fields, name),
  );
  return [...new Set(names.map((name) => String(values[name] ?? "")))].filter((day) =>
    /^\d{4}-\d{2}-\d{2}$/.test(day),
  );
}

/** 26 January 2027. */
function wordsOfDay(day: string, language: Language): string {
  const [year = "", month, date] = day.split("-");
  return `${Number(date)} ${WORDS[language].months[Number(month) - 1] ?? ""} ${year}`;
}

/** Without the alternative texts: visitors would not find the words on the page. */
const captionTexts = (stored: unknown, language: Language) =>
  Object.values(readCaptions(stored))
    .map((texts) => captionIn(texts, language).caption)
    .filter(Boolean)
    .join("\n");

/** The date of an entry (a day or a moment), if it has one for visitors. */
export const dayOf = ({ siteSearch: { days = [] } }: SearchedResource, values: Values): string | undefined =>
  days.map((name) => values[name] as string | null).find((day) => day !== null && day !== "") ?? undefined;

/** The kind and the days of an entry of the calendar. */
export function eventOf({ siteSearch: { event } }: SearchedResource, values: Values): FoundEvent | undefined {
  if (!event) return undefined;
  const from = String(values[event.from]);
  return { kind: String(values[event.kind]), from, to: String(values[event.to] ?? from) };
}

/** A page, or a section of one. */
export interface PagePlace {
  name: PageName;
  /** The name of the section in the document, and its anchor on the page. */
  section?: string | undefined;
}

/** The ids of a page and its sections in the index: `parents`, `parents#transport`. */
export const placesOf = (name: PageName): string[] => [
  name,
  ...Object.keys(textsOf(name, "en").sections).map((section) => `${name}#${section}`),
];

export function readPlace(id: string): PagePlace {
  const [name, section] = id.split("#");
  return { name: name as PageName, section };
}

export const pathOf = ({ name, section }: PagePlace): string =>
  section === undefined ? pages[name].path : `${pages[name].path}#${section}`;

/** The sections of a page that visitors see. */
export const writtenSections = (name: PageName, document: AnyDocument): string[] =>
  Object.keys(textsOf(name, "en").sections).filter(
    (section) => !isHidden(document, section) && !isBlank(document[section]),
  );

export function readPage(name: PageName, document: AnyDocument, language: Language): Readable {
  const { path, fields } = pages[name];
  const menu: Partial<Record<string, string>> = WORDS[language].menu;
  const { sections } = textsOf(name, language);
  const shown = writtenSections(name, document);
  // A heading of a section finds the section.
  const others = Object.fromEntries(
    Object.entries(fields).filter(([field]) => sections[field] === undefined),
  );
  return {
    title: WORDS[language].pageTitle(path),
    alias: menu[path],
    text: pageTexts(fields, document, language).join("\n"),
    labels: [...pageHeadings(others, document, language), ...subjectsOf(name)],
    details: [
      ...shown.map((section) => sections[section] ?? ""),
      ...shown.flatMap((section) => factLabels(name, document[section], language)),
    ],
    pdfs: shownPdfs(fields, document),
  };
}

/** With the school's heading and that of the program: parents search for "uniform", whatever the school calls it. */
export function readSection(
  name: PageName,
  section: string,
  document: AnyDocument,
  language: Language,
): Readable {
  const usual = textsOf(name, language).sections[section] ?? "";
  const { [section]: field }: PageFields = pages[name].fields;
  const part = document[section] as AnyDocument;
  const [own] = field?.kind === "group" ? pageHeadings(field.fields, part, language) : [];
  const files = field?.kind === "group" ? fileTitles(field.fields, part, language) : [];
  const texts = field ? fieldTexts(field, part, language) : [];
  return {
    title: own ?? usual,
    alias: usual,
    text: texts.filter((text) => text !== own).join("\n"),
    labels: [WORDS[language].pageTitle(pages[name].path), ...files, ...factLabels(name, part, language)],
    pdfs: field ? shownPdfs({ [section]: field }, document) : [],
  };
}

/** Without those of sections that the office leaves out. */
const shownPdfs = (fields: PageFields, document: AnyDocument): string[] => {
  const shown = Object.entries(fields).filter(([name]) => !isHidden(document, name));
  return documentFiles({ fields: Object.fromEntries(shown) }, document).filter(isPdfName);
};

/** The program's names of the facts that somebody has written: "Affiliation number". */
const factLabels = (name: PageName, part: unknown, language: Language): string[] =>
  Object.entries(textsOf(name, language).facts).flatMap(([fact, label]) =>
    isBlank((part as AnyDocument | null)?.[fact]) ? [] : [label],
  );

/** The program's headings and names of facts on a page. */
function textsOf(name: PageName, language: Language) {
  const words: Partial<Record<string, object>> = WORDS[language];
  const { sections = {}, facts = {} }: Partial<Record<"sections" | "facts", Record<string, string>>> =
    words[name] ?? {};
  return { sections, facts };
}
