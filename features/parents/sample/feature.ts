import type { FeatureSample } from "../../../core/sample/feature-sample.ts";
import { parents } from "./parents.ts";

export const parentsSample: FeatureSample = {
  pages: [{ name: "parents", document: parents, part: 1 }],
};
