import { pageHeads } from "../../content/pages/page-heads.ts";
import { pageTitle } from "./components/page-title.ts";
import { documentMeta, findSiteUrl } from "./document-meta.ts";

type Matches = Parameters<typeof findSiteUrl>[0];

/** The `meta` of a fixed page, from the words that `content/pages/page-heads.ts` has for its path. */
export function pageMeta(path: keyof typeof pageHeads) {
  const { title, description } = pageHeads[path];
  return ({ matches }: { matches: Matches }) =>
    documentMeta(findSiteUrl(matches), {
      path,
      title,
      description,
      breadcrumb: [{ name: pageTitle(path), path }],
    });
}
