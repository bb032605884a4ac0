import type { Job } from "../feature-server.ts";
import type { KnownParts } from "./known-parts.ts";

/** A job that does nothing while its feature is switched off. A run that has begun ends as usual. */
export const restingJob = (parts: Pick<KnownParts, "isOn">, feature: string, job: Job): Job => ({
  ...job,
  async run() {
    if (await parts.isOn(feature)) await job.run();
  },
});
