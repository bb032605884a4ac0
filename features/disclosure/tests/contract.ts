import { type ContentTypeCase, MEGABYTE, STATE, TIMES } from "../../../tests/api/content-type-case.ts";

const CERTIFICATE_KEYS = [
  ...["_id", "kind", "title", "titleHi", "number", "authority", "authorityHi"],
  ...["issuedOn", "validUntil", "file"],
];

const SCAN_TOO_LARGE =
  "The file is larger than 20 MB. Scan it again at a lower resolution or in black and white, and choose the smaller file";

export const certificates = {
  name: "certificates",
  list: "/certificates/all",
  create: "/certificates/create",
  bulk: "/certificates/bulk",
  update: (id) => `/certificates/update/${id}`,
  remove: (id) => `/certificates/delete/${id}`,
  body: "multipart",
  fields: {
    title: "Lift licence",
    titleHi: "लिफ़्ट का लाइसेंस",
    kind: "other",
    number: "LL/2025/118",
    authority: "Electrical Inspectorate",
    authorityHi: "विद्युत निरीक्षणालय",
    issuedOn: "1998-04-01",
    validUntil: "2099-03-31",
  },
  files: { file: { takesPdf: true, maxBytes: 20 * MEGABYTE, tooLarge: SCAN_TOO_LARGE } },
  adminKeys: [...CERTIFICATE_KEYS, "isInternal", ...STATE],
  publicKeys: [...CERTIFICATE_KEYS, ...TIMES],
  deleted: "Certificate deleted successfully!",
  notFound: "Certificate not found",
  auditTitle: "Lift licence",
  inHindi: {
    kind: "other",
    title: "लिफ़्ट का लाइसेंस",
    authority: "विद्युत निरीक्षणालय",
    issuedOn: "2020-04-01",
  },
} satisfies ContentTypeCase;
