import { MEGABYTE, pictureFile } from "../../../core/content/files/upload-rules.ts";
import { message } from "../../../core/content/messages/message.ts";
import { defineResource, usualPaths } from "../../../core/content/types/define-resource.ts";
import { fileField, hindiField, requiredText, textField } from "../../../core/content/types/fields.ts";
import { label } from "../../../core/words/label.ts";

export const facilities = defineResource({
  name: "facilities",
  singular: label("Facility", "सुविधा"),
  inSentences: { manyHi: "सुविधाओं", noun: "feminine" },
  body: "multipart",
  paths: { ...usualPaths("/facilities"), order: "/facilities/order" },
  visitorsMay: "read",
  fields: {
    name: {
      ...textField(label("Facility Name", "सुविधा का नाम"), (it) =>
        requiredText(it, 120, message("required_exclamation", { label: it })),
      ),
      updateSchema: requiredText(label("Name", "नाम"), 120, message("name_empty")),
    },
    image: fileField(
      label("Image", "फ़ोटो"),
      {
        ...pictureFile,
        maxBytes: { image: 2 * MEGABYTE },
        limitsOriginal: true,
        tooLarge: message("image_too_large", { megabytes: 2 }),
      },
      {
        required: message("required_exclamation", { label: label("Image", "फ़ोटो") }),
      },
    ),
    nameHi: hindiField(label("Facility Name", "सुविधा का नाम"), 120),
  },
  publicFields: ["name", "image", "nameHi", "createdAt", "updatedAt"],
  search: ["name", "nameHi"],
  sortable: ["name"],
  siteSearch: { title: "name", texts: [], path: () => "/facilities" },
  auditTitle: "name",
  screen: {
    path: "/admin/facilities",
    menu: "site",
    link: label("Facilities", "सुविधाएँ"),
    plural: label("Facilities", "सुविधाएँ"),
    publicPath: "/facilities",
  },
  messages: {
    loadFailed: label("Error fetching facilities", "सुविधाएँ लोड नहीं हो सकीं।"),
    created: label("Facility created successfully", "सुविधा जोड़ दी गई।"),
    createFailed: label("Error creating facility", "सुविधा जोड़ी नहीं जा सकी।"),
    updated: label("Facility updated successfully", "सुविधा बदल दी गई।"),
    updateFailed: label("Error updating facility", "सुविधा सहेजी नहीं जा सकी।"),
    deleted: label("Facility deleted successfully", "सुविधा हटा दी गई।"),
    deleteFailed: label("Error deleting facility", "सुविधा हटाई नहीं जा सकी।"),
    confirmDelete: label("Are you sure you want to delete this facility?", "क्या यह सुविधा हटाई जाए?"),
    empty: label("No facilities available", "अभी कोई सुविधा नहीं है।"),
  },
});
