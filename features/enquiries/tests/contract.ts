import { CANARIES, type ContentTypeCase, TIMES } from "../../../tests/api/content-type-case.ts";

export const contacts = {
  name: "contact messages",
  list: "/contact/all",
  create: "/contact/create",
  bulk: "/contact/bulk",
  update: (id) => `/contact/update/${id}`,
  remove: (id) => `/contact/delete/${id}`,
  body: "json",
  fields: {
    name: CANARIES.visitorName,
    address: CANARIES.visitorAddress,
    phoneNumber: CANARIES.visitorPhone,
    message: CANARIES.visitorMessage,
  },
  files: {},
  adminKeys: [
    ...["_id", "name", "address", "phoneNumber", "email", "topic", "classSought", "message"],
    ...["reference", "language", "status", "assignedTo", "followUpOn"],
    ...["firstAnsweredAt", "closedAt", "spamReasons", ...TIMES],
  ],
  publicKeys: [],
  deleted: "Contact deleted successfully",
  notFound: "Contact not found",
  auditTitle: null,
} satisfies ContentTypeCase;

export const savedReplies = {
  name: "saved replies",
  list: "/saved-replies/all",
  create: "/saved-replies/create",
  bulk: "/saved-replies/bulk",
  update: (id) => `/saved-replies/update/${id}`,
  remove: (id) => `/saved-replies/delete/${id}`,
  order: "/saved-replies/order",
  body: "json",
  fields: {
    title: "Papers for admission",
    titleHi: "प्रवेश के कागज़",
    topic: "admission",
    text: "Dear {name}, please bring the birth certificate to {school}.",
    textHi: "{नाम} जी, कृपया जन्म प्रमाणपत्र साथ लाएँ।",
  },
  files: {},
  adminKeys: ["_id", "title", "titleHi", "topic", "text", "textHi", ...TIMES],
  publicKeys: [],
  deleted: "Saved reply deleted successfully!",
  notFound: "Saved reply not found",
  auditTitle: "Papers for admission",
} satisfies ContentTypeCase;
