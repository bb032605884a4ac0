import type { FeatureSample } from "../../../core/sample/feature-sample.ts";
import { contact } from "./contact.ts";

export const contactSample: FeatureSample = {
  pages: [{ name: "contact", document: contact }],
};
