import { defineFeature } from "../../../core/content/feature.ts";
import { label } from "../../../core/words/label.ts";

export const announcementFeature = defineFeature({
  name: "announcement",
  switch: {
    title: ["Announcement", "घोषणा"],
    about: ["The line of text that moves along the top of every page.", "हर पृष्ठ के ऊपर चलने वाली पंक्ति।"],
  },
  subjects: {
    announcement: {
      singular: label("Announcement", "घोषणा"),
      plural: label("Announcement", "घोषणा"),
      inSentences: { manyHi: "घोषणाओं", noun: "feminine" },
    },
  },
  ownDocuments: ["announcement"],
  screens: [{ file: "marquee-manager", needs: ["announcement:read"] }],
  duties: { notices: { subjects: ["announcement"] } },
});
