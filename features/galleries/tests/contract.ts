import {
  APPROVAL,
  type ContentTypeCase,
  MEGABYTE,
  STATE,
  TIMES,
} from "../../../tests/api/content-type-case.ts";

export const galleries = {
  name: "galleries",
  list: "/galleries/all",
  create: "/galleries/create",
  bulk: "/galleries/bulk",
  update: (id) => `/galleries/update/${id}`,
  remove: (id) => `/galleries/delete/${id}`,
  body: "multipart",
  fields: {
    title: "Sports Day",
    description: "On the big ground",
    titleHi: "खेल दिवस",
    descriptionHi: "बड़े मैदान पर",
  },
  files: { images: { many: true, maxBytes: 10 * MEGABYTE } },
  adminKeys: [
    "_id",
    "title",
    "description",
    "images",
    "titleHi",
    "descriptionHi",
    "captions",
    ...APPROVAL,
    ...STATE,
  ],
  publicKeys: ["_id", "title", "description", "images", "titleHi", "descriptionHi", "captions", ...TIMES],
  deleted: "Gallery deleted successfully!",
  notFound: "Gallery not found",
  auditTitle: "Sports Day",
} satisfies ContentTypeCase;
