/** The Hindi of what its declarations say in English. */
export const feesSentences: Record<string, string> = {
  "Fee structure": "शुल्क विवरण",
  "Fee Structure": "शुल्क विवरण",

  "Heading of the table": "तालिका का शीर्षक",
  "Application fee": "आवेदन शुल्क",
  "Admission fee": "प्रवेश शुल्क",
  "First instalment": "प्रथम किस्त",
  "Second instalment": "द्वितीय किस्त",
  "Third instalment": "तृतीय किस्त",
  "When each fee is charged": "कौन-सा शुल्क कब लगता है",
  "Once, when a child joins": "एक बार, प्रवेश के समय",
  "Every year": "हर वर्ष",
  "Next session": "अगला सत्र",
  "Fees of the next session": "अगले सत्र का शुल्क",
  "Heading of the notes": "नोट का शीर्षक",
  Notes: "नोट",

  "Add a class and type, or copy the cells in Excel or Google Sheets and paste them into the first field.":
    "कक्षा जोड़कर लिखें, या Excel अथवा Google Sheets से खाने कॉपी करके पहले खाने में पेस्ट करें।",
  "The page adds up what a new pupil and a continuing pupil pay. If nothing is chosen, the application fee and the admission fee are charged once, and the instalments every year.":
    "पृष्ठ नए और वर्तमान विद्यार्थी का कुल शुल्क स्वयं जोड़ता है। कुछ न चुनें तो आवेदन और प्रवेश शुल्क एक बार, और किस्तें हर वर्ष लगती हैं।",
};
