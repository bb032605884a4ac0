import { expect } from "vitest";
import { contacts as contactsDeclaration } from "../../features/enquiries/content/contacts.ts";
import { students } from "../../features/students/content/students.ts";
import type { ResourceName } from "../../features/types.ts";
import { buildJpeg } from "../files.ts";
import { IS_ONCE } from "../repetitions.ts";
import type { TestServer } from "../test-server.ts";
import type { ApiClient, FormEntry } from "./api-client.ts";

/** Data of a child and a visitor; the logs and anonymous responses of every test server are searched for it. */
export const CANARIES = {
  mobileNumber: "+91 98260 77553",
  dateOfBirth: "2017-03-09",
  guardianName: "Canary Guardian Deshmukh",
  guardianNameHi: "कैनरी अभिभावक देशमुख",
  address: "42 Canary Lane, Freeganj",
  visitorName: "Canary Visitor Kulkarni",
  visitorAddress: "7 Canary Colony, Nanakheda",
  visitorPhone: "0734 255 9917",
  visitorMessage: "Canary message: when do admissions close?",
};

export interface ContentTypeCase {
  name: string;
  list: string;
  create: string;
  update(id: string): string;
  remove(id: string): string;
  get?(id: string): string;
  /** Present if the office can sort the entries. */
  order?: string;
  bulk: string;
  body: "multipart" | "json";
  /** A complete entry without its files. */
  fields: Record<string, string | number>;
  /** The file fields and the prefix of a stored name. */
  files: Record<string, { many?: true; required?: true; prefix?: string; takesPdf?: true; maxBytes: number }>;
  /** The keys of an entry for an admin, and for visitors. */
  adminKeys: string[];
  publicKeys: string[];
  deleted: string;
  notFound: string;
  /** The title in the audit log; null if it would be the name of a child or a visitor. */
  auditTitle: string | null;
}

const MEGABYTE = 1024 * 1024;
const TIMES = ["createdAt", "updatedAt"];
/** The keys of public entries that only admins see. */
const STATE = ["isDraft", ...TIMES];
/** Of posts and galleries, whose drafts are approved. */
const APPROVAL = ["approval", "approvalNote", "createdBy"];

const ALUMNUS_IN_HINDI = [
  "nameHi",
  "fatherNameHi",
  "passOutClassHi",
  "designationHi",
  "postHi",
  "locationHi",
];

const NOTICE_KEYS = [
  ...["_id", "id", "title", "description", "pdfOrImage", "date", "category", "publishAt", "expiresAt"],
  ...["isPinned", "isBanner", "eventFrom", "eventTo", "titleHi", "descriptionHi"],
];

const CERTIFICATE_KEYS = [
  ...["_id", "kind", "title", "titleHi", "number", "authority", "authorityHi"],
  ...["issuedOn", "validUntil", "file"],
];

/** The contract of the content types, written from the specification, not derived from the declarations. */
export const contentTypes = {
  notices: {
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
  },
  events: {
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
  },
  facilities: {
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
  },
  topStudents: {
    name: "top students",
    list: "/top-students/top-students",
    create: "/top-students/top-students",
    bulk: "/top-students/bulk",
    update: (id) => `/top-students/top-students/${id}`,
    remove: (id) => `/top-students/top-students/${id}`,
    order: "/top-students/order",
    body: "multipart",
    fields: { name: "Meera Joshi", class: "5", percent: 97.5, nameHi: "मीरा जोशी", classHi: "पाँचवीं" },
    files: { image: { required: true, maxBytes: 10 * MEGABYTE } },
    adminKeys: ["_id", "name", "class", "percent", "image", "studentId", "nameHi", "classHi", ...STATE],
    publicKeys: ["_id", "name", "class", "percent", "image", "nameHi", "classHi", ...TIMES],
    deleted: "Student deleted successfully.",
    notFound: "Top student not found",
    auditTitle: null,
  },
  blocks: {
    name: "blocks",
    list: "/blocks/all",
    create: "/blocks/create",
    bulk: "/blocks/bulk",
    update: (id) => `/blocks/update/${id}`,
    remove: (id) => `/blocks/delete/${id}`,
    get: (id) => `/blocks/get/${id}`,
    body: "multipart",
    fields: {
      title: "Our garden",
      description: "What grows there.",
      autherName: "R. Sharma",
      content: "All.",
      titleHi: "हमारा बगीचा",
      descriptionHi: "वहाँ क्या उगता है।",
      autherNameHi: "र. शर्मा",
      contentHi: "सब कुछ।",
    },
    files: {
      images: { many: true, required: true, maxBytes: 10 * MEGABYTE },
      authorImage: { maxBytes: 10 * MEGABYTE },
    },
    adminKeys: [
      "_id",
      "title",
      "description",
      "autherName",
      "images",
      "content",
      "authorImage",
      "titleHi",
      "descriptionHi",
      "autherNameHi",
      "contentHi",
      "captions",
      ...APPROVAL,
      ...STATE,
    ],
    publicKeys: [
      "_id",
      "title",
      "description",
      "autherName",
      "images",
      "content",
      "authorImage",
      "titleHi",
      "descriptionHi",
      "autherNameHi",
      "contentHi",
      "captions",
      ...TIMES,
    ],
    deleted: "Block deleted successfully!",
    notFound: "Block not found",
    auditTitle: "Our garden",
  },
  galleries: {
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
  },
  team: {
    name: "team members",
    list: "/team/all",
    create: "/team/create",
    bulk: "/team/bulk",
    update: (id) => `/team/update/${id}`,
    remove: (id) => `/team/delete/${id}`,
    order: "/team/order",
    body: "multipart",
    fields: {
      name: "Anita Rao",
      designation: "Teacher",
      subject: "Hindi",
      qualification: "M.A., B.Ed.",
      nameHi: "अनीता राव",
      designationHi: "शिक्षिका",
      subjectHi: "हिंदी",
      qualificationHi: "एम.ए., बी.एड.",
    },
    files: { image: { maxBytes: 10 * MEGABYTE } },
    adminKeys: [
      "_id",
      "name",
      "designation",
      "subject",
      "qualification",
      "image",
      "nameHi",
      "designationHi",
      "subjectHi",
      "qualificationHi",
      ...STATE,
    ],
    publicKeys: [
      "_id",
      "name",
      "designation",
      "subject",
      "qualification",
      "image",
      "nameHi",
      "designationHi",
      "subjectHi",
      "qualificationHi",
      ...TIMES,
    ],
    deleted: "Team member deleted successfully!",
    notFound: "Team member not found",
    auditTitle: "Anita Rao",
  },
  alumni: {
    name: "alumni",
    list: "/alumni/all",
    create: "/alumni/create",
    bulk: "/alumni/bulk",
    update: (id) => `/alumni/update/${id}`,
    remove: (id) => `/alumni/delete/${id}`,
    order: "/alumni/order",
    body: "multipart",
    fields: {
      name: "Dr Aditi Sharma",
      fatherName: "Rajendra Sharma",
      passOutClass: "Class 12, Biology",
      passOutYear: 2012,
      designation: "Paediatrician",
      post: "District hospital",
      location: "Indore",
      nameHi: "डॉ. अदिति शर्मा",
      fatherNameHi: "राजेंद्र शर्मा",
      passOutClassHi: "कक्षा 12, जीव विज्ञान",
      designationHi: "शिशु रोग विशेषज्ञ",
      postHi: "जिला चिकित्सालय",
      locationHi: "इंदौर",
    },
    files: { image: { maxBytes: 10 * MEGABYTE } },
    adminKeys: [
      ...["_id", "name", "fatherName", "passOutClass", "passOutYear"],
      ...["designation", "post", "location", "image", "studentId", ...ALUMNUS_IN_HINDI, ...STATE],
    ],
    publicKeys: [
      ...["_id", "name", "fatherName", "passOutClass", "passOutYear"],
      ...["designation", "post", "location", "image", ...ALUMNUS_IN_HINDI, ...TIMES],
    ],
    deleted: "Alumnus deleted successfully!",
    notFound: "Alumnus not found",
    auditTitle: "Dr Aditi Sharma",
  },
  committee: {
    name: "committee members",
    list: "/committee/all",
    create: "/committee/create",
    bulk: "/committee/bulk",
    update: (id) => `/committee/update/${id}`,
    remove: (id) => `/committee/delete/${id}`,
    order: "/committee/order",
    body: "json",
    fields: { name: "Raghunath Dubey", nameHi: "रघुनाथ दुबे", designation: "President", designationHi: "अध्यक्ष" },
    files: {},
    adminKeys: ["_id", "name", "nameHi", "designation", "designationHi", ...STATE],
    publicKeys: ["_id", "name", "nameHi", "designation", "designationHi", ...TIMES],
    deleted: "Committee member deleted successfully!",
    notFound: "Committee member not found",
    auditTitle: "Raghunath Dubey",
  },
  students: {
    name: "students",
    list: "/students/all",
    create: "/students/create",
    bulk: "/students/bulk",
    update: (id) => `/students/${id}`,
    remove: (id) => `/students/${id}`,
    body: "multipart",
    fields: {
      name: "Kavya Patel",
      nameHi: "काव्या पटेल",
      rollNumber: "17",
      class: "4",
      section: "B",
      dateOfBirth: CANARIES.dateOfBirth,
      guardianName: CANARIES.guardianName,
      guardianNameHi: CANARIES.guardianNameHi,
      mobileNumber: CANARIES.mobileNumber,
      address: CANARIES.address,
      gender: "Female",
    },
    files: { profilePhoto: { required: true, prefix: "/uploads/", maxBytes: 10 * MEGABYTE } },
    adminKeys: [
      ...new Set([
        ...["_id", "name", "rollNumber", "class", "section", "profilePhoto"],
        ...["dateOfBirth", "guardianName", "mobileNumber", "address", "gender", "leftOn", ...STATE],
        // The office may see any other field; visitors see only what is listed below.
        ...Object.keys(students.fields),
      ]),
    ],
    publicKeys: ["_id", "name", "nameHi", "rollNumber", "class", "section", "profilePhoto"],
    deleted: "Student deleted successfully!",
    notFound: "Student not found",
    auditTitle: null,
  },
  contacts: {
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
  },
  certificates: {
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
    files: { file: { takesPdf: true, maxBytes: 20 * MEGABYTE } },
    adminKeys: [...CERTIFICATE_KEYS, "isInternal", ...STATE],
    publicKeys: [...CERTIFICATE_KEYS, ...TIMES],
    deleted: "Certificate deleted successfully!",
    notFound: "Certificate not found",
    auditTitle: "Lift licence",
  },
  savedReplies: {
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
      textHi: "{नाम} जी, कृपया जन्म प्रमाण पत्र साथ लाएँ।",
    },
    files: {},
    adminKeys: ["_id", "title", "titleHi", "topic", "text", "textHi", ...TIMES],
    publicKeys: [],
    deleted: "Saved reply deleted successfully!",
    notFound: "Saved reply not found",
    auditTitle: "Papers for admission",
  },
} satisfies Record<ResourceName, ContentTypeCase>;

export const allTypes: ContentTypeCase[] = Object.values(contentTypes);
/** The types that admins create with a form; contact messages are sent by visitors. */
export const formTypes = allTypes.filter((type) => type.body === "multipart");
/** The types that admins create. */
export const officeTypes = allTypes.filter((type) => type !== contentTypes.contacts);
export const orderedTypes = allTypes.filter((type) => type.order !== undefined);
/**
 * For tests that repeat one behaviour for each content type. `npm test` takes a type without files, one with a PDF, one with a list of
 * pictures and the one with private fields.
 */
export const withoutRepeatedTypes = (types: readonly ContentTypeCase[]): ContentTypeCase[] => {
  const { events, notices, blocks, students } = contentTypes;
  return types.filter(
    (type) => !IS_ONCE || [events, notices, blocks, students].some((each) => each === type),
  );
};
export const publicTypes = allTypes.filter((type) => type.publicKeys.length > 0);

/** How a list is read by the largest audience: visitors, or the office. */
export const readersOf = ({ publicKeys }: ContentTypeCase, token: string) =>
  publicKeys.length > 0 ? {} : { token };

/** One small picture is enough for most tests. */
export const JPEG = await buildJpeg();

export const toForm = (fields: Record<string, string | number>): FormEntry[] =>
  Object.entries(fields).map(([name, value]) => [name, String(value)]);

/** A complete form, each file field filled with one small picture. */
export function completeForm(
  type: ContentTypeCase,
  overrides: Record<string, string | number> = {},
): FormEntry[] {
  return [
    ...toForm({ ...type.fields, ...overrides }),
    ...Object.keys(type.files).map((field): FormEntry => [field, JPEG]),
  ];
}

// biome-ignore lint/suspicious/noExplicitAny: entries of every content type
export type AnyEntry = any;

/** Creates an entry and returns it as an admin sees it. */
export async function createEntry(
  api: Pick<ApiClient, "get" | "post"> & { server: Pick<TestServer, "content">; token: string },
  type: ContentTypeCase,
  overrides: Record<string, string | number> = {},
): Promise<AnyEntry> {
  if (type === contentTypes.contacts) {
    const { _id } = await api.server.content.create(contactsDeclaration, { ...type.fields, ...overrides });
    const list = await api.get(type.list, { token: api.token });
    return list.body.find((entry: { _id: string }) => entry._id === _id);
  }
  const answer = await api.post(type.create, { token: api.token, ...createCall(type, overrides) });
  expect(answer.status).toBe(201);
  return answer.body;
}

export const createCall = (type: ContentTypeCase, overrides: Record<string, string | number> = {}) =>
  type.body === "json" ? { json: { ...type.fields, ...overrides } } : { form: completeForm(type, overrides) };

export const changeCall = (type: ContentTypeCase, fields: Record<string, string | number>) =>
  type.body === "json" ? { json: fields } : { form: toForm(fields) };

/** The stored name without the prefix of the field. */
export const bareName = (value: string) => value.replace(/^\/?uploads\//, "");

export const filePath = (value: string) => `/uploads/${bareName(value)}`;
