import { pictureFile } from "../../../core/content/files/upload-rules.ts";
import { message } from "../../../core/content/messages/message.ts";
import { defineResource } from "../../../core/content/types/define-resource.ts";
import {
  childField,
  fileField,
  hindiField,
  numberField,
  requiredText,
  textField,
} from "../../../core/content/types/fields.ts";
import { label } from "../../../core/words/label.ts";
import { CLASS_NAMES, classInHindi } from "../../school/content/exports.ts";

const MISSING = message("all_fields_required");

export const topStudents = defineResource({
  name: "topStudents",
  singular: label("Top student", "मेधावी विद्यार्थी"),
  inSentences: { manyHi: "मेधावी विद्यार्थियों", noun: "person" },
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
    name: textField(label("Name", "नाम"), (it) => requiredText(it, 120, MISSING)),
    class: {
      ...textField(label("Class", "कक्षा"), (it) => requiredText(it, 40, MISSING)),
      names: CLASS_NAMES,
      inHindi: classInHindi,
    },
    percent: numberField(label("Percent", "प्रतिशत"), 0, 100, MISSING),
    image: fileField(label("Image", "फ़ोटो"), pictureFile, { required: MISSING }),
    studentId: childField(label("Student's record", "विद्यार्थी का रिकॉर्ड"), message("choose_student")),
    nameHi: hindiField(label("Name", "नाम"), 120),
    classHi: hindiField(label("Class", "कक्षा"), 40),
  },
  child: { id: "studentId", purpose: "topStudents", photo: "image" },
  publicFields: ["name", "class", "percent", "image", "nameHi", "classHi", "createdAt", "updatedAt"],
  search: ["name", "class", "nameHi", "classHi"],
  sortable: ["name", "class", "percent"],
  siteSearch: {
    title: "name",
    texts: ["class"],
    isMinor: true,
    path: () => "/#top-students",
  },
  screen: {
    path: "/admin/top-students",
    menu: "people",
    link: label("Top Students", "मेधावी विद्यार्थी"),
    plural: label("Top students", "मेधावी विद्यार्थी"),
    publicPath: "/",
  },
  messages: {
    loadFailed: label(
      "Failed to fetch students. Please try again later.",
      "मेधावी विद्यार्थियों की सूची लोड नहीं हो सकी। कृपया कुछ देर बाद फिर कोशिश करें।",
    ),
    created: label("Student added successfully.", "विद्यार्थी का नाम जोड़ दिया गया।"),
    createFailed: label(
      "Error submitting student data. Please try again.",
      "विद्यार्थी की जानकारी सहेजी नहीं जा सकी। कृपया फिर कोशिश करें।",
    ),
    updated: label("Student updated successfully.", "विद्यार्थी की जानकारी बदल दी गई।"),
    updateFailed: label(
      "Error submitting student data. Please try again.",
      "विद्यार्थी की जानकारी सहेजी नहीं जा सकी। कृपया फिर कोशिश करें।",
    ),
    deleted: label("Student deleted successfully.", "विद्यार्थी का नाम हटा दिया गया।"),
    deleteFailed: label(
      "Error deleting student. Please try again.",
      "विद्यार्थी का नाम हटाया नहीं जा सका। कृपया फिर कोशिश करें।",
    ),
    confirmDelete: label(
      "Are you sure you want to delete this student?",
      "क्या इस विद्यार्थी का नाम हटाया जाए?",
    ),
    empty: label("No top students available", "अभी कोई मेधावी विद्यार्थी नहीं है।"),
  },
});
