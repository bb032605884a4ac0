import type { SampleAnnouncement } from "./types.ts";

export const announcement: SampleAnnouncement = {
  content:
    "Admissions for 2027-28 open on 1 December 2026, Nursery to Class 9. Come and see the school any working day between 9:30 and 11:00 am. सत्र 2027-28 के प्रवेश 1 दिसंबर से प्रारंभ।",
  linkPath: "/contact",
};
