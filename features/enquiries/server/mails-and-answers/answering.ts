import type { Database } from "../../../../core/server/database/tables.ts";
import { nameOf } from "../../../accounts/server/exports.ts";
import type { Answering } from "../../content/enquiry-contract.ts";
import { ANSWERING_SECONDS } from "../../content/enquiry-contract.ts";

interface Claim {
  enquiryId: string;
  accountId: string;
  /** Replaces the claim of somebody else. */
  take?: boolean | undefined;
}

/** The people who are answering enquiries. A claim ends by itself when the person leaves. */
export function createAnswering(db: Database, now: () => number = Date.now) {
  const momentIn = (seconds: number) => new Date(now() + seconds * 1000).toISOString();

  async function find(enquiryId: string): Promise<Answering | undefined> {
    return db
      .selectFrom("enquiryAnswering")
      .select(["accountId", "person", "until"])
      .where("enquiryId", "=", enquiryId)
      .where("until", ">", momentIn(0))
      .executeTakeFirst();
  }

  return {
    find,

    /** Claims an enquiry, or renews the own claim. Returns who is answering it after that. */
    async start({ enquiryId, accountId, take = false }: Claim): Promise<Answering | undefined> {
      const account = await db
        .selectFrom("accounts")
        .select(["name", "email"])
        .where("_id", "=", accountId)
        .executeTakeFirst();
      const claim = {
        accountId,
        person: account ? nameOf(account) : "",
        until: momentIn(ANSWERING_SECONDS),
      };
      const claimed = await db
        .insertInto("enquiryAnswering")
        .values({ enquiryId, ...claim })
        .onConflict((conflict) =>
          conflict
            .column("enquiryId")
            .doUpdateSet(claim)
            .where((eb) =>
              eb.or([
                eb("enquiryAnswering.accountId", "=", accountId),
                eb("enquiryAnswering.until", "<=", momentIn(0)),
                eb.val(take),
              ]),
            ),
        )
        .returning("enquiryId")
        .executeTakeFirst();
      return claimed ? claim : find(enquiryId);
    },

    async stop(enquiryId: string, accountId: string): Promise<void> {
      await db
        .deleteFrom("enquiryAnswering")
        .where("enquiryId", "=", enquiryId)
        .where("accountId", "=", accountId)
        .execute();
    },

    async removeExpired(): Promise<void> {
      await db.deleteFrom("enquiryAnswering").where("until", "<=", momentIn(0)).execute();
    },
  };
}

export type AnsweringStore = ReturnType<typeof createAnswering>;
