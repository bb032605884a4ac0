import { defineFeature, ENTRY_TOOLS } from "../../../core/content/feature.ts";
import { page } from "../../../core/content/site/define-public-page.ts";
import { label } from "../../../core/words/label.ts";
import { PURPOSE_NAMES } from "./purpose-names.ts";

export const studentsFeature = defineFeature({
  name: "students",
  dependsOn: ["school"],
  switch: {
    title: ["Students", "विद्यार्थी"],
    about: [
      "Records, class lists, consents of parents, the page with students and the top students of the home page.",
      "रिकॉर्ड, कक्षा सूचियाँ, अभिभावकों की सहमति, विद्यार्थियों का पृष्ठ और मुखपृष्ठ के श्रेष्ठ विद्यार्थी।",
    ],
  },
  types: ["students", "topStudents"],
  publicPages: [
    page("/students", {
      place: 80,
      titleHi: "विद्यार्थी",
      label: ["Student List", "विद्यार्थी सूची"],
      menu: "studentCorner",
      lists: ["students"],
      top: "line",
      panelPlace: 150,
      // Children's profiles are open to visitors, but not for search engines to keep.
      isHiddenFromSearch: true,
      readsQuery: true,
    }),
    // The page is always available: it also explains the use of messages, and there is always a form for those.
    page("/privacy", { place: 230, titleHi: "निजता", isNeverEmpty: true, staysOn: true, closesFooter: true }),
  ],
  screens: [
    {
      file: "student-import",
      needs: ["students:read", "students:write"],
      partOf: "/admin/student-management",
    },
    {
      file: "student-photos",
      needs: ["students:read", "students:write", "files:write"],
      partOf: "/admin/student-management",
    },
    { file: "class-lists", needs: ["students:read"], partOf: "/admin/student-management" },
    { file: "consents", needs: ["consents:read", "students:read"], partOf: "/admin/student-management" },
    { file: "consent-slips", needs: ["students:read", "consents:read"], partOf: "/admin/student-management" },
    {
      file: "student-record",
      address: "student-record/:id",
      needs: ["students:read", "consents:read"],
      partOf: "/admin/student-management",
    },
    {
      file: "picture-children",
      address: "picture-children/:type/:id",
      needs: ["students:read", "consents:read"],
    },
  ],
  documents: { privacy: 1000 },
  setupSteps: {
    consents: {
      place: 1000,
      title: ["Consent of parents", "अभिभावकों की सहमति"],
      text: [
        "What is shown of children whose parents have not answered. Recommended: nothing without consent.",
        "जिन अभिभावकों ने उत्तर नहीं दिया, उनके बच्चों का क्या दिखे। हमारी सलाह: सहमति के बिना कुछ नहीं।",
      ],
    },
  },
  permissions: ["consents:read", "consents:write"],
  duties: {
    students: {
      place: 60,
      title: ["Students and consent", "विद्यार्थी और सहमति"],
      subjects: ["students", "topStudents", "consents", ...ENTRY_TOOLS],
    },
    lookChildren: {
      place: 100,
      title: ["Look only, with children's data", "केवल देखना, बच्चों की जानकारी सहित"],
      subjects: [],
      looks: true,
    },
  },
  apart: { byDuty: ["students", "consents"] },
  subjects: {
    consents: {
      singular: label("Consent", "सहमति"),
      plural: label("Consents", "सहमतियाँ"),
      inSentences: { manyHi: "सहमतियों", noun: "feminine" },
    },
  },
  // For students: the pictures that show a child.
  auditFields: { consents: PURPOSE_NAMES, students: PURPOSE_NAMES },
  auditTypes: { consents: { needs: "consents:read", place: 40 } },
});
