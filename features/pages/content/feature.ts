import { defineFeature } from "../../../core/content/feature.ts";
import { page } from "../../../core/content/site/define-public-page.ts";

export const pagesFeature = defineFeature({
  name: "pages",
  dependsOn: ["people", "school"],
  publicPages: [
    page("/about", {
      place: 20,
      look: "maroon",
      titleHi: "विद्यालय परिचय",
      label: ["About School", "विद्यालय परिचय"],
      menu: "school",
      shows: ["committee"],
      footer: { group: "school", place: 10 },
    }),
    // The specification spells this label so.
    page("/discipline", {
      place: 60,
      look: "leaf",
      titleHi: "अनुशासन",
      label: ["Decipline Cell", "अनुशासन समिति"],
      menu: "school",
    }),
    page("/activities", {
      place: 90,
      look: "maroon",
      titleHi: "गतिविधियाँ",
      label: ["Activities", "गतिविधियाँ"],
      menu: "studentCorner",
      footer: { group: "studentCorner", place: 70, path: "/Activities" },
    }),
    page("/services", { place: 100, look: "leaf", titleHi: "हमारी सेवाएँ", label: ["Services", "हमारी सेवाएँ"] }),
  ],
  documents: { about: 30, discipline: 60, activities: 70, services: 80 },
});
