import type { Bilingual, DocumentPdf } from "../../../core/content/pages/define-page.ts";
import type { AnyWords } from "../../../core/site/components/words.tsx";
import { loadList } from "../../../core/site/load-list.ts";
import type { PageServices } from "../../../core/site/public-page.ts";
import { bareName } from "../../../core/ui/uploads.ts";
import type { Words } from "../../../core/words/en.ts";
import { dayOfNotice } from "../../notices/content/exports.ts";
import type { ParentsPage } from "../content/parents.ts";

/** The rest is on the page of notices. */
const CIRCULARS = 10;
/** A page without the size of a file is rendered again after this time. */
const SIZE_MISSING_MS = 60_000;

export type DownloadCategory = keyof Words["parents"]["downloads"];

export interface Download {
  id: string;
  title: AnyWords;
  /** Whether the title is the name of a class. */
  isClass?: true;
  line?: Bilingual;
  /** Null: the document is at the school office. */
  file: Pick<DocumentPdf, "file"> | null;
  /** The day of the document; null if it is not known. */
  day: string | null;
  /** In bytes; undefined if it is not known. */
  size?: number | undefined;
}

export interface DownloadGroup {
  category: DownloadCategory;
  items: readonly Download[];
}

/** The documents for parents by category, without empty categories. */
export async function loadDownloads(services: PageServices, document: ParentsPage): Promise<DownloadGroup[]> {
  const groups: DownloadGroup[] = [
    { category: "forms", items: document.forms.items.map(fromForm) },
    { category: "books", items: document.books.items.flatMap(fromBookList) },
    { category: "circulars", items: await loadCirculars(services) },
  ];
  const sizes = await loadSizes(services, groups);
  const withSize = (item: Download) => ({ ...item, size: item.file ? sizes[item.file.file] : undefined });
  return groups
    .filter(({ items }) => items.length > 0)
    .map(({ category, items }) => ({ category, items: items.map(withSize) }));
}

const fromForm = ({ id, title, line, pdf }: ParentsPage["forms"]["items"][number]): Download => ({
  id,
  title,
  line,
  file: pdf,
  day: pdf?.addedOn ?? null,
});

const fromBookList = ({ id, class: title, list }: ParentsPage["books"]["items"][number]): Download[] =>
  list === null ? [] : [{ id, title, isClass: true, file: list, day: list.addedOn }];

async function loadCirculars(services: PageServices): Promise<Download[]> {
  const notices = await loadList(
    services,
    "notices",
    ["title", "category", "pdfOrImage", "date", "publishAt", "createdAt"],
    {
      filters: { category: "circular" },
      has: "pdfOrImage",
      sort: { by: "shownDay", isDescending: true },
      limit: CIRCULARS,
    },
  );
  // The list of the preview has all notices.
  return notices.flatMap(({ _id: id, title, category, pdfOrImage, ...notice }) =>
    category === "circular" && pdfOrImage
      ? [{ id, title, file: { file: bareName(pdfOrImage) }, day: dayOfNotice(notice) }]
      : [],
  );
}

async function loadSizes(
  { content, reportError }: PageServices,
  groups: readonly DownloadGroup[],
): Promise<Record<string, number>> {
  const files = groups.flatMap(({ items }) => items.flatMap(({ file }) => file?.file ?? []));
  let sizes: Record<string, number> = {};
  try {
    sizes = await content.findFileSizes(files);
  } catch (error) {
    reportError(error);
  }
  if (files.some((file) => sizes[file] === undefined)) {
    content.endAt(content.now.getTime() + SIZE_MISSING_MS);
  }
  return sizes;
}
