import { defineFeature } from "../../../core/content/feature.ts";
import { page } from "../../../core/content/site/define-public-page.ts";

export const disclosureFeature = defineFeature({
  name: "disclosure",
  publicPages: [
    page("/disclosure", {
      place: 180,
      titleHi: "सार्वजनिक प्रकटीकरण",
      label: ["Public Disclosure", "सार्वजनिक प्रकटीकरण"],
      menu: "quick",
      shows: ["certificates"],
    }),
  ],
  screens: [{ file: "disclosure-check", needs: ["pages:read"], partOf: "/admin/pages" }],
  documents: { disclosure: 110 },
  duties: { pages: { subjects: ["certificates"] } },
});
