/** The Hindi of what its declarations say in English. */
export const parentsSentences: Record<string, string> = {
  "For parents": "अभिभावकों के लिए",
  "For Parents": "अभिभावकों के लिए",

  "School timings": "विद्यालय का समय",
  "First season": "पहला मौसम",
  "Second season": "दूसरा मौसम",
  Times: "समय",
  "group of classes": "कक्षाओं का समूह",
  "School begins": "विद्यालय प्रारंभ",
  "School ends": "छुट्टी",
  "School begins, second season": "विद्यालय प्रारंभ, दूसरा मौसम",
  "School ends, second season": "छुट्टी, दूसरा मौसम",
  Uniform: "गणवेश",
  "What children wear": "बच्चे क्या पहनें",
  "Days or season": "दिन या मौसम",
  Everyone: "सभी",
  Boys: "बालक",
  Girls: "बालिकाएँ",
  "School bus": "बस सुविधा",
  Routes: "मार्ग",
  "Route number": "मार्ग क्रमांक",
  "Name of the route": "मार्ग का नाम",
  "Bus, driver or attendant": "बस, चालक या सहायक",
  Stops: "स्टॉप",
  Stop: "स्टॉप",
  Morning: "सुबह",
  Afternoon: "दोपहर",
  "Book lists": "पुस्तक सूची",
  "Books by class": "कक्षावार पुस्तकें",
  Books: "पुस्तकें",
  "The list as a PDF": "सूची PDF के रूप में",
  "Term dates": "सत्र की तिथियाँ",
  "Forms and downloads": "फ़ॉर्म और डाउनलोड",
  Forms: "फ़ॉर्म",

  "Such as “Summer (April to October)”. Leave both empty if the times are the same all year.":
    "जैसे “ग्रीष्मकाल (अप्रैल से अक्टूबर)”। समय साल भर एक ही हो तो दोनों खाली छोड़ें।",
  "In the order of the morning. Add a stop and type, or copy the cells in Excel or Google Sheets and paste them into the first field.":
    "सुबह के क्रम में। स्टॉप जोड़कर लिखें, या Excel अथवा Google Sheets से खाने कॉपी करके पहले खाने में पेस्ट करें।",
  "The holidays and examinations come from the calendar.": "अवकाश और परीक्षाएँ कैलेंडर से आती हैं।",
  "The page adds the PDFs of the book lists, and the latest circulars from the notices.":
    "पुस्तक सूचियों की PDF फ़ाइलें और सूचनाओं में से नवीनतम परिपत्र पृष्ठ पर अपने आप जुड़ जाते हैं।",
  "Without a file the page says that the form is at the school office.":
    "फ़ाइल न हो तो पृष्ठ पर लिखा आता है कि फ़ॉर्म विद्यालय कार्यालय से मिलेगा।",
};
