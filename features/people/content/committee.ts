import { defineResource, usualMessages, usualPaths } from "../../../core/content/types/define-resource.ts";
import { hindiField, requiredText, textField } from "../../../core/content/types/fields.ts";

/** Names and designations are shown in both scripts, as on the board in a school's hall. */
export const committee = defineResource({
  name: "committee",
  singular: "Committee member",
  body: "json",
  paths: { ...usualPaths("/committee"), order: "/committee/order" },
  visitorsMay: "read",
  fields: {
    name: textField("Name", requiredText("Name", 120)),
    nameHi: hindiField("Name", "नाम", 120),
    designation: textField("Designation", requiredText("Designation", 120)),
    designationHi: hindiField("Designation", "पदनाम", 120),
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
  messages: usualMessages("committee member", "committee members", "added"),
});
