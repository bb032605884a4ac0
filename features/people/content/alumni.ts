import { pictureFile } from "../../../core/content/files/upload-rules.ts";
import { message } from "../../../core/content/messages/message.ts";
import { defineResource, usualMessages, usualPaths } from "../../../core/content/types/define-resource.ts";
import {
  fileField,
  hindiField,
  numberField,
  requiredNumber,
  requiredText,
  studentField,
  textField,
} from "../../../core/content/types/fields.ts";

const YEAR = "Year of passing out";

export const alumni = defineResource({
  name: "alumni",
  singular: "Alumnus",
  body: "multipart",
  paths: { ...usualPaths("/alumni"), order: "/alumni/order" },
  visitorsMay: "read",
  fields: {
    name: textField("Name", requiredText("Name", 120)),
    fatherName: textField("Father's name", requiredText("Father's name", 120)),
    passOutClass: textField("Class passed out of", requiredText("Class passed out of", 120)),
    passOutYear: numberField(YEAR, requiredNumber(YEAR, 1900, 2100, message("required", { label: YEAR }))),
    designation: textField("Designation", requiredText("Designation", 120)),
    post: textField("Post", requiredText("Post", 200)),
    location: textField("Lives in", requiredText("Lives in", 120)),
    image: fileField("Image", pictureFile),
    studentId: studentField(),
    nameHi: hindiField("Name", "नाम", 120),
    fatherNameHi: hindiField("Father's name", "पिता का नाम", 120),
    passOutClassHi: hindiField("Class", "कक्षा", 120),
    designationHi: hindiField("Designation", "पदनाम", 120),
    postHi: hindiField("Post", "पद", 200),
    locationHi: hindiField("Place", "स्थान", 120),
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
  auditTitle: "name",
  screen: {
    path: "/admin/alumni",
    menu: "people",
    link: "Alumni",
    plural: "Alumni",
    publicPath: "/alumni",
  },
  messages: usualMessages("alumnus", "alumni", "added"),
});
