import type { FeatureSample } from "../../../core/sample/feature-sample.ts";
import { admissions } from "./admissions.ts";

export const admissionsSample: FeatureSample = {
  pages: [{ name: "admissions", document: admissions, part: 1 }],
};
