import type { FeatureSample } from "../../../core/sample/feature-sample.ts";
import { fees } from "./fees.ts";

export const feesSample: FeatureSample = {
  pages: [{ name: "fees", document: fees }],
};
