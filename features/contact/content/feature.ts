import { defineFeature } from "../../../core/content/feature.ts";
import { page } from "../../../core/content/site/define-public-page.ts";

export const contactFeature = defineFeature({
  name: "contact",
  dependsOn: ["enquiries"],
  publicPages: [
    page("/contact", {
      place: 220,
      titleHi: "संपर्क",
      label: ["Contact Us", "संपर्क करें"],
      menu: "bar",
      takesMessages: true,
      isNeverEmpty: true,
    }),
  ],
});
