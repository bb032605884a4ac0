import type { SampleCommitteeMember } from "./types.ts";

export const committee: SampleCommitteeMember[] = [
  {
    name: "Shri Raghunath Prasad Dubey",
    nameHi: "श्री रघुनाथ प्रसाद दुबे",
    role: "President",
    roleHi: "अध्यक्ष",
  },
  {
    name: "Shri Mahendra Singh Rathore",
    nameHi: "श्री महेंद्र सिंह राठौर",
    role: "Vice-President",
    roleHi: "उपाध्यक्ष",
  },
  { name: "Smt. Kalyani Deshpande", nameHi: "श्रीमती कल्याणी देशपांडे", role: "Secretary", roleHi: "सचिव" },
  { name: "Shri Abdul Rehman Qureshi", nameHi: "श्री अब्दुल रहमान कुरैशी", role: "Treasurer", roleHi: "कोषाध्यक्ष" },
  { name: "Dr Anand Bhargava", nameHi: "डॉ. आनंद भार्गव", role: "Member", roleHi: "सदस्य" },
  { name: "Smt. Sarita Patidar", nameHi: "श्रीमती सरिता पाटीदार", role: "Member", roleHi: "सदस्य" },
  { name: "Shri Joseph Lakra", nameHi: "श्री जोसेफ लकड़ा", role: "Member", roleHi: "सदस्य" },
  { name: "Smt. Harpreet Kaur Saluja", nameHi: "श्रीमती हरप्रीत कौर सलूजा", role: "Member", roleHi: "सदस्य" },
  { name: "Shri Bhagwan Das Malviya", nameHi: "श्री भगवान दास मालवीय", role: "Member", roleHi: "सदस्य" },
];
