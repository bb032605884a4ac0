import { defineFeature } from "../../../core/content/feature.ts";
import { page } from "../../../core/content/site/define-public-page.ts";

export const admissionsFeature = defineFeature({
  name: "admissions",
  publicPages: [
    page("/admissions", {
      place: 160,
      titleHi: "प्रवेश",
      label: ["Admissions", "प्रवेश"],
      menu: "quick",
      task: { place: 20, icon: "graduation-cap", label: ["Admissions", "प्रवेश"] },
      takesMessages: true,
    }),
  ],
  documents: { admissions: 90 },
});
