import { sql } from "kysely";
import { message } from "../../../core/content/messages/message.ts";
import { dayInIndia } from "../../../core/content/text/india-time.ts";
import { lockTransaction } from "../../../core/server/database/lock-transaction.ts";
import { readSetting } from "../../../core/server/database/settings.ts";
import type { EntryRow, Tx } from "../../../core/server/database/tables.ts";
import { ApiError } from "../../../core/server/errors.ts";
import { label } from "../../../core/words/label.ts";
import { classInHindi } from "../../school/content/exports.ts";
import { holdsSeat, SEAT_STEPS, type Step } from "../content/steps.ts";

/** The advisory lock of seats, for all processes of the school. */
const POSTGRES_LOCK = 7_402_151;

/** Only one transaction at a time may assign seats. */
export const lockSeats = (tx: Tx) => lockTransaction(tx, POSTGRES_LOCK);

const heldBy = (row: EntryRow, today: string) =>
  holdsSeat({ step: row.step as Step, offeredUntil: row.offeredUntil as string | null }, today)
    ? { class: String(row.classSought), session: row.session as string | null }
    : undefined;

/**
 * Refuses changes that assign more seats than a class has. It counts after the rows are written and under a lock: if two people assign
 * the last seat at once, the second count includes the seat of the first one.
 */
export async function requireSeats(
  tx: Tx,
  changes: readonly { before: EntryRow; after: EntryRow }[],
): Promise<void> {
  const today = dayInIndia(new Date());
  const taken = changes.flatMap(({ before, after }) => {
    const [had, has] = [heldBy(before, today), heldBy(after, today)];
    const isNew = has && (had?.class !== has.class || had.session !== has.session);
    return isNew ? [has] : [];
  });
  if (taken.length === 0) return;
  const { classes } = await readSetting(tx, "applications");
  const limited = new Map(taken.map((each) => [JSON.stringify(each), each]));
  for (const { class: name, session } of limited.values()) {
    const seats = classes.find((each) => each.class === name)?.seats ?? null;
    if (seats === null) continue;
    await lockSeats(tx);
    if ((await countHeld(tx, name, session, today)) > seats) throw noSeatLeft(name);
  }
}

async function countHeld(tx: Tx, name: string, session: string | null, today: string): Promise<number> {
  const { count } = await tx
    .selectFrom("applications")
    .select((eb) => eb.fn.countAll().as("count"))
    .where("classSought", "=", name)
    .where("session", session === null ? "is" : "=", session)
    .where("step", "in", SEAT_STEPS)
    .where(sql<boolean>`NOT (step = 'offered' AND "offeredUntil" IS NOT NULL AND "offeredUntil" < ${today})`)
    .executeTakeFirstOrThrow();
  return Number(count);
}

const noSeatLeft = (name: string) =>
  new ApiError(
    409,
    "no_seat_left",
    message("no_seat_left", { label: label(name, classInHindi(name) ?? name) }),
  );
