import { defineFeature, ENTRY_TOOLS } from "../../../core/content/feature.ts";
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
      task: { place: 40, icon: "bell", label: ["Notices", "सूचनाएँ"] },
      lists: ["notices"],
      readsQuery: true,
    }),
    page("/notices/:id", { place: 120, module: "notice" }),
  ],
  documents: { notices: 130 },
  duties: { notices: { place: 30, title: "Notices and calendar", subjects: ["notices", ...ENTRY_TOOLS] } },
});
