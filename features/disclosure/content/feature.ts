import { defineFeature } from "../../../core/content/feature.ts";
import { page } from "../../../core/content/site/define-public-page.ts";
import { label } from "../../../core/words/label.ts";

export const disclosureFeature = defineFeature({
  name: "disclosure",
  dependsOn: ["accounts", "school"],
  switch: {
    title: ["Public disclosure", "सार्वजनिक प्रकटीकरण"],
    about: [
      "The page that boards such as CBSE require, with certificates, their reminders and the daily check.",
      "वह पृष्ठ जो सीबीएसई जैसे बोर्ड माँगते हैं, प्रमाणपत्रों, उनके स्मरण और दैनिक जाँच सहित।",
    ],
  },
  types: ["certificates"],
  publicPages: [
    page("/disclosure", {
      place: 180,
      titleHi: "सार्वजनिक प्रकटीकरण",
      label: ["Public Disclosure", "सार्वजनिक प्रकटीकरण"],
      menu: "quick",
      shows: ["certificates"],
    }),
  ],
  screens: [{ file: "disclosure-check", needs: ["pages:read", "certificates:read"], partOf: "/admin/pages" }],
  documents: { disclosure: 110 },
  mails: { needs: "certificates:read", topics: ["certificates"], times: ["now", "never"] },
  mailKinds: {
    certificates: { name: label("Certificates to renew", "प्रमाणपत्रों का नवीनीकरण") },
  },
  duties: { pages: { subjects: ["certificates"] } },
});
