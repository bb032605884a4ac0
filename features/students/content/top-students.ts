import { pictureFile } from "../../../core/content/files/upload-rules.ts";
import { message } from "../../../core/content/messages/message.ts";
import { defineResource } from "../../../core/content/types/define-resource.ts";
import {
  fileField,
  hindiField,
  numberField,
  requiredNumber,
  requiredText,
  studentField,
  textField,
} from "../../../core/content/types/fields.ts";
import { CLASS_NAMES, classInHindi } from "../../school/content/exports.ts";

const MISSING = message("all_fields_required");

export const topStudents = defineResource({
  name: "topStudents",
  singular: "Top student",
  body: "multipart",
  paths: {
    list: "/top-students/top-students",
    create: "/top-students/top-students",
    update: "/top-students/top-students/:id",
    remove: "/top-students/top-students/:id",
    order: "/top-students/order",
    bulk: "/top-students/bulk",
  },
  visitorsMay: "read",
  fields: {
    name: textField("Name", requiredText("Name", 120, MISSING)),
    class: {
      ...textField("Class", requiredText("Class", 40, MISSING)),
      names: CLASS_NAMES,
      inHindi: classInHindi,
    },
    percent: numberField("Percent", requiredNumber("Percent", 0, 100, MISSING)),
    image: fileField("Image", pictureFile, { required: MISSING }),
    studentId: studentField(),
    nameHi: hindiField("Name", "नाम", 120),
    classHi: hindiField("Class", "कक्षा", 40),
  },
  child: { id: "studentId", purpose: "topStudents", photo: "image" },
  publicFields: ["name", "class", "percent", "image", "nameHi", "classHi", "createdAt", "updatedAt"],
  search: ["name", "class", "nameHi", "classHi"],
  sortable: ["name", "class", "percent"],
  screen: {
    path: "/admin/top-students",
    menu: "people",
    link: "Top Students",
    plural: "Top students",
    publicPath: "/",
  },
  messages: {
    loadFailed: "Failed to fetch students. Please try again later.",
    created: "Student added successfully.",
    createFailed: "Error submitting student data. Please try again.",
    updated: "Student updated successfully.",
    updateFailed: "Error submitting student data. Please try again.",
    deleted: "Student deleted successfully.",
    deleteFailed: "Error deleting student. Please try again.",
    confirmDelete: "Are you sure you want to delete this student?",
    empty: "No top students available",
  },
});
