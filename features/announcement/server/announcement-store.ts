import type { EditGuard } from "../../../core/server/content/entry-rows.ts";
import { type Actor, PROGRAM } from "../../../core/server/database/entries/record-change.ts";
import type { PageStore } from "../../../core/server/pages/page-store.ts";
import type { PageDocument } from "../../pages.ts";
import type { Announcement, SentAnnouncement } from "../content/announcement.ts";

export interface StoredAnnouncement {
  text: Announcement | null;
  /** Null if there is none. */
  updatedAt: string | null;
}

export interface SetAnnouncement extends StoredAnnouncement {
  /** The revision that undoes the change. */
  undo: string | undefined;
}

export type AnnouncementStore = ReturnType<typeof createAnnouncementStore>;

export const createAnnouncementStore = (pages: PageStore) => ({
  async find(): Promise<StoredAnnouncement> {
    const { document, updatedAt } = await pages.find("announcement");
    return { text: textOf(document as PageDocument<"announcement">), updatedAt };
  },

  /** An absent Hindi text or link is not changed; an empty text removes the announcement. */
  async set(
    announcement: SentAnnouncement,
    actor: Actor = PROGRAM,
    mayEdit: EditGuard = () => true,
  ): Promise<SetAnnouncement> {
    if (announcement.content === "") {
      const { undo } = await pages.remove("announcement", mayEdit, actor);
      return { text: null, updatedAt: null, undo };
    }
    const change = (before: object) => ({ ...before, ...announcement });
    const { after, undo } = await pages.update("announcement", change, mayEdit, actor);
    return { text: textOf(after.document as PageDocument<"announcement">), updatedAt: after.updatedAt, undo };
  },
});

const textOf = ({ content, ...others }: PageDocument<"announcement">): Announcement | null =>
  content === null ? null : { content, ...others };
