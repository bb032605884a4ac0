import { count } from "../../../core/server/content/entry-reader.ts";
import type { Database } from "../../../core/server/database/tables.ts";

const HOUR_MS = 60 * 60_000;
/** Messages of an hour from all senders, with spam: far more than parents write. */
const MANY_IN_AN_HOUR = 100;

/** Whether very many messages come now. Messages are then judged more strictly, and the dashboard says so; it ends by itself. */
export async function isFlood(db: Database, now: number): Promise<boolean> {
  const since = new Date(now - HOUR_MS).toISOString();
  return (await count(db.selectFrom("contacts").where("createdAt", ">", since))) > MANY_IN_AN_HOUR;
}
