import { both } from "../../../core/sample/document-parts.ts";
import type { ContactPage } from "../content/contact.ts";

export const contact: ContactPage = {
  head: {
    line: both(
      "We answer every message, usually by the next working day.",
      "हम हर संदेश का उत्तर देते हैं, प्रायः अगले कार्यदिवस तक।",
    ),
    searchTitle: both("Contact us", "संपर्क करें"),
    searchDescription: both(
      "Telephone, email, office hours and the way to Adarsh Vidya Gurukul in Ujjain, and a form to send us your question.",
      "आदर्श विद्या गुरुकुल, उज्जैन का फ़ोन, ईमेल, कार्यालय समय, पहुँचने का रास्ता और अपना प्रश्न भेजने का फ़ॉर्म।",
    ),
  },
  form: {
    heading: both("Send us a message", "हमें संदेश भेजें"),
    line: both(
      "Ask about admissions, fees, transport or anything else. We will ring you back.",
      "प्रवेश, शुल्क, बस या कोई भी बात हो, पूछिए। हम आपको फ़ोन करेंगे।",
    ),
  },
  visit: {
    heading: both("Come and see us", "विद्यालय आइए"),
    text: both(
      "The school is on Ashram Marg, a short auto-rickshaw ride from the railway station. The main gate is opposite Shipra Garden; visitors’ parking is to its left.\n\nParents are welcome on any working day between 9:30 and 11:00 am. Please sign the visitors’ book at the gate.",
      "विद्यालय आश्रम मार्ग पर है; रेलवे स्टेशन से ऑटो में थोड़ी ही देर लगती है। मुख्य गेट शिप्रा उद्यान के सामने है, और उसके बाईं ओर आगंतुकों के वाहन खड़े करने की जगह है।\n\nअभिभावक किसी भी कार्यदिवस पर सुबह 9:30 से 11:00 बजे के बीच आ सकते हैं। कृपया गेट पर आगंतुक पंजी में हस्ताक्षर कर दें।",
    ),
  },
};
