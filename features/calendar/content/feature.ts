import { defineFeature } from "../../../core/content/feature.ts";
import { page } from "../../../core/content/site/define-public-page.ts";

export const calendarFeature = defineFeature({
  name: "calendar",
  stylesheets: ["calendar"],
  publicPages: [
    page("/calendar", {
      place: 150,
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
  duties: { notices: { subjects: ["events"] } },
});
