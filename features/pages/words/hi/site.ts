import type { Words } from "../../../../core/words/en.ts";

export const about: Words["about"] = {
  sections: {
    vision: "हमारी दृष्टि",
    mission: "हमारा ध्येय",
    committee: "प्रबंध समिति",
    history: "हमारा इतिहास",
    achievements: "हमारी उपलब्धियाँ",
  },
  services: "हमारी सेवाएँ",
  management: "प्रबंधन की ओर से",
  results: (session) => `बोर्ड परीक्षा परिणाम ${session}`,
  class: "कक्षा",
  appeared: "सम्मिलित",
  passed: "उत्तीर्ण",
  firstDivision: "प्रथम श्रेणी",
  highest: "सर्वाधिक",
};

export const activities: Words["activities"] = {
  sections: {
    events: "विद्यालय के आयोजन",
    sports: "खेलकूद",
    classroom: "कक्षा की गतिविधियाँ",
    trips: "शैक्षणिक भ्रमण",
  },
};

export const discipline: Words["discipline"] = { guidelines: "नियम और निर्देश" };

export const services: Words["services"] = { ask: "हमसे पूछें", write: "हमें लिखें" };
