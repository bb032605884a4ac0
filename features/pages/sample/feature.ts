import type { FeatureSample } from "../../../core/sample/feature-sample.ts";
import { about } from "./about.ts";
import { activities } from "./activities.ts";
import { discipline } from "./discipline.ts";
import { services } from "./services.ts";

export const pagesSample: FeatureSample = {
  pages: [
    { name: "about", document: about },
    { name: "discipline", document: discipline },
    { name: "activities", document: activities },
    { name: "services", document: services },
  ],
};
