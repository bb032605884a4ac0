import type { Sample } from "../../../core/sample/types.ts";
import type { committee as declaration } from "../content/committee.ts";

export const committee: Sample<typeof declaration>[] = [
  {
    name: "Shri Raghunath Prasad Dubey",
    nameHi: "श्री रघुनाथ प्रसाद दुबे",
    designation: "President",
    designationHi: "अध्यक्ष",
  },
  {
    name: "Shri Mahendra Singh Rathore",
    nameHi: "श्री महेंद्र सिंह राठौर",
    designation: "Vice-President",
    designationHi: "उपाध्यक्ष",
  },
  {
    name: "Smt. Kalyani Deshpande",
    nameHi: "श्रीमती कल्याणी देशपांडे",
    designation: "Secretary",
    designationHi: "सचिव",
  },
  {
    name: "Shri Abdul Rehman Qureshi",
    nameHi: "श्री अब्दुल रहमान कुरैशी",
    designation: "Treasurer",
    designationHi: "कोषाध्यक्ष",
  },
  { name: "Dr Anand Bhargava", nameHi: "डॉ. आनंद भार्गव", designation: "Member", designationHi: "सदस्य" },
  {
    name: "Smt. Sarita Patidar",
    nameHi: "श्रीमती सरिता पाटीदार",
    designation: "Member",
    designationHi: "सदस्य",
  },
  { name: "Shri Joseph Lakra", nameHi: "श्री जोसेफ लकड़ा", designation: "Member", designationHi: "सदस्य" },
  {
    name: "Smt. Harpreet Kaur Saluja",
    nameHi: "श्रीमती हरप्रीत कौर सलूजा",
    designation: "Member",
    designationHi: "सदस्य",
  },
  {
    name: "Shri Bhagwan Das Malviya",
    nameHi: "श्री भगवान दास मालवीय",
    designation: "Member",
    designationHi: "सदस्य",
  },
];
