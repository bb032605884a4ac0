import type { FastifyInstance, FastifyReply, FastifyRequest, FastifySchema } from "fastify";
import { z } from "zod";
import {
  type AnswerOf,
  type BodyOf,
  type Call,
  type ParamsOf,
  paramNames,
  type QueryOf,
} from "../content/api/define-calls.ts";
import { doneBodySchema } from "../content/api/done-body.ts";
import { NOT_MODIFIED, toJsonSchema } from "./openapi.ts";

interface RouteOf<C extends Call> {
  Params: ParamsOf<C>;
  Querystring: QueryOf<C>;
  Body: BodyOf<C>;
}

/** The request of a declared call. */
export type RequestOf<C extends Call> = FastifyRequest<RouteOf<C>>;

type Answered<C extends Call> = AnswerOf<C> | FastifyReply;

/** Returns the answer, or nothing if none is declared; or the reply, for files and answers with a status of their own. */
type Handler<C extends Call> = (
  request: RequestOf<C>,
  reply: FastifyReply,
) => Answered<C> | Promise<Answered<C>> | (C extends { answer: z.ZodType } ? never : Promise<void>);

/** Serves a declared call: checks its access, parameters and body, and documents it. */
export function serve<const C extends Call>(api: FastifyInstance, call: C, handler: Handler<C>): void {
  const { method, path: url, bodyLimit, exposeHeadRoute, status, answer: declared }: Call = call;
  const { access, isConfirmed, worksOnFullDisk, staysOn, bodyMilliseconds } = call;
  api.route<RouteOf<C>>({
    method,
    url,
    ...(bodyLimit !== undefined && { bodyLimit }),
    ...(exposeHeadRoute !== undefined && { exposeHeadRoute }),
    config: {
      access,
      ...(isConfirmed && { isConfirmed }),
      ...(worksOnFullDisk && { worksOnFullDisk }),
      ...(staysOn && { staysOn }),
      ...(bodyMilliseconds !== undefined && { bodyMilliseconds }),
    },
    schema: schemaOf(call),
    handler: async (request, reply) => {
      if (status) reply.code(status);
      const answer = await handler(request, reply);
      // A reply that was returned becomes undefined, also if the client has left before its end.
      return declared === undefined && answer === undefined && !reply.sent ? { success: true } : answer;
    },
  });
}

function schemaOf({
  tag,
  summary,
  alsoNeeds,
  errorIds,
  refusals,
  answerHeaders,
  status = 200,
  ...call
}: Call): FastifySchema {
  const { path, query, body, uncheckedBody, form, headers, answer = doneBodySchema, isVersioned } = call;
  const names = paramNames(path);
  const params =
    call.params ??
    (names.length > 0 ? z.object(Object.fromEntries(names.map((name) => [name, z.string()]))) : undefined);
  return {
    tags: [tag],
    summary,
    ...(params && { params }),
    ...(query && { querystring: query }),
    ...(body && { body }),
    ...(uncheckedBody && { documentedBody: { type: "application/json", schema: uncheckedBody } }),
    ...(form && { documentedBody: { type: "multipart/form-data", schema: form } }),
    ...(headers && { documentedHeaders: { type: "object", properties: headers } }),
    ...(alsoNeeds && { alsoNeeds }),
    ...(errorIds && { errorIds }),
    ...(refusals && { refusals }),
    response: {
      [status]: answerHeaders
        ? () => ({ ...toJsonSchema(answer, "output"), headers: answerHeaders })
        : answer,
      ...(isVersioned && { 304: NOT_MODIFIED }),
    },
  };
}
