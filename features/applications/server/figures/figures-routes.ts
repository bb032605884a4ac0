import type { FastifyInstance, FastifyReply } from "fastify";
import { SHEET_TYPES } from "../../../../core/content/files/sheets.ts";
import { dayInIndia } from "../../../../core/content/text/india-time.ts";
import { actorOf, recordChange } from "../../../../core/server/database/entries/record-change.ts";
import { serve } from "../../../../core/server/serve.ts";
import { applications } from "../../content/applications.ts";
import { figureCalls } from "../../content/office/figures-contract.ts";
import { readSession } from "../application-data.ts";
import type { SummaryParts } from "../office/read-summary.ts";
import { readFigures } from "./read-figures.ts";

export function registerFigureRoutes(app: FastifyInstance, parts: SummaryParts): void {
  const { db, now = Date.now } = parts;

  const asWorkbook = (reply: FastifyReply, name: string) =>
    reply
      .type(SHEET_TYPES.xlsx)
      .header("content-disposition", `attachment; filename="${name}-${dayInIndia(new Date(now()))}.xlsx"`);

  serve(app, figureCalls.read, ({ query }) => readFigures(parts, query.session));

  // Spreadsheets are loaded on demand.
  serve(app, figureCalls.download, async ({ query }, reply) => {
    const figures = await readFigures(parts, query.session);
    const { writeFigures } = await import("./write-figures.ts");
    return asWorkbook(reply, "application-figures").send(await writeFigures(figures));
  });

  serve(app, figureCalls.exportAll, async ({ query: { session, language }, ...request }, reply) => {
    const { exportApplications } = await import("./export-applications.ts");
    const file = await exportApplications(db, session ?? (await readSession(db)), language);
    // Exported data; audited before the first byte is sent.
    await db
      .transaction()
      .execute((tx) =>
        recordChange(tx, actorOf(request.session), { type: applications.name, action: "export" }),
      );
    return asWorkbook(reply, "applications").send(file);
  });
}
