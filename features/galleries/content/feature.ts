import { defineFeature } from "../../../core/content/feature.ts";
import { page } from "../../../core/content/site/define-public-page.ts";

export const galleriesFeature = defineFeature({
  name: "galleries",
  dependsOn: ["students"],
  switch: {
    title: ["Photo gallery", "फ़ोटो गैलरी"],
    about: [
      "Albums of pictures, and the strip of pictures on the home page.",
      "फ़ोटो के एल्बम, और मुखपृष्ठ पर फ़ोटो की पट्टी।",
    ],
  },
  types: ["galleries"],
  publicPages: [
    page("/gallery", {
      place: 200,
      look: "maroon",
      titleHi: "फ़ोटो गैलरी",
      label: ["Gallery", "फ़ोटो गैलरी"],
      menu: "bar",
      lists: ["galleries"],
      top: "line",
      panelPlace: 180,
      footer: { group: "studentCorner", place: 50, path: "/Gallery" },
      readsQuery: true,
    }),
    page("/gallery/:id", { place: 210, module: "album", readsQuery: true }),
  ],
  screens: [{ file: "read-gallery", address: "gallery-management/:id/read", needs: ["galleries:read"] }],
  duties: { posts: { subjects: ["galleries"] }, postDrafts: { subjects: ["galleries"] } },
});
