import type { PageDocument } from "../../pages.ts";

/** The link of an announcement is absolute. */
export const announcement = (siteUrl: string): PageDocument<"announcement"> => ({
  content:
    "Admissions for 2027-28 open on 1 December 2026, Nursery to Class 9. Come and see the school any working day between 9:30 and 11:00 am.",
  contentHi:
    "सत्र 2027-28 के लिए नर्सरी से कक्षा 9 तक के प्रवेश 1 दिसंबर 2026 से प्रारंभ होंगे। किसी भी कार्यदिवस पर सुबह 9:30 से 11:00 बजे के बीच विद्यालय देखने आइए।",
  link: new URL("/admissions", siteUrl).href,
});
