import type { FeatureSample } from "../../../core/sample/feature-sample.ts";
import { events as eventsType } from "../content/events.ts";
import { events } from "./events.ts";
import { calendarPage } from "./list-pages.ts";

export const calendarSample: FeatureSample = {
  entries: [
    {
      place: 110,
      entries: events.map((values) => ({
        resource: eventsType,
        values: { ...values },
        files: {},
        part: 3 as const,
      })),
    },
  ],
  pages: [{ name: "calendar", document: calendarPage, part: 3 }],
};
