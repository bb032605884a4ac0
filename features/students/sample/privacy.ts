import { both } from "../../../core/sample/document-parts.ts";
import type { PrivacyPage } from "../content/privacy.ts";

export const privacy: PrivacyPage = {
  withoutRecord: "shown",
  validity: "unlimited",
  head: {
    line: both(
      "What we publish about children, and how parents give their consent or take it back.",
      "बच्चों के बारे में हम क्या प्रकाशित करते हैं, और अभिभावक सहमति कैसे देते या वापस लेते हैं।",
    ),
    searchTitle: both("Privacy", "निजता"),
    searchDescription: both(
      "What Adarsh Vidya Gurukul publishes about its students, why, and how parents give or withdraw their consent.",
      "आदर्श विद्या गुरुकुल अपने विद्यार्थियों के बारे में क्या और क्यों प्रकाशित करता है, और अभिभावक सहमति कैसे देते या वापस लेते हैं।",
    ),
  },
  officer: {
    name: both("Shri Ramesh Patidar", "श्री रमेश पाटीदार"),
    designation: both("Head Clerk", "प्रधान लिपिक"),
  },
  more: both(
    "Photographs in the school magazine are a matter of their own: the class teacher asks for them every year before it is printed.\n\nIf you need help with reading or filling in the slip, any teacher will go through it with you, also on the telephone.",
    "विद्यालय पत्रिका की फ़ोटो अलग विषय है: उनके लिए कक्षाध्यापक हर वर्ष छपाई से पहले पूछते हैं।\n\nसहमति पत्र पढ़ने या भरने में सहायता चाहिए तो कोई भी शिक्षक उसे आपके साथ, फ़ोन पर भी, पूरा करवा देंगे।",
  ),
};
