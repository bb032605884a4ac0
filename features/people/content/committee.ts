import { defineResource, usualMessages, usualPaths } from "../../../core/content/types/define-resource.ts";
import { hindiField, requiredField } from "../../../core/content/types/fields.ts";
import { label } from "../../../core/words/label.ts";

/** Names and designations are shown in both scripts, as on the board in a school's hall. */
export const committee = defineResource({
  name: "committee",
  singular: label("Committee member", "समिति सदस्य"),
  inSentences: { manyHi: "समिति सदस्यों", noun: "person", subject: { many: "समिति सदस्य" } },
  body: "json",
  paths: { ...usualPaths("/committee"), order: "/committee/order" },
  visitorsMay: "read",
  fields: {
    name: requiredField(label("Name", "नाम"), 120),
    nameHi: hindiField(label("Name", "नाम"), 120),
    designation: requiredField(label("Designation", "पदनाम"), 120),
    designationHi: hindiField(label("Designation", "पदनाम"), 120),
  },
  publicFields: ["name", "nameHi", "designation", "designationHi", "createdAt", "updatedAt"],
  search: ["name", "nameHi", "designation", "designationHi"],
  sortable: ["name", "designation"],
  siteSearch: {
    title: "name",
    texts: ["designation"],
    isMinor: true,
    path: () => "/management#committee",
  },
  auditTitle: "name",
  screen: {
    path: "/admin/committee",
    menu: "people",
    link: label("Committee", "प्रबंध समिति"),
    plural: label("Committee members", "समिति के सदस्य"),
    publicPath: "/management",
  },
  messages: usualMessages("committee member", "committee members", "added", {
    loadFailed: "समिति के सदस्यों की सूची लोड नहीं हो सकी।",
    created: "समिति सदस्य का नाम जोड़ दिया गया।",
    saveFailed: "समिति सदस्य की जानकारी सहेजी नहीं जा सकी। कृपया फिर कोशिश करें।",
    updated: "समिति सदस्य की जानकारी बदल दी गई।",
    deleted: "समिति सदस्य का नाम हटा दिया गया।",
    deleteFailed: "समिति सदस्य का नाम हटाया नहीं जा सका।",
    confirmDelete: "क्या इन सदस्य का नाम हटाया जाए?",
    empty: "अभी समिति के किसी सदस्य का नाम नहीं है।",
  }),
});
