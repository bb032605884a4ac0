import { type ContentTypeCase, MEGABYTE, STATE, TIMES } from "../../../tests/api/content-type-case.ts";

export const facilities = {
  name: "facilities",
  list: "/facilities/all",
  create: "/facilities/create",
  bulk: "/facilities/bulk",
  update: (id) => `/facilities/update/${id}`,
  remove: (id) => `/facilities/delete/${id}`,
  order: "/facilities/order",
  body: "multipart",
  fields: { name: "Library", nameHi: "पुस्तकालय" },
  files: { image: { required: true, maxBytes: 2 * MEGABYTE } },
  adminKeys: ["_id", "name", "image", "nameHi", ...STATE],
  publicKeys: ["_id", "name", "image", "nameHi", ...TIMES],
  deleted: "Facility deleted successfully",
  notFound: "Facility not found",
  auditTitle: "Library",
} satisfies ContentTypeCase;
