import { NEVER_SAVED } from "../../../core/content/api/api-contract.ts";
import { messageOf } from "../../../core/content/messages/message.ts";
import { type EditGuard, laterThan, type RestoreGuard } from "../../../core/server/content/entry-rows.ts";
import { createSaver, type Publish } from "../../../core/server/content/publish.ts";
import { type Actor, PROGRAM } from "../../../core/server/database/entries/record-change.ts";
import {
  recordVersion,
  requireRevisionValue,
} from "../../../core/server/database/entries/record-revision.ts";
import type { Database, Tx } from "../../../core/server/database/tables.ts";
import { staleEdit, versionNoLongerFits } from "../../../core/server/errors.ts";
import {
  ANNOUNCEMENT_TAG,
  type Announcement,
  announcementSchema,
  type SentAnnouncement,
} from "../content/announcement.ts";
import { announcementVersion, readVersion, THE_ONE } from "./announcement-versions.ts";

const FIELDS = ["content", "contentHi", "link"] as const;

export interface StoredAnnouncement {
  text: Announcement | undefined;
  /** Undefined if there is none. */
  updatedAt: string | undefined;
}

export interface SetAnnouncement extends StoredAnnouncement {
  /** The revision that undoes the change. */
  undo: string | undefined;
}

type Row = Announcement & { sample: number; updatedAt: string };

export type AnnouncementStore = ReturnType<typeof createAnnouncementStore>;

export function createAnnouncementStore(db: Database, publish: Publish) {
  const find = async (from: Database | Tx, locks = false): Promise<Row | undefined> => {
    const query = from
      .selectFrom("announcement")
      .select([...FIELDS, "sample", "updatedAt"])
      .where("_id", "=", THE_ONE);
    return query.$if(locks, (select) => select.forUpdate()).executeTakeFirst();
  };

  const save = createSaver(db, publish);
  const tags = [ANNOUNCEMENT_TAG];

  return {
    async find(): Promise<StoredAnnouncement> {
      const row = await find(db);
      const text = row && { content: row.content, contentHi: row.contentHi, link: row.link };
      return { text, updatedAt: row?.updatedAt };
    },

    /** An absent Hindi text or link is not changed; an empty text removes the announcement. */
    async set(
      announcement: SentAnnouncement,
      actor: Actor = PROGRAM,
      mayEdit: EditGuard = () => true,
    ): Promise<SetAnnouncement> {
      return save(async (tx) => {
        const before = await find(tx, true);
        if (!mayEdit(before?.updatedAt ?? NEVER_SAVED)) throw staleEdit();
        if (announcement.content === "") {
          return { text: undefined, updatedAt: undefined, undo: await takeDown(tx, actor), tags };
        }
        return { ...(await put(tx, before, announcement, before ? "update" : "create", actor)), tags };
      });
    },

    /** Restores the announcement to a revision. */
    async restore(revision: string, guard: RestoreGuard, actor: Actor): Promise<SetAnnouncement> {
      return save(async (tx) => {
        const before = await find(tx, true);
        const value = await requireRevisionValue(tx, revision);
        const { error, data } = announcementSchema.safeParse(readVersion(value));
        if (error) {
          throw versionNoLongerFits(
            Object.fromEntries(error.issues.map((issue) => [issue.path.join("."), messageOf(issue)])),
          );
        }
        guard(before?.updatedAt);
        return { ...(await put(tx, before, data, "restore", actor)), tags };
      });
    },
  };
}

async function takeDown(tx: Tx, actor: Actor): Promise<string | undefined> {
  const before = await tx
    .deleteFrom("announcement")
    .where("_id", "=", THE_ONE)
    .returning(FIELDS)
    .executeTakeFirst();
  if (!before) return undefined;
  const change = { type: ANNOUNCEMENT_TAG, action: "delete" } as const;
  return (await recordVersion(tx, actor, change, announcementVersion(before))).id;
}

async function put(
  tx: Tx,
  before: Row | undefined,
  announcement: SentAnnouncement,
  action: "create" | "update" | "restore",
  actor: Actor,
): Promise<SetAnnouncement> {
  const updatedAt = laterThan(before?.updatedAt ?? NEVER_SAVED);
  const values = { ...announcement, sample: 0, updatedAt };
  const text = await tx
    .insertInto("announcement")
    .values({ contentHi: null, link: null, ...values, _id: THE_ONE })
    .onConflict((conflict) => conflict.column("_id").doUpdateSet(values))
    .returning(FIELDS)
    .executeTakeFirstOrThrow();
  const fields = before ? FIELDS.filter((name) => text[name] !== before[name]) : [];
  const { previous } = await recordVersion(
    tx,
    actor,
    { type: ANNOUNCEMENT_TAG, action, fields },
    announcementVersion(text),
    before && {
      ...announcementVersion(before),
      at: before.updatedAt,
      actor: before.sample === 1 ? PROGRAM : null,
    },
  );
  return { text, updatedAt, undo: before && previous };
}
