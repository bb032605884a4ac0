import { pictureFile } from "../upload-rules.ts";
import { defineResource } from "./define-resource.ts";
import { fileField, numberField, requiredNumber, requiredText, textField } from "./fields.ts";

export const alumni = defineResource({
  name: "alumni",
  singular: "Alumnus",
  body: "multipart",
  paths: {
    list: "/alumni/all",
    create: "/alumni/create",
    update: "/alumni/update/:id",
    remove: "/alumni/delete/:id",
    order: "/alumni/order",
    bulk: "/alumni/bulk",
  },
  access: { list: "public", create: "admin" },
  fields: {
    name: textField("Name", requiredText("Name", 120)),
    fatherName: textField("Father's name", requiredText("Father's name", 120)),
    passOutClass: textField("Class passed out of", requiredText("Class passed out of", 120)),
    passOutYear: numberField(
      "Year of passing out",
      requiredNumber("Year of passing out", 1900, 2100, "Year of passing out is required"),
    ),
    designation: textField("Designation", requiredText("Designation", 120)),
    post: textField("Post", requiredText("Post", 200)),
    location: textField("Lives in", requiredText("Lives in", 120)),
    image: fileField("Image", pictureFile),
  },
  publicFields: [
    "name",
    "fatherName",
    "passOutClass",
    "passOutYear",
    "designation",
    "post",
    "location",
    "image",
    "createdAt",
    "updatedAt",
  ],
  search: ["name", "designation", "post", "location"],
  sortable: ["name", "passOutYear", "designation", "location"],
  auditTitle: "name",
  screen: {
    path: "/admin/alumni",
    menu: "people",
    link: "Alumni",
    plural: "Alumni",
    publicPath: "/alumni",
  },
  messages: {
    loadFailed: "Failed to fetch alumni.",
    created: "Alumnus added successfully!",
    createFailed: "Failed to save alumnus. Please try again.",
    updated: "Alumnus updated successfully!",
    updateFailed: "Failed to save alumnus. Please try again.",
    deleted: "Alumnus deleted successfully!",
    deleteFailed: "Failed to delete alumnus.",
    confirmDelete: "Are you sure you want to delete this alumnus?",
    empty: "No alumni available",
  },
});
