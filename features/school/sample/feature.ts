import type { FeatureSample } from "../../../core/sample/feature-sample.ts";
import { school } from "./school.ts";

export const schoolSample: FeatureSample = {
  pages: [{ name: "school", document: school }],
};
