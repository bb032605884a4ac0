import { pictureFile } from "../../../core/content/files/upload-rules.ts";
import { message } from "../../../core/content/messages/message.ts";
import { defineResource } from "../../../core/content/types/define-resource.ts";
import {
  choiceField,
  emptyOnUpdate,
  fileField,
  hindiField,
  optional,
  optionalDay,
  phoneNumber,
  requiredDate,
  requiredField,
  requiredNumerals,
  textField,
} from "../../../core/content/types/fields.ts";
import { label } from "../../../core/words/label.ts";
import { CLASS_NAMES, classInHindi, SECTION_NAMES } from "../../school/content/exports.ts";

const PHOTO = label("Profile photo", "विद्यार्थी की फ़ोटो");
const GENDERS = ["Male", "Female", "Other"] as const;

export const students = defineResource({
  name: "students",
  singular: label("Student", "विद्यार्थी"),
  inSentences: { manyHi: "विद्यार्थियों", noun: "person" },
  body: "multipart",
  paths: {
    list: "/students/all",
    create: "/students/create",
    update: "/students/:id",
    remove: "/students/:id",
    bulk: "/students/bulk",
  },
  visitorsMay: "read",
  fields: {
    name: requiredField(label("Name", "नाम"), 120),
    nameHi: hindiField(label("Name", "नाम"), 120),
    rollNumber: {
      ...textField(label("Roll number", "अनुक्रमांक"), (it) => requiredNumerals(it, 40)),
      shortLabel: label("Roll no.", "अनुक्रमांक"),
    },
    class: { ...requiredField(label("Class", "कक्षा"), 40), names: CLASS_NAMES, inHindi: classInHindi },
    section: { ...requiredField(label("Section", "सेक्शन"), 40), names: SECTION_NAMES },
    dateOfBirth: emptyOnUpdate(textField(label("Date of birth", "जन्म तिथि"), requiredDate, "date")),
    guardianName: {
      ...emptyOnUpdate(requiredField(label("Guardian name", "अभिभावक का नाम"), 120)),
      shortLabel: label("Guardian", "अभिभावक"),
    },
    guardianNameHi: hindiField(label("Guardian name", "अभिभावक का नाम"), 120),
    mobileNumber: {
      ...emptyOnUpdate(textField(label("Mobile number", "मोबाइल नंबर"), phoneNumber, "tel")),
      shortLabel: label("Mobile", "मोबाइल"),
    },
    address: emptyOnUpdate(requiredField(label("Address", "पता"), 500, "textarea")),
    gender: emptyOnUpdate(
      choiceField(label("Gender", "लिंग"), GENDERS, { Male: "बालक", Female: "बालिका", Other: "अन्य" }),
    ),
    profilePhoto: fileField(PHOTO, pictureFile, {
      required: message("required", { label: PHOTO }),
      pathPrefix: "/uploads/",
    }),
    leftOn: optional(textField(label("Left school on", "विद्यालय छोड़ने की तिथि"), optionalDay, "date")),
  },
  orderedBy: {
    fields: ["class", "section", "rollNumber"],
    description: "by class in the school's own order, section and roll number",
  },
  classListFields: ["rollNumber", "guardianName", "mobileNumber", "dateOfBirth"],
  child: { id: "_id", purpose: "name", photo: "profilePhoto" },
  // A child's other fields are private, including the time of the last edit.
  publicFields: ["name", "nameHi", "rollNumber", "class", "section", "profilePhoto"],
  search: ["name", "nameHi", "rollNumber", "class"],
  sortable: ["name", "rollNumber", "class", "section", "dateOfBirth", "guardianName"],
  filters: ["class", "section"],
  bulkFields: ["class", "section", "leftOn"],
  screen: {
    path: "/admin/student-management",
    menu: "people",
    link: label("Students", "विद्यार्थी"),
    plural: label("Students", "विद्यार्थी"),
    publicPath: "/students",
  },
  messages: {
    loadFailed: label("Error fetching student data!", "विद्यार्थियों की जानकारी लोड नहीं हो सकी।"),
    created: label("Student created successfully", "विद्यार्थी का नाम जोड़ दिया गया।"),
    createFailed: label("Failed to create student", "विद्यार्थी का नाम जोड़ा नहीं जा सका।"),
    updated: label("Student updated successfully!", "विद्यार्थी की जानकारी बदल दी गई।"),
    updateFailed: label("Error updating student!", "विद्यार्थी की जानकारी सहेजी नहीं जा सकी।"),
    deleted: label("Student deleted successfully!", "विद्यार्थी का नाम हटा दिया गया।"),
    deleteFailed: label("Error deleting student!", "विद्यार्थी का नाम हटाया नहीं जा सका।"),
    confirmDelete: label(
      "Are you sure you want to delete this student?",
      "क्या इस विद्यार्थी का नाम हटाया जाए?",
    ),
    empty: label("No students available", "अभी कोई विद्यार्थी नहीं है।"),
    invalidCreate: message("fill_required"),
    invalidUpdate: message("all_fields_required_exclamation"),
  },
});
