import { both } from "../../../core/sample/document-parts.ts";

export const blogPage = {
  head: {
    heading: both("From our blog", "हमारे ब्लॉग से"),
    line: both(
      "Teachers write about learning, growing up and school life.",
      "सीखने, बड़े होने और विद्यालय के जीवन पर शिक्षकों की कलम से।",
    ),
    searchTitle: both("Blog", "ब्लॉग"),
    searchDescription: both(
      "Teachers of Adarsh Vidya Gurukul write about reading, science at home, the mother tongue and the small joys of a school day.",
      "आदर्श विद्या गुरुकुल के शिक्षकों के लेख: पढ़ने की आदत, घर पर विज्ञान, मातृभाषा और विद्यालय की छोटी-छोटी खुशियाँ।",
    ),
  },
};
