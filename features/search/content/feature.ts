import { defineFeature } from "../../../core/content/feature.ts";
import { page } from "../../../core/content/site/define-public-page.ts";

export const searchFeature = defineFeature({
  name: "search",
  dependsOn: ["calendar", "contact", "fees", "parents", "people", "school"],
  publicPages: [
    page("/search", {
      place: 240,
      titleHi: "खोज",
      header: { icon: "search", label: ["Search", "खोजें"] },
      isHiddenFromSearch: true,
      readsQuery: true,
      isNeverEmpty: true,
    }),
  ],
});
