import { historyCalls, trashCalls } from "../../content/api/history-contract.ts";
import { send } from "../api/send.ts";
import { describeProblems } from "./describe-problems.ts";

/** Restores a version. Returns a message if the version violates today's rules and is therefore unpublished. */
export const restoreRevision = async (revision: string, basedOn?: string) =>
  describeProblems(await send(historyCalls.restore, { params: { revision }, basedOn }));

/** Returns the same as `restoreRevision`. */
export const restoreFromTrash = async (revision: string) =>
  describeProblems(await send(trashCalls.restore, { params: { revision } }));

/** Undoes one call that changed many entries. */
export const undoBatch = (batch: string) => send(historyCalls.undoBatch, { params: { batch } });
