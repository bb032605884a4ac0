import { pictureFile } from "../upload-rules.ts";
import { defineResource } from "./define-resource.ts";
import { fileField, requiredText, textField } from "./fields.ts";

export const team = defineResource({
  name: "team",
  singular: "Team member",
  body: "multipart",
  paths: {
    list: "/team/all",
    create: "/team/create",
    update: "/team/update/:id",
    remove: "/team/delete/:id",
    order: "/team/order",
    bulk: "/team/bulk",
  },
  access: { list: "public", create: "admin" },
  fields: {
    name: textField("Name", requiredText("Name", 120)),
    designation: textField("Designation", requiredText("Designation", 120)),
    subject: textField("Subject", requiredText("Subject", 120)),
    qualification: textField("Qualification", requiredText("Qualification", 120)),
    image: fileField("Image", pictureFile),
  },
  publicFields: ["name", "designation", "subject", "qualification", "image", "createdAt", "updatedAt"],
  search: ["name", "designation", "subject", "qualification"],
  sortable: ["name", "designation", "subject"],
  auditTitle: "name",
  screen: {
    path: "/admin/team-management",
    menu: "people",
    link: "Team",
    plural: "Team members",
    publicPath: "/teachers",
  },
  messages: {
    loadFailed: "Failed to fetch team members.",
    created: "Team member created successfully!",
    createFailed: "Failed to save team member. Please try again.",
    updated: "Team member updated successfully!",
    updateFailed: "Failed to save team member. Please try again.",
    deleted: "Team member deleted successfully!",
    deleteFailed: "Failed to delete team member.",
    confirmDelete: "Are you sure you want to delete this team member?",
    empty: "No team members available",
  },
});
