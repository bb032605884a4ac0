import { facilityImage } from "../../../core/content/files/upload-rules.ts";
import { message } from "../../../core/content/messages/message.ts";
import { defineResource, usualPaths } from "../../../core/content/types/define-resource.ts";
import { fileField, hindiField, requiredText, textField } from "../../../core/content/types/fields.ts";

export const facilities = defineResource({
  name: "facilities",
  singular: "Facility",
  body: "multipart",
  paths: { ...usualPaths("/facilities"), order: "/facilities/order" },
  visitorsMay: "read",
  fields: {
    name: {
      ...textField(
        "Facility Name",
        requiredText("Facility Name", 120, message("required_exclamation", { label: "Facility Name" })),
      ),
      updateSchema: requiredText("Name", 120, message("name_empty")),
    },
    image: fileField("Image", facilityImage, {
      required: message("required_exclamation", { label: "Image" }),
    }),
    nameHi: hindiField("Facility Name", "नाम", 120),
  },
  publicFields: ["name", "image", "nameHi", "createdAt", "updatedAt"],
  search: ["name", "nameHi"],
  sortable: ["name"],
  siteSearch: { title: "name", texts: [], path: () => "/facilities" },
  auditTitle: "name",
  screen: {
    path: "/admin/facilities",
    menu: "site",
    link: "Facilities",
    plural: "Facilities",
    publicPath: "/facilities",
  },
  messages: {
    loadFailed: "Error fetching facilities",
    created: "Facility created successfully",
    createFailed: "Error creating facility",
    updated: "Facility updated successfully",
    updateFailed: "Error updating facility",
    deleted: "Facility deleted successfully",
    deleteFailed: "Error deleting facility",
    confirmDelete: "Are you sure you want to delete this facility?",
    empty: "No facilities available",
  },
});
