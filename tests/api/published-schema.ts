import { Ajv2020, type ValidateFunction } from "ajv/dist/2020.js";
import addFormats from "ajv-formats";

interface PublishedDocument {
  /** The address, which is another one for each server. */
  servers?: unknown;
  paths: Record<string, Record<string, PublishedOperation>>;
}

interface PublishedOperation {
  responses: Record<string, { content?: Record<string, unknown> }>;
}

/** Finds what is wrong with an answer by the document that the server itself publishes. */
export type FindMismatch = (answer: {
  method: string;
  path: string;
  status: number;
  contentType: string;
  body: unknown;
}) => string | undefined;

/** By the document's text: the servers of all test files publish the same one, and its schemas take long to compile. */
const known = new Map<string, FindMismatch>();

export function readPublishedSchema({ servers: _, ...document }: PublishedDocument): FindMismatch {
  const text = JSON.stringify(document);
  const findMismatch = known.get(text) ?? compileSchema(document);
  known.set(text, findMismatch);
  return findMismatch;
}

function compileSchema(document: PublishedDocument): FindMismatch {
  const ajv = new Ajv2020({ strict: false, allErrors: true });
  addFormats.default(ajv);
  ajv.addSchema(document, "api");
  const validators = new Map<string, ValidateFunction>();
  const validatorAt = (pointer: string) => {
    const known = validators.get(pointer) ?? ajv.compile({ $ref: `api#${pointer}` });
    validators.set(pointer, known);
    return known;
  };
  const templates = Object.keys(document.paths).map((template) => ({
    template,
    pattern: new RegExp(`^${template.replace(/\{\w+\}/g, "[^/]+")}/?$`),
  }));

  return ({ method, path, status, contentType, body }) => {
    const candidates = templates.filter(({ pattern }) => pattern.test(path));
    const found = candidates.find(({ template }) => document.paths[template]?.[method.toLowerCase()]);
    if (!found) return [400, 404].includes(status) ? undefined : `${method} ${path} is not in the document`;
    const { template } = found;
    const { responses = {} } = document.paths[template]?.[method.toLowerCase()] ?? {};
    const key = String(status) in responses ? String(status) : "default";
    const content = responses[key]?.content;
    if (!content) return body === undefined ? undefined : `${status} of ${method} ${template} has no body`;
    const type = contentType.split(";")[0] ?? "";
    if (!(type in content)) return `${status} of ${method} ${template} is not documented as ${type}`;
    if (type !== "application/json") return undefined;
    const steps = ["paths", template, method.toLowerCase(), "responses", key, "content", type, "schema"];
    const validate = validatorAt(steps.map((step) => `/${encodeStep(step)}`).join(""));
    return validate(body) ? undefined : `${method} ${template} ${status}: ${ajv.errorsText(validate.errors)}`;
  };
}

const encodeStep = (step: string) => encodeURIComponent(step.replaceAll("~", "~0").replaceAll("/", "~1"));
