import type { School } from "../../content/pages/school.ts";
import { both, en, items } from "./document-parts.ts";

export const school: School = {
  name: both("Adarsh Vidya Gurukul", "आदर्श विद्या गुरुकुल"),
  tagline: both("Best Modern Gurukul of India", "शिक्षा से दीक्षा की ओर"),
  description: en(
    "Adarsh Vidya Gurukul, Ujjain, is a modern gurukul for children from Nursery to Class 12: strong foundations in Hindi, English and Mathematics, with music, sport and good manners in every school day.",
  ),
  logo: null,
  palette: "maroon",
  languages: "en-hi",
  letterhead: { en: [], hi: ["आदर्श विद्या गुरुकुल, शांतिवन परिसर", "आश्रम मार्ग, उज्जैन (मध्य प्रदेश) – 456010"] },
  address: {
    street: en("Shantivan Campus, Ashram Marg"),
    locality: en("Near Shipra Garden"),
    city: en("Ujjain"),
    state: en("Madhya Pradesh"),
    postalCode: "456010",
  },
  phones: items([
    { label: en("School office"), number: "+91 98765 43210" },
    { label: en("Admissions"), number: "+91 98765 43211" },
  ]),
  email: "office@adarshvidya.example",
  officeHours: items([
    { days: en("Monday to Friday"), hours: en("8:00 am to 3:00 pm") },
    { days: en("Saturday"), hours: en("8:00 am to 12:30 pm") },
    { days: en("Sunday and school holidays"), hours: en("Closed") },
  ]),
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
      ...Array.from({ length: 12 }, (_, index) => both(String(index + 1), `कक्षा ${index + 1}`)),
    ].map((name) => ({ name, sections: "A, B" })),
  ),
  established: 1973,
  registered: 1983,
  hiddenPages: [],
};
