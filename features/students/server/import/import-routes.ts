import type { FastifyReply } from "fastify";
import { z } from "zod";
import { SHEET_FORMATS, SHEET_TYPES, type SheetFormat } from "../../../../core/content/files/sheets.ts";
import { notAnOption } from "../../../../core/content/messages/message.ts";
import { actorOf } from "../../../../core/server/database/entries/record-change.ts";
import { type Api, routesOf, toJsonSchema } from "../../../../core/server/openapi.ts";
import { requirePermission } from "../../../../core/server/require-permission.ts";
import { receiveSheet, sheetForm } from "../../../../core/server/sheets/receive-sheet.ts";
import {
  failedRowsSchema,
  IMPORT_PATHS,
  type ImportAnswer,
  importAnswerSchema,
  importCheckSchema,
  importRequestSchema,
  sheetSchema,
} from "../../content/import-contract.ts";
import { languageParameter } from "../../content/student-export-contract.ts";
import { students } from "../../content/students.ts";
import type { ImportProcess } from "./import-process.ts";
import type { StudentImporter } from "./student-importer.ts";

const route = routesOf(students.singular.en);
const JSON_TYPE = "application/json; charset=utf-8";
/** 20 000 rows in Hindi, over a slow connection. */
const MAX_BODY_BYTES = 24 * 1024 * 1024;
const LARGE_BODY = { access: "students:write", bodyMilliseconds: 5 * 60_000 } as const;

const languageQuery = z.strictObject({ language: languageParameter });
const templateQuery = languageQuery.extend({
  format: z.enum(SHEET_FORMATS, { error: notAnOption(SHEET_FORMATS) }).default("xlsx"),
});

const fileAnswer = (...formats: SheetFormat[]) => ({
  description: "A spreadsheet",
  content: Object.fromEntries(
    formats.map((format) => [SHEET_TYPES[format].split(";")[0], { schema: { type: "string" } }]),
  ),
});

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
  app: Api,
  { importer, importProcess }: { importer: StudentImporter; importProcess: ImportProcess },
): void {
  app.post(
    IMPORT_PATHS.read,
    route("students:write", "Read a sheet of students; nothing is stored", {
      documentedBody: sheetForm("the most likely one"),
      response: { 200: toJsonSchema(sheetSchema, "output") },
    }),
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
  scope: Api,
  { importer, importProcess }: { importer: StudentImporter; importProcess: ImportProcess },
): void {
  keepJsonAsBytes(scope);

  scope.get(
    IMPORT_PATHS.template,
    route("students:write", "A sheet to fill in", {
      querystring: templateQuery,
      response: { 200: fileAnswer("xlsx", "csv") },
    }),
    async ({ query: { language, format } }, reply) => {
      // Loads the panel's Hindi, which most processes never need.
      const { buildTemplate } = await import("./import-template.ts");
      const bytes = await importProcess.write(format, buildTemplate(language));
      return sendFile(reply, { name: `students-${language}`, format, bytes });
    },
  );

  scope.post(
    IMPORT_PATHS.check,
    {
      ...route(LARGE_BODY, "What importing these rows would do; nothing is stored", {
        documentedBody: { type: "application/json", schema: importRequestSchema },
        response: { 200: toJsonSchema(importCheckSchema, "output") },
      }),
      bodyLimit: MAX_BODY_BYTES,
    },
    async (request, reply) => {
      // The answer shows the stored students that the rows would change.
      requirePermission(request.session, "students:read");
      return reply.type(JSON_TYPE).send(await importer.check(bytesOf(request.body)));
    },
  );

  scope.post(
    IMPORT_PATHS.save,
    {
      ...route(LARGE_BODY, "Import rows as new and changed students, all or nothing", {
        documentedBody: { type: "application/json", schema: importRequestSchema },
        refusals: [409],
        response: { 200: importAnswerSchema },
      }),
      bodyLimit: MAX_BODY_BYTES,
    },
    async (request): Promise<ImportAnswer> => {
      const saved = await importer.save(bytesOf(request.body), actorOf(request.session));
      return { success: true, ...saved };
    },
  );

  scope.post(
    IMPORT_PATHS.failed,
    {
      ...route(LARGE_BODY, "Rows that were left out, as a sheet that says what is wrong with each", {
        querystring: languageQuery,
        documentedBody: { type: "application/json", schema: failedRowsSchema },
        response: { 200: fileAnswer("xlsx") },
      }),
      bodyLimit: MAX_BODY_BYTES,
    },
    async (request, reply) =>
      sendFile(reply, {
        name: "students-to-correct",
        format: "xlsx",
        bytes: await importProcess.writeFailed(bytesOf(request.body), request.query.language),
      }),
  );
}

/** Rows are parsed in the import process. */
function keepJsonAsBytes(scope: Api): void {
  scope.removeContentTypeParser("application/json");
  scope.addContentTypeParser<Buffer>("application/json", { parseAs: "buffer" }, (_request, body, done) =>
    done(null, body),
  );
}

const bytesOf = (body: unknown): Buffer => (body instanceof Buffer ? body : Buffer.alloc(0));
