import { inLanguage } from "../content/types/companions.ts";
import type { Entity, Resource } from "../content/types/define-resource.ts";
import { panelLanguage } from "../ui/panel-words.ts";

/** An entry with its texts in the language of the panel if they exist. For display only: forms and copies need the stored texts. */
export const inPanelLanguage = <R extends Resource>(resource: R, entry: Entity<R>): Entity<R> =>
  inLanguage(resource, entry, panelLanguage);
