import type { FastifyInstance } from "fastify";
import { message } from "../../../../core/content/messages/message.ts";
import { actorOf } from "../../../../core/server/database/entries/record-change.ts";
import { validationFailed } from "../../../../core/server/errors.ts";
import { serve } from "../../../../core/server/serve.ts";
import { receiveSheet, sheetForm } from "../../../../core/server/sheets/receive-sheet.ts";
import type { SheetProcess } from "../../../../core/server/sheets/sheet-process.ts";
import {
  type EventSheet,
  eventImportCalls,
  LONGEST_EVENT_CELL,
  MAX_EVENT_ROWS,
} from "../../content/event-import-contract.ts";
import type { EventImporter } from "./event-importer.ts";
import { readEventLines, readEventRows } from "./read-event-rows.ts";

/** A title and notes may precede the rows. */
const TABLE_LIMITS = { rows: MAX_EVENT_ROWS + 100, columns: 30, letters: LONGEST_EVENT_CELL };

/** The import of a list of events: read, check, save. */
export function registerEventImport(
  app: FastifyInstance,
  { importer, sheets: sheetProcess }: { importer: EventImporter; sheets: SheetProcess },
): void {
  const form = sheetForm("the first one with rows").schema;
  serve(app, { ...eventImportCalls.read, form }, async (request) => {
    const { sheets, sheet, rows } = await receiveSheet(request, ({ bytes, name, gone }) =>
      sheetProcess.readTable(bytes, TABLE_LIMITS, name, gone),
    );
    return { sheets, sheet, ...requireFew(readEventRows(rows), "file") };
  });

  serve(app, eventImportCalls.lines, ({ body }) => ({
    sheets: [],
    sheet: "",
    ...requireFew(readEventLines(body.text), "text"),
  }));

  serve(app, eventImportCalls.check, ({ body }) => importer.check(body));

  serve(app, eventImportCalls.save, async ({ body, session }) => ({
    success: true as const,
    ...(await importer.save(body, actorOf(session))),
  }));
}

function requireFew<Read extends Pick<EventSheet, "rows">>(read: Read, field: string): Read {
  if (read.rows.length > MAX_EVENT_ROWS) {
    throw validationFailed({ [field]: message("event_list_too_long", { maximum: MAX_EVENT_ROWS }) });
  }
  return read;
}
