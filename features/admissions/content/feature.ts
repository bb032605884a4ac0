import { defineFeature } from "../../../core/content/feature.ts";
import { page } from "../../../core/content/site/define-public-page.ts";
import { label } from "../../../core/words/label.ts";

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
  pagePermissions: { admissions: "admissions:write" },
  permissions: ["admissions:write"],
  subjects: {
    admissions: {
      singular: label("Admissions page", "प्रवेश का पृष्ठ"),
      plural: label("Admissions page", "प्रवेश का पृष्ठ"),
      inSentences: { manyHi: "प्रवेश के पृष्ठ", noun: "masculine" },
    },
  },
  // The people who answer parents also keep these dates up to date.
  duties: { enquiries: { subjects: ["admissions"] } },
});
