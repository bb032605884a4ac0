import { SHEET_TYPES } from "../../../../core/content/files/sheets.ts";
import { dayInIndia } from "../../../../core/content/text/india-time.ts";
import type { Database } from "../../../../core/server/database/tables.ts";
import { type Api, routesOf } from "../../../../core/server/openapi.ts";
import { contacts } from "../../content/contacts.ts";
import {
  enquiryFiguresSchema,
  FIGURES_PATHS,
  figuresQuerySchema,
} from "../../content/privacy-and-figures/figures-contract.ts";
import { readFigures } from "./read-figures.ts";

const route = routesOf(contacts.singular);

interface FigureServices {
  db: Database;
  now: (() => number) | undefined;
}

/** Figures about enquiries, for the principal. They name nobody but colleagues. */
export function registerFigureRoutes(app: Api, { db, now = Date.now }: FigureServices): void {
  app.get(
    FIGURES_PATHS.figures,
    route(
      "enquiries:read",
      "Enquiries by topic and month, how soon they were answered, and who has open ones",
      { querystring: figuresQuerySchema, response: { 200: enquiryFiguresSchema } },
    ),
    (request) => readFigures(db, request.query, new Date(now())),
  );

  app.get(
    FIGURES_PATHS.export,
    route("enquiries:read", "Download the same figures for a spreadsheet", {
      querystring: figuresQuerySchema,
      response: { 200: WORKBOOK_ANSWER },
    }),
    async (request, reply) => {
      const at = new Date(now());
      const figures = await readFigures(db, request.query, at);
      // Spreadsheets are loaded on demand.
      const { writeFigures } = await import("./write-figures.ts");
      return reply
        .type(SHEET_TYPES.xlsx)
        .header("content-disposition", `attachment; filename="enquiries-${dayInIndia(at)}.xlsx"`)
        .send(await writeFigures(figures));
    },
  );
}

const WORKBOOK_ANSWER = {
  description: "A workbook with a sheet for each table",
  content: { [SHEET_TYPES.xlsx]: { schema: { type: "string", format: "binary" } } },
};
