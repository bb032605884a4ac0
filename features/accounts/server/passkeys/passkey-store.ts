import { randomUUID } from "node:crypto";
import { MAX_PASSKEYS, type PasskeyInfo } from "../../../../core/content/api/passkey-contract.ts";
import { type Actor, recordChange } from "../../../../core/server/database/entries/record-change.ts";
import { parseJson } from "../../../../core/server/database/parse-json.ts";
import type { Database, Tx } from "../../../../core/server/database/tables.ts";
import { lockAccount } from "../lock-account.ts";
import type { Credential } from "./webauthn.ts";

export type PasskeyStore = ReturnType<typeof createPasskeyStore>;

export function createPasskeyStore(db: Database, now: () => number = Date.now) {
  const thisMoment = () => new Date(now()).toISOString();

  return {
    /** The passkeys of an account as its owner sees them, the oldest first. */
    listOf: (accountId: string): Promise<PasskeyInfo[]> =>
      db
        .selectFrom("passkeys")
        .select(["_id", "name", "createdAt", "lastUsedAt"])
        .where("accountId", "=", accountId)
        .orderBy("createdAt")
        .orderBy("_id")
        .execute(),

    /** Descriptors by which a device recognises its passkeys. */
    async descriptorsOf(accountId: string) {
      const rows = await db
        .selectFrom("passkeys")
        .select(["credentialId", "transports"])
        .where("accountId", "=", accountId)
        .execute();
      return rows.map(({ credentialId, transports }) => ({
        credentialId,
        transports: parseJson(transports) as string[],
      }));
    },

    /** Says why the passkey was not added. */
    async add(
      tx: Tx,
      { accountId, name, credential }: { accountId: string; name: string; credential: Credential },
      actor: Actor,
    ): Promise<"added" | "exists" | "too many"> {
      await lockAccount(tx, accountId);
      const { count } = await tx
        .selectFrom("passkeys")
        .select((eb) => eb.fn.countAll().as("count"))
        .where("accountId", "=", accountId)
        .executeTakeFirstOrThrow();
      if (Number(count) >= MAX_PASSKEYS) return "too many";
      const added = await tx
        .insertInto("passkeys")
        .values({
          _id: randomUUID(),
          accountId,
          name,
          ...credential,
          transports: JSON.stringify(credential.transports),
          createdAt: thisMoment(),
        })
        .onConflict((conflict) => conflict.column("credentialId").doNothing())
        .returning("_id")
        .executeTakeFirst();
      if (!added) return "exists";
      await recordChange(tx, actor, { type: "account", action: "add-passkey", entryId: accountId });
      return "added";
    },

    /** Not in the audit log, because only the owner sees the name. False if the account has no such passkey. */
    async rename(accountId: string, id: string, name: string): Promise<boolean> {
      const { numUpdatedRows } = await db
        .updateTable("passkeys")
        .set({ name })
        .where("_id", "=", id)
        .where("accountId", "=", accountId)
        .executeTakeFirst();
      return numUpdatedRows > 0n;
    },

    /** False if the account has no such passkey. */
    async remove(tx: Tx, accountId: string, id: string, actor: Actor): Promise<boolean> {
      await lockAccount(tx, accountId);
      const { numDeletedRows } = await tx
        .deleteFrom("passkeys")
        .where("_id", "=", id)
        .where("accountId", "=", accountId)
        .executeTakeFirst();
      if (numDeletedRows === 0n) return false;
      await recordChange(tx, actor, { type: "account", action: "remove-passkey", entryId: accountId });
      return true;
    },

    /** With the account to which the passkey belongs. */
    find: (credentialId: string) =>
      db
        .selectFrom("passkeys")
        .innerJoin("accounts", "accounts._id", "passkeys.accountId")
        .select(["passkeys._id", "credentialId", "publicKey", "accountId", "disabledAt"])
        .where("credentialId", "=", credentialId)
        .executeTakeFirst(),

    /**
     * Saves the counter of the device. False if it has not grown, which means that a copy of the passkey is in use, or if the passkey
     * was removed. Devices without a counter send 0.
     */
    async recordUse(id: string, counter: number): Promise<boolean> {
      const { numUpdatedRows } = await db
        .updateTable("passkeys")
        .set({ counter, lastUsedAt: thisMoment() })
        .where("_id", "=", id)
        .where((eb) =>
          eb.or([eb("counter", "<", counter), ...(counter === 0 ? [eb("counter", "=", 0)] : [])]),
        )
        .executeTakeFirst();
      return numUpdatedRows > 0n;
    },
  };
}
