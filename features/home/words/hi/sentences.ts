/** The Hindi of what its declarations say in English. */
export const homeSentences: Record<string, string> = {
  Subjects: "विषय",
  Welcome: "स्वागत",
  "Large pictures": "बड़ी फ़ोटो",
  "From the principal's desk": "प्राचार्य की कलम से",
  "Name of the principal": "प्राचार्य का नाम",
  "Other people": "अन्य व्यक्ति",
  "Notice board": "सूचना पट्ट",
  "The school in numbers": "आँकड़ों में विद्यालय",
  Numbers: "आँकड़े",
  "What it counts": "किसकी संख्या है",
  "Foundation subjects": "आधारभूत विषय",

  "Without a heading the school's name stands there.": "शीर्षक न हो तो वहाँ विद्यालय का नाम दिखता है।",
  "Wide: at least 1600 by 800 pixels.": "चौड़ी फ़ोटो: कम से कम 1600 × 800 पिक्सेल।",
  "Without one: Principal.": "न लिखें तो “प्राचार्य” दिखता है।",
  "The page Management desk uses the name, title, qualification and portrait too.":
    "नाम, पदनाम, योग्यता और फ़ोटो “प्रबंधन की ओर से” पृष्ठ पर भी यहीं से आते हैं।",
  "Its heading is the school's own tagline; without one it is not shown.":
    "इसका शीर्षक विद्यालय का आदर्श वाक्य है; वह न हो तो यह भाग नहीं दिखता।",
  "Nobody sees it: it is read out to those who cannot see the page.":
    "यह दिखता नहीं है; जो पृष्ठ देख नहीं सकते, उन्हें पढ़कर सुनाया जाता है।",
  "The opening and the closing day are on the page Admissions. Before and after them the heading is written by the program.":
    "प्रारंभ और अंतिम दिन “प्रवेश” पृष्ठ पर लिखे जाते हैं। उनसे पहले और बाद में शीर्षक प्रोग्राम लिखता है।",
};
