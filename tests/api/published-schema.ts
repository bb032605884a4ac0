import { Ajv2020, type ValidateFunction } from "ajv/dist/2020.js";
import addFormats from "ajv-formats";

interface PublishedDocument {
  paths: Record<string, Record<string, PublishedOperation>>;
}

interface PublishedOperation {
  "x-error-ids": Record<string, readonly string[]>;
  responses: Record<string, { content?: Record<string, { schema?: { $ref?: string } }> }>;
}

/** Compares a response with the OpenAPI document; undefined if they agree. */
export type FindMismatch = (answer: {
  method: string;
  path: string;
  status: number;
  contentType: string;
  body: unknown;
}) => string | undefined;

export function readPublishedSchema(document: PublishedDocument): FindMismatch {
  const ajv = new Ajv2020({ strict: false, allErrors: true });
  addFormats.default(ajv);
  ajv.addSchema(document, "api");
  const validators = new Map<string, ValidateFunction>();
  const validatorAt = (pointer: string) => {
    const known = validators.get(pointer) ?? ajv.compile({ $ref: `api#${pointer}` });
    validators.set(pointer, known);
    return known;
  };
  const templates = Object.entries(document.paths).map(([template, operations]) => ({
    template,
    operations,
    pattern: new RegExp(`^${template.replace(/\{\w+\}/g, "[^/]+")}/?$`),
  }));

  return ({ method, path, status, contentType, body }) => {
    const verb = method.toLowerCase();
    const found = templates.find(({ operations, pattern }) => operations[verb] && pattern.test(path));
    if (!found)
      return [400, 404, 405].includes(status) ? undefined : `${method} ${path} is not in the document`;
    const { template, operations } = found;
    const { responses = {}, "x-error-ids": errorIds = {} } = operations[verb] ?? {};
    const { id = "" } = (body ?? {}) as { id?: string };
    const isRefusal = status >= 400 && status < 500 && !IDS_OF_EVERY_ROUTE.includes(id);
    if (isRefusal && verb !== "head" && !errorIds[status]?.includes(id))
      return `the error ${status} ${id} of ${method} ${template} is not in the document`;
    const key = String(status) in responses ? String(status) : "default";
    const content = responses[key]?.content;
    if (!content) return body === undefined ? undefined : `${status} of ${method} ${template} has no body`;
    const type = contentType.split(";")[0] ?? "";
    if (!(type in content)) return `${status} of ${method} ${template} is not documented as ${type}`;
    if (type !== "application/json") return undefined;
    const steps = ["paths", template, verb, "responses", key, "content", type, "schema"];
    // Nearly all errors refer to the same schema, which is compiled once.
    const shared = content[type]?.schema?.$ref?.slice("#".length);
    const validate = validatorAt(shared ?? steps.map((step) => `/${encodeStep(step)}`).join(""));
    return validate(body) ? undefined : `${method} ${template} ${status}: ${ajv.errorsText(validate.errors)}`;
  };
}

/** Errors of requests that cannot be read. */
const IDS_OF_EVERY_ROUTE = [
  "malformed_request",
  "request_timed_out",
  "headers_too_large",
  "too_many_requests",
];

const encodeStep = (step: string) => encodeURIComponent(step.replaceAll("~", "~0").replaceAll("/", "~1"));
