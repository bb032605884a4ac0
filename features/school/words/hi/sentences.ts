/** The Hindi of what its declarations say in English. */
export const schoolSentences: Record<string, string> = {
  "The school": "विद्यालय",

  Sections: "सेक्शन",
  "Sections, such as A, B": "सेक्शन, जैसे A, B",

  "In the order in which children pass through them. The students' form offers these.":
    "उसी क्रम में जिसमें बच्चे आगे बढ़ते हैं। विद्यार्थियों के फ़ॉर्म में यही कक्षाएँ दिखती हैं।",
};
