import { pictureFile } from "../../../core/content/files/upload-rules.ts";
import { message } from "../../../core/content/messages/message.ts";
import { defineResource, usualMessages, usualPaths } from "../../../core/content/types/define-resource.ts";
import {
  childField,
  fileField,
  hindiField,
  numberField,
  requiredField,
} from "../../../core/content/types/fields.ts";
import { label } from "../../../core/words/label.ts";

const YEAR = label("Year of passing out", "उत्तीर्ण होने का वर्ष");

export const alumni = defineResource({
  name: "alumni",
  singular: label("Alumnus", "पूर्व विद्यार्थी"),
  inSentences: { manyHi: "पूर्व विद्यार्थियों", noun: "person" },
  body: "multipart",
  paths: { ...usualPaths("/alumni"), order: "/alumni/order" },
  visitorsMay: "read",
  fields: {
    name: requiredField(label("Name", "नाम"), 120),
    fatherName: requiredField(label("Father's name", "पिता का नाम"), 120),
    passOutClass: requiredField(label("Class passed out of", "उत्तीर्ण कक्षा"), 120),
    passOutYear: numberField(YEAR, 1900, 2100, message("required", { label: YEAR })),
    designation: requiredField(label("Designation", "पदनाम"), 120),
    post: requiredField(label("Post", "पद"), 200),
    location: requiredField(label("Lives in", "निवास"), 120),
    image: fileField(label("Image", "फ़ोटो"), pictureFile),
    studentId: childField(label("Student's record", "विद्यार्थी का रिकॉर्ड"), message("choose_student")),
    nameHi: hindiField(label("Name", "नाम"), 120),
    fatherNameHi: hindiField(label("Father's name", "पिता का नाम"), 120),
    passOutClassHi: hindiField(label("Class", "कक्षा"), 120),
    designationHi: hindiField(label("Designation", "पदनाम"), 120),
    postHi: hindiField(label("Post", "पद"), 200),
    locationHi: hindiField(label("Place", "स्थान"), 120),
  },
  child: { id: "studentId", purpose: "topStudents", photo: "image", isAdultUnlessLinked: true },
  publicFields: [
    "name",
    "fatherName",
    "passOutClass",
    "passOutYear",
    "designation",
    "post",
    "location",
    "image",
    "nameHi",
    "fatherNameHi",
    "passOutClassHi",
    "designationHi",
    "postHi",
    "locationHi",
    "createdAt",
    "updatedAt",
  ],
  search: ["name", "designation", "post", "location", "nameHi", "designationHi", "postHi", "locationHi"],
  sortable: ["name", "passOutYear", "designation", "location"],
  siteSearch: {
    title: "name",
    texts: ["designation", "post", "location", "passOutClass", "passOutYear", "fatherName"],
    isMinor: true,
    path: () => "/alumni",
  },
  auditTitle: "name",
  screen: {
    path: "/admin/alumni",
    menu: "people",
    link: label("Alumni", "पूर्व विद्यार्थी"),
    plural: label("Alumni", "पूर्व विद्यार्थी"),
    publicPath: "/alumni",
  },
  messages: usualMessages("alumnus", "alumni", "added", {
    loadFailed: "पूर्व विद्यार्थियों की सूची लोड नहीं हो सकी।",
    created: "पूर्व विद्यार्थी का नाम जोड़ दिया गया।",
    saveFailed: "पूर्व विद्यार्थी की जानकारी सहेजी नहीं जा सकी। कृपया फिर कोशिश करें।",
    updated: "पूर्व विद्यार्थी की जानकारी बदल दी गई।",
    deleted: "पूर्व विद्यार्थी का नाम हटा दिया गया।",
    deleteFailed: "पूर्व विद्यार्थी का नाम हटाया नहीं जा सका।",
    confirmDelete: "क्या इन पूर्व विद्यार्थी का नाम हटाया जाए?",
    empty: "अभी किसी पूर्व विद्यार्थी का नाम नहीं है।",
  }),
});
