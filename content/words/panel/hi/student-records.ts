import type { PanelWords } from "../en.ts";

export const studentRecords: PanelWords["studentRecords"] = {
  edit: (name) => `${name} का विवरण बदलें`,
  rollNumber: "अनुक्रमांक",
  class: "कक्षा",
  classAndSection: (className, section) => `${className}, वर्ग ${section}`,
  born: "जन्म तिथि",

  search: "विद्यार्थी खोजें",
  searchFor: "नाम, अनुक्रमांक, अभिभावक, मोबाइल...",
  byClass: "कक्षा से छाँटें",
  allClasses: "सभी कक्षाएँ",
  bySection: "वर्ग से छाँटें",
  allSections: "सभी वर्ग",

  sameRollNumber: (name, rollNumber) => `इसी कक्षा और वर्ग में अनुक्रमांक ${rollNumber} पहले से ${name} का है।`,
  unknownClass: (className) => `कक्षा ${className} उन कक्षाओं में नहीं है जो ‘पृष्ठ’ के ‘विद्यालय’ में लिखी हैं।`,
  bornInFuture: (date) => `जन्म तिथि ${date} अभी आई ही नहीं है।`,
  unlikelyAge: (date, age) => `जन्म तिथि ${date} के अनुसार विद्यार्थी की आयु ${age} वर्ष है।`,
};
