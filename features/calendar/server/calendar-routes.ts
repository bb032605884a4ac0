import type { FastifyInstance } from "fastify";
import type { MachineRouteParts } from "../../../core/server/site/machine-routes.ts";
import { servePublicly } from "../../../core/server/site/serve-publicly.ts";
import { WORDS } from "../../../core/words/index.ts";
import { everyAddress, languagesOf, pageAddress, readLanguagePath } from "../../../core/words/languages.ts";
import {
  CALENDAR_FILE,
  calendarEntries,
  EVENT_FIELDS,
  NOTICE_EVENT_FIELDS,
  NOTICES_WITH_EVENT,
} from "../content/calendar.ts";
import { writeCalendarFile } from "./calendar-file.ts";

/** The calendar for the calendar programs of parents, in the language of its address. */
export function registerCalendarRoutes(app: FastifyInstance, parts: MachineRouteParts): void {
  const { siteUrl } = parts;
  for (const path of everyAddress(CALENDAR_FILE)) {
    servePublicly(app, parts, path, {
      headers: { "content-type": "text/calendar; charset=utf-8" },
      async make(content) {
        const { name, languages } = await content.page("school");
        const offered = languagesOf(languages);
        const { language } = readLanguagePath(path, offered);
        const { calendar } = WORDS[language];
        const { entries: events } = await content.list("events", EVENT_FIELDS, { language });
        const announced = { ...NOTICES_WITH_EVENT, language };
        const { entries: notices } = await content.list("notices", NOTICE_EVENT_FIELDS, announced);
        const { hostname } = new URL(siteUrl);
        return writeCalendarFile({
          name: `${name[language] ?? name.en ?? name.hi ?? hostname}: ${calendar.link}`,
          host: hostname,
          entries: calendarEntries(events, notices),
          nameOfKind: calendar.kinds,
          address: (target) => siteUrl + pageAddress(target, language, offered),
        });
      },
    });
  }
}
