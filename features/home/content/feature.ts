import { defineFeature } from "../../../core/content/feature.ts";
import { page } from "../../../core/content/site/define-public-page.ts";

export const homeFeature = defineFeature({
  name: "home",
  dependsOn: [
    "admissions",
    "calendar",
    "facilities",
    "galleries",
    "notices",
    "parents",
    "people",
    "posts",
    "students",
  ],
  stylesheets: ["home"],
  publicPages: [page("/", { place: 10, titleHi: "मुखपृष्ठ", module: "home", isNeverEmpty: true })],
  documents: { home: 20 },
});
