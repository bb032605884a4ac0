import type { Words } from "../../../../core/words/en.ts";

export { consentSlip } from "./consent-slip.ts";
export { privacy } from "./privacy.ts";

export const students: Words["students"] = {
  list: "हमारे विद्यार्थी",
  search: "विद्यार्थी खोजें",
  searchButton: "खोजें",
  placeholder: "नाम, अनुक्रमांक या कक्षा",
  none: "विद्यार्थियों का परिचय यहाँ शीघ्र दिखाया जाएगा।",
  noneFound: "आपकी खोज से मेल खाता कोई विद्यार्थी नहीं मिला।",
  count: (count) => `${count} विद्यार्थी`,
  found: (count, isOne, q) => `“${q}” के लिए ${count} विद्यार्थी ${isOne ? "मिला" : "मिले"}`,
  class: (name, section) => `कक्षा: ${name}, सेक्शन ${section}`,
  rollNumber: (number) => `अनुक्रमांक: ${number}`,
  pages: "विद्यार्थी सूची के पृष्ठ",
};
