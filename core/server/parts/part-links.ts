import { ownDocuments, pageNames, pages } from "../../../features/pages.ts";
import { resourceList } from "../../../features/types.ts";
import { ownDocumentNames } from "../../content/pages/page-names.ts";
import { titleOfOwn } from "../../content/pages/walk-document.ts";
import { findLinkedFeatures } from "../../content/parts/linked-features.ts";
import { featureOfVersioned, isOn, type OffParts } from "../../content/parts/parts.ts";
import type { PartLink } from "../../content/parts/parts-contract.ts";
import { hasDrafts, type Resource } from "../../content/types/define-resource.ts";
import { entryTitle, entryTitleInHindi } from "../../content/types/entry-title.ts";
import type { CoreServices } from "../feature-server.ts";

/** Something that visitors read, with its texts by their fields. */
interface Source extends Omit<PartLink, "part" | "field"> {
  texts: readonly (readonly [field: string | null, text: string])[];
}

/** The fields of a type whose texts may have links that visitors open. */
const linkingFields = ({ fields, publicFields }: Resource): string[] =>
  publicFields.filter((name) => {
    const field = fields[name];
    return field?.kind === "value" && (field.input === "textarea" || field.input === "url");
  });

/** Types whose titles are in the audit log: everybody who edits pages may read them. */
const linkingTypes = resourceList.filter(
  (resource) => hasDrafts(resource) && resource.auditTitle && linkingFields(resource).length > 0,
);

/** Finds what is published and links to parts that are off. */
export function createPartLinkFinder(core: CoreServices) {
  async function readEntries(resource: Resource): Promise<Source[]> {
    const names = linkingFields(resource);
    const { rows } = await core.content.store.list(resource, {
      audience: "office",
      isDraft: false,
      isCounted: false,
    });
    return rows.map((row) => ({
      type: resource.name,
      id: row._id,
      title: entryTitle(resource, row),
      titleHi: entryTitleInHindi(resource, row),
      texts: names.map((name) => [name, String(row[name] ?? "")] as const),
    }));
  }

  async function readPages(): Promise<Source[]> {
    const stored = await core.pages.findAll();
    return pageNames.map((name) => ({
      type: "pages",
      id: name,
      title: pages[name].title.en,
      titleHi: pages[name].title.hi,
      texts: textsIn(stored[name].document),
    }));
  }

  const readOwnDocuments = () =>
    Promise.all(
      ownDocumentNames.map(async (name) => {
        const { document } = await core.pages.find(name);
        const { en: title, hi: titleHi } = titleOfOwn(ownDocuments[name], document);
        return { type: name, id: name, title, titleHi, texts: textsIn(document) };
      }),
    );

  return async (off: OffParts): Promise<PartLink[]> => {
    if (off.size === 0) return [];
    const confirmed = await core.findSiteAddress();
    const siteUrls = [core.config.siteUrl, ...(confirmed === null ? [] : [confirmed])];
    const read = [...linkingTypes.map(readEntries), readPages(), readOwnDocuments()];
    const sources = (await Promise.all(read)).flat();
    return sources
      .filter(({ type, id }) => isOn(off, featureOfVersioned(type, id)))
      .flatMap(({ texts, ...source }) => {
        const links = texts.flatMap(([field, text]) =>
          findLinkedFeatures(text, siteUrls).map((part) => [part, field] as const),
        );
        // Once for each part, with the first of the fields.
        return [...new Map(links.toReversed())]
          .filter(([part]) => !isOn(off, part))
          .map(([part, field]) => ({ ...source, part, field }));
      });
  };
}

/** Every text of a document, in both languages, with its lists. */
function textsIn(value: unknown): [field: null, text: string][] {
  if (typeof value === "string") return [[null, value]];
  return typeof value === "object" && value !== null ? Object.values(value).flatMap(textsIn) : [];
}
