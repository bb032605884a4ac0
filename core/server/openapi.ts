import fastifySwagger from "@fastify/swagger";
import type { FastifyContextConfig, FastifyInstance, FastifySchema, RouteOptions } from "fastify";
import { z } from "zod";
import { API_PREFIX, errorBodySchema } from "../content/api/api-contract.ts";
import type { JsonSchema, Refusal } from "../content/api/define-calls.ts";
import type { Access } from "../content/api/permissions.ts";
import { PROGRAM_VERSION } from "./program-version.ts";

export type { JsonSchema };

/** A schema, or a function that creates it when the document is read. */
export type DescribedSchema = JsonSchema | z.ZodType | (() => JsonSchema);

declare module "fastify" {
  interface FastifySchema {
    /** A body that the route reads and validates itself; Fastify only documents it. */
    documentedBody?: { type: "application/json" | "multipart/form-data"; schema: DescribedSchema };
    /** Headers that the route reads itself; Fastify only documents them. */
    documentedHeaders?: JsonSchema;
    /** Error responses beyond those derived from access, parameters and body. */
    refusals?: readonly Refusal[];
    /** The ids of the errors that only this route has, by status. */
    errorIds?: Readonly<Partial<Record<Refusal, readonly string[]>>>;
    /** Permissions that the route needs in some cases only. */
    alsoNeeds?: Readonly<Record<string, string>>;
  }
}

const REFUSALS: Record<Refusal, string> = {
  400: "A field is missing, not valid or unknown, or the request could not be read",
  401: "There is no valid token, or the email and password do not match",
  403: "The account may not do this",
  404: "There is no such entry",
  409: "What is stored has changed or does not allow this; the id says why",
  410: "The link was used already, was withdrawn, or has expired",
  413: "A file or the whole body is too large",
  415: "The body or a file is of a type that is not taken",
  416: "The file does not have the bytes asked for",
  422: "A file is damaged, too large to decode, animated or not safe to keep",
  429: "Too many attempts; Retry-After says how many seconds to wait",
  507: "The server has no space left; nothing was saved",
};

/** The ids of errors that follow from access, parameters, body and `refusals` of a route. */
const ERROR_IDS: Record<Refusal, readonly string[]> = {
  400: ["validation_failed", "malformed_request"],
  401: ["token_ended"],
  403: ["cross_site_request"],
  404: ["part_off"],
  409: [],
  410: ["link_ended"],
  413: ["too_large"],
  415: ["unsupported_type"],
  416: ["range_not_satisfiable"],
  422: ["unprocessable_file"],
  429: ["too_many_requests"],
  507: ["storage_full"],
};

const ANSWERS: Record<string, string> = { 200: "Done", 201: "Created" };

const IF_MATCH = {
  type: "object",
  properties: { "If-Match": { type: "string", description: "The ETag of the version that was edited" } },
};

export const NOT_MODIFIED = { description: "The version named by If-None-Match is current", type: "null" };

const ABOUT = `Everything the website shows and the admin panel edits.

Lists are plain arrays, newest first unless they are described otherwise. Writing needs a token from \`POST /api/v1/admins/login\`, sent as
\`Authorization: Bearer TOKEN\`, and the permission that the route names as \`x-permission\`. A field that an update leaves out keeps its value. An entry's ETag is its \`updatedAt\` in
double quotes; sent as \`If-Match\` it refuses an update of a version that somebody else has changed meanwhile.
\`x-permission-also\` has permissions that are needed in some cases only, and \`x-error-ids\` the ids of the errors with a status.
A route with \`x-confirmed\` needs a password that was given within the last 10 minutes: at the login, or at \`POST /api/v1/admins/confirm\`; a passkey serves as well.
Every refusal has the same body: a sentence for people, a stable id for programs and, where fields are invalid,
a sentence for each. \`params\` and \`errorParams\` have the parts from which a client renders another language.`;

const ABOUT_TOKENS = `The token of a login, or a token for a program.

A login ends after 2 hours without a call and after 12 hours in any case. A program uses a token of its own instead of a password: create it in the admin
panel under Account, with the permissions it needs and a last day. Such a token starts with \`gurukul_\`, has those of its permissions that its account has, needs
no confirmation, and cannot be used for routes about the own account or with \`accounts:\` permissions (403). A token that has expired or was revoked is
answered with 401 \`token_ended\`, also on lists that everybody may read. Pages of other sites may call the API if the operator names them in \`CORS_ORIGINS\`. For example: \`curl -H "Authorization: Bearer $TOKEN" ADDRESS/api/v1/audit?limit=10\``;

/** Collects every route registered after it; `describeApi` returns the finished document. */
export async function registerOpenApi(
  app: FastifyInstance,
  { siteUrl, schemas }: { siteUrl: string; schemas: Record<string, JsonSchema> },
): Promise<void> {
  await app.register(fastifySwagger, {
    openapi: {
      openapi: "3.1.0",
      info: {
        title: "Gurukul",
        version: PROGRAM_VERSION,
        description: ABOUT,
        license: { name: "MIT", identifier: "MIT" },
      },
      servers: [{ url: siteUrl }],
      components: {
        securitySchemes: { adminToken: { type: "http", scheme: "bearer", description: ABOUT_TOKENS } },
        schemas: { Error: toJsonSchema(errorBodySchema, "output"), ...schemas },
      },
    },
    hideUntagged: true,
    convertConstToEnum: false,
    transform: ({ schema, url, route }) => ({ url, schema: describeRoute(schema ?? {}, route) }),
  });
}

/** The parts of an OpenAPI document that the HTML page shows. */
export interface ApiDocument {
  info: { title: string; description: string };
  paths: Record<string, Record<string, ApiOperation>>;
  components: {
    schemas: Record<string, JsonSchema>;
    securitySchemes: Record<string, { description: string }>;
  };
}

export interface ApiOperation {
  tags: string[];
  summary: string;
  operationId?: string;
  security?: unknown[];
  parameters?: { name: string; in: string; required?: boolean; schema: JsonSchema }[];
  requestBody?: { content: Record<string, { schema: JsonSchema }> };
  responses: Record<string, { description: string; content?: Record<string, { schema: JsonSchema }> }>;
}

/** The finished document; every route must be registered before. */
export function describeApi(app: FastifyInstance): ApiDocument {
  const document = app.swagger() as unknown as ApiDocument;
  for (const [path, operations] of Object.entries(document.paths)) {
    // GET and HEAD of an address share one object.
    for (const [method, operation] of Object.entries(operations))
      operations[method] = { ...operation, operationId: operationIdOf(method, path) };
  }
  return document;
}

/** A reference to a named schema of the document. */
const schemaNamed = (name: string): JsonSchema => ({ $ref: `#/components/schemas/${name}` });

function describeRoute(schema: FastifySchema, route: RouteOptions): FastifySchema {
  const {
    documentedBody,
    documentedHeaders,
    refusals,
    body,
    querystring,
    params,
    response,
    alsoNeeds,
    errorIds: _ownIds,
    ...described
  } = schema;
  const { access, isConfirmed } = route.config ?? {};
  const takenBody = documentedBody?.schema ?? body;
  const shownBody = takenBody === undefined ? undefined : toJsonSchema(takenBody, "input");
  const answers = Object.entries((response ?? {}) as Record<string, unknown>).map(([status, answer]) => [
    status,
    { description: ANSWERS[status], ...toJsonSchema(answer, "output") },
  ]);
  const idsByStatus = refusalsOf(schema, route).map(
    (status) => [status, errorIdsOf(status, schema, route.config ?? {})] as const,
  );
  return {
    ...described,
    ...(documentedBody && { consumes: [documentedBody.type] }),
    ...(shownBody && { body: shownBody }),
    ...(querystring !== undefined && { querystring: toJsonSchema(querystring, "input") }),
    ...(params !== undefined && { params: toJsonSchema(params, "input") }),
    ...(refusals?.includes(409) && { headers: IF_MATCH }),
    ...(documentedHeaders && { headers: documentedHeaders }),
    security: access === "public" ? [] : [{ adminToken: [] }],
    ...(isPermission(access) && { "x-permission": access }),
    ...(alsoNeeds && { "x-permission-also": alsoNeeds }),
    ...(isConfirmed && { "x-confirmed": true }),
    ...{ "x-error-ids": Object.fromEntries(idsByStatus) },
    response: {
      ...Object.fromEntries(answers),
      ...Object.fromEntries(
        refusalsOf(schema, route).map((status) => [
          status,
          { description: describeRefusal(status, isConfirmed), ...schemaNamed("Error") },
        ]),
      ),
      default: { description: "The server is in trouble, or busy", ...schemaNamed("Error") },
    },
  };
}

function errorIdsOf(
  status: Refusal,
  { errorIds, refusals, params, alsoNeeds }: FastifySchema,
  { access, isConfirmed }: FastifyContextConfig,
): string[] {
  const needsLogin = access !== "public" || alsoNeeds !== undefined;
  const needsPermission = isPermission(access) || alsoNeeds !== undefined;
  return [
    ...ERROR_IDS[status],
    ...(errorIds?.[status] ?? []),
    ...(status === 401 && needsLogin ? ["login_needed"] : []),
    ...(status === 403 && needsPermission ? ["permission_needed", "second_step_setup_needed"] : []),
    ...(status === 404 && (params !== undefined || refusals?.includes(404)) ? ["not_found"] : []),
    ...(status === 409 && refusals?.includes(409) ? ["stale_edit"] : []),
    ...(status === 403 && access === "session" ? ["not_for_tokens"] : []),
    ...(status === 403 && isConfirmed ? ["confirmation_needed"] : []),
  ];
}

/** Stable as long as method and address are: `getBlocksGetById`. */
const operationIdOf = (method: string, path: string) =>
  [method, ...path.slice(API_PREFIX.length).split("/")]
    .map((part) => part.replace(/^\{/, "by-"))
    .flatMap((part) => part.split(/[^a-zA-Z0-9]+/))
    .filter(Boolean)
    .map((word, index) => (index === 0 ? word : `${word[0]?.toUpperCase()}${word.slice(1)}`))
    .join("");

const describeRefusal = (status: Refusal, isConfirmed = false) =>
  status === 403 && isConfirmed
    ? `${REFUSALS[403]}, or has to give the password again: confirmation_needed`
    : REFUSALS[status];

const isPermission = (access: Access | undefined) => access !== "public" && access !== "session";

function refusalsOf(schema: FastifySchema, route: RouteOptions): Refusal[] {
  const { access, part } = route.config ?? {};
  const takesBody = schema.body !== undefined || schema.documentedBody !== undefined;
  const ownIds = Object.keys(schema.errorIds ?? {}).map(Number) as Refusal[];
  const statuses = new Set<Refusal>([...(schema.refusals ?? []), ...ownIds]);
  if (takesBody || schema.querystring !== undefined) statuses.add(400);
  if (access !== "public" || schema.alsoNeeds) statuses.add(401).add(403);
  // A read with a token that has ended would show less than the caller expects.
  if ([route.method].flat().includes("GET")) statuses.add(401);
  if (schema.params !== undefined || part !== undefined) statuses.add(404);
  if (takesBody) statuses.add(413).add(415).add(507);
  if (schema.documentedBody?.type === "multipart/form-data") statuses.add(422);
  return [...statuses].sort();
}

/** The validation schemas as JSON Schema; other schemas unchanged. */
export function toJsonSchema(schema: unknown, io: "input" | "output"): JsonSchema {
  if (typeof schema === "function") return schema();
  if (!(schema instanceof z.ZodType)) return schema as JsonSchema;
  const { $schema: _dialect, ...described } = z.toJSONSchema(schema, { io, unrepresentable: "any" });
  return described;
}
