import { defineFeature } from "../../../core/content/feature.ts";
import { page } from "../../../core/content/site/define-public-page.ts";

export const noticesFeature = defineFeature({
  name: "notices",
  stylesheets: ["news"],
  publicPages: [
    page("/notices", {
      place: 110,
      titleHi: "सूचनाएँ",
      label: ["Notices", "सूचनाएँ"],
      menu: "quick",
      lists: ["notices"],
      readsQuery: true,
    }),
    page("/notices/:id", { place: 120, module: "notice" }),
  ],
});
