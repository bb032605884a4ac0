import {
  allDocuments,
  type DocumentName,
  type PageDocument,
  type PageName,
} from "../../../../features/pages.ts";
import { previewContents } from "../../../../features/panel-preview.ts";
import { type ResourceName, resources } from "../../../../features/types.ts";
import { pageCalls } from "../../../content/api/page-contract.ts";
import type { AnyDocument } from "../../../content/pages/define-page.ts";
import { isPageName } from "../../../content/pages/page-names.ts";
import { emptyValues } from "../../../content/pages/page-schema.ts";
import type { Identity } from "../../../content/site/identity.ts";
import { publicPages } from "../../../content/site/public-pages.ts";
import { initialSettings } from "../../../content/site/settings.ts";
import { inLanguage } from "../../../content/types/companions.ts";
import type { Resource } from "../../../content/types/define-resource.ts";
import type { PublicField, ShownEntry, SiteContent, SiteQuery } from "../../../server/pages/site-content.ts";
import type { SiteServices } from "../../../server/site/site-build.ts";
import { logFailure } from "../../api/api-failure.ts";
import { listEntries } from "../../api/entries.ts";
import { send } from "../../api/send.ts";
import { offParts } from "../../session/off-parts.ts";

const OF_FEATURES: Partial<SiteContent> = Object.assign({}, ...previewContents);

/** The services of a public page, through the API. The edited page comes from the form; everything else is fetched once. */
export function createPreviewServices(
  name: PageName,
  school: Identity,
): (document: AnyDocument) => SiteServices {
  const lists = new Map<ResourceName, ReturnType<typeof listEntries>>();
  const pages = new Map<DocumentName, Promise<AnyDocument>>([["school", Promise.resolve(school)]]);
  const listOnce = (type: ResourceName) => {
    const { isTimed }: Resource = resources[type];
    const list =
      lists.get(type) ??
      listEntries(resources[type], { isDraft: "false", ...(isTimed && { stage: "live" }) });
    lists.set(type, list);
    return list;
  };
  const read = async (page: DocumentName): Promise<AnyDocument> =>
    // The frame with the announcement is not shown.
    isPageName(page)
      ? (await send(pageCalls.find, { params: { name: page } })).document
      : emptyValues(allDocuments[page].fields);
  const readOnce = (page: DocumentName) => {
    const found = pages.get(page) ?? read(page);
    pages.set(page, found);
    return found;
  };
  let filled: Promise<Set<string>> | undefined;
  const findFilledPaths = () => {
    filled ??= findFilled();
    return filled;
  };
  return (document) => {
    const content: SiteContent = {
      async list<Type extends ResourceName, Field extends PublicField<Type>>(
        type: Type,
        _fields: readonly Field[],
        { limit = Number.POSITIVE_INFINITY, offset = 0, language }: SiteQuery = {},
      ) {
        const { entries, total } = await listOnce(type);
        const resource: Resource = resources[type];
        const shown = entries
          .filter((entry) => !resource.hasInternal || !("isInternal" in entry && entry.isInternal))
          .slice(offset, offset + limit)
          .map((entry) => inLanguage(resource, entry, language));
        return { entries: shown as unknown as ShownEntry<Type, Field>[], total };
      },
      find: async () => undefined,
      findNeighbours: async () => ({ older: undefined, newer: undefined }),
      listYears: async () => [],
      shown: { tags: new Set(), until: undefined, mustEndAt: undefined },
      showsChildren: () => false,
      now: new Date(),
      endAt: () => {},
      findSettings: async () => initialSettings,
      findFileSizes: async () => ({}),
      findMarkedPictures: async () => new Map(),
      suggest: async () => [],
      findUnknown: async () => [],
      search: async () => ({
        found: [],
        total: 0,
        isCut: false,
        corrected: [],
        leftOut: [],
        facts: [],
        answers: {},
      }),
      page: async <Name extends DocumentName>(wanted: Name) =>
        (wanted === name ? document : await readOnce(wanted)) as PageDocument<Name>,
      findOffParts: async () => offParts(),
      findFilledPaths,
      async findShownPaths() {
        const { hiddenPages } = (name === "school" ? document : await readOnce("school")) as Identity;
        return (await findFilledPaths()).difference(new Set(hiddenPages));
      },
      ...OF_FEATURES,
    };
    return {
      content,
      data: {},
      siteUrl: location.origin,
      receiveContact: async () => ({ reference: "" }),
      reportError: logFailure,
    };
  };
}

async function findFilled(): Promise<Set<string>> {
  const filled = (await send(pageCalls.list)).filter(({ isEmpty }) => !isEmpty).map(({ path }) => path);
  return new Set([...filled, ...publicPages.filter((page) => page.isNeverEmpty).map(({ path }) => path)]);
}
