/** Help texts in the forms of pages. */
export const HINTS: Record<string, string> = {
  "For search engines, and where the site is shared.": "सर्च इंजन के लिए, और जहाँ वेबसाइट का लिंक साझा किया जाए।",
  "A square picture. Browser tabs, home screens and shared links show it too.":
    "चौकोर फ़ोटो। ब्राउज़र के टैब, मोबाइल की होम स्क्रीन और साझा किए गए लिंक में भी यही दिखता है।",
  "Name and address as they stand on letters: one line each. The menu on phones, the footer and printed pages show them.":
    "नाम और पता जैसे पत्रों पर छपते हैं, अलग-अलग पंक्तियों में। मोबाइल के मेनू, पृष्ठ के निचले भाग और छपे हुए पृष्ठों पर ये दिखते हैं।",
  "The first one is called from the header and the footer.": "पृष्ठ के ऊपर और नीचे से पहला नंबर ही डायल होता है।",
  "A sentence, such as “We ring you back by the next working day.” It is shown after a message was sent, and in the mail to its sender.":
    "एक वाक्य, जैसे “हम अगले कार्यदिवस तक फ़ोन करते हैं।” यह संदेश भेजने के बाद और भेजने वाले को मिलने वाले ईमेल में दिखता है।",
  "Paste a link from a map, or the two numbers such as 23.1793, 75.7849.":
    "मानचित्र का लिंक पेस्ट करें, या दो संख्याएँ लिखें, जैसे 23.1793, 75.7849।",
  "https://wa.me/ and the number, with 91 in front": "https://wa.me/ और उसके बाद नंबर, आगे 91 लगाकर",
  "Where SSM(login) in the menu leads.": "मेनू का SSM (लॉगिन) यहाँ ले जाता है।",
  "In the order in which children pass through them. The students' form offers these.":
    "उसी क्रम में जिसमें बच्चे आगे बढ़ते हैं। विद्यार्थियों के फ़ॉर्म में यही कक्षाएँ दिखती हैं।",
  "They stay open to everybody who has their address, and search engines still find them. Pages without content are in no menu anyway.":
    "जिनके पास इनका पता है, वे इन्हें देख सकते हैं, और सर्च इंजन भी इन्हें खोज लेते हैं। खाली पृष्ठ वैसे भी किसी मेनू में नहीं होते।",
  "Without a heading the school's name stands there.": "शीर्षक न हो तो वहाँ विद्यालय का नाम दिखता है।",
  "Wide: at least 1600 by 800 pixels.": "चौड़ी फ़ोटो: कम से कम 1600 × 800 पिक्सेल।",
  "Without one: Principal.": "न लिखें तो “प्राचार्य” दिखता है।",
  "The page Management desk uses the name, title, qualification and portrait too.":
    "नाम, पदनाम, योग्यता और फ़ोटो “प्रबंधन की ओर से” पृष्ठ पर भी यहीं से आते हैं।",
  "Shown after the people above. Name, title, qualification and portrait are on the page Home.":
    "ऊपर के व्यक्तियों के बाद दिखता है। नाम, पदनाम, योग्यता और फ़ोटो “मुखपृष्ठ” में भरे जाते हैं।",
  "Its heading is the school's own tagline; without one it is not shown.":
    "इसका शीर्षक विद्यालय का आदर्श वाक्य है; वह न हो तो यह भाग नहीं दिखता।",
  "Nobody sees it: it is read out to those who cannot see the page.":
    "यह दिखता नहीं है; जो पृष्ठ देख नहीं सकते, उन्हें पढ़कर सुनाया जाता है।",
  "What your school calls them. Where a name is empty, the usual one is shown.":
    "आपके विद्यालय में इन्हें क्या कहते हैं। नाम खाली हो तो सामान्य नाम दिखता है।",
  "The members have a screen of their own.": "सदस्यों के लिए अलग स्क्रीन है।",
  "One for each class and session.": "हर कक्षा और सत्र के लिए एक।",
  "Without one the board is drawn from the members.": "फ़ोटो न हो तो पट्ट सदस्यों की सूची से बनता है।",
  "Add a class and type, or copy the cells in Excel or Google Sheets and paste them into the first field.":
    "कक्षा जोड़कर लिखें, या Excel अथवा Google Sheets से खाने कॉपी करके पहले खाने में पेस्ट करें।",
  "The page adds up what a new pupil and a continuing pupil pay. If nothing is chosen, the application fee and the admission fee are charged once, and the instalments every year.":
    "पृष्ठ नए और वर्तमान विद्यार्थी का कुल शुल्क स्वयं जोड़ता है। कुछ न चुनें तो आवेदन और प्रवेश शुल्क एक बार, और किस्तें हर वर्ष लगती हैं।",
  "Without a choice they are shown. We recommend “not shown”: the law asks for the consent of parents first. Enter the slips before you choose it, because it takes every child without an answer off the site at once.":
    "कुछ न चुनें तो वे दिखाए जाते हैं। हमारी सलाह है “न दिखाए जाएँ”: कानून पहले अभिभावकों की सहमति माँगता है। इसे चुनने से पहले सहमति पत्र दर्ज कर लें, क्योंकि जिनका उत्तर नहीं मिला, वे सभी बच्चे तुरंत वेबसाइट से हट जाते हैं।",
  "Without a choice: until parents say something else. What you choose holds for answers that are entered from now on.":
    "कुछ न चुनें तो जब तक अभिभावक कुछ और न कहें। आप जो चुनें, वह अब से दर्ज होने वाले उत्तरों पर लागू होगा।",
  "Telephone and email are those of the school.": "फ़ोन और ईमेल विद्यालय के ही दिखते हैं।",
  "Everything else on this page is written by the program and follows what you choose here. The printed notice to parents has this text too.":
    "इस पृष्ठ की बाकी सब बातें प्रोग्राम लिखता है, और वे यहाँ चुनी गई बातों के अनुसार बदलती हैं। अभिभावकों के लिए छपने वाली सूचना में भी यह अंश आता है।",
  "Such as “Summer (April to October)”. Leave both empty if the times are the same all year.":
    "जैसे “ग्रीष्मकाल (अप्रैल से अक्टूबर)”। समय साल भर एक ही हो तो दोनों खाली छोड़ें।",
  "In the order of the morning. Add a stop and type, or copy the cells in Excel or Google Sheets and paste them into the first field.":
    "सुबह के क्रम में। स्टॉप जोड़कर लिखें, या Excel अथवा Google Sheets से खाने कॉपी करके पहले खाने में पेस्ट करें।",
  "The holidays and examinations come from the calendar.": "अवकाश और परीक्षाएँ कैलेंडर से आती हैं।",
  "The page adds the PDFs of the book lists, and the latest circulars from the notices.":
    "पुस्तक सूचियों की PDF फ़ाइलें और सूचनाओं में से नवीनतम परिपत्र पृष्ठ पर अपने आप जुड़ जाते हैं।",
  "Without a file the page says that the form is at the school office.":
    "फ़ाइल न हो तो पृष्ठ पर लिखा आता है कि फ़ॉर्म विद्यालय कार्यालय से मिलेगा।",
  "The opening and the closing day are on the page Admissions. Before and after them the heading is written by the program.":
    "प्रारंभ और अंतिम दिन “प्रवेश” पृष्ठ पर लिखे जाते हैं। उनसे पहले और बाद में शीर्षक प्रोग्राम लिखता है।",
  "This page, the home page and the line below the header say when admissions open and how long they are open. The closing day is the last day.":
    "प्रवेश कब से और कब तक खुले हैं, यह इस पृष्ठ पर, मुखपृष्ठ पर और हर पृष्ठ के ऊपर की पंक्ति में दिखता है। अंतिम दिन तक प्रवेश खुले रहते हैं।",
  "In the first year of the session. Without a choice: 31 March. The page shows the birthdays that follow.":
    "सत्र के पहले वर्ष में। कुछ न चुनें तो 31 मार्च। जन्म तिथि की सीमा पृष्ठ अपने आप दिखाता है।",
  "The amounts are on the page Fee structure; this part has a link to it.":
    "राशियाँ “शुल्क विवरण” पृष्ठ पर हैं; यहाँ से उसका लिंक जाता है।",
  "For boards that do not ask for them. Each section can have a heading of its own.":
    "उन बोर्डों के लिए जो यह जानकारी नहीं माँगते। हर भाग का अपना शीर्षक लिखा जा सकता है।",
  "Name, address, telephones and email are on the page The school; the principal and the qualification are on the page Home.":
    "नाम, पता, फ़ोन और ईमेल “विद्यालय” पृष्ठ पर हैं; प्राचार्य का नाम और योग्यता “मुखपृष्ठ” पर।",
  "The check of the page does not miss these documents.": "पृष्ठ की जाँच इन दस्तावेज़ों को बाकी नहीं बताती।",
  "The certificates have a screen of their own.": "प्रमाणपत्रों की अपनी अलग स्क्रीन है।",
  "Fees, calendar and committee come from their own pages.":
    "शुल्क, कैलेंडर और समिति की जानकारी उनके अपने पृष्ठों से आती है।",
  "The page shows the last three years. Leave the percentage empty: it is computed. Without rows there is no table.":
    "पृष्ठ पर पिछले तीन वर्ष दिखते हैं। प्रतिशत खाली छोड़ें: वह अपने आप निकलता है। कोई पंक्ति न हो तो तालिका नहीं दिखती।",
  "Without one: Results of Class X.": "न लिखें तो: कक्षा 10 के परीक्षा परिणाम।",
  "Without one: Results of Class XII.": "न लिखें तो: कक्षा 12 के परीक्षा परिणाम।",
  "How many there are of each. The total and the ratio to the sections are computed; the sections are those of the classes on the page The school.":
    "हर पद पर कितने हैं। कुल संख्या और सेक्शन से अनुपात अपने आप निकलता है; सेक्शन “विद्यालय” पृष्ठ की कक्षाओं से लिए जाते हैं।",
  "A link to YouTube, Vimeo or Google Drive that everybody can open.":
    "YouTube, Vimeo या Google Drive का ऐसा लिंक दें जो सबके लिए खुलता हो।",
};
