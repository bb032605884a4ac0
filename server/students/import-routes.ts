import type { FastifyInstance, FastifyReply } from "fastify";
import type { ZodTypeProvider } from "fastify-type-provider-zod";
import { z } from "zod";
import {
  failedRowsSchema,
  IMPORT_PATHS,
  type ImportAnswer,
  type ImportRequest,
  importAnswerSchema,
  importCheckSchema,
  importRequestSchema,
  MOST_IMPORT_ROWS,
  sheetFile,
  sheetSchema,
} from "../../content/import-contract.ts";
import { LANGUAGES } from "../../content/languages.ts";
import { students } from "../../content/resources/students.ts";
import { inSteps } from "../content/write-rows.ts";
import { actorOf } from "../database/record-change.ts";
import { malformedRequest, validationFailed } from "../errors.ts";
import { toJsonSchema } from "../openapi.ts";
import { receiveBytes, watchClient } from "../uploads/receive-form.ts";
import { SHEET_FORMATS, type SheetFormat, type SheetProcess } from "./sheet-process.ts";
import type { WrittenSheet } from "./spreadsheet.ts";
import type { StudentImporter } from "./student-importer.ts";

const tags = [students.singular];
/** Needs the panel's Hindi, which most starts do not. */
const loadTemplates = () => import("./import-template.ts");
/** 20 000 rows in Hindi, over a poor line. */
const LARGE_BODY = {
  bodyLimit: 24 * 1024 * 1024,
  config: { access: "admin", bodyMilliseconds: 5 * 60_000 },
} as const;

const languageQuery = z.strictObject({
  language: z.enum(LANGUAGES, { error: `must be one of ${LANGUAGES.join(", ")}` }).default("en"),
});
const templateQuery = languageQuery.extend({
  format: z.enum(SHEET_FORMATS, { error: `must be one of ${SHEET_FORMATS.join(", ")}` }).default("xlsx"),
});

const FORM = {
  type: "object",
  properties: {
    file: { type: "string", format: "binary", description: "An XLSX or CSV file" },
    sheet: { type: "string", description: "The name of one of its sheets; absent: the most likely one" },
  },
  required: ["file"],
  additionalProperties: false,
};

const MEDIA_TYPES: Record<SheetFormat, string> = {
  xlsx: "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
  csv: "text/csv; charset=utf-8",
};
const fileAnswer = (...formats: SheetFormat[]) => ({
  description: "A spreadsheet",
  content: Object.fromEntries(
    formats.map((format) => [MEDIA_TYPES[format].split(";")[0], { schema: { type: "string" } }]),
  ),
});

/** Sends a file; multipart forms are taken in the scope of this route alone. */
export function registerSheetReading(app: FastifyInstance, sheetProcess: SheetProcess): void {
  app.withTypeProvider<ZodTypeProvider>().post(
    IMPORT_PATHS.read,
    {
      config: { access: "admin" },
      schema: {
        tags,
        summary: "Read a sheet of students; nothing is stored",
        documentedBody: { type: "multipart/form-data", schema: FORM },
        response: { 200: toJsonSchema(sheetSchema, "output") },
      },
    },
    async (request, reply) => {
      const { fields, files } = await receiveBytes(request, { file: sheetFile });
      const { sheet, ...others } = fields;
      const [unknown] = Object.keys(others);
      if (unknown !== undefined)
        throw validationFailed({ [unknown]: `${unknown} is not a field of this form` });
      const [bytes] = files.file ?? [];
      if (!bytes) throw validationFailed({ file: "Send one file" });
      const client = watchClient(request.socket);
      try {
        const read = await sheetProcess.read(bytes, sheet?.[0] || undefined, client.gone);
        return reply.type("application/json; charset=utf-8").send(read);
      } finally {
        client.stop();
      }
    },
  );
}

export function registerImportRoutes(
  app: FastifyInstance,
  { importer, sheetProcess }: { importer: StudentImporter; sheetProcess: SheetProcess },
): void {
  const routes = app.withTypeProvider<ZodTypeProvider>();

  const sendFile = async (
    reply: FastifyReply,
    { name, format, sheets }: { name: string; format: SheetFormat; sheets: WrittenSheet[] },
  ) =>
    reply
      .type(MEDIA_TYPES[format])
      .header("content-disposition", `attachment; filename="${name}.${format}"`)
      .send(await sheetProcess.write(format, sheets));

  routes.get(
    IMPORT_PATHS.template,
    {
      config: { access: "admin" },
      schema: {
        tags,
        summary: "A sheet to fill in",
        querystring: templateQuery,
        response: { 200: fileAnswer("xlsx", "csv") },
      },
    },
    async ({ query: { language, format } }, reply) => {
      const { buildTemplate } = await loadTemplates();
      return sendFile(reply, { name: `students-${language}`, format, sheets: buildTemplate(language) });
    },
  );

  routes.post(
    IMPORT_PATHS.check,
    {
      ...LARGE_BODY,
      schema: {
        tags,
        summary: "What importing these rows would do; nothing is stored",
        documentedBody: { type: "application/json", schema: importRequestSchema },
        response: { 200: importCheckSchema },
      },
    },
    async (request) => importer.check(await readImport(request.body)),
  );

  routes.post(
    IMPORT_PATHS.save,
    {
      ...LARGE_BODY,
      schema: {
        tags,
        summary: "Import rows as new and changed students, all or nothing",
        documentedBody: { type: "application/json", schema: importRequestSchema },
        refusals: [409],
        response: { 200: importAnswerSchema },
      },
    },
    async (request): Promise<ImportAnswer> => {
      const saved = await importer.save(await readImport(request.body), actorOf(request.session));
      return { success: true, ...saved };
    },
  );

  routes.post(
    IMPORT_PATHS.failed,
    {
      ...LARGE_BODY,
      schema: {
        tags,
        summary: "Rows that were left out, as a sheet that says what is wrong with each",
        querystring: languageQuery,
        documentedBody: { type: "application/json", schema: failedRowsSchema },
        response: { 200: fileAnswer("xlsx") },
      },
    },
    async (request, reply) => {
      const { rows } = await readInSteps(failedRowsSchema, request.body);
      const { buildFailedRows } = await loadTemplates();
      const sheets = buildFailedRows(rows, request.query.language);
      return sendFile(reply, { name: "students-to-mend", format: "xlsx", sheets });
    },
  );
}

const readImport = (body: unknown): Promise<ImportRequest> => readInSteps(importRequestSchema, body);

type WithRows = z.ZodObject<{ rows: z.ZodArray<z.ZodType> }>;

/** Checks the rows in steps: nobody else would be served while all of them are looked at. */
async function readInSteps<Schema extends WithRows>(schema: Schema, body: unknown): Promise<z.infer<Schema>> {
  if (body === null || typeof body !== "object" || !("rows" in body) || !Array.isArray(body.rows)) {
    throw malformedRequest("Send the fields as one JSON object");
  }
  if (body.rows.length > MOST_IMPORT_ROWS) {
    throw validationFailed({ rows: `must be at most ${MOST_IMPORT_ROWS} rows` });
  }
  const read = requireValid(schema, { ...body, rows: body.rows.slice(0, 1) });
  const rows: unknown[] = [];
  await inSteps([...body.rows.entries()], async (step) => {
    for (const [index, row] of step) {
      rows.push(requireValid(schema.shape.rows.element, row, ["rows", index]));
    }
  });
  return { ...read, rows } as z.infer<Schema>;
}

function requireValid<Value>(
  schema: z.ZodType<Value>,
  value: unknown,
  place: readonly PropertyKey[] = [],
): Value {
  const { success, data, error } = schema.safeParse(value);
  if (success) return data;
  const errors = error.issues.map(({ path, message }) => [[...place, ...path].join("."), message]);
  throw validationFailed(Object.fromEntries(errors));
}
