import { randomUUID } from "node:crypto";
import { ADMIN_ROLE } from "../../content/api-contract.ts";
import type { Database } from "../database/tables.ts";
import { hashPassword } from "./passwords.ts";

export interface Account {
  _id: string;
  email: string;
  passwordHash: string;
  role: string;
}

export type AccountStore = ReturnType<typeof createAccountStore>;

export function createAccountStore(db: Database) {
  return {
    async findByEmail(email: string): Promise<Account | undefined> {
      return db
        .selectFrom("accounts")
        .select(["_id", "email", "passwordHash", "role"])
        .where("email", "=", email.toLowerCase())
        .where("disabledAt", "is", null)
        .executeTakeFirst();
    },

    async hasAdmin(): Promise<boolean> {
      const row = await db
        .selectFrom("accounts")
        .select("_id")
        .where("role", "=", ADMIN_ROLE)
        .executeTakeFirst();
      return row !== undefined;
    },

    /** False when the address is taken, by a process that started at the same moment perhaps. */
    async create(email: string, password: string, role: string): Promise<boolean> {
      const inserted = await db
        .insertInto("accounts")
        .values({
          _id: randomUUID(),
          email: email.toLowerCase(),
          passwordHash: await hashPassword(password),
          role,
          disabledAt: null,
          createdAt: new Date().toISOString(),
        })
        .onConflict((conflict) => conflict.column("email").doNothing())
        .returning("_id")
        .executeTakeFirst();
      return inserted !== undefined;
    },

    /** Ends every session of the account; false when there is no such account. */
    async changePassword(email: string, password: string): Promise<boolean> {
      const passwordHash = await hashPassword(password);
      return db.transaction().execute(async (tx) => {
        const account = await tx
          .updateTable("accounts")
          .set({ passwordHash })
          .where("email", "=", email.toLowerCase())
          .returning("_id")
          .executeTakeFirst();
        if (!account) return false;
        await tx.deleteFrom("sessions").where("accountId", "=", account._id).execute();
        return true;
      });
    },

    /** The sessions go with the account. */
    async remove(email: string): Promise<boolean> {
      const removed = await db
        .deleteFrom("accounts")
        .where("email", "=", email.toLowerCase())
        .returning("_id")
        .executeTakeFirst();
      return removed !== undefined;
    },
  };
}
