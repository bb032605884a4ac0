import { NEVER_SAVED } from "../../content/api/api-contract.ts";
import { closeOff, findUnmetNeed, type OffParts, PARTS_TYPE } from "../../content/parts/parts.ts";
import { type EditGuard, laterThan, type RestoreGuard } from "../content/entry-rows.ts";
import { createSaver, type Publish } from "../content/publish.ts";
import { type Actor, PROGRAM } from "../database/entries/record-change.ts";
import { recordVersion, requireRevisionValue, type Version } from "../database/entries/record-revision.ts";
import { findSetting, lockSetting, type StoredSetting } from "../database/settings.ts";
import type { Database, Tx } from "../database/tables.ts";
import { partNeeded, staleEdit } from "../errors.ts";
import { readOffNames } from "./known-parts.ts";

export interface StoredParts {
  off: OffParts;
  /** Null: never saved. */
  updatedAt: string | null;
}

export interface SavedParts extends StoredParts {
  updatedAt: string;
  /** The revision that undoes the change. */
  undo: string | undefined;
}

export type PartsStore = ReturnType<typeof createPartsStore>;

const versionOf = (off: OffParts): Version => ({ value: { off: [...off].sort() }, files: [], title: null });

const presentStored = ({ value, updatedAt }: StoredSetting): StoredParts => ({
  off: closeOff(readOffNames(value ?? undefined)),
  updatedAt,
});

/** Reads and writes which parts of the site are off: one of the settings, with versions. */
export function createPartsStore(db: Database, publish: Publish) {
  const save = createSaver(db, publish);

  const lock = async (tx: Tx): Promise<StoredParts> => presentStored(await lockSetting(tx, PARTS_TYPE));

  return {
    find: async (): Promise<StoredParts> => presentStored(await findSetting(db, PARTS_TYPE)),

    async set(off: OffParts, actor: Actor = PROGRAM, mayEdit: EditGuard = () => true): Promise<SavedParts> {
      const unmet = findUnmetNeed(off);
      if (unmet) throw partNeeded(unmet);
      return save(async (tx) => {
        const before = await lock(tx);
        if (!mayEdit(before.updatedAt ?? NEVER_SAVED)) throw staleEdit();
        return write(tx, before, off, "update", actor);
      });
    },

    /** Restores a version. Parts that this program does not have are left out. */
    async restore(revision: string, guard: RestoreGuard, actor: Actor): Promise<SavedParts> {
      return save(async (tx) => {
        const before = await lock(tx);
        const value = await requireRevisionValue(tx, revision);
        guard(before.updatedAt ?? undefined);
        return write(tx, before, closeOff(readOffNames(JSON.stringify(value.off))), "restore", actor);
      });
    },
  };
}

async function write(
  tx: Tx,
  before: StoredParts,
  off: OffParts,
  action: "update" | "restore",
  actor: Actor,
): Promise<SavedParts & { tags: string[] }> {
  const updatedAt = laterThan(before.updatedAt ?? NEVER_SAVED);
  await tx
    .updateTable("settings")
    .set({ value: JSON.stringify([...off].sort()), updatedAt })
    .where("name", "=", PARTS_TYPE)
    .execute();
  const { previous } = await recordVersion(
    tx,
    actor,
    { type: PARTS_TYPE, action, fields: ["off"] },
    versionOf(off),
    // At first everything is on.
    { ...versionOf(before.off), at: before.updatedAt ?? updatedAt, actor: PROGRAM },
  );
  return { off, updatedAt, undo: previous, tags: [PARTS_TYPE] };
}
