import { defineFeature } from "../../../core/content/feature.ts";
import { page } from "../../../core/content/site/define-public-page.ts";

export const galleriesFeature = defineFeature({
  name: "galleries",
  dependsOn: ["students"],
  publicPages: [
    page("/gallery", {
      place: 200,
      titleHi: "फ़ोटो गैलरी",
      label: ["Gallery", "फ़ोटो गैलरी"],
      menu: "bar",
      lists: ["galleries"],
      top: "line",
      readsQuery: true,
    }),
    page("/gallery/:id", { place: 210, module: "album", readsQuery: true }),
  ],
});
