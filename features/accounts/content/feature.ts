import { defineFeature } from "../../../core/content/feature.ts";

export const accountsFeature = defineFeature({
  name: "accounts",
});
