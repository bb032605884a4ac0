import { both, items } from "../../../core/sample/document-parts.ts";
import type { School } from "../content/school.ts";

export const school: School = {
  name: both("Adarsh Vidya Gurukul", "आदर्श विद्या गुरुकुल"),
  tagline: both("Best Modern Gurukul of India", "शिक्षा से दीक्षा की ओर"),
  description: both(
    "Adarsh Vidya Gurukul, Ujjain, is a modern gurukul for children from Nursery to Class 12: strong foundations in Hindi, English and Mathematics, with music, sport and good manners in every school day.",
    "आदर्श विद्या गुरुकुल, उज्जैन: नर्सरी से कक्षा 12 तक का आधुनिक गुरुकुल। हिन्दी, अंग्रेज़ी और गणित की मज़बूत नींव, और उसके साथ हर दिन संगीत, खेलकूद और अच्छे संस्कार।",
  ),
  logo: null,
  palette: "maroon",
  languages: "en-hi",
  letterhead: { en: [], hi: ["आदर्श विद्या गुरुकुल, शांतिवन परिसर", "आश्रम मार्ग, उज्जैन (मध्य प्रदेश) – 456010"] },
  address: {
    street: both("Shantivan Campus, Ashram Marg", "शांतिवन परिसर, आश्रम मार्ग"),
    locality: both("Near Shipra Garden", "शिप्रा उद्यान के पास"),
    city: both("Ujjain", "उज्जैन"),
    state: both("Madhya Pradesh", "मध्य प्रदेश"),
    postalCode: "456010",
  },
  phones: items([
    { label: both("School office", "कार्यालय"), number: "+91 98765 43210" },
    { label: both("Admissions", "प्रवेश"), number: "+91 98765 43211" },
  ]),
  email: "office@adarshvidya.example",
  officeHours: items([
    {
      days: both("Monday to Friday", "सोमवार से शुक्रवार"),
      hours: both("8:00 am to 3:00 pm", "सुबह 8:00 से दोपहर 3:00 बजे तक"),
    },
    { days: both("Saturday", "शनिवार"), hours: both("8:00 am to 12:30 pm", "सुबह 8:00 से दोपहर 12:30 बजे तक") },
    { days: both("Sunday and school holidays", "रविवार और अवकाश के दिन"), hours: both("Closed", "बंद") },
  ]),
  answerTime: both(
    "We ring you back, usually by the next working day.",
    "हम आपको फ़ोन करते हैं, प्रायः अगले कार्यदिवस तक।",
  ),
  mapPoint: "23.179300,75.784900",
  social: {
    facebook: "https://www.facebook.com/adarshvidya.example",
    whatsapp: "https://wa.me/919876543210",
    instagram: "https://www.instagram.com/adarshvidya.example",
    linkedin: "https://www.linkedin.com/company/adarshvidya-example",
  },
  managementLoginUrl: "https://ssm.adarshvidya.example/login",
  classes: items(
    [
      both("Nursery", "नर्सरी"),
      both("LKG", "एल.के.जी."),
      both("UKG", "यू.के.जी."),
      ...Array.from({ length: 12 }, (_, index) => both(String(index + 1), String(index + 1))),
    ].map((name) => ({ name, sections: "A, B" })),
  ),
  established: 1973,
  registered: 1983,
  hiddenPages: [],
};
