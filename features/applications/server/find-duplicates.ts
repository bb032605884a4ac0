import { sql } from "kysely";
import { readPhone } from "../../../core/content/text/read-number.ts";
import type { Database, EntryRow } from "../../../core/server/database/tables.ts";

/** The end of a telephone number, which is the same with and without the country code. */
export const toDigits = (typed: string): string => readPhone(typed).replace(/\D/g, "").slice(-10);

/** The same for all applications of a child. */
export const childKey = ({ name, dateOfBirth }: Readonly<Record<string, unknown>>): string =>
  `${String(name).trim().toLowerCase()}\n${dateOfBirth}`;

/** Other applications of the same child or from the same telephone number, the newest first. */
export async function findDuplicates(db: Database, row: EntryRow): Promise<EntryRow[]> {
  const digits = toDigits(String(row.mobileNumber));
  const found = await db
    .selectFrom("applications")
    .selectAll()
    .where("_id", "<>", row._id)
    .where((eb) =>
      eb.or([
        eb("dateOfBirth", "=", row.dateOfBirth ?? ""),
        sql<boolean>`REPLACE(REPLACE("mobileNumber", ' ', ''), '-', '') LIKE ${`%${digits}`}`,
      ]),
    )
    .orderBy("createdAt", "desc")
    .execute();
  return (found as EntryRow[]).filter(
    (other) => toDigits(String(other.mobileNumber)) === digits || childKey(other) === childKey(row),
  );
}
