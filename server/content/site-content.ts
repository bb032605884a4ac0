import { ANNOUNCEMENT_TAG, type Announcement } from "../../content/resources/announcement.ts";
import type { PublicEntity } from "../../content/resources/define-resource.ts";
import { type ResourceName, type Resources, resources } from "../../content/resources/index.ts";
import { isEntryId } from "../database/entry-id.ts";
import type { AnnouncementStore } from "./announcement-store.ts";
import type { ContentStore, EntryQuery } from "./content-store.ts";
import { fieldsFor, presentRow } from "./present-row.ts";

export type PublicEntry<Name extends ResourceName> = PublicEntity<Resources[Name]>;
export type PublicField<Name extends ResourceName> = keyof PublicEntry<Name> & string;

/** What a page shows of an entry: its id and the fields that it asked for. */
export type ShownEntry<Name extends ResourceName, Field extends PublicField<Name>> = Pick<
  PublicEntry<Name>,
  Field | ("_id" & PublicField<Name>)
>;

/** What the public pages may read. Nothing but public fields can be asked for. */
export interface SiteContent {
  list<Name extends ResourceName, Field extends PublicField<Name>>(
    name: Name,
    fields: readonly Field[],
    query?: EntryQuery,
  ): Promise<{ entries: ShownEntry<Name, Field>[]; total: number }>;
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
    async list<Name extends ResourceName, Field extends PublicField<Name>>(
      name: Name,
      fields: readonly Field[],
      query?: EntryQuery,
    ) {
      tags.add(name);
      const { rows, total } = await store.list(resources[name], { ...query, fields });
      const entries = rows.map((row) => presentRow(resources[name], row, fields));
      return { entries: entries as unknown as ShownEntry<Name, Field>[], total };
    },
    async find<Name extends ResourceName>(name: Name, id: string) {
      tags.add(name);
      const fields = fieldsFor(resources[name], "public");
      const row = isEntryId(id) ? await store.find(resources[name], id, { fields }) : undefined;
      return row && (presentRow(resources[name], row, fields) as unknown as PublicEntry<Name>);
    },
    findAnnouncement() {
      tags.add(ANNOUNCEMENT_TAG);
      return announcements.find();
    },
  };
}
