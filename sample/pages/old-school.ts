import type { School } from "./schemas.ts";

/** A made-up school. A real one replaces everything here with its own particulars. */
export const school: School = {
  name: "Adarsh Vidya Gurukul",
  nameHi: "आदर्श विद्या गुरुकुल",
  tagline: "Best Modern Gurukul of India",
  taglineHi: "शिक्षा से दीक्षा की ओर",
  addressLinesHi: ["आदर्श विद्या गुरुकुल, शांतिवन परिसर", "आश्रम मार्ग, उज्जैन (मध्य प्रदेश) – 456010"],
  description:
    "Adarsh Vidya Gurukul, Ujjain, is a modern gurukul for children from Nursery to Class 12: strong foundations in Hindi, English and Mathematics, with music, sport and good manners in every school day.",
  established: 1973,
  registered: 1983,
  address: {
    street: "Shantivan Campus, Ashram Marg",
    locality: "Near Shipra Garden",
    city: "Ujjain",
    state: "Madhya Pradesh",
    postalCode: "456010",
    country: "India",
    countryCode: "IN",
  },
  phones: [
    { label: "School office", number: "+91 98765 43210" },
    { label: "Admissions", number: "+91 98765 43211" },
  ],
  email: "office@adarshvidya.example",
  officeHours: [
    { days: "Monday to Friday", hours: "8:00 am to 3:00 pm" },
    { days: "Saturday", hours: "8:00 am to 12:30 pm" },
    { days: "Sunday and school holidays", hours: "Closed" },
  ],
  map: {
    latitude: 23.1793,
    longitude: 75.7849,
    boundingBox: [75.7749, 23.1723, 75.7949, 23.1863],
  },
  social: {
    facebook: "https://www.facebook.com/adarshvidya.example",
    whatsapp: "https://wa.me/919876543210",
    instagram: "https://www.instagram.com/adarshvidya.example",
    linkedin: "https://www.linkedin.com/company/adarshvidya-example",
  },
  managementLoginUrl: "https://ssm.adarshvidya.example/login",
};
