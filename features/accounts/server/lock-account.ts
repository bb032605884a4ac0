import type { Tx } from "../../../core/server/database/tables.ts";

/**
 * Locks an account until the end of the transaction, so that a limit or a rule about several of its rows is decided for one change at
 * a time. Call it first. On SQLite a transaction is alone anyway. False if there is no such account.
 */
export async function lockAccount(tx: Tx, accountId: string): Promise<boolean> {
  const account = tx.selectFrom("accounts").select("_id").where("_id", "=", accountId);
  const locked = await account.forUpdate().executeTakeFirst();
  return locked !== undefined;
}
