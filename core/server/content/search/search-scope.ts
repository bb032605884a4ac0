import type { PageName } from "../../../../features/pages.ts";
import { type Expression, meets } from "../../../content/search/read-query.ts";
import type { SearchedResource } from "../../../content/search/site-search.ts";
import { dayInIndia } from "../../../content/text/india-time.ts";
import { isAlbumType } from "../../../content/types/album-types.ts";
import { parseNames } from "../../database/entries/entry-files.ts";
import { publicTokens } from "../../database/entries/search-index.ts";
import type { Database, EntryRow } from "../../database/tables.ts";
import type { createEntryReader } from "../entry-reader.ts";
import { tableOf } from "../entry-rows.ts";
import { fieldsFor } from "../present-row.ts";
import { findHiddenPictures } from "../visibility/child-visibility.ts";
import { withoutPictures } from "../visibility/shown-pictures.ts";

/** What visitors may search at one moment. */
export interface SearchScope {
  resources: readonly SearchedResource[];
  pages: readonly PageName[];
  at: string;
  /** By type: the only entries that the page shows. Types that are not in it have no such rule. */
  shown: ReadonlyMap<string, readonly string[]>;
  /** Albums and posts with pictures that visitors may not see, with the tokens of what they may read. */
  partlyHidden: readonly { _id: string; tokens: ReadonlySet<string> }[];
}

export async function readScope(
  db: Database,
  { list }: Pick<ReturnType<typeof createEntryReader>, "list">,
  { resources, pages, at }: Pick<SearchScope, "resources" | "pages" | "at">,
): Promise<SearchScope> {
  const shown = new Map<string, readonly string[]>();
  for (const resource of resources) {
    const { pickShown } = resource.siteSearch;
    if (!pickShown) continue;
    const { rows } = await list(resource, { fields: fieldsFor(resource, "public"), at });
    shown.set(resource.name, pickShown(rows, dayInIndia(new Date(at))));
  }
  return { resources, pages, at, shown, partlyHidden: await findPartlyHidden(db, resources, at) };
}

/** A caption may name the child on a hidden picture, and the index has all captions. */
async function findPartlyHidden(db: Database, resources: readonly SearchedResource[], at: string) {
  const albums = resources.filter(isAlbumType);
  const hidden = albums.length > 0 ? await findHiddenPictures(db, at) : new Set<string>();
  if (hidden.size === 0) return [];
  const found: SearchScope["partlyHidden"][number][] = [];
  for (const resource of albums) {
    const rows = (await db
      .selectFrom(tableOf(resource))
      .selectAll()
      .where("isDraft", "=", 0)
      .where("images", "!=", "[]")
      .execute()) as EntryRow[];
    for (const row of rows.filter(({ images }) => parseNames(images).some((name) => hidden.has(name)))) {
      const rest = withoutPictures(resource, row, hidden);
      const isLeftOut = resource.siteSearch.needsPictures && parseNames(rest.images).length === 0;
      found.push({ _id: row._id, tokens: isLeftOut ? new Set() : publicTokens(resource, rest) });
    }
  }
  return found;
}

/** The entries that are found only by what visitors may not see. `least` of the expressions must be met. */
export const foundByHidden = (
  { partlyHidden }: SearchScope,
  expressions: readonly Expression[],
  least: number,
): string[] =>
  partlyHidden.flatMap(({ _id, tokens }) =>
    expressions.filter((expression) => meets(expression, tokens)).length < least ? [_id] : [],
  );
