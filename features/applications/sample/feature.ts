import type { FeatureSample } from "../../../core/sample/feature-sample.ts";
import { applications as applicationsType } from "../content/applications.ts";
import { applications } from "./applications.ts";

/** Applications are spread over some weeks, for the figures. */
const BETWEEN_MS = 17 * 60 * 60 * 1000;

export const applicationsSample: FeatureSample = {
  entries: [
    {
      place: 140,
      entries: applications.map((values, index) => ({
        resource: applicationsType,
        values,
        files: {},
        createdAt: new Date(Date.now() - index * BETWEEN_MS).toISOString(),
        part: 6 as const,
      })),
    },
  ],
};
