import { ADMIN_ROLE } from "../../../core/content/api/api-contract.ts";
import type { Actor } from "../../../core/server/database/entries/record-change.ts";
import type { Tx } from "../../../core/server/database/tables.ts";
import { permissionNeeded } from "../../../core/server/errors.ts";
import { isFull, readDuties } from "./account-rights.ts";
import { lastFullAccount, ownFullDuties } from "./errors.ts";

/**
 * For every change that may take full duties away: throws if the account is the actor's own or the last one with full duties. Locks the
 * accounts, so that people who do this to each other at the same time do it one after the other; the second one then has no permission
 * any more.
 */
export async function requireFullAccountLeft(tx: Tx, accountId: string, actor: Actor): Promise<void> {
  const active = tx
    .selectFrom("accounts")
    .select(["_id", "duties"])
    .where("role", "=", ADMIN_ROLE)
    .where("disabledAt", "is", null)
    .orderBy("_id");
  const rows = await active.forUpdate().execute();
  const full = new Set(rows.filter(({ duties }) => isFull(readDuties(duties))).map(({ _id }) => _id));
  if (actor.accountId !== null && !full.has(actor.accountId)) throw permissionNeeded("accounts:write");
  if (!full.has(accountId)) return;
  if (accountId === actor.accountId) throw ownFullDuties();
  if (full.size === 1) throw lastFullAccount();
}
