import { both } from "../../../core/sample/document-parts.ts";

export const teachersPage = {
  head: {
    heading: both("Meet Our Dedicated Team", "हमारे समर्पित शिक्षकगण"),
    line: both("The people who make the school what it is.", "विद्यालय आज जो है, इन्हीं से है।"),
    searchTitle: both("Our teachers", "हमारे शिक्षक"),
    searchDescription: both(
      "Meet the teachers of Adarsh Vidya Gurukul: what they teach, what they have studied and what they do at the school.",
      "आदर्श विद्या गुरुकुल के शिक्षकों से मिलिए: वे क्या पढ़ाते हैं, उनकी शैक्षणिक योग्यता क्या है और विद्यालय में उनका क्या काम है।",
    ),
  },
};

export const alumniPage = {
  head: {
    heading: both("Our Alumni", "हमारे पूर्व विद्यार्थी"),
    line: both(
      "They sat on these benches. Look where they are now.",
      "कभी ये भी इन्हीं बेंचों पर बैठते थे। देखिए, आज कहाँ हैं।",
    ),
    searchTitle: both("Alumni", "पूर्व विद्यार्थी"),
    searchDescription: both(
      "Former students of Adarsh Vidya Gurukul: where they went after school, what they do today and where they live.",
      "आदर्श विद्या गुरुकुल के पूर्व विद्यार्थी: विद्यालय के बाद वे कहाँ गए, आज क्या करते हैं और कहाँ रहते हैं।",
    ),
  },
};
