import { defineFeature } from "../../../core/content/feature.ts";

export const announcementFeature = defineFeature({
  name: "announcement",
  singleTexts: ["announcement"],
  screens: [{ file: "marquee-manager", needs: ["announcement:read"] }],
  duties: { notices: { subjects: ["announcement"] } },
});
