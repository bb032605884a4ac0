import { pictureFile } from "../../../core/content/files/upload-rules.ts";
import { message } from "../../../core/content/messages/message.ts";
import { defineResource } from "../../../core/content/types/define-resource.ts";
import {
  choiceField,
  emptyOnUpdate,
  fileField,
  hindiField,
  oneOf,
  optional,
  optionalDay,
  phoneNumber,
  requiredDate,
  requiredNumerals,
  requiredText,
  textField,
} from "../../../core/content/types/fields.ts";
import { CLASS_NAMES, classInHindi, SECTION_NAMES } from "../../school/content/exports.ts";

const GENDERS = ["Male", "Female", "Other"] as const;

export const students = defineResource({
  name: "students",
  singular: "Student",
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
    name: textField("Name", requiredText("Name", 120)),
    nameHi: hindiField("Name", "नाम", 120),
    rollNumber: { ...textField("Roll number", requiredNumerals("Roll number", 40)), shortLabel: "Roll no." },
    class: { ...textField("Class", requiredText("Class", 40)), names: CLASS_NAMES, inHindi: classInHindi },
    section: { ...textField("Section", requiredText("Section", 40)), names: SECTION_NAMES },
    dateOfBirth: emptyOnUpdate(textField("Date of birth", requiredDate("Date of birth"), "date")),
    guardianName: {
      ...emptyOnUpdate(textField("Guardian name", requiredText("Guardian name", 120))),
      shortLabel: "Guardian",
    },
    guardianNameHi: hindiField("Guardian name", "अभिभावक का नाम", 120),
    mobileNumber: {
      ...emptyOnUpdate(textField("Mobile number", phoneNumber("Mobile number"), "tel")),
      shortLabel: "Mobile",
    },
    address: emptyOnUpdate(textField("Address", requiredText("Address", 500), "textarea")),
    gender: emptyOnUpdate(choiceField("Gender", GENDERS, oneOf("Gender", GENDERS))),
    profilePhoto: fileField("Profile photo", pictureFile, {
      required: message("required", { label: "Profile photo" }),
      pathPrefix: "/uploads/",
    }),
    leftOn: optional(textField("Left school on", optionalDay("Left school on"), "date")),
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
    link: "Students",
    plural: "Students",
    publicPath: "/students",
  },
  messages: {
    loadFailed: "Error fetching student data!",
    created: "Student created successfully",
    createFailed: "Failed to create student",
    updated: "Student updated successfully!",
    updateFailed: "Error updating student!",
    deleted: "Student deleted successfully!",
    deleteFailed: "Error deleting student!",
    confirmDelete: "Are you sure you want to delete this student?",
    empty: "No students available",
    invalidCreate: message("fill_required"),
    invalidUpdate: message("all_fields_required_exclamation"),
  },
});
