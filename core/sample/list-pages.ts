import { both } from "./document-parts.ts";

export const listPages = {
  teachers: {
    head: {
      heading: both("Meet Our Dedicated Team", "हमारे समर्पित शिक्षकगण"),
      line: both("The people who make the school what it is.", "विद्यालय आज जो है, इन्हीं से है।"),
      searchTitle: both("Our teachers", "हमारे शिक्षक"),
      searchDescription: both(
        "Meet the teachers of Adarsh Vidya Gurukul: what they teach, what they have studied and what they do at the school.",
        "आदर्श विद्या गुरुकुल के शिक्षकों से मिलिए: वे क्या पढ़ाते हैं, उनकी शैक्षणिक योग्यता क्या है और विद्यालय में उनका क्या काम है।",
      ),
    },
  },

  students: {
    head: {
      line: both("Search by name, roll number or class.", "नाम, अनुक्रमांक या कक्षा से खोजें।"),
      searchTitle: both("Student list", "विद्यार्थी सूची"),
      searchDescription: both(
        "Students of Adarsh Vidya Gurukul by name, roll number and class, with a search over the whole list.",
        "आदर्श विद्या गुरुकुल के विद्यार्थियों की पूरी सूची: नाम, अनुक्रमांक या कक्षा से खोजें।",
      ),
    },
  },

  blog: {
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
  },

  calendar: {
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
  },

  gallery: {
    head: {
      line: both("Festivals, games and ordinary happy days.", "त्योहार, खेल और रोज़ के हँसते-खेलते दिन।"),
      searchTitle: both("Gallery", "फ़ोटो गैलरी"),
      searchDescription: both(
        "Pictures of festivals, music, games, the kitchen garden and ordinary happy days at Adarsh Vidya Gurukul, Ujjain.",
        "आदर्श विद्या गुरुकुल, उज्जैन की फ़ोटो: त्योहार, संगीत, खेल, सब्ज़ियों की बगिया और रोज़ के हँसते-खेलते दिन।",
      ),
    },
  },

  facilities: {
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
  },

  alumni: {
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
  },
};
