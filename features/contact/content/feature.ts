import { defineFeature } from "../../../core/content/feature.ts";
import { page } from "../../../core/content/site/define-public-page.ts";

export const contactFeature = defineFeature({
  name: "contact",
  dependsOn: ["admissions", "enquiries"],
  switch: {
    title: ["Contact page", "संपर्क पृष्ठ"],
    about: [
      "The page with telephone numbers, office hours and the map.",
      "फ़ोन नंबर, कार्यालय का समय और मानचित्र वाला पृष्ठ।",
    ],
  },
  publicPages: [
    page("/contact", {
      place: 220,
      titleHi: "संपर्क",
      label: ["Contact Us", "संपर्क करें"],
      menu: "bar",
      footer: { group: "school", place: 40 },
      task: { place: 50, icon: "phone", label: ["Contact", "संपर्क"] },
      takesMessages: true,
      isNeverEmpty: true,
    }),
  ],
  documents: { contact: 120 },
});
