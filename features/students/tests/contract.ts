import {
  CANARIES,
  type ContentTypeCase,
  MEGABYTE,
  STATE,
  TIMES,
} from "../../../tests/api/content-type-case.ts";
import { students as declaration } from "../content/students.ts";

export const topStudents = {
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
} satisfies ContentTypeCase;

export const students = {
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
      ...Object.keys(declaration.fields),
    ]),
  ],
  publicKeys: ["_id", "name", "nameHi", "rollNumber", "class", "section", "profilePhoto"],
  deleted: "Student deleted successfully!",
  notFound: "Student not found",
  auditTitle: null,
} satisfies ContentTypeCase;
