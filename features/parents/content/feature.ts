import { defineFeature } from "../../../core/content/feature.ts";
import { page } from "../../../core/content/site/define-public-page.ts";

export const parentsFeature = defineFeature({
  name: "parents",
  dependsOn: ["calendar", "notices", "school"],
  switch: {
    title: ["For parents", "अभिभावकों के लिए"],
    about: ["Timings, uniform, book lists and downloads.", "समय, गणवेश, पुस्तक सूचियाँ और डाउनलोड।"],
  },
  publicPages: [
    page("/parents", {
      place: 170,
      titleHi: "अभिभावकों के लिए",
      label: ["For Parents", "अभिभावकों के लिए"],
      menu: "quick",
    }),
  ],
  documents: { parents: 100 },
});
