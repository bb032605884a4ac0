import type { ContentStore } from "../../../../core/server/content/content-store.ts";
import type { PageStore } from "../../../../core/server/pages/page-store.ts";
import type { SiteContent } from "../../../../core/server/pages/site-content.ts";
import { certificates } from "../../content/certificates/certificates.ts";
import type { CheckedDisclosure } from "../../content/find-gaps.ts";
import { readDisclosure } from "../../content/read-disclosure.ts";

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
      fields: ["kind", "issuedOn", "isInternal"],
      audience: "office",
      isDraft: false,
      isCounted: false,
    }),
  ]);
  // If there are several, the last issued one counts.
  const internal = rows
    .filter(({ isInternal }) => isInternal === 1)
    .toSorted((one, other) => String(one.issuedOn).localeCompare(String(other.issuedOn)));
  const internalIds = new Map(internal.map(({ kind, _id }) => [String(kind), _id]));
  return { sources: { ...sources, today }, internalIds, isSample };
}
