import { ANNOUNCEMENT_TAG, type Announcement } from "../../content/resources/announcement.ts";
import type { Database } from "../database/tables.ts";
import { writeTagged } from "./content-store.ts";

/** There is one announcement, so its row has a name instead of an id. */
const THE_ONE = "announcement";

export type AnnouncementStore = ReturnType<typeof createAnnouncementStore>;

export function createAnnouncementStore(db: Database, onChange: (tag: string) => void) {
  return {
    async find(): Promise<Announcement | undefined> {
      return db
        .selectFrom("announcement")
        .select(["content", "link"])
        .where("_id", "=", THE_ONE)
        .executeTakeFirst();
    },

    /** A link that is not mentioned stays as it is. */
    async set(announcement: { content: string; link?: string | null | undefined }): Promise<Announcement> {
      return writeTagged(db, ANNOUNCEMENT_TAG, onChange, async (tx) => {
        const values = { ...announcement, sample: 0, updatedAt: new Date().toISOString() };
        return tx
          .insertInto("announcement")
          .values({ link: null, ...values, _id: THE_ONE })
          .onConflict((conflict) => conflict.column("_id").doUpdateSet(values))
          .returning(["content", "link"])
          .executeTakeFirstOrThrow();
      });
    },
  };
}
