import { defineFeature } from "../../../core/content/feature.ts";
import { page } from "../../../core/content/site/define-public-page.ts";

export const facilitiesFeature = defineFeature({
  name: "facilities",
  switch: {
    title: ["Facilities", "सुविधाएँ"],
    about: ["Rooms, laboratories and grounds with pictures.", "फ़ोटो सहित कमरे, प्रयोगशालाएँ और मैदान।"],
  },
  types: ["facilities"],
  publicPages: [
    page("/facilities", {
      place: 70,
      look: "sand",
      titleHi: "सुविधाएँ",
      label: ["Facilities", "सुविधाएँ"],
      menu: "school",
      lists: ["facilities"],
      top: "heading",
      panelPlace: 190,
    }),
  ],
  duties: { pages: { subjects: ["facilities"] } },
});
