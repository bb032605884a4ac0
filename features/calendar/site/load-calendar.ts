import { loadList } from "../../../core/site/load-list.ts";
import type { PageServices } from "../../../core/site/public-page.ts";
import {
  COMING_EVENT_FIELDS,
  COMING_NOTICE_FIELDS,
  calendarEntries,
  comingEntries,
  EVENT_FIELDS,
  eventsEndingFrom,
  NOTICE_EVENT_FIELDS,
  NOTICES_WITH_EVENT,
  noticesEndingFrom,
} from "../content/calendar.ts";

/** All entries of the calendar. */
export async function loadCalendarEntries(services: PageServices) {
  const [events, notices] = await Promise.all([
    loadList(services, "events", EVENT_FIELDS),
    loadList(services, "notices", NOTICE_EVENT_FIELDS, NOTICES_WITH_EVENT),
  ]);
  return calendarEntries(events, notices);
}

/** The entries that are not over, without their details. */
export async function loadComingEntries(services: PageServices, today: string) {
  const [events, notices] = await Promise.all([
    loadList(services, "events", COMING_EVENT_FIELDS, eventsEndingFrom(today)),
    loadList(services, "notices", COMING_NOTICE_FIELDS, noticesEndingFrom(today)),
  ]);
  return comingEntries(events, notices);
}
