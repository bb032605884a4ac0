import type { Actor } from "../../../core/server/database/entries/record-change.ts";
import { VISITOR } from "../../../core/server/database/entries/record-change.ts";
import type { EntryRow, Tx } from "../../../core/server/database/tables.ts";
import { createEventLog } from "../../../core/server/history/event-log.ts";
import { applications } from "../content/applications.ts";
import { EVENT_OF_COLUMN, type EventKind } from "../content/steps.ts";

export const applicationEvents = createEventLog<EventKind>({
  table: "applicationEvents",
  column: "applicationId",
  kinds: EVENT_OF_COLUMN,
});

/** Adds the events of changes: the office changes columns, and parents correct what they have typed. */
export async function recordChanges(
  tx: Tx,
  changes: readonly { before: EntryRow; after: EntryRow }[],
  actor: Actor,
): Promise<void> {
  await applicationEvents.addChanges(tx, changes, actor);
  if (actor !== VISITOR) return;
  const corrections = changes.flatMap(({ before, after }) => {
    const fields = [...Object.keys(applications.fields), "answers"].filter(
      (name) => before[name] !== after[name],
    );
    const details = { fields: fields.join(", ") };
    return fields.length > 0 ? [{ entryId: after._id, actor, kind: "corrected" as const, details }] : [];
  });
  await applicationEvents.add(tx, corrections);
}
