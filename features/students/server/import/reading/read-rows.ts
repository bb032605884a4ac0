import type { z } from "zod";
import { MAX_IMPORT_ROWS } from "../../../../../core/content/files/sheets.ts";
import { message, messageOf } from "../../../../../core/content/messages/message.ts";
import { malformedRequest, validationFailed } from "../../../../../core/server/errors.ts";

type WithRows = z.ZodObject<{ rows: z.ZodArray<z.ZodType> }>;

/** Parses a request with thousands of rows, and reports the first invalid one (400). */
export function readRows<Schema extends WithRows>(schema: Schema, bytes: Uint8Array): z.infer<Schema> {
  const body = parse(bytes);
  if (body === null || typeof body !== "object" || !("rows" in body) || !Array.isArray(body.rows)) {
    throw malformedRequest(message("fields_not_json"));
  }
  if (body.rows.length > MAX_IMPORT_ROWS) {
    throw validationFailed({ rows: message("too_many_rows", { maximum: MAX_IMPORT_ROWS }) });
  }
  const read = requireValid(schema, { ...body, rows: body.rows.slice(0, 1) });
  const { element } = schema.shape.rows;
  const rows = body.rows.map((row, index) => requireValid(element, row, ["rows", index]));
  return { ...read, rows } as z.infer<Schema>;
}

function parse(bytes: Uint8Array): unknown {
  if (bytes.length === 0) return null;
  try {
    return JSON.parse(new TextDecoder().decode(bytes));
  } catch {
    // The parser's message would quote the rows.
    throw malformedRequest(message("malformed_request"));
  }
}

function requireValid<Value>(
  schema: z.ZodType<Value>,
  value: unknown,
  place: readonly PropertyKey[] = [],
): Value {
  const { success, data, error } = schema.safeParse(value);
  if (success) return data;
  const errors = error.issues.map((issue) => [[...place, ...issue.path].join("."), messageOf(issue)]);
  throw validationFailed(Object.fromEntries(errors));
}
