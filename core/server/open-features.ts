import type { FastifyInstance } from "fastify";
import { featureServers } from "../../features/server.ts";
import { label } from "../words/label.ts";
import { notFound, partOff } from "./errors.ts";
import type { CoreServices, FeatureParts } from "./feature-server.ts";
import { registerPart } from "./parts/part-routes.ts";
import { restingJob } from "./parts/resting-job.ts";
import type { ReceiveMessage } from "./site/site-parts.ts";

export type OpenFeatures = ReturnType<typeof openFeatures>;

/** Opens every feature, and joins what they add. */
export function openFeatures(core: CoreServices) {
  const opened: readonly OpenFeature[] = featureServers.map((feature) => ({
    name: feature.name,
    parts: feature.open(core),
  }));
  const all = opened.map(({ parts }) => parts);
  /** One after the other, in the order of the features. */
  const each = async (run: (parts: FeatureParts) => void | Promise<void> | undefined) => {
    for (const parts of all) await run(parts);
  };
  const messages = opened.find(({ parts }) => parts.receiveMessage);
  const receiveMessage: ReceiveMessage = async (sent, sender) => {
    if (!messages?.parts.receiveMessage) throw notFound(label("Address", "पता"));
    if (!(await core.parts.isOn(messages.name))) throw partOff();
    return messages.parts.receiveMessage(sent, sender);
  };
  return {
    all,
    each,
    /** The routes of each feature, which answer 404 while it is switched off. */
    async registerEach(
      app: FastifyInstance,
      register: (parts: FeatureParts, scope: FastifyInstance) => void | Promise<void> | undefined,
    ) {
      for (const { name, parts } of opened) {
        await registerPart(app, name, (scope) => register(parts, scope));
      }
    },
    callers: requireOne(all, (parts) => parts.callers, "callers"),
    receiveMessage,
    secretPaths: new Set(all.flatMap(({ secretPaths = [] }) => secretPaths)),
    jobs: opened.flatMap(({ name, parts: { jobs = [] } }) =>
      jobs.map((job) => restingJob(core.parts, name, job)),
    ),
  };
}

interface OpenFeature {
  name: string;
  parts: FeatureParts;
}

function findOne<Part>(
  all: readonly FeatureParts[],
  partOf: (parts: FeatureParts) => Part | undefined,
): Part | undefined {
  return all.map(partOf).find((part) => part !== undefined);
}

function requireOne<Part>(
  all: readonly FeatureParts[],
  partOf: (parts: FeatureParts) => Part | undefined,
  name: keyof FeatureParts,
): Part {
  const part = findOne(all, partOf);
  if (part === undefined) throw new Error(`No feature has ${name}`);
  return part;
}
