import type { PageDocument, PageName } from "../../features/pages.ts";
import type { AnyDocument } from "../content/pages/define-page.ts";
import type { OwnDocumentName } from "../content/pages/page-names.ts";
import type { Resource } from "../content/types/define-resource.ts";
import type { SamplePart } from "../server/content/many/sample-store.ts";

export interface SampleEntry {
  resource: Resource;
  values: Record<string, string | number | null | undefined>;
  /** Keys of pictures, circulars and specimens, by file field. */
  files: Record<string, string[]>;
  createdAt?: string;
  /** The first part if absent. */
  part?: SamplePart;
}

type SamplePage = {
  [Name in PageName]: {
    name: Name;
    document: PageDocument<Name>;
    /** The part of the sample that the page came with; absent: the second one. */
    part?: SamplePart;
  };
}[PageName];

/** A PDF of the sample that is drawn when the program is built. */
export interface DrawnSample {
  /** Its key among the files of entries. */
  key: string;
  /** It is drawn again when this changes. */
  source: object;
  draw(): Promise<Buffer>;
}

/** The part of a feature in the sample school. */
export interface FeatureSample {
  drawnFiles?: readonly DrawnSample[];
  entries?: readonly {
    /** Where the entries stand among those of all content types. A new type comes last: the position of an entry is part of its file names. */
    place: number;
    /** Newest first. */
    entries: readonly SampleEntry[];
  }[];
  pages?: readonly SamplePage[];
  /** Its documents that are no pages; they came with the first part. */
  documents?: readonly { name: OwnDocumentName; document(siteUrl: string): AnyDocument }[];
}

/** The keys of an entry's files that it has. */
export const keys = (...candidates: (string | undefined)[]) => candidates.filter((key) => key !== undefined);
