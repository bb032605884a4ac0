import { defineFeature } from "../../../core/content/feature.ts";

export const schoolFeature = defineFeature({
  name: "school",
  documents: { school: 10 },
});
