import { defineFeature } from "../../../core/content/feature.ts";
import { page } from "../../../core/content/site/define-public-page.ts";

export const contactFeature = defineFeature({
  name: "contact",
  publicPages: [
    page("/contact", {
      place: 220,
      titleHi: "संपर्क",
      label: ["Contact Us", "संपर्क करें"],
      menu: "bar",
      footerPlace: 40,
      task: { place: 50, icon: "phone", label: ["Contact", "संपर्क"] },
      takesMessages: true,
      isNeverEmpty: true,
    }),
  ],
  documents: { contact: 120 },
});
