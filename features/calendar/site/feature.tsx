import type { FeatureSite } from "../../../core/site/feature-site.ts";
import { DayBanner } from "./day-banner.tsx";
import { loadDayBanner } from "./load-day-banner.ts";
import { page as calendar } from "./pages/calendar.tsx";

export const calendarSite: FeatureSite = {
  name: "calendar",
  pages: { calendar },
  band: {
    place: "belowHeader",
    load: async (services, state) => ({ band: <DayBanner {...(await loadDayBanner(services, state))} /> }),
  },
};
