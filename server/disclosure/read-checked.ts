import type { CheckedDisclosure } from "../../content/disclosure/find-gaps.ts";
import { readDisclosure } from "../../content/disclosure/read-disclosure.ts";
import { certificates } from "../../content/resources/certificates.ts";
import type { ContentStore } from "../content/content-store.ts";
import type { PageStore } from "../content/page-store.ts";
import type { SiteContent } from "../content/site-content.ts";

interface CheckedStores {
  openContent: () => SiteContent;
  pages: PageStore;
  store: ContentStore;
}

/** Reads what visitors see on the disclosure page, and which certificates they do not see. */
export async function readChecked(
  { openContent, pages, store }: CheckedStores,
  today: string,
): Promise<CheckedDisclosure> {
  const [sources, { isSample }, { rows }] = await Promise.all([
    readDisclosure(openContent(), "en"),
    pages.find("disclosure"),
    store.list(certificates, {
      fields: ["kind", "isInternal"],
      audience: "office",
      isDraft: false,
      isCounted: false,
    }),
  ]);
  const internal = rows.filter(({ isInternal }) => isInternal === 1);
  const internalKinds = new Set(internal.map(({ kind }) => String(kind)));
  return { sources: { ...sources, today }, internalKinds, isSample };
}
