import { type ContentTypeCase, MEGABYTE, STATE, TIMES } from "../../../tests/api/content-type-case.ts";

const NOTICE_KEYS = [
  ...["_id", "id", "title", "description", "pdfOrImage", "date", "category", "publishAt", "expiresAt"],
  ...["isPinned", "isBanner", "eventFrom", "eventTo", "titleHi", "descriptionHi"],
];

export const notices = {
  name: "notices",
  list: "/notices/all",
  create: "/notices/create",
  bulk: "/notices/bulk",
  update: (id) => `/notices/update/${id}`,
  remove: (id) => `/notices/delete/${id}`,
  body: "multipart",
  fields: {
    title: "Annual Day",
    description: "Parents are welcome.",
    date: "2026-12-20",
    category: "event",
    publishAt: "2026-11-01T01:30:00.000Z",
    expiresAt: "2126-12-20T18:30:00.000Z",
    eventFrom: "2026-12-20",
    titleHi: "वार्षिकोत्सव",
    descriptionHi: "अभिभावक सादर आमंत्रित हैं।",
  },
  files: { pdfOrImage: { prefix: "uploads/", takesPdf: true, maxBytes: 10 * MEGABYTE } },
  adminKeys: [...NOTICE_KEYS, ...STATE],
  publicKeys: [...NOTICE_KEYS, ...TIMES],
  deleted: "Notice deleted successfully!",
  notFound: "Notice not found",
  auditTitle: "Annual Day",
} satisfies ContentTypeCase;
