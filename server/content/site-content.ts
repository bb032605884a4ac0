import { ANNOUNCEMENT_TAG, type Announcement } from "../../content/resources/announcement.ts";
import type { PublicEntity } from "../../content/resources/define-resource.ts";
import { type ResourceName, type Resources, resources } from "../../content/resources/index.ts";
import { isEntryId } from "../database/entry-id.ts";
import type { AnnouncementStore } from "./announcement-store.ts";
import type { ContentStore, EntryQuery } from "./content-store.ts";
import { presentRow } from "./present-row.ts";

export type PublicEntry<Name extends ResourceName> = PublicEntity<Resources[Name]>;

/** What the public pages may read. Nothing but public fields comes out of here. */
export interface SiteContent {
  list<Name extends ResourceName>(
    name: Name,
    query?: EntryQuery,
  ): Promise<{ entries: PublicEntry<Name>[]; total: number }>;
  find<Name extends ResourceName>(name: Name, id: string): Promise<PublicEntry<Name> | undefined>;
  findAnnouncement(): Promise<Announcement | undefined>;
}

/** Reads for one page and notes in `tags` which content types it showed. */
export function openSiteContent(
  store: ContentStore,
  announcements: AnnouncementStore,
  tags: Set<string>,
): SiteContent {
  return {
    async list<Name extends ResourceName>(name: Name, query?: EntryQuery) {
      tags.add(name);
      const { rows, total } = await store.list(resources[name], query);
      const entries = rows.map((row) => presentRow(resources[name], row, "public"));
      return { entries: entries as unknown as PublicEntry<Name>[], total };
    },
    async find<Name extends ResourceName>(name: Name, id: string) {
      tags.add(name);
      const row = isEntryId(id) ? await store.find(resources[name], id) : undefined;
      return row && (presentRow(resources[name], row, "public") as unknown as PublicEntry<Name>);
    },
    findAnnouncement() {
      tags.add(ANNOUNCEMENT_TAG);
      return announcements.find();
    },
  };
}
