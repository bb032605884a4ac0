import { daysBetween } from "../../../core/content/days/calendar-days.ts";
import { type Coded, message } from "../../../core/content/messages/message.ts";
import { defineResource, usualMessages, usualPaths } from "../../../core/content/types/define-resource.ts";
import {
  choiceField,
  hindiField,
  oneOf,
  optional,
  optionalDay,
  optionalField,
  optionalTime,
  requiredDay,
  requiredText,
  textField,
} from "../../../core/content/types/fields.ts";
import { entryPath } from "./calendar.ts";
import { EVENT_KINDS } from "./event-kinds.ts";

const MAX_DAYS = 366;

/** Entries of the school calendar. Days and times are in Indian time. */
export const events = defineResource({
  name: "events",
  singular: "Event",
  body: "json",
  paths: usualPaths("/events"),
  visitorsMay: "read",
  fields: {
    title: textField("Title", requiredText("Title", 200)),
    kind: choiceField("Kind", EVENT_KINDS, oneOf("Kind", EVENT_KINDS)),
    startsOn: textField("First day", requiredDay("First day"), "date"),
    endsOn: optional(textField("Last day", optionalDay("Last day"), "date")),
    startsAt: optional(textField("Start time", optionalTime("Start time"), "time")),
    endsAt: optional(textField("End time", optionalTime("End time"), "time")),
    place: optionalField("Place", 200),
    description: optionalField("Description", 5000, "textarea"),
    titleHi: hindiField("Title", "शीर्षक", 200),
    placeHi: hindiField("Place", "स्थान", 200),
    descriptionHi: hindiField("Description", "विवरण", 5000, "textarea"),
  },
  rules: checkTimes,
  publicFields: [
    "title",
    "kind",
    "startsOn",
    "endsOn",
    "startsAt",
    "endsAt",
    "place",
    "description",
    "titleHi",
    "placeHi",
    "descriptionHi",
    "createdAt",
    "updatedAt",
  ],
  search: ["title", "place", "description", "titleHi", "placeHi", "descriptionHi"],
  sortable: ["title", "startsOn"],
  siteSearch: {
    title: "title",
    texts: ["description", "place"],
    days: ["startsOn"],
    event: { kind: "kind", from: "startsOn", to: "endsOn" },
    path: ({ _id, startsOn }) => entryPath(_id, String(startsOn)),
  },
  filters: ["kind"],
  bulkFields: ["kind"],
  auditTitle: "title",
  screen: {
    path: "/admin/calendar",
    menu: "daily",
    link: "Calendar",
    plural: "Events",
    publicPath: "/calendar",
  },
  messages: usualMessages("event", "events", "added"),
});

/** Fields that an edit omits are undefined and not checked. */
function checkTimes({ startsOn, endsOn, startsAt, endsAt }: Readonly<Record<string, unknown>>) {
  const errors: Record<string, Coded> = {};
  if (typeof startsOn === "string" && typeof endsOn === "string") {
    if (endsOn < startsOn) errors.endsOn = message("last_day_before_first");
    else if (daysBetween(startsOn, endsOn) >= MAX_DAYS) errors.endsOn = message("event_too_long");
  }
  if (typeof endsAt === "string") {
    const isOneDay = endsOn === null || (endsOn !== undefined && endsOn === startsOn);
    if (startsAt === null) errors.startsAt = message("end_time_without_start");
    else if (isOneDay && typeof startsAt === "string" && endsAt <= startsAt) {
      errors.endsAt = message("end_time_before_start");
    }
  }
  return errors;
}
