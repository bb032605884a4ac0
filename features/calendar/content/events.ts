import { daysBetween } from "../../../core/content/days/calendar-days.ts";
import { type Coded, message } from "../../../core/content/messages/message.ts";
import { defineResource, usualMessages, usualPaths } from "../../../core/content/types/define-resource.ts";
import {
  choiceField,
  hindiField,
  optional,
  optionalDay,
  optionalField,
  optionalTime,
  requiredDay,
  requiredField,
  textField,
} from "../../../core/content/types/fields.ts";
import { label } from "../../../core/words/label.ts";
import { entryPath } from "./calendar.ts";
import { EVENT_KINDS } from "./event-kinds.ts";

const MAX_DAYS = 366;

/** Entries of the school calendar. Days and times are in Indian time. */
export const events = defineResource({
  name: "events",
  singular: label("Event", "कार्यक्रम"),
  inSentences: { manyHi: "कार्यक्रमों", noun: "masculine", subject: { many: "कार्यक्रम" } },
  body: "json",
  paths: usualPaths("/events"),
  visitorsMay: "read",
  fields: {
    title: requiredField(label("Title", "शीर्षक"), 200),
    kind: choiceField(label("Kind", "प्रकार"), EVENT_KINDS, {
      holiday: "अवकाश",
      examination: "परीक्षा",
      event: "कार्यक्रम",
      meeting: "बैठक",
    }),
    startsOn: textField(label("First day", "पहला दिन"), requiredDay, "date"),
    endsOn: optional(textField(label("Last day", "अंतिम दिन"), optionalDay, "date")),
    startsAt: optional(textField(label("Start time", "प्रारंभ का समय"), optionalTime, "time")),
    endsAt: optional(textField(label("End time", "समाप्ति का समय"), optionalTime, "time")),
    place: optionalField(label("Place", "स्थान"), 200),
    description: optionalField(label("Description", "विवरण"), 5000, "textarea"),
    titleHi: hindiField(label("Title", "शीर्षक"), 200),
    placeHi: hindiField(label("Place", "स्थान"), 200),
    descriptionHi: hindiField(label("Description", "विवरण"), 5000, "textarea"),
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
    kind: label("Event", "कैलेंडर"),
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
    link: label("Calendar", "कैलेंडर"),
    plural: label("Events", "कैलेंडर के कार्यक्रम"),
    publicPath: "/calendar",
  },
  messages: usualMessages("event", "events", "added", {
    loadFailed: "कैलेंडर लोड नहीं हो सका।",
    created: "कार्यक्रम कैलेंडर में जोड़ दिया गया।",
    saveFailed: "कार्यक्रम सहेजा नहीं जा सका। कृपया फिर कोशिश करें।",
    updated: "कार्यक्रम बदल दिया गया।",
    deleted: "कार्यक्रम कैलेंडर से हटा दिया गया।",
    deleteFailed: "कार्यक्रम हटाया नहीं जा सका।",
    confirmDelete: "क्या यह कार्यक्रम कैलेंडर से हटाया जाए?",
    empty: "कैलेंडर में अभी कुछ नहीं है।",
  }),
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
