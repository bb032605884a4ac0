import { sql } from "kysely";
import { inEnglish, joinMessages, message } from "../../../../core/content/messages/message.ts";
import { dayInIndia } from "../../../../core/content/text/india-time.ts";
import type { Changes } from "../../../../core/server/content/commit.ts";
import { newRow, tableOf } from "../../../../core/server/content/entry-rows.ts";
import { inSteps } from "../../../../core/server/content/in-steps.ts";
import { createSaver, type Publish } from "../../../../core/server/content/publish.ts";
import { insertRows } from "../../../../core/server/content/write-rows.ts";
import { engineOf } from "../../../../core/server/database/engine.ts";
import { createIdSource } from "../../../../core/server/database/entries/entry-id.ts";
import { type Actor, recordChange } from "../../../../core/server/database/entries/record-change.ts";
import type { Database, Tx } from "../../../../core/server/database/tables.ts";
import { wrongRows } from "../../../../core/server/errors.ts";
import type { EventCheck, EventImportAnswer, EventRequest } from "../../content/event-import-contract.ts";
import { events } from "../../content/events.ts";
import { checkEvents, countOutcomes, type KnownEvent } from "./check-events.ts";

export type EventImporter = ReturnType<typeof createEventImporter>;

/** The advisory lock of imports of events, for all processes of the school. */
const POSTGRES_LOCK = 7_402_119;

/** Imports lists of events, all or nothing. */
export function createEventImporter(db: Database, publish: Publish) {
  const createId = createIdSource();
  const save = createSaver(db, publish);

  const checkNow = async (from: Database | Tx, request: EventRequest) =>
    checkEvents(request, await findKnown(from), dayInIndia(new Date()));

  return {
    /** Checks the rows without storing anything. */
    async check(request: EventRequest): Promise<EventCheck> {
      const rows = await checkNow(db, request);
      return { counts: countOutcomes(rows), rows: rows.map(({ checked }) => checked) };
    },

    /** Refuses (409) rows with errors, unless they are to be left out. */
    async save(request: EventRequest, actor: Actor): Promise<Omit<EventImportAnswer, "success">> {
      const write = async (tx: Tx): Promise<Changes & Omit<EventImportAnswer, "success">> => {
        // The second of two concurrent imports sees the events of the first one. SQLite has one write transaction at a time.
        if (engineOf(tx) === "postgres")
          await sql`SELECT pg_advisory_xact_lock(${POSTGRES_LOCK})`.execute(tx);
        const rows = await checkNow(tx, request);
        const counts = countOutcomes(rows);
        if (counts.wrong > 0 && !request.leavesOutWrong) throw wrongRows(counts.wrong);
        const added = rows.flatMap(({ stored }) => (stored ? [newRow(events, createId(), stored)] : []));
        const done = describeCounts(counts);
        if (added.length === 0) return { message: inEnglish(done), counts, batch: null, tags: [] };
        const batch = createId();
        for await (const step of inSteps(added)) {
          await insertRows(tx, events, step, { action: "create", actor, batch });
        }
        await recordChange(tx, actor, { type: events.name, action: "import", title: done });
        return { message: inEnglish(done), counts, batch, tags: [events.name] };
      };
      const { message: text, counts, batch } = await save(write);
      return { message: text, counts, batch };
    },
  };
}

const findKnown = (from: Database | Tx): Promise<KnownEvent[]> =>
  from
    .selectFrom(tableOf(events))
    .select(["title", "titleHi", "kind", "startsOn", "endsOn"])
    .orderBy("startsOn")
    .execute() as Promise<KnownEvent[]>;

/** "3 events added. 2 rows left out." */
function describeCounts({ new: added, skipped, wrong }: EventCheck["counts"]): string {
  const leftOut = skipped + wrong;
  return joinMessages([
    message("events_added", { count: added }),
    ...(leftOut > 0 ? [message("rows_left_out", { count: leftOut })] : []),
  ]);
}
