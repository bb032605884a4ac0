import { defineFeature } from "../../../core/content/feature.ts";
import { label } from "../../../core/words/label.ts";

export const yearChangeFeature = defineFeature({
  name: "year-change",
  dependsOn: ["school", "students"],
  switch: {
    title: ["Year change", "नया सत्र (कक्षोन्नति)"],
    about: [
      "Moves all classes up at the end of a school year.",
      "सत्र के अंत में सभी कक्षाओं को अगली कक्षा में ले जाता है।",
    ],
    needs: ["students"],
  },
  screens: [
    { file: "year-change", needs: ["students:read", "students:write"], partOf: "/admin/student-management" },
  ],
  subjects: {
    yearChange: {
      singular: label("School year", "सत्र"),
      plural: label("School year", "सत्र"),
      inSentences: { manyHi: "सत्रों", noun: "masculine" },
    },
  },
  auditTypes: { yearChange: { needs: "students:read", place: 60, isOnly: true } },
});
