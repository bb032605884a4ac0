import { defineFeature } from "../../../core/content/feature.ts";
import { page } from "../../../core/content/site/define-public-page.ts";

export const homeFeature = defineFeature({
  name: "home",
  dependsOn: [
    "admissions",
    "calendar",
    "facilities",
    "galleries",
    "notices",
    "parents",
    "people",
    "posts",
    "students",
  ],
  stylesheets: ["home"],
  publicPages: [page("/", { place: 10, titleHi: "मुखपृष्ठ", module: "home", isNeverEmpty: true })],
  documents: { home: 20 },
  setupSteps: {
    principal: {
      place: 400,
      title: ["The principal", "प्राचार्य"],
      text: [
        "Name and message, for the home page and the management desk.",
        "नाम और संदेश, मुखपृष्ठ और “प्रबंधन की ओर से” पृष्ठ के लिए।",
      ],
    },
    home: {
      place: 500,
      title: ["Home page", "मुखपृष्ठ"],
      text: [
        "The large pictures and the line below the school’s name.",
        "बड़ी फ़ोटो और विद्यालय के नाम के नीचे की पंक्ति।",
      ],
    },
  },
});
