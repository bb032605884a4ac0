import type { Database } from "../../../../core/server/database/tables.ts";
import type { FindRecipients, Recipient } from "../../../accounts/server/exports.ts";

interface StoreParts {
  db: Database;
  findRecipients: FindRecipients;
}

export type CertificateMailStore = ReturnType<typeof createCertificateMailStore>;

/** The choices of accounts for mails about expiring certificates. Nobody gets them before choosing them. */
export function createCertificateMailStore({ db, findRecipients }: StoreParts) {
  return {
    async find(accountId: string): Promise<boolean> {
      const chosen = await db
        .selectFrom("certificateMails")
        .select("accountId")
        .where("accountId", "=", accountId)
        .executeTakeFirst();
      return chosen !== undefined;
    },

    /** The audit log has no line for it, because it affects nobody else. */
    async save(accountId: string, isOn: boolean): Promise<void> {
      if (isOn) {
        await db
          .insertInto("certificateMails")
          .values({ accountId })
          .onConflict((conflict) => conflict.column("accountId").doNothing())
          .execute();
      } else {
        await db.deleteFrom("certificateMails").where("accountId", "=", accountId).execute();
      }
    },

    async listRecipients(): Promise<Recipient[]> {
      const chosen = await db.selectFrom("certificateMails").select("accountId").execute();
      return findRecipients(
        chosen.map(({ accountId }) => accountId),
        "certificates:read",
      );
    },
  };
}
