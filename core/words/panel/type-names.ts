import { resourceList } from "../../../features/types.ts";
import type { EntryNames } from "./en/entries.ts";
import type { PanelWords } from "./panel-words.ts";

/** The names of a content type or of another key of AUDIT_TYPES. */
export function namesOf({ entryNames, language }: PanelWords, type: string): EntryNames {
  const named: Readonly<Record<string, EntryNames>> = entryNames;
  const resource = resourceList.find(({ name }) => name === type);
  if (named[type] || !resource) return named[type] ?? { heading: type, one: type, many: type };
  const heading = resource.screen.plural[language];
  return { heading, one: resource.singular[language].toLowerCase(), many: heading.toLowerCase() };
}
