import { defineFeature, ENTRY_TOOLS } from "../../../core/content/feature.ts";
import { page } from "../../../core/content/site/define-public-page.ts";

export const noticesFeature = defineFeature({
  name: "notices",
  switch: {
    title: ["Notices", "सूचनाएँ"],
    about: [
      "Circulars and news with their date, on the home page, on a page of their own and as a feed.",
      "तिथि सहित परिपत्र और समाचार, मुखपृष्ठ पर, अपने पृष्ठ पर और फ़ीड में।",
    ],
  },
  types: ["notices"],
  stylesheets: ["news"],
  publicPages: [
    page("/notices", {
      place: 110,
      companion: "/calendar",
      titleHi: "सूचनाएँ",
      label: ["Notices", "सूचनाएँ"],
      menu: "quick",
      task: { place: 40, icon: "bell", label: ["Notices", "सूचनाएँ"] },
      lists: ["notices"],
      readsQuery: true,
    }),
    page("/notices/:id", { place: 120, module: "notice" }),
  ],
  documents: { notices: 130 },
  duties: {
    notices: {
      place: 30,
      title: ["Notices and calendar", "सूचनाएँ और कैलेंडर"],
      subjects: ["notices", ...ENTRY_TOOLS],
    },
  },
});
