import type { FastifyInstance } from "fastify";
import type { ZodTypeProvider } from "fastify-type-provider-zod";
import { auditEntrySchema, auditFilterSchema, auditQuerySchema } from "../../content/api/audit-contract.ts";
import { routesOf, toJsonSchema } from "../openapi.ts";
import type { AuditStore } from "./audit-store.ts";

const DEFAULT_LIMIT = 100;

/** Who changed what, and when. */
export function registerAuditRoutes(app: FastifyInstance, audit: AuditStore): void {
  const routes = app.withTypeProvider<ZodTypeProvider>();
  const route = routesOf("Audit log");

  routes.get(
    "/audit",
    route("audit:read", `List, the latest ${DEFAULT_LIMIT} unless a limit is given`, { querystring: auditQuerySchema,
      response: { 200: LIST_ANSWER },
    }),
    async (request, reply) => {
      const { limit = DEFAULT_LIMIT, offset = 0, ...filter } = request.query;
      const { entries, total } = await audit.list(filter, { limit, offset });
      return reply.header("x-total-count", String(total)).send(entries);
    },
  );

  routes.get(
    "/audit/export",
    {
      ...route("audit:read", "Download everything that matches, for a spreadsheet", { querystring: auditFilterSchema,
        response: { 200: CSV_ANSWER },
      }),
      exposeHeadRoute: false,
    },
    async (request, reply) => {
      // Most processes never export the log, so the CSV library is not loaded at the start.
      const { writeAuditCsv } = await import("./audit-csv.ts");
      return reply
        .type("text/csv; charset=utf-8")
        .header("content-disposition", 'attachment; filename="audit-log.csv"')
        .send(writeAuditCsv(audit.readAll(request.query)));
    },
  );
}

const LIST_ANSWER = {
  description: "Changes, newest first",
  type: "array",
  items: toJsonSchema(auditEntrySchema, "output"),
  headers: {
    "X-Total-Count": { type: "integer", description: "How many match, whatever limit and offset say" },
  },
};

const CSV_ANSWER = {
  description: "Comma-separated values in UTF-8",
  content: { "text/csv": { schema: { type: "string" } } },
};
