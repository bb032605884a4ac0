import { defineFeature } from "../../../core/content/feature.ts";

export const yearChangeFeature = defineFeature({
  name: "year-change",
});
