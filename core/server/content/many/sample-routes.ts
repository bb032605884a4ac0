import type { FastifyInstance } from "fastify";
import { sampleCalls } from "../../../content/api/api-contract.ts";
import { actorOf } from "../../database/entries/record-change.ts";
import { serve } from "../../serve.ts";
import type { SampleStore } from "./sample-store.ts";

/** Counts what is left of the sample school, and removes it. */
export function registerSampleRoutes(app: FastifyInstance, sample: SampleStore): void {
  serve(app, sampleCalls.count, async () => ({ entries: await sample.count() }));

  serve(app, sampleCalls.remove, async (request) => {
    const entries = await sample.remove(actorOf(request.session));
    return { success: true as const, message: describeRemoval(entries), entries };
  });
}

export const describeRemoval = (entries: number) =>
  entries === 0
    ? "There was no sample content left."
    : `${entries} sample ${entries === 1 ? "entry was" : "entries were"} removed. What the school added or changed has stayed.`;
