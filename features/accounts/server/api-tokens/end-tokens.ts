import {
  type Actor,
  type Change,
  nameProgram,
  recordChanges,
} from "../../../../core/server/database/entries/record-change.ts";
import type { Tx } from "../../../../core/server/database/tables.ts";

/** Ends the tokens of an account except `keptTokens`. Call it after `endSessions`: then no session can add one. */
export async function endTokens(
  tx: Tx,
  { _id: accountId, email }: { _id: string; email: string },
  actor: Actor,
  keptTokens: readonly string[] = [],
): Promise<void> {
  const ended = await tx
    .deleteFrom("apiTokens")
    .where("accountId", "=", accountId)
    .$if(keptTokens.length > 0, (tokens) => tokens.where("_id", "not in", keptTokens))
    .returning(["_id", "name"])
    .execute();
  if (ended.length === 0) return;
  await recordChanges(
    tx,
    actor,
    ended.map((token) => nameToken("delete", email, token)),
  );
}

/** A token in the audit log. */
export const nameToken = (
  action: "create" | "delete",
  email: string,
  { _id, name }: { _id: string; name: string },
): Change => ({ type: "token", action, entryId: _id, title: nameProgram(email, name) });
