import { defineFeature } from "../../../core/content/feature.ts";
import { page } from "../../../core/content/site/define-public-page.ts";

export const peopleFeature = defineFeature({
  name: "people",
  dependsOn: ["students"],
  switch: {
    title: ["Teachers, management and alumni", "शिक्षक, प्रबंधन और पूर्व विद्यार्थी"],
    about: [
      "The pages that show who works at the school, who leads it and who was there before.",
      "वे पृष्ठ जिनमें विद्यालय के कर्मचारी, प्रबंधन और पूर्व विद्यार्थी दिखते हैं।",
    ],
  },
  types: ["team", "alumni", "committee"],
  publicPages: [
    page("/management", {
      place: 30,
      look: "sand",
      titleHi: "प्रबंधन",
      label: ["Management Desk", "प्रबंधन की ओर से"],
      menu: "school",
      shows: ["committee"],
      footer: { group: "school", place: 20 },
    }),
    page("/teachers", {
      place: 40,
      look: "sand",
      titleHi: "शिक्षकगण",
      label: ["Teachers", "शिक्षकगण"],
      menu: "school",
      lists: ["team"],
      top: "heading",
      panelPlace: 140,
    }),
    page("/alumni", {
      place: 190,
      look: "leaf",
      titleHi: "पूर्व विद्यार्थी",
      label: ["Alumni", "पूर्व विद्यार्थी"],
      menu: "bar",
      lists: ["alumni"],
      top: "heading",
      panelPlace: 200,
      footer: { group: "studentCorner", place: 60 },
    }),
  ],
  documents: { management: 40 },
  duties: { pages: { subjects: ["team", "alumni", "committee"] } },
});
