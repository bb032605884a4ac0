import { ANNOUNCEMENT_TAG, type Announcement } from "../../content/resources/announcement.ts";
import { type Actor, PROGRAM, recordChange } from "../database/record-change.ts";
import type { Database, Tx } from "../database/tables.ts";
import { type OnChange, writeTagged } from "./content-store.ts";

/** There is one announcement, so its row has a name instead of an id. */
const THE_ONE = "announcement";
const FIELDS = ["content", "link"] as const;

export type AnnouncementStore = ReturnType<typeof createAnnouncementStore>;

export function createAnnouncementStore(db: Database, onChange: OnChange) {
  const find = async (from: Database | Tx): Promise<Announcement | undefined> =>
    from.selectFrom("announcement").select(["content", "link"]).where("_id", "=", THE_ONE).executeTakeFirst();

  return {
    find: () => find(db),

    /** A link that is not mentioned stays as it is; an empty text takes the announcement down. */
    async set(
      announcement: { content: string; link?: string | null | undefined },
      actor: Actor = PROGRAM,
    ): Promise<Announcement | undefined> {
      return writeTagged(db, ANNOUNCEMENT_TAG, onChange, async (tx) => {
        const before = await find(tx);
        if (announcement.content === "") {
          await tx.deleteFrom("announcement").where("_id", "=", THE_ONE).execute();
          if (before) await recordChange(tx, actor, { type: ANNOUNCEMENT_TAG, action: "delete" });
          return undefined;
        }
        const values = { ...announcement, sample: 0, updatedAt: new Date().toISOString() };
        const after = await tx
          .insertInto("announcement")
          .values({ link: null, ...values, _id: THE_ONE })
          .onConflict((conflict) => conflict.column("_id").doUpdateSet(values))
          .returning(["content", "link"])
          .executeTakeFirstOrThrow();
        await recordChange(tx, actor, {
          type: ANNOUNCEMENT_TAG,
          action: before ? "update" : "create",
          fields: before ? FIELDS.filter((name) => after[name] !== before[name]) : [],
        });
        return after;
      });
    },
  };
}
