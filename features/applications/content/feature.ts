import { defineFeature } from "../../../core/content/feature.ts";
import { page } from "../../../core/content/site/define-public-page.ts";
import { label } from "../../../core/words/label.ts";

export const applicationsFeature = defineFeature({
  name: "applications",
  dependsOn: ["accounts", "admissions", "school", "students"],
  switch: {
    title: ["Applications for admission", "प्रवेश के आवेदन"],
    about: [
      "The form with which parents apply for admission, and the screens in which the office works on applications.",
      "वह फ़ॉर्म जिससे अभिभावक प्रवेश के लिए आवेदन करते हैं, और वे पृष्ठ जहाँ कार्यालय आवेदनों पर काम करता है।",
    ],
    needs: ["admissions"],
  },
  types: ["applications"],
  screens: [
    {
      file: "application",
      address: "applications/:id",
      needs: ["applications:read"],
      partOf: "/admin/applications",
    },
    { file: "application-settings", needs: ["applications:write"], partOf: "/admin/applications" },
    { file: "application-board", needs: ["applications:read"], partOf: "/admin/applications" },
    { file: "application-draws", needs: ["applications:read"], partOf: "/admin/applications" },
    { file: "application-figures", needs: ["applications:read"], partOf: "/admin/applications" },
  ],
  publicPages: [
    page("/apply", {
      place: 162,
      titleHi: "आवेदन",
      label: ["Apply Online", "ऑनलाइन आवेदन"],
      readsQuery: true,
      isPrivateWithQuery: true,
      buttonOn: "/admissions",
      shownWhile: "applications",
      isNeverEmpty: true,
    }),
    page("/apply/draw/:id", { module: "draw", place: 163, isHiddenFromSearch: true, isNeverEmpty: true }),
  ],
  mailKinds: {
    "application-receipt": { name: label("Receipt for an application", "आवेदन की पावती"), isToVisitors: true },
    "application-message": {
      name: label("Message about an application", "आवेदन के बारे में संदेश"),
      isPersonal: true,
      isToVisitors: true,
    },
  },
  duties: {
    applications: {
      place: 75,
      title: ["Applications for admission", "प्रवेश के आवेदन"],
      may: ["Applications for admission with the documents of the children", "प्रवेश के आवेदन और बच्चों के दस्तावेज़"],
      subjects: ["applications", "history", "trash"],
    },
  },
  apart: { byDuty: ["applications"] },
});
