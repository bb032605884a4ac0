import { callFor } from "../../../core/panel/api/api-call.ts";
import {
  EVENT_IMPORT_PATHS,
  type EventCheck,
  type EventImportAnswer,
  type EventRequest,
  type EventSheet,
} from "../content/event-import-contract.ts";
import { buildRequest, type EventWork } from "./event-work.ts";

export const readLines = (text: string) =>
  callFor<EventSheet>("POST", EVENT_IMPORT_PATHS.lines, { json: { text } });

const NOTHING: EventCheck = { counts: { new: 0, skipped: 0, wrong: 0 }, rows: [] };

/** The number of rows by action, without those that are left out. */
export async function checkWork(work: EventWork): Promise<EventCheck> {
  const request = buildRequest(work);
  return request ? callFor<EventCheck>("POST", EVENT_IMPORT_PATHS.check, { json: request }) : NOTHING;
}

export const saveEvents = (request: EventRequest) =>
  callFor<EventImportAnswer>("POST", EVENT_IMPORT_PATHS.save, { json: request });
