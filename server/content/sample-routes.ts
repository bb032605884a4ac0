import type { FastifyInstance } from "fastify";
import type { ZodTypeProvider } from "fastify-type-provider-zod";
import { z } from "zod";
import { doneBodySchema } from "../../content/api/api-contract.ts";
import { type Actor, actorOf } from "../database/record-change.ts";
import type { FileStore } from "../files/file-store.ts";
import { placeOrRemember } from "../files/place-files.ts";
import type { ContentStore } from "./content-store.ts";
import type { SampleStore } from "./sample-store.ts";
import type { EntryStores } from "./save-entry.ts";

export interface SampleStores {
  sample: SampleStore;
  store: ContentStore;
  files: FileStore;
}

/** Lets the office see how much of the sample school is left, and take it away in one go. */
export function registerSampleRoutes(app: FastifyInstance, stores: SampleStores): void {
  const routes = app.withTypeProvider<ZodTypeProvider>();
  const tags = ["Sample"];

  routes.get(
    "/sample",
    {
      config: { access: "sample:read" },
      schema: {
        tags,
        summary: "Count what is left of the sample content",
        response: { 200: z.object({ entries: z.int() }) },
      },
    },
    async () => ({ entries: await stores.sample.count() }),
  );

  routes.delete(
    "/sample",
    {
      config: { access: "sample:write" },
      schema: {
        tags,
        summary: "Remove the sample content",
        response: { 200: doneBodySchema.extend({ entries: z.int() }) },
      },
    },
    async (request) => {
      const entries = await removeSample({ ...stores, log: request.log }, actorOf(request.session));
      return { success: true as const, message: describeRemoval(entries), entries };
    },
  );
}

export async function removeSample(
  stores: SampleStores & Pick<EntryStores, "log">,
  actor: Actor,
): Promise<number> {
  const removed = await stores.sample.remove(actor);
  await placeOrRemember(stores, removed.files);
  return removed.entries;
}

export const describeRemoval = (entries: number) =>
  entries === 0
    ? "There was no sample content left."
    : `${entries} sample ${entries === 1 ? "entry was" : "entries were"} removed. What the school added or changed has stayed.`;
