import { defineResource } from "./define-resource.ts";
import { optionalText, requiredText, textField } from "./fields.ts";

/** Names and designations are shown in both scripts, as on the board in a school's hall. */
export const committee = defineResource({
  name: "committee",
  singular: "Committee member",
  body: "json",
  paths: {
    list: "/committee/all",
    create: "/committee/create",
    update: "/committee/update/:id",
    remove: "/committee/delete/:id",
    order: "/committee/order",
    bulk: "/committee/bulk",
  },
  visitorsMay: "read",
  fields: {
    name: textField("Name", requiredText("Name", 120)),
    nameHi: { ...textField("Name in Hindi", optionalText("Name in Hindi", 120)), optional: true },
    designation: textField("Designation", requiredText("Designation", 120)),
    designationHi: {
      ...textField("Designation in Hindi", optionalText("Designation in Hindi", 120)),
      optional: true,
    },
  },
  publicFields: ["name", "nameHi", "designation", "designationHi", "createdAt", "updatedAt"],
  search: ["name", "nameHi", "designation", "designationHi"],
  sortable: ["name", "designation"],
  auditTitle: "name",
  screen: {
    path: "/admin/committee",
    menu: "people",
    link: "Committee",
    plural: "Committee members",
    publicPath: "/management",
  },
  messages: {
    loadFailed: "Failed to fetch committee members.",
    created: "Committee member added successfully!",
    createFailed: "Failed to save committee member. Please try again.",
    updated: "Committee member updated successfully!",
    updateFailed: "Failed to save committee member. Please try again.",
    deleted: "Committee member deleted successfully!",
    deleteFailed: "Failed to delete committee member.",
    confirmDelete: "Are you sure you want to delete this committee member?",
    empty: "No committee members available",
  },
});
