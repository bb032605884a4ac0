import { defineFeature } from "../../../core/content/feature.ts";
import { page } from "../../../core/content/site/define-public-page.ts";

export const admissionsFeature = defineFeature({
  name: "admissions",
  dependsOn: ["enquiries", "fees", "school"],
  switch: {
    title: ["Admissions", "प्रवेश"],
    about: [
      "The page about how and when to apply, and its band on the home page.",
      "प्रवेश कैसे और कब होता है, इसका पृष्ठ और मुखपृष्ठ पर इसकी पट्टी।",
    ],
  },
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
