import { z } from "zod";
import { doneBodySchema } from "../../../content/api/api-contract.ts";
import { actorOf } from "../../database/entries/record-change.ts";
import { type Api, routesOf } from "../../openapi.ts";
import type { SampleStore } from "./sample-store.ts";

/** Counts what is left of the sample school, and removes it. */
export function registerSampleRoutes(app: Api, sample: SampleStore): void {
  const route = routesOf("Sample");

  app.get(
    "/sample",
    route("sample:read", "Count what is left of the sample content", {
      response: { 200: z.object({ entries: z.int() }) },
    }),
    async () => ({ entries: await sample.count() }),
  );

  app.delete(
    "/sample",
    route("sample:write", "Remove the sample content", {
      response: { 200: doneBodySchema.extend({ entries: z.int() }) },
    }),
    async (request) => {
      const entries = await sample.remove(actorOf(request.session));
      return { success: true as const, message: describeRemoval(entries), entries };
    },
  );
}

export const describeRemoval = (entries: number) =>
  entries === 0
    ? "There was no sample content left."
    : `${entries} sample ${entries === 1 ? "entry was" : "entries were"} removed. What the school added or changed has stayed.`;
