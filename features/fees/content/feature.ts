import { defineFeature } from "../../../core/content/feature.ts";
import { page } from "../../../core/content/site/define-public-page.ts";

export const feesFeature = defineFeature({
  name: "fees",
  dependsOn: ["school"],
  switch: {
    title: ["Fee structure", "शुल्क विवरण"],
    about: ["The table of fees of all classes.", "सभी कक्षाओं के शुल्क की तालिका।"],
  },
  publicPages: [
    page("/fees", {
      place: 50,
      titleHi: "शुल्क",
      label: ["Fee Structure", "शुल्क विवरण"],
      menu: "school",
      footer: { group: "school", place: 30 },
      task: { place: 10, icon: "indian-rupee", label: ["Fees", "शुल्क"] },
    }),
  ],
  documents: { fees: 50 },
  setupSteps: {
    fees: {
      place: 600,
      title: ["Fees", "शुल्क"],
      text: ["The session and the fees of each class.", "सत्र और हर कक्षा का शुल्क।"],
    },
  },
});
