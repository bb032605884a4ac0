import { message } from "../../../../core/content/messages/message.ts";
import { actorOf } from "../../../../core/server/database/entries/record-change.ts";
import { validationFailed } from "../../../../core/server/errors.ts";
import { type Api, routesOf } from "../../../../core/server/openapi.ts";
import { receiveSheet, sheetForm } from "../../../../core/server/sheets/receive-sheet.ts";
import type { SheetProcess } from "../../../../core/server/sheets/sheet-process.ts";
import {
  EVENT_IMPORT_PATHS,
  type EventCheck,
  type EventImportAnswer,
  type EventSheet,
  eventCheckSchema,
  eventImportAnswerSchema,
  eventLinesSchema,
  eventRequestSchema,
  eventSheetSchema,
  LONGEST_EVENT_CELL,
  MAX_EVENT_ROWS,
} from "../../content/event-import-contract.ts";
import { events } from "../../content/events.ts";
import type { EventImporter } from "./event-importer.ts";
import { readEventLines, readEventRows } from "./read-event-rows.ts";

const route = routesOf(events.singular.en);
/** 1 000 rows with long titles in Hindi. */
const MAX_BODY_BYTES = 4 * 1024 * 1024;
const ACCESS = { access: "events:write", bodyMilliseconds: 60_000 } as const;
/** A title and notes may precede the rows. */
const TABLE_LIMITS = { rows: MAX_EVENT_ROWS + 100, columns: 30, letters: LONGEST_EVENT_CELL };

/** The import of a list of events: read, check, save. */
export function registerEventImport(
  app: Api,
  { importer, sheets: sheetProcess }: { importer: EventImporter; sheets: SheetProcess },
): void {
  app.post(
    EVENT_IMPORT_PATHS.read,
    route("events:write", "Read a sheet of events; nothing is stored", {
      documentedBody: sheetForm("the first one with rows"),
      response: { 200: eventSheetSchema },
    }),
    async (request): Promise<EventSheet> => {
      const { sheets, sheet, rows } = await receiveSheet(request, ({ bytes, name, gone }) =>
        sheetProcess.readTable(bytes, TABLE_LIMITS, name, gone),
      );
      return { sheets, sheet, ...requireFew(readEventRows(rows), "file") };
    },
  );

  app.post(
    EVENT_IMPORT_PATHS.lines,
    {
      ...route(ACCESS, "Read pasted lines of events; nothing is stored", {
        body: eventLinesSchema,
        response: { 200: eventSheetSchema },
      }),
      bodyLimit: MAX_BODY_BYTES,
    },
    async ({ body }): Promise<EventSheet> => ({
      sheets: [],
      sheet: "",
      ...requireFew(readEventLines(body.text), "text"),
    }),
  );

  app.post(
    EVENT_IMPORT_PATHS.check,
    {
      ...route(ACCESS, "What importing these events would do; nothing is stored", {
        body: eventRequestSchema,
        response: { 200: eventCheckSchema },
      }),
      bodyLimit: MAX_BODY_BYTES,
    },
    async ({ body }): Promise<EventCheck> => importer.check(body),
  );

  app.post(
    EVENT_IMPORT_PATHS.save,
    {
      ...route(ACCESS, "Add many events, all or nothing", {
        body: eventRequestSchema,
        refusals: [409],
        response: { 200: eventImportAnswerSchema },
      }),
      bodyLimit: MAX_BODY_BYTES,
    },
    async ({ body, session }): Promise<EventImportAnswer> => ({
      success: true,
      ...(await importer.save(body, actorOf(session))),
    }),
  );
}

function requireFew<Read extends Pick<EventSheet, "rows">>(read: Read, field: string): Read {
  if (read.rows.length > MAX_EVENT_ROWS) {
    throw validationFailed({ [field]: message("event_list_too_long", { maximum: MAX_EVENT_ROWS }) });
  }
  return read;
}
