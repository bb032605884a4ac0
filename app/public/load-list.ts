import type { Language } from "../../content/languages.ts";
import { companionOf } from "../../content/resources/companions.ts";
import { type ResourceName, resources } from "../../content/resources/index.ts";
import type { EntryQuery } from "../../server/content/entry-reader.ts";
import type { PublicEntry, PublicField, ShownEntry } from "../../server/content/site-content.ts";
import type { PageServices } from "./public-page.ts";

/** A list that cannot be loaded leaves its part of the page empty, and a line in the log. */
export async function loadList<Name extends ResourceName, Field extends PublicField<Name>>(
  services: PageServices,
  name: Name,
  fields: readonly Field[],
  query?: EntryQuery,
): Promise<ShownEntry<Name, Field>[]> {
  try {
    const { entries } = await services.content.list(
      name,
      services.language === "hi" ? withCompanions(name, fields) : fields,
      query,
    );
    return entries.map((entry) => inLanguage(name, entry, services.language));
  } catch (error) {
    services.reportError(error);
    return [];
  }
}

/** One entry, in the language of the page. */
export async function loadEntry<Name extends ResourceName>(
  { content, language }: PageServices,
  name: Name,
  id: string,
): Promise<PublicEntry<Name> | undefined> {
  const entry = await content.find(name, id);
  return entry && inLanguage(name, entry, language);
}

const withCompanions = <Name extends ResourceName, Field extends PublicField<Name>>(
  name: Name,
  fields: readonly Field[],
): Field[] => [
  ...new Set([...fields, ...fields.flatMap((field) => (companionOf(resources[name], field) ?? []) as Field)]),
];

/** What has a Hindi text is shown by it on a page in Hindi; everything else as it was written. */
function inLanguage<Name extends ResourceName, Entry extends object>(
  name: Name,
  entry: Entry,
  language: Language,
): Entry {
  if (language === "en") return entry;
  const shown = Object.entries(entry).map(([field, value]) => {
    const companion = companionOf(resources[name], field);
    return [field, (companion && entry[companion as keyof typeof entry]) || value];
  });
  return Object.fromEntries(shown) as Entry;
}
