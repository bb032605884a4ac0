import { NEVER_SAVED } from "../../content/api/api-contract.ts";
import {
  type FeatureSettings,
  featureSettingNames,
  parseSetting,
  type Setting,
  type SettingName,
} from "../../content/site/settings.ts";
import { type Actor, recordChange } from "./entries/record-change.ts";
import { parseJson } from "./parse-json.ts";
import type { Database, Tx } from "./tables.ts";

/** A choice of the school; its initial value until somebody has chosen. */
export async function readSetting<Name extends SettingName>(
  db: Database | Tx,
  name: Name,
): Promise<Setting<Name>> {
  const row = await db.selectFrom("settings").select("value").where("name", "=", name).executeTakeFirst();
  return readStored(name, row?.value ?? null);
}

/** The same for a value that was read together with other rows. */
export const readStored = <Name extends SettingName>(name: Name, value: string | null): Setting<Name> =>
  parseSetting(name, value === null ? undefined : parseJson(value));

export interface StoredSetting {
  /** As JSON. */
  value: string | null;
  /** Null: never saved. */
  updatedAt: string | null;
}

/** A stored choice with its version. */
export async function findSetting(
  from: Database | Tx,
  name: string,
  { locks = false } = {},
): Promise<StoredSetting> {
  const query = from.selectFrom("settings").select(["value", "updatedAt"]).where("name", "=", name);
  const row = await (locks ? query.forUpdate() : query).executeTakeFirst();
  return row && row.updatedAt !== NEVER_SAVED ? row : { value: null, updatedAt: null };
}

/** The same, locked until the transaction ends: concurrent saves wait for each other. */
export async function lockSetting(tx: Tx, name: string): Promise<StoredSetting> {
  await tx
    .insertInto("settings")
    .values({ name, value: "null", updatedAt: NEVER_SAVED })
    .onConflict((conflict) => conflict.column("name").doNothing())
    .execute();
  return findSetting(tx, name, { locks: true });
}

/** The settings of features. */
export async function readFeatureSettings(db: Database): Promise<FeatureSettings> {
  const read = featureSettingNames.map(async (name) => [name, await readSetting(db, name)]);
  return Object.fromEntries(await Promise.all(read));
}

export async function writeSetting<Name extends SettingName>(
  tx: Tx,
  name: Name,
  value: Setting<Name>,
  actor: Actor,
  updatedAt = new Date().toISOString(),
): Promise<void> {
  const row = { value: JSON.stringify(value), updatedAt };
  await tx
    .insertInto("settings")
    .values({ name, ...row })
    .onConflict((conflict) => conflict.column("name").doUpdateSet(row))
    .execute();
  await recordChange(tx, actor, { type: "settings", action: "update", entryId: name, fields: [name] });
}
