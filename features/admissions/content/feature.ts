import { defineFeature } from "../../../core/content/feature.ts";
import { page } from "../../../core/content/site/define-public-page.ts";

export const admissionsFeature = defineFeature({
  name: "admissions",
  dependsOn: ["enquiries", "fees", "school"],
  publicPages: [
    page("/admissions", {
      place: 160,
      titleHi: "प्रवेश",
      label: ["Admissions", "प्रवेश"],
      menu: "quick",
      takesMessages: true,
    }),
  ],
});
