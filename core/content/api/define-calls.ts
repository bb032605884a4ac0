import type { z } from "zod";
import type { doneBodySchema } from "./done-body.ts";
import type { Access } from "./permissions.ts";

export type JsonSchema = Record<string, unknown>;

/** The statuses of errors that a call can name, beyond those that follow from its access, parameters and body. */
export type Refusal = 400 | 401 | 403 | 404 | 409 | 410 | 413 | 415 | 416 | 422 | 429 | 507;

/** A call of the API: the checks before it and its answers. Decision 081. */
export interface CallDeclaration {
  method: "GET" | "POST" | "PUT" | "DELETE";
  /** Below `/api/v1`. The types of `:parameters` follow from it. */
  path: string;
  access: Access;
  /** Permissions that the call needs in some cases only, each with the case, for the document of the API. */
  alsoNeeds?: Readonly<Record<string, string>>;
  /** The person must have given the password or a passkey within the last minutes (decision 070). */
  isConfirmed?: true;
  /** The call must work on a full disk, because it helps to free space, or hides or protects something. Every DELETE does. */
  worksOnFullDisk?: true;
  /** The call is answered while its feature is switched off, too. */
  staysOn?: true;
  /** How long a large body may take to arrive; absent: 30 seconds. */
  bodyMilliseconds?: number;
  /** The largest body in bytes, if it is not the usual one. */
  bodyLimit?: number;
  /** False: there is no HEAD beside the GET. */
  exposeHeadRoute?: false;
  /** For the document of the API. */
  summary: string;
  /** Only if the parameters of the path need a description, or the path is not known to the compiler; otherwise they are texts. */
  params?: z.ZodType;
  query?: z.ZodType;
  /** A JSON body. */
  body?: z.ZodType;
  /** A JSON body that the route validates itself. */
  uncheckedBody?: z.ZodType | (() => JsonSchema);
  /** The fields of a multipart form, which the route reads itself. */
  form?: JsonSchema | (() => JsonSchema);
  /** Request headers that the route reads itself, by name. */
  headers?: Record<string, JsonSchema>;
  /** Absent: the call only says that it is done. A function describes an answer whose type only the panel needs. */
  answer?: z.ZodType | (() => JsonSchema);
  /** Response headers, by name. */
  answerHeaders?: Record<string, JsonSchema>;
  /** The status of the answer; absent: 200. */
  status?: 200 | 201;
  /** The server compares `If-None-Match` and answers 304. */
  isVersioned?: true;
  refusals?: readonly Refusal[];
  /** The ids of the errors that only this call has, by status. */
  errorIds?: Readonly<Partial<Record<Refusal, readonly string[]>>>;
}

export interface Call extends CallDeclaration {
  /** The group in the document of the API. */
  tag: string;
}

/** Declares calls of one group of the document: served with `serve`, called with `send`, both typed by the declaration. */
export function defineCalls<const Calls extends Record<string, CallDeclaration>>(
  tag: string,
  calls: Calls,
): { [Name in keyof Calls]: Calls[Name] & { tag: string } };
export function defineCalls(tag: string, calls: Record<string, CallDeclaration>): Record<string, Call> {
  return Object.fromEntries(Object.entries(calls).map(([name, call]) => [name, { ...call, tag }]));
}

type PathParams<Path> = Path extends `${string}:${infer Name}/${infer Rest}`
  ? { [Key in Name]: string } & PathParams<`/${Rest}`>
  : Path extends `${string}:${infer Name}`
    ? { [Key in Name]: string }
    : unknown;

export type ParamsOf<C extends Call> = C extends { params: infer Params extends z.ZodType }
  ? z.output<Params>
  : PathParams<C["path"]>;

/** The parsed request, as the server reads it. */
export type QueryOf<C extends Call> = C extends { query: infer Query extends z.ZodType }
  ? z.output<Query>
  : unknown;
export type BodyOf<C extends Call> = C extends { body: infer Body extends z.ZodType }
  ? z.output<Body>
  : unknown;

/** The request of the caller. Values of a query may be numbers or texts. */
export type SentQueryOf<C extends Call> = C extends { query: infer Query extends z.ZodType }
  ? { [Name in keyof z.input<Query>]?: z.input<Query>[Name] | z.output<Query>[Name & keyof z.output<Query>] }
  : never;
export type SentBodyOf<C extends Call> = C extends { body: infer Body extends z.ZodType }
  ? Unchanged<z.input<Body>>
  : C extends { uncheckedBody: infer Body extends z.ZodType }
    ? Unchanged<z.input<Body>>
    : never;

/** Lists may be read-only. */
type Unchanged<Value> = Value extends readonly (infer Item)[]
  ? readonly Unchanged<Item>[]
  : Value extends object
    ? { [Key in keyof Value]: Unchanged<Value[Key]> }
    : Value;

export type AnswerOf<C extends Call> = C extends { answer: infer Answer extends z.ZodType }
  ? z.output<Answer>
  : z.output<typeof doneBodySchema>;

/** The names of the parameters in a path. */
export const paramNames = (path: string): string[] =>
  [...path.matchAll(/:(\w+)/g)].map(([, name = ""]) => name);

/** The address of a call, below `/api/v1`. */
export const pathOf = <C extends Call>({ path }: C, params: ParamsOf<C> & Record<string, string>): string =>
  path.replace(/:(\w+)/g, (_match, name: string) => encodeURIComponent(params[name] ?? ""));
