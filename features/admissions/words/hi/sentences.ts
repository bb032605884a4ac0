/** The Hindi of what its declarations say in English. */
export const admissionsSentences: Record<string, string> = {
  "Opening and closing": "प्रारंभ और अंतिम तिथि",
  "Opening day": "प्रारंभ का दिन",
  "Closing day": "अंतिम दिन",
  "Classes and ages": "कक्षाएँ और आयु",
  "Ages are counted on": "आयु किस दिन की गिनी जाए",
  "31 March": "31 मार्च",
  "1 April": "1 अप्रैल",
  "1 June": "1 जून",
  "30 June": "30 जून",
  "31 July": "31 जुलाई",
  "30 September": "30 सितंबर",
  "Age at least": "कम से कम आयु",
  "Age below": "इस आयु से कम",
  Seats: "स्थान",
  "Seats are free": "स्थान उपलब्ध हैं",
  "A few seats are left": "थोड़े ही स्थान बचे हैं",
  "No seats are left": "स्थान भर चुके हैं",
  "How to apply": "आवेदन कैसे करें",
  "Documents to bring": "साथ लाने वाले दस्तावेज़",
  "Whom to ask": "किससे पूछें",
  "Enquiry form": "पूछताछ का फ़ॉर्म",

  "This page, the home page and the line below the header say when admissions open and how long they are open. The closing day is the last day.":
    "प्रवेश कब से और कब तक खुले हैं, यह इस पृष्ठ पर, मुखपृष्ठ पर और हर पृष्ठ के ऊपर की पंक्ति में दिखता है। अंतिम दिन तक प्रवेश खुले रहते हैं।",
  "In the first year of the session. Without a choice: 31 March. The page shows the birthdays that follow.":
    "सत्र के पहले वर्ष में। कुछ न चुनें तो 31 मार्च। जन्म तिथि की सीमा पृष्ठ अपने आप दिखाता है।",
  "The amounts are on the page Fee structure; this part has a link to it.":
    "राशियाँ “शुल्क विवरण” पृष्ठ पर हैं; यहाँ से उसका लिंक जाता है।",
};
