import type { PrivacyPage } from "../../content/pages/privacy.ts";
import { both, NOTHING } from "./document-parts.ts";

export const privacy: PrivacyPage = {
  withoutRecord: "shown",
  validity: "unlimited",
  head: {
    line: both(
      "What we publish about children, and how parents decide about it.",
      "बच्चों के बारे में हम क्या प्रकाशित करते हैं, और अभिभावक इसका निर्णय कैसे करते हैं।",
    ),
    searchTitle: both("Privacy", "निजता"),
    searchDescription: both(
      "What Adarsh Vidya Gurukul publishes about its students, why, and how parents give or withdraw their consent.",
      "आदर्श विद्या गुरुकुल अपने विद्यार्थियों के बारे में क्या और क्यों प्रकाशित करता है, और अभिभावक सहमति कैसे देते या वापस लेते हैं।",
    ),
  },
  officer: { name: NOTHING, designation: both("Head Clerk", "प्रधान लिपिक") },
  more: NOTHING,
};
