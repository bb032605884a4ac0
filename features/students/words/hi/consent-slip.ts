import type { Words } from "../../../../core/words/en.ts";
import { hindiClass } from "./hindi-class.ts";

export const consentSlip: Words["consentSlip"] = {
  notice: "अभिभावकों के लिए सूचना",
  subject: "विद्यालय की वेबसाइट आपके बच्चे के बारे में क्या दिखाती है",
  greeting: "आदरणीय अभिभावक,",
  intro: (site) =>
    `हमारे विद्यालय की वेबसाइट है: ${site}। उस पर आपके बच्चे के बारे में क्या दिखे, यह आप तय करते हैं। कृपया यह पृष्ठ पढ़ें, सहमति पत्र भरें, हस्ताक्षर करें और लौटा दें।`,
  title: "सहमति पत्र",
  class: (name, section) => `${hindiClass(name)}, सेक्शन ${section}`,
  rollNumber: (number) => `अनुक्रमांक ${number}`,
  question: "क्या विद्यालय की वेबसाइट यह दिखा सकती है?",
  yes: "हाँ",
  no: "नहीं",
  parent: "अभिभावक का नाम",
  relation: "विद्यार्थी से संबंध",
  signature: "हस्ताक्षर",
  date: "दिनांक",
  change: "अपना उत्तर आप कभी भी बदल सकते हैं।",
  office: "कार्यालय के लिए",
  received: "प्राप्ति दिनांक",
};
