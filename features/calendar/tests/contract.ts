import { type ContentTypeCase, STATE, TIMES } from "../../../tests/api/content-type-case.ts";

export const events = {
  name: "events",
  list: "/events/all",
  create: "/events/create",
  bulk: "/events/bulk",
  update: (id) => `/events/update/${id}`,
  remove: (id) => `/events/delete/${id}`,
  body: "json",
  fields: {
    title: "Sports Day",
    kind: "event",
    startsOn: "2026-12-20",
    endsOn: "2026-12-21",
    startsAt: "09:00",
    endsAt: "15:30",
    place: "Playground",
    description: "Bring a cap and water.",
    titleHi: "खेल दिवस",
    placeHi: "खेल मैदान",
    descriptionHi: "टोपी और पानी साथ लाएँ।",
  },
  files: {},
  adminKeys: [
    ...["_id", "title", "kind", "startsOn", "endsOn", "startsAt", "endsAt", "place", "description"],
    ...["titleHi", "placeHi", "descriptionHi", ...STATE],
  ],
  publicKeys: [
    ...["_id", "title", "kind", "startsOn", "endsOn", "startsAt", "endsAt", "place", "description"],
    ...["titleHi", "placeHi", "descriptionHi", ...TIMES],
  ],
  deleted: "Event deleted successfully!",
  notFound: "Event not found",
  auditTitle: "Sports Day",
} satisfies ContentTypeCase;
