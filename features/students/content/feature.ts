import { defineFeature } from "../../../core/content/feature.ts";
import { page } from "../../../core/content/site/define-public-page.ts";

export const studentsFeature = defineFeature({
  name: "students",
  publicPages: [
    page("/students", {
      place: 80,
      titleHi: "विद्यार्थी",
      label: ["Student List", "विद्यार्थी सूची"],
      menu: "studentCorner",
      lists: ["students"],
      top: "line",
      // Children's profiles are open to visitors, but not for search engines to keep.
      isHiddenFromSearch: true,
      readsQuery: true,
    }),
    // It tells what becomes of messages too, and there is always a form for those.
    page("/privacy", { place: 230, titleHi: "निजता", isNeverEmpty: true }),
  ],
});
