import { createEventLog } from "../../../core/server/history/event-log.ts";
import { EVENT_OF_COLUMN, type EventKind } from "../content/enquiry-states.ts";

export const enquiryEvents = createEventLog<EventKind>({
  table: "enquiryEvents",
  column: "enquiryId",
  kinds: EVENT_OF_COLUMN,
});
