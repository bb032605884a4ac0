import { both } from "../../../core/sample/document-parts.ts";

export const studentsPage = {
  head: {
    line: both("Search by name, roll number or class.", "नाम, अनुक्रमांक या कक्षा से खोजें।"),
    searchTitle: both("Student list", "विद्यार्थी सूची"),
    searchDescription: both(
      "Students of Adarsh Vidya Gurukul by name, roll number and class, with a search over the whole list.",
      "आदर्श विद्या गुरुकुल के विद्यार्थियों की पूरी सूची: नाम, अनुक्रमांक या कक्षा से खोजें।",
    ),
  },
};
