import type { FastifyReply } from "fastify";
import { UNDO_HEADER } from "../../../content/api/history-contract.ts";

/** Adds the revision that undoes a change to its response. */
export const sendUndo = (reply: FastifyReply, undo: string | undefined): FastifyReply =>
  undo === undefined ? reply : reply.header(UNDO_HEADER, undo);
