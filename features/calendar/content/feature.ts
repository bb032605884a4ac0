import { defineFeature } from "../../../core/content/feature.ts";
import { page } from "../../../core/content/site/define-public-page.ts";

export const calendarFeature = defineFeature({
  name: "calendar",
  dependsOn: ["notices", "school"],
  switch: {
    title: ["Calendar", "कैलेंडर"],
    about: [
      "Holidays, exams and events, with the line about today and tomorrow above every page.",
      "छुट्टियाँ, परीक्षाएँ और कार्यक्रम, साथ ही हर पृष्ठ के ऊपर आज और कल की जानकारी।",
    ],
  },
  types: ["events"],
  stylesheets: ["calendar"],
  publicPages: [
    page("/calendar", {
      place: 150,
      companion: "/notices",
      titleHi: "कैलेंडर",
      label: ["Calendar", "कैलेंडर"],
      menu: "quick",
      lists: ["events"],
      top: "line",
      panelPlace: 170,
      task: { place: 30, icon: "calendar-days", label: ["Calendar", "कैलेंडर"] },
      readsQuery: true,
    }),
  ],
  screens: [{ file: "calendar-import", address: "calendar/import", needs: ["events:write"] }],
  duties: { notices: { subjects: ["events"] }, enquiries: { subjects: [], reads: ["events"] } },
});
