import { defineFeature } from "../../../core/content/feature.ts";
import { label } from "../../../core/words/label.ts";
import { MAIL_TOPICS } from "./contact-topics.ts";

export const enquiriesFeature = defineFeature({
  name: "enquiries",
  dependsOn: ["accounts", "school", "students"],
  switch: {
    title: ["Enquiries", "पूछताछ"],
    about: [
      "The form with which visitors write to the office, and the inbox in which the office answers.",
      "वह फ़ॉर्म जिससे लोग कार्यालय को लिखते हैं, और वह इनबॉक्स जिसमें कार्यालय उत्तर देता है।",
    ],
  },
  types: ["contacts", "savedReplies"],
  screens: [
    { file: "manage-contacts", address: "ManageContacts", needs: ["enquiries:read"] },
    { file: "enquiry", address: "enquiries/:id", needs: ["enquiries:read"], partOf: "/admin/ManageContacts" },
    { file: "enquiry-figures", needs: ["enquiries:read"], partOf: "/admin/ManageContacts" },
    { file: "person-data", needs: ["enquiries:read"], partOf: "/admin/ManageContacts" },
    { file: "saved-replies", needs: ["enquiries:read"], partOf: "/admin/ManageContacts" },
  ],
  mails: { needs: "enquiries:read", topics: MAIL_TOPICS, times: ["now", "daily", "never"] },
  mailKinds: {
    "new-enquiries": { name: label("New enquiries", "नई पूछताछ") },
    "enquiry-receipt": { name: label("Receipt for an enquiry", "पूछताछ की पावती"), isToVisitors: true },
    "enquiry-reply": {
      name: label("Answer to an enquiry", "पूछताछ का उत्तर"),
      isPersonal: true,
      isToVisitors: true,
    },
  },
  duties: {
    enquiries: {
      place: 70,
      title: ["Enquiries and admissions", "पूछताछ और प्रवेश"],
      subjects: ["enquiries", "history", "trash"],
      // Answers are about fees and admissions.
      reads: ["pages"],
    },
  },
});
