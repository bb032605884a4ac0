/** The Hindi of what its declarations say in English. */
export const noticesSentences: Record<string, string> = {
  Notice: "सूचना",
  Notices: "सूचनाएँ",
  "Notices and calendar": "सूचनाएँ और कैलेंडर",

  Category: "श्रेणी",
  "Notices that are over": "समाप्त हो चुकी सूचनाएँ",
  "Nobody can read them any more": "अब कोई नहीं पढ़ सकता",
  "Stay in the archive": "पुरानी सूचनाओं में बनी रहें",
  "Names of the categories": "श्रेणियों के नाम",
  "Publish at": "कब से दिखे",
  "Expires at": "कब तक दिखे",
  "Pinned to the top": "सबसे ऊपर रखें",
  "Banner on every page": "हर पृष्ठ पर पट्टी में दिखाएँ",
  "Event from": "कार्यक्रम का पहला दिन",
  "Event to": "कार्यक्रम का अंतिम दिन",
  Circular: "परिपत्र",
  Urgent: "अत्यावश्यक",

  "What your school calls them. Where a name is empty, the usual one is shown.":
    "आपके विद्यालय में इन्हें क्या कहते हैं। नाम खाली हो तो सामान्य नाम दिखता है।",

  "Failed to fetch notices.": "सूचनाएँ लोड नहीं हो सकीं।",
  "Notice created successfully!": "सूचना जोड़ दी गई।",
  "Failed to save notice.": "सूचना सहेजी नहीं जा सकी।",
  "Notice updated successfully!": "सूचना बदल दी गई।",
  "Notice deleted successfully!": "सूचना हटा दी गई।",
  "Failed to delete notice.": "सूचना हटाई नहीं जा सकी।",
  "Are you sure you want to delete this notice?": "क्या यह सूचना हटाई जाए?",
  "No notices available": "अभी कोई सूचना नहीं है।",
};
