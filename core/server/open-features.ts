import { featureServers } from "../../features/server.ts";
import { notFound } from "./errors.ts";
import type { CoreServices, FeatureParts } from "./feature-server.ts";

export type OpenFeatures = ReturnType<typeof openFeatures>;

/** Opens every feature, and joins what they add. */
export function openFeatures(core: CoreServices) {
  const all: readonly FeatureParts[] = featureServers.map((feature) => feature.open(core));
  /** One after the other, in the order of the features. */
  const each = async (run: (parts: FeatureParts) => void | Promise<void> | undefined) => {
    for (const parts of all) await run(parts);
  };
  return {
    all,
    each,
    callers: requireOne(all, (parts) => parts.callers, "callers"),
    announcements: requireOne(all, (parts) => parts.announcements, "announcements"),
    receiveMessage: findOne(all, (parts) => parts.receiveMessage) ?? refuseMessages,
    secretPaths: new Set(all.flatMap(({ secretPaths = [] }) => secretPaths)),
    feeds: all.flatMap(({ feeds = [] }) => feeds),
    jobs: all.flatMap(({ jobs = [] }) => jobs),
  };
}

const refuseMessages = async () => {
  throw notFound("Address");
};

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
