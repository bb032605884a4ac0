import type { FeatureSite } from "../../../core/site/feature-site.ts";
import { page as calendar } from "./pages/calendar.tsx";

export const calendarSite: FeatureSite = {
  name: "calendar",
  pages: { calendar },
};
