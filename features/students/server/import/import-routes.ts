import type { FastifyInstance, FastifyReply } from "fastify";
import { SHEET_TYPES, type SheetFormat } from "../../../../core/content/files/sheets.ts";
import { actorOf } from "../../../../core/server/database/entries/record-change.ts";
import { requirePermission } from "../../../../core/server/http/require-permission.ts";
import { serve } from "../../../../core/server/serve.ts";
import { receiveSheet, sheetForm } from "../../../../core/server/sheets/receive-sheet.ts";
import { importCalls } from "../../content/import-contract.ts";
import type { ImportProcess } from "./import-process.ts";
import type { StudentImporter } from "./student-importer.ts";

const JSON_TYPE = "application/json; charset=utf-8";

const sendFile = (
  reply: FastifyReply,
  { name, format, bytes }: { name: string; format: SheetFormat; bytes: Buffer },
) =>
  reply
    .type(SHEET_TYPES[format])
    .header("content-disposition", `attachment; filename="${name}.${format}"`)
    .send(bytes);

/** In a scope of its own, because only this route takes multipart forms. */
export function registerSheetReading(
  app: FastifyInstance,
  { importer, importProcess }: { importer: StudentImporter; importProcess: ImportProcess },
): void {
  serve(
    app,
    { ...importCalls.read, form: sheetForm("the most likely one").schema },
    async (request, reply) => {
      const school = await importer.findSchoolWords();
      const read = await receiveSheet(request, ({ bytes, name, gone }) =>
        importProcess.read(bytes, school, name, gone),
      );
      return reply.type(JSON_TYPE).send(read);
    },
  );
}

/** In a scope of their own, because they do not parse JSON. */
export function registerImportRoutes(
  scope: FastifyInstance,
  { importer, importProcess }: { importer: StudentImporter; importProcess: ImportProcess },
): void {
  keepJsonAsBytes(scope);

  serve(scope, importCalls.template, async ({ query: { language, format } }, reply) => {
    // Loads the panel's Hindi, which most processes never need.
    const { buildTemplate } = await import("./import-template.ts");
    const hasTwoLanguages = (await importer.findLanguages()).length > 1;
    const bytes = await importProcess.write(format, buildTemplate(language, hasTwoLanguages));
    return sendFile(reply, { name: `students-${language}`, format, bytes });
  });

  serve(scope, importCalls.check, async (request, reply) => {
    // The answer shows the stored students that the rows would change.
    requirePermission(request.session, "students:read");
    return reply.type(JSON_TYPE).send(await importer.check(bytesOf(request.body)));
  });

  serve(scope, importCalls.save, async ({ body, session }) => ({
    success: true as const,
    ...(await importer.save(bytesOf(body), actorOf(session))),
  }));

  serve(scope, importCalls.failed, async ({ body, query }, reply) =>
    sendFile(reply, {
      name: "students-to-correct",
      format: "xlsx",
      bytes: await importProcess.writeFailed(bytesOf(body), query.language),
    }),
  );
}

/** Rows are parsed in the import process. */
function keepJsonAsBytes(scope: FastifyInstance): void {
  scope.removeContentTypeParser("application/json");
  scope.addContentTypeParser<Buffer>("application/json", { parseAs: "buffer" }, (_request, body, done) =>
    done(null, body),
  );
}

const bytesOf = (body: unknown): Buffer => (body instanceof Buffer ? body : Buffer.alloc(0));
