import type { FastifyReply } from "fastify";
import { UNDO_HEADER, UNDO_REVISION } from "../../../content/api/history-contract.ts";
import { type DescribedSchema, type JsonSchema, toJsonSchema } from "../../openapi.ts";

/** Adds the revision that undoes a change to its response. */
export const sendUndo = (reply: FastifyReply, undo: string | undefined): FastifyReply =>
  undo === undefined ? reply : reply.header(UNDO_HEADER, undo);

/** The answer to a change, as the document describes it. */
export const withUndo = (answer: DescribedSchema) => (): JsonSchema => ({
  ...toJsonSchema(answer, "output"),
  headers: UNDO_REVISION,
});
