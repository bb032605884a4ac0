import { defineFeature } from "../../../core/content/feature.ts";

export const enquiriesFeature = defineFeature({
  name: "enquiries",
});
