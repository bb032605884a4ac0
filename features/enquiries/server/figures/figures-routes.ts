import type { FastifyInstance } from "fastify";
import { SHEET_TYPES } from "../../../../core/content/files/sheets.ts";
import { dayInIndia } from "../../../../core/content/text/india-time.ts";
import type { Database } from "../../../../core/server/database/tables.ts";
import { serve } from "../../../../core/server/serve.ts";
import { figureCalls } from "../../content/privacy-and-figures/figures-contract.ts";
import { readFigures } from "./read-figures.ts";

interface FigureServices {
  db: Database;
  now: (() => number) | undefined;
}

export function registerFigureRoutes(app: FastifyInstance, { db, now = Date.now }: FigureServices): void {
  serve(app, figureCalls.read, (request) => readFigures(db, request.query, new Date(now())));

  serve(app, figureCalls.download, async (request, reply) => {
    const at = new Date(now());
    const figures = await readFigures(db, request.query, at);
    // Spreadsheets are loaded on demand.
    const { writeFigures } = await import("./write-figures.ts");
    return reply
      .type(SHEET_TYPES.xlsx)
      .header("content-disposition", `attachment; filename="enquiries-${dayInIndia(at)}.xlsx"`)
      .send(await writeFigures(figures));
  });
}
