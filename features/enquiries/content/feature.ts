import { defineFeature } from "../../../core/content/feature.ts";

export const enquiriesFeature = defineFeature({
  name: "enquiries",
  screens: [
    { file: "manage-contacts", address: "ManageContacts", needs: ["enquiries:read"] },
    { file: "enquiry", address: "enquiries/:id", needs: ["enquiries:read"], partOf: "/admin/ManageContacts" },
    { file: "enquiry-figures", needs: ["enquiries:read"], partOf: "/admin/ManageContacts" },
    { file: "person-data", needs: ["enquiries:read"], partOf: "/admin/ManageContacts" },
    { file: "saved-replies", needs: ["enquiries:read"], partOf: "/admin/ManageContacts" },
  ],
  duties: {
    enquiries: { place: 70, title: "Enquiries and admissions", subjects: ["enquiries", "history", "trash"] },
  },
});
