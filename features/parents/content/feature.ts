import { defineFeature } from "../../../core/content/feature.ts";
import { page } from "../../../core/content/site/define-public-page.ts";

export const parentsFeature = defineFeature({
  name: "parents",
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
