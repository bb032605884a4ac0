import type { FastifyInstance } from "fastify";
import { auditCalls, auditReaderOf, DEFAULT_AUDIT_LIMIT } from "../../content/api/audit-contract.ts";
import { importWords } from "../../words/panel/import-words.ts";
import { serve } from "../serve.ts";
import type { AuditStore } from "./audit-store.ts";

/** Routes of the audit log, limited to types that the reader may read. */
export function registerAuditRoutes(app: FastifyInstance, audit: AuditStore): void {
  serve(app, auditCalls.list, async ({ query, session }, reply) => {
    const { limit = DEFAULT_AUDIT_LIMIT, offset = 0, ...filter } = query;
    const { entries, total } = await audit.list(filter, auditReaderOf(session), { limit, offset });
    reply.header("x-total-count", String(total));
    return entries;
  });

  serve(app, auditCalls.exportAll, async ({ query, session }, reply) => {
    const { language, ...filter } = query;
    // Most processes never export the log, so the CSV library and the words are not loaded at the start.
    const { writeAuditCsv } = await import("./audit-csv.ts");
    const words = await importWords(language);
    return reply
      .type("text/csv; charset=utf-8")
      .header("content-disposition", 'attachment; filename="audit-log.csv"')
      .send(writeAuditCsv(audit.readAll(filter, auditReaderOf(session)), words));
  });
}
