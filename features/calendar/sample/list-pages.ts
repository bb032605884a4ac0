import { both } from "../../../core/sample/document-parts.ts";

export const calendarPage = {
  head: {
    line: both(
      "Holidays, examinations, meetings and everything to look forward to.",
      "अवकाश, परीक्षाएँ, बैठकें और वे दिन जिनका सबको इंतज़ार रहता है।",
    ),
    searchTitle: both("School calendar", "विद्यालय कैलेंडर"),
    searchDescription: both(
      "The calendar of Adarsh Vidya Gurukul, Ujjain: holidays, examinations, parent–teacher meetings and functions of the school year.",
      "आदर्श विद्या गुरुकुल, उज्जैन का कैलेंडर: सत्र के अवकाश, परीक्षाएँ, अभिभावक-शिक्षक बैठकें और कार्यक्रम।",
    ),
  },
};
