import { randomUUID } from "node:crypto";
import { message } from "../../../../core/content/messages/message.ts";
import { endOfDayInIndia } from "../../../../core/content/text/india-time.ts";
import { type Actor, recordChange } from "../../../../core/server/database/entries/record-change.ts";
import { parseJson } from "../../../../core/server/database/parse-json.ts";
import type { Database } from "../../../../core/server/database/tables.ts";
import { validationFailed } from "../../../../core/server/errors.ts";
import type { FoundCaller, Session } from "../../../../core/server/http/session.ts";
import {
  type CreatedToken,
  MAX_TOKENS,
  TOKEN_PERMISSIONS,
  type TokenInfo,
  type TokenInput,
  type TokenPermission,
  tokenDays,
} from "../../content/token-contract.ts";
import { readCurrentRights, rightsColumns } from "../account-rights.ts";
import { lockAccount } from "../lock-account.ts";
import { requireStillOpen } from "../login/session-store.ts";
import type { RecordSecurityEvent } from "../security-events.ts";
import { createToken, digest } from "../tokens.ts";
import { nameToken } from "./end-tokens.ts";

/** Distinguishes the token of a program from that of a session; programs that look for published secrets recognise it. */
const PREFIX = "gurukul_";
const MINUTE_MS = 60_000;
/** Expired tokens stay in the list, so that their owners see why a program has stopped. */
const LISTED_MS = 30 * 24 * 60 * MINUTE_MS;

export type TokenStore = ReturnType<typeof createTokenStore>;

export const isProgramToken = (token: string) => token.startsWith(PREFIX);

/** Tokens of programs. They belong to an account and are stored as digests. */
export function createTokenStore(
  db: Database,
  recordSecurityEvent: RecordSecurityEvent,
  now: () => number = Date.now,
) {
  const currentTime = () => new Date(now()).toISOString();

  return {
    /** `token` is returned once and never stored. */
    async create(
      owner: Session,
      { name, permissions, expiresOn }: TokenInput,
      actor: Actor,
    ): Promise<CreatedToken> {
      const { first, last } = tokenDays(new Date(now()));
      if (expiresOn < first || expiresOn > last) {
        throw validationFailed({ expiresOn: message("token_days", { first, last }) });
      }
      const token = PREFIX + createToken();
      const created = {
        _id: randomUUID(),
        name,
        createdAt: currentTime(),
        expiresAt: endOfDayInIndia(expiresOn).toISOString(),
        permissions: TOKEN_PERMISSIONS.filter((permission) => permissions.includes(permission)),
      };
      await db.transaction().execute(async (tx) => {
        await lockAccount(tx, owner.accountId);
        await requireStillOpen(tx, owner);
        const own = await tx
          .selectFrom("apiTokens")
          .select("_id")
          .where("accountId", "=", owner.accountId)
          .execute();
        if (own.length >= MAX_TOKENS) {
          throw validationFailed({ name: message("too_many_tokens", { maximum: MAX_TOKENS }) });
        }
        await tx
          .insertInto("apiTokens")
          .values({
            ...created,
            permissions: JSON.stringify(created.permissions),
            tokenHash: digest(token),
            accountId: owner.accountId,
          })
          .execute();
        await recordChange(tx, actor, nameToken("create", owner.email, created));
        await recordSecurityEvent(tx, owner.accountId, "token-created");
      });
      return { ...created, lastUsedAt: null, token };
    },

    /** The tokens of an account, or of all, the newest first; the expired ones for some weeks. */
    async list(accountId?: string): Promise<(TokenInfo & { accountId: string })[]> {
      const rows = await db
        .selectFrom("apiTokens")
        .select(["_id", "accountId", "name", "permissions", "createdAt", "expiresAt", "lastUsedAt"])
        .$if(accountId !== undefined, (select) => select.where("accountId", "=", String(accountId)))
        .orderBy("createdAt", "desc")
        .orderBy("_id")
        .execute();
      return rows.map((row) => ({ ...row, permissions: readPermissions(row.permissions) }));
    },

    /** False if the account has no such token. */
    async revoke(accountId: string, id: string, actor: Actor): Promise<boolean> {
      return db.transaction().execute(async (tx) => {
        const revoked = await tx
          .deleteFrom("apiTokens")
          .where("_id", "=", id)
          .where("accountId", "=", accountId)
          .returning(["_id", "name"])
          .executeTakeFirst();
        if (!revoked) return false;
        const { email } = await tx
          .selectFrom("accounts")
          .select("email")
          .where("_id", "=", accountId)
          .executeTakeFirstOrThrow();
        await recordChange(tx, actor, nameToken("delete", email, revoked));
        return true;
      });
    },

    /** Creating a token was confirmed, so that its calls need no confirmation. */
    async find(token: string): Promise<FoundCaller> {
      const tokenHash = digest(token);
      const row = await db
        .selectFrom("apiTokens")
        .innerJoin("accounts", "accounts._id", "apiTokens.accountId")
        .select((eb) => [
          ...(["apiTokens.accountId", "apiTokens.name", "apiTokens.permissions"] as const),
          ...(["apiTokens.expiresAt", "apiTokens.lastUsedAt", "accounts.disabledAt"] as const),
          ...rightsColumns(eb),
        ])
        .where("apiTokens.tokenHash", "=", tokenHash)
        .executeTakeFirst();
      if (!row) return { ended: message("token_unknown") };
      if (row.expiresAt <= currentTime()) return { ended: message("token_expired") };
      if (row.disabledAt !== null) return { ended: message("token_of_disabled_account") };
      const { accountId, email, name } = row;
      if (row.lastUsedAt === null || row.lastUsedAt < new Date(now() - MINUTE_MS).toISOString()) {
        // Not awaited: on a full disk or with a locked database, reading still works, and the next request tries again.
        db.updateTable("apiTokens")
          .set({ lastUsedAt: currentTime() })
          .where("tokenHash", "=", tokenHash)
          .execute()
          .catch(() => {});
      }
      const { permissions: granted, mustSetUpSecondStep } = readCurrentRights(row);
      const permissions = readPermissions(row.permissions).filter((each) => granted.includes(each));
      const caller = { tokenHash, accountId, email, permissions, mustSetUpSecondStep };
      return { session: { ...caller, isConfirmed: true, program: name } };
    },

    async removeExpired(): Promise<void> {
      const since = new Date(now() - LISTED_MS).toISOString();
      await db.deleteFrom("apiTokens").where("expiresAt", "<=", since).execute();
    },
  };
}

/** An unknown permission gives no rights. */
function readPermissions(stored: string): TokenPermission[] {
  const names = parseJson(stored);
  return Array.isArray(names) ? TOKEN_PERMISSIONS.filter((permission) => names.includes(permission)) : [];
}
