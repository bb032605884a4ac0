/** The Hindi of what its declarations say in English. */
export const studentsSentences: Record<string, string> = {
  Student: "विद्यार्थी",
  Students: "विद्यार्थी",
  "Top student": "मेधावी विद्यार्थी",
  "Top Students": "मेधावी विद्यार्थी",
  "Privacy and consent": "निजता और सहमति",
  "Student List": "विद्यार्थी सूची",
  "Students and consent": "विद्यार्थी और सहमति",
  "Look only, with children's data": "केवल देखना, बच्चों की जानकारी सहित",

  "By whom": "कहने वाले का नाम",
  "Profile photo": "विद्यार्थी की फ़ोटो",
  Percent: "प्रतिशत",
  "Children whose parents have not answered yet": "जिन बच्चों के अभिभावकों का उत्तर नहीं मिला",
  "Are shown, as long as nobody objects": "दिखाए जाएँ, जब तक कोई आपत्ति न करे",
  "Are not shown: nothing without consent (recommended)": "न दिखाए जाएँ: सहमति के बिना कुछ नहीं (हमारी सलाह)",
  "How long a consent holds": "सहमति कब तक मान्य रहे",
  "Until parents say something else": "जब तक अभिभावक कुछ और न कहें",
  "One year": "एक वर्ष",
  "Until the end of the school year (31 March)": "सत्र की समाप्ति (31 मार्च) तक",
  "Who answers questions and complaints": "प्रश्नों और शिकायतों का उत्तर कौन देगा",
  "What your school wants to add": "विद्यालय की ओर से और कुछ",

  "Without a choice they are shown. We recommend “not shown”: the law asks for the consent of parents first. Enter the slips before you choose it, because it takes every child without an answer off the site at once.":
    "कुछ न चुनें तो वे दिखाए जाते हैं। हमारी सलाह है “न दिखाए जाएँ”: कानून पहले अभिभावकों की सहमति माँगता है। इसे चुनने से पहले सहमति पत्र दर्ज कर लें, क्योंकि जिनका उत्तर नहीं मिला, वे सभी बच्चे तुरंत वेबसाइट से हट जाते हैं।",
  "Without a choice: until parents say something else. What you choose holds for answers that are entered from now on.":
    "कुछ न चुनें तो जब तक अभिभावक कुछ और न कहें। आप जो चुनें, वह अब से दर्ज होने वाले उत्तरों पर लागू होगा।",
  "Telephone and email are those of the school.": "फ़ोन और ईमेल विद्यालय के ही दिखते हैं।",
  "Everything else on this page is written by the program and follows what you choose here. The printed notice to parents has this text too.":
    "इस पृष्ठ की बाकी सब बातें प्रोग्राम लिखता है, और वे यहाँ चुनी गई बातों के अनुसार बदलती हैं। अभिभावकों के लिए छपने वाली सूचना में भी यह अंश आता है।",

  "Error fetching student data!": "विद्यार्थियों की जानकारी लोड नहीं हो सकी।",
  "Student created successfully": "विद्यार्थी का नाम जोड़ दिया गया।",
  "Failed to create student": "विद्यार्थी का नाम जोड़ा नहीं जा सका।",
  "Student updated successfully!": "विद्यार्थी की जानकारी बदल दी गई।",
  "Error updating student!": "विद्यार्थी की जानकारी सहेजी नहीं जा सकी।",
  "Student deleted successfully!": "विद्यार्थी का नाम हटा दिया गया।",
  "Error deleting student!": "विद्यार्थी का नाम हटाया नहीं जा सका।",
  "Are you sure you want to delete this student?": "क्या इस विद्यार्थी का नाम हटाया जाए?",
  "No students available": "अभी कोई विद्यार्थी नहीं है।",
  "Failed to fetch students. Please try again later.":
    "मेधावी विद्यार्थियों की सूची लोड नहीं हो सकी। कृपया कुछ देर बाद फिर कोशिश करें।",
  "Student added successfully.": "विद्यार्थी का नाम जोड़ दिया गया।",
  "Error submitting student data. Please try again.":
    "विद्यार्थी की जानकारी सहेजी नहीं जा सकी। कृपया फिर कोशिश करें।",
  "Student updated successfully.": "विद्यार्थी की जानकारी बदल दी गई।",
  "Student deleted successfully.": "विद्यार्थी का नाम हटा दिया गया।",
  "Error deleting student. Please try again.": "विद्यार्थी का नाम हटाया नहीं जा सका। कृपया फिर कोशिश करें।",
  "No top students available": "अभी कोई मेधावी विद्यार्थी नहीं है।",
};
