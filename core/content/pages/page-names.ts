import { features } from "../../../features/content.ts";
import { type ListPageName, publicPages } from "../site/public-pages.ts";

type Documents = Extract<(typeof features)[number], { documents: unknown }>["documents"];
type DeclaredName = Documents extends infer Each
  ? Each extends unknown
    ? keyof Each & string
    : never
  : never;

export type PageName = DeclaredName | ListPageName;

/** A document that is no page. */
export type OwnDocumentName = Extract<
  (typeof features)[number],
  { ownDocuments: unknown }
>["ownDocuments"][number];

/** A row of the table `pages`. */
export type DocumentName = PageName | OwnDocumentName;

export const ownDocumentNames: readonly OwnDocumentName[] = features.flatMap((feature) =>
  "ownDocuments" in feature ? feature.ownDocuments : [],
);

const AFTER_OTHERS = 900;

const placed = [
  ...features.flatMap((feature) => ("documents" in feature ? Object.entries(feature.documents) : [])),
  ...publicPages.flatMap(({ path, top, panelPlace = AFTER_OTHERS }) =>
    top ? [[path.slice(1), panelPlace] as const] : [],
  ),
];

/** The pages that the office edits, in the order in which the panel shows them. Free of Zod, unlike their declarations. */
export const pageNames = placed
  .sort(([, one], [, other]) => one - other)
  .map(([name]) => name) as readonly PageName[];

export const isPageName = (name: string): name is PageName => pageNames.some((each) => each === name);
