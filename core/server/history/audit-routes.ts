import {
  auditEntrySchema,
  auditExportSchema,
  auditQuerySchema,
  auditReaderOf,
} from "../../content/api/audit-contract.ts";
import { type Api, describeList, routesOf } from "../openapi.ts";
import type { AuditStore } from "./audit-store.ts";

const DEFAULT_LIMIT = 100;

/** Routes of the audit log, limited to types that the reader may read. */
export function registerAuditRoutes(app: Api, audit: AuditStore): void {
  const route = routesOf("Audit log");

  app.get(
    "/audit",
    route("audit:read", `List, the latest ${DEFAULT_LIMIT} unless a limit is given`, {
      querystring: auditQuerySchema,
      response: { 200: describeList("Changes, newest first", auditEntrySchema) },
    }),
    async (request, reply) => {
      const { limit = DEFAULT_LIMIT, offset = 0, ...filter } = request.query;
      const { entries, total } = await audit.list(filter, auditReaderOf(request.session), {
        limit,
        offset,
      });
      return reply.header("x-total-count", String(total)).send(entries);
    },
  );

  app.get(
    "/audit/export",
    {
      ...route("audit:read", "Download everything that matches, for a spreadsheet", {
        querystring: auditExportSchema,
        response: { 200: CSV_ANSWER },
      }),
      exposeHeadRoute: false,
    },
    async (request, reply) => {
      const { language, ...filter } = request.query;
      // Most processes never export the log, so the CSV library and the words are not loaded at the start.
      const { writeAuditCsv } = await import("./audit-csv.ts");
      const words = await (language === "hi"
        ? import("../../words/panel/hi.ts")
        : import("../../words/panel/en.ts"));
      return reply
        .type("text/csv; charset=utf-8")
        .header("content-disposition", 'attachment; filename="audit-log.csv"')
        .send(writeAuditCsv(audit.readAll(filter, auditReaderOf(request.session)), words));
    },
  );
}

const CSV_ANSWER = {
  description: "Comma-separated values in UTF-8",
  content: { "text/csv": { schema: { type: "string" } } },
};
