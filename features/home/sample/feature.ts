import type { FeatureSample } from "../../../core/sample/feature-sample.ts";
import { home } from "./home.ts";

export const homeSample: FeatureSample = {
  pages: [{ name: "home", document: home }],
};
