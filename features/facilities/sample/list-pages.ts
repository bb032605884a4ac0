import { both } from "../../../core/sample/document-parts.ts";

export const facilitiesPage = {
  head: {
    heading: both("Our Facilities", "हमारी सुविधाएँ"),
    line: both(
      "Room to read, to experiment, to run about and to be looked after.",
      "पढ़ने, प्रयोग करने और दौड़ने-खेलने की जगह, और हर बच्चे की देखभाल।",
    ),
    searchTitle: both("Facilities", "सुविधाएँ"),
    searchDescription: both(
      "Library, science laboratory, computer room, playground, music room and more: the facilities of Adarsh Vidya Gurukul in pictures.",
      "पुस्तकालय, विज्ञान प्रयोगशाला, कंप्यूटर कक्ष, खेल मैदान, संगीत कक्ष और अन्य: आदर्श विद्या गुरुकुल की सुविधाएँ, फ़ोटो में।",
    ),
  },
};
