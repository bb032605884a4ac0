import type { SentencePattern } from "./sentence-pattern.ts";

/** What the server answers. */
export const SERVER_ANSWERS: Record<string, string> = {
  "must be hi": "मान सही नहीं है।",
  "The request is not valid": "भेजी गई जानकारी सही नहीं है।",
  "Too many pictures wait to be saved. Save the forms they belong to, or try again tomorrow: what nobody saves is removed after a day.":
    "बहुत-से चित्र सहेजे जाने की प्रतीक्षा में हैं। जिन प्रपत्रों के वे हैं, उन्हें सहेजें, या कल फिर कोशिश करें: जो चित्र सहेजे नहीं जाते, वे एक दिन बाद हटा दिए जाते हैं।",
  "Please log in to do this": "इसके लिए कृपया लॉगिन करें।",
  "Login failed. Please try again.": "लॉगिन नहीं हो सका। कृपया फिर कोशिश करें।",
  "This can only be sent from the school's own site": "यह केवल विद्यालय की अपनी वेबसाइट से भेजा जा सकता है।",
  "Date must not be in the future": "तिथि आज के बाद की नहीं हो सकती।",
  "Address not found": "यह पता नहीं मिला।",
  "Change not found": "यह परिवर्तन नहीं मिला।",
  "File not found": "फ़ाइल नहीं मिली।",
  "Page not found": "पृष्ठ नहीं मिला।",
  "Session not found": "यह लॉगिन सत्र अब नहीं है।",
  "Type not found": "यह प्रकार नहीं मिला।",
  "That version is no longer kept: it is too old, or it was deleted for good.":
    "वह संस्करण अब रखा हुआ नहीं है: वह बहुत पुराना है, या उसे हमेशा के लिए हटा दिया गया है।",
  "The request took too long to arrive": "जानकारी पहुँचने में बहुत समय लगा।",
  "Somebody else changed this since you opened it. Look at their version first.":
    "आपके खोलने के बाद किसी और ने इसे बदल दिया है। पहले उनका संस्करण देखें।",
  "The list has changed since you opened it. Load it again, then put it in order.":
    "आपके खोलने के बाद सूची बदल गई है। उसे फिर लोड करें, फिर क्रम में लगाएँ।",
  "Nothing was undone: it was undone already, or every entry has been changed since.":
    "कुछ भी वापस नहीं लिया गया: वह पहले ही वापस लिया जा चुका है, या हर प्रविष्टि उसके बाद बदली जा चुकी है।",
  "Students were changed since the preview. Look at it again, then repeat.":
    "पूर्वावलोकन के बाद विद्यार्थियों के विवरण बदले गए हैं। उसे फिर देखें, फिर दोहराएँ।",
  "Nothing would change for any student": "किसी भी विद्यार्थी के लिए कुछ नहीं बदलेगा।",
  "This is not in the trash any more: somebody has restored it or deleted it for good.":
    "यह अब हटाई गई प्रविष्टियों में नहीं है: किसी ने इसे वापस ला दिया है या हमेशा के लिए हटा दिया है।",
  "The file is shorter than the part that was asked for": "फ़ाइल माँगे गए भाग से छोटी है।",
  "The image is damaged and could not be read": "चित्र ख़राब है और पढ़ा नहीं जा सका।",
  "The PDF is damaged or built in an unusual way. Export it again as a plain PDF":
    "PDF ख़राब है या असामान्य ढंग से बनी है। उसे फिर से साधारण PDF के रूप में सहेजें।",
  "Moving images cannot be used. Choose a still image": "चलते हुए चित्र नहीं लिए जाते। स्थिर चित्र चुनें।",
  "The request's headers are larger than the server takes": "भेजी गई जानकारी सर्वर की सीमा से बड़ी है।",
  "Something went wrong on our side. Please try again later.":
    "हमारी ओर से कोई गड़बड़ी हुई। कृपया कुछ देर बाद फिर कोशिश करें।",
  "The site is busy. Please try again in a moment.": "वेबसाइट अभी व्यस्त है। कृपया थोड़ी देर में फिर कोशिश करें।",
  "The server has no space left, so nothing was saved. Delete pictures and files that are no longer needed, delete them for good in the trash, and save again.":
    "सर्वर पर जगह नहीं बची, इसलिए कुछ भी नहीं सहेजा गया। जिन चित्रों और फ़ाइलों की अब ज़रूरत नहीं है, उन्हें हटाएँ, “हटाई गई प्रविष्टियाँ” में जाकर हमेशा के लिए हटाएँ, और फिर सहेजें।",

  "Too many failed logins. Please wait before trying again.":
    "लॉगिन की बहुत कोशिशें विफल हुईं। कृपया कुछ देर रुककर फिर कोशिश करें।",
  "The current password was wrong too often. Please wait before trying again.":
    "वर्तमान पासवर्ड कई बार ग़लत लिखा गया। कृपया कुछ देर रुककर फिर कोशिश करें।",
  "This is not your current password": "यह आपका वर्तमान पासवर्ड नहीं है।",
  "This is your current password": "यह तो आपका वर्तमान पासवर्ड ही है।",
  "This password is easy to guess.": "इस पासवर्ड का अनुमान लगाना आसान है।",
  "It holds a word of the school or of your email address.": "इसमें विद्यालय का या आपके ईमेल पते का कोई शब्द है।",
  "Choose three or four words that have nothing to do with each other.":
    "ऐसे तीन-चार शब्द चुनें, जिनका आपस में कोई संबंध न हो।",
  "Password changed. All other sessions have ended.": "पासवर्ड बदल दिया गया। बाकी सभी लॉगिन सत्र समाप्त हो गए।",
  "Session ended.": "लॉगिन सत्र समाप्त हुआ।",

  "You have sent several messages already. Please wait a few minutes, or call the school office.":
    "आपके कई संदेश पहले ही मिल चुके हैं। कृपया कुछ मिनट रुकें, या विद्यालय के कार्यालय में फ़ोन करें।",

  "Deleted for good.": "हमेशा के लिए हटा दिया गया।",
  "A picture is in no album or post any more. Load the page again.":
    "कोई चित्र अब किसी एल्बम या लेख में नहीं है। पृष्ठ फिर लोड करें।",
  "The new order is saved.": "नया क्रम सहेजा गया।",
  "There was no sample content left.": "नमूने की कोई सामग्री नहीं बची थी।",
  "What the school added or changed has stayed.": "विद्यालय ने जो जोड़ा या बदला है, वह बना हुआ है।",
  "This version no longer fits the rules. Open its history to go on from it.":
    "यह संस्करण अब नियमों के अनुसार नहीं है। आगे बढ़ने के लिए इसका इतिहास खोलें।",

  "This field does not take a file": "यहाँ फ़ाइल नहीं दी जा सकती।",
  "Choose one file only": "केवल एक फ़ाइल चुनें।",
  "Send one file": "एक फ़ाइल भेजें।",
  "The text is too long": "लिखी गई सामग्री बहुत लंबी है।",
  "Send this field as text": "यह जानकारी शब्दों में भेजें।",
  "Send a file in this field": "यहाँ फ़ाइल भेजें।",
  "A field of the form has no usable name": "फ़ॉर्म में ऐसी जानकारी है, जिसका नाम पढ़ा नहीं जा सका।",
  "The form did not arrive whole or is not valid multipart/form-data":
    "फ़ॉर्म पूरा नहीं पहुँचा या उसका रूप (multipart/form-data) सही नहीं है।",
  "The form has too many fields": "फ़ॉर्म में जानकारी के खाने बहुत अधिक हैं।",
  "Send this form as multipart/form-data": "यह फ़ॉर्म multipart/form-data के रूप में भेजें।",
  "The PDF contains a script, an attached file or a program to start. Export it again as a plain PDF":
    "PDF में कोई स्क्रिप्ट, जुड़ी हुई फ़ाइल या चलने वाला प्रोग्राम है। उसे फिर से साधारण PDF के रूप में सहेजें।",
  "The PDF opens other files or sends what is typed into it. Export it again as a plain PDF without such links and buttons":
    "PDF दूसरी फ़ाइलें खोलती है या उसमें लिखी जानकारी कहीं भेजती है। उसे ऐसे लिंक और बटन के बिना साधारण PDF के रूप में सहेजें।",
  "The PDF is protected. Save it without password or protection and choose it again":
    "PDF सुरक्षित (पासवर्ड वाली) है। उसे पासवर्ड और सुरक्षा के बिना सहेजकर फिर चुनें।",
  "The PDF is too elaborate to be checked. Print it to a new PDF or split it, and choose it again":
    "PDF इतनी जटिल है कि जाँची नहीं जा सकी। उसे नई PDF में प्रिंट करें या टुकड़ों में बाँटें, और फिर चुनें।",
  "A picture of the list is not on the server: it was saved already, or has waited for more than a day. Send it again.":
    "सूची का एक चित्र सर्वर पर नहीं है: वह पहले ही सहेजा जा चुका है, या एक दिन से अधिक पुराना हो गया। उसे फिर भेजें।",
  "A photo is not on the server: it was saved already, or has waited for more than a day. Send the photos again.":
    "एक फ़ोटो सर्वर पर नहीं है: वह पहले ही सहेजा जा चुका है, या एक दिन से अधिक पुराना हो गया। फ़ोटो फिर भेजें।",
  "Send one photo for each student": "हर विद्यार्थी के लिए एक ही फ़ोटो भेजें।",
  "Send each photo for one student": "हर फ़ोटो एक ही विद्यार्थी के लिए भेजें।",
  "This page has no such picture; send it again": "इस पृष्ठ पर ऐसा कोई चित्र नहीं है; उसे फिर भेजें।",

  "This is not the roll number of the student": "यह इस विद्यार्थी का अनुक्रमांक नहीं है।",
  "Type the roll number of the student": "विद्यार्थी का अनुक्रमांक लिखें।",
  "One of the chosen records is no copy of this record any more. Load the page again.":
    "चुने गए विवरणों में से एक अब इस विवरण की प्रति नहीं है। पृष्ठ फिर से खोलें।",
  "The record is deleted. Remains in the database's log are removed as soon as no other program is reading it.":
    "विवरण हटा दिया गया है। डेटाबेस के लॉग में बचे अंश तब हटेंगे जब कोई दूसरा प्रोग्राम उसे नहीं पढ़ रहा होगा।",
  "This student is no longer in the list. Choose another one.":
    "यह विद्यार्थी अब सूची में नहीं है। कोई दूसरा विद्यार्थी चुनें।",
  "Nothing was recorded: the consent was withdrawn before.": "कुछ दर्ज नहीं हुआ: सहमति पहले ही वापस ली जा चुकी थी।",
  "Everything about the student is deleted for good.": "विद्यार्थी के बारे में सब कुछ हमेशा के लिए हटा दिया गया।",
  "Some pictures are still being removed. Visitors can no longer open them.":
    "कुछ चित्र अभी हटाए जा रहे हैं। आगंतुक उन्हें अब नहीं खोल सकते।",
  "Backups that somebody has downloaded. Whoever restores one has to delete the student again.":
    "डाउनलोड किए गए बैकअप। जो उन्हें वापस लाए, उसे विद्यार्थी का विवरण फिर हटाना होगा।",
  "Lists that the office has exported or printed.": "कार्यालय में निकाली या छापी गई सूचियाँ।",
  "Search engines and caches in front of the site: they forget a page or a picture when they ask for it again, which may take weeks.":
    "सर्च इंजन और वेबसाइट के आगे लगे कैश: वे पृष्ठ या चित्र को तब भूलते हैं जब उसे फिर माँगते हैं, इसमें कुछ सप्ताह लग सकते हैं।",
  "The file is damaged or not a spreadsheet. Open it, save it again as XLSX and choose it":
    "फ़ाइल ख़राब है या स्प्रेडशीट नहीं है। उसे खोलें, फिर से XLSX के रूप में सहेजें और चुनें।",
  "The file has a password. Save it without one and choose it again":
    "फ़ाइल पर पासवर्ड लगा है। उसे बिना पासवर्ड के सहेजकर फिर चुनें।",
  "The file holds too much. Save the sheet with the students alone as a new XLSX file":
    "फ़ाइल में बहुत अधिक सामग्री है। केवल विद्यार्थियों की शीट को नई XLSX फ़ाइल में सहेजें।",
  "Choose an XLSX or CSV file. Open another one in a spreadsheet program and save it as XLSX":
    "XLSX या CSV फ़ाइल चुनें। किसी और प्रकार की फ़ाइल को Excel जैसे प्रोग्राम में खोलकर XLSX के रूप में सहेजें।",
  "The file has no such sheet": "फ़ाइल में इस नाम की कोई शीट नहीं है।",
  "Some formulas have no results in the file. Open it in a spreadsheet program, save it and choose it again.":
    "फ़ाइल में कुछ सूत्रों के परिणाम नहीं हैं। उसे स्प्रेडशीट प्रोग्राम में खोलें, सहेजें और फिर से चुनें।",
  "Formulas were not run: the results that the file holds were taken.":
    "सूत्र (फ़ॉर्मूले) नहीं चलाए गए: फ़ाइल में रखे उनके परिणाम लिए गए।",
  "The text of merged cells stands in the first of them alone.": "जोड़े गए खानों की सामग्री केवल पहले खाने में ली गई।",
  "The macros of the file were left out.": "फ़ाइल के मैक्रो छोड़ दिए गए।",
  "The file is not in UTF-8 and was read as Windows-1252. Look whether all letters are right.":
    "फ़ाइल UTF-8 में नहीं है और Windows-1252 मानकर पढ़ी गई। देख लें कि सभी अक्षर सही हैं।",
  "The example row of the template was left out.": "नमूना शीट की उदाहरण वाली पंक्ति छोड़ दी गई।",
  "Children who have left school were left out.": "विद्यालय छोड़ चुके विद्यार्थियों की पंक्तियाँ नहीं ली गईं।",
  "Class and section stood in one column. They were taken apart; please look whether they are right.":
    "कक्षा और वर्ग एक ही स्तंभ में थे। उन्हें अलग किया गया है; कृपया देख लें कि वे सही हैं।",
  "Headings that stand among the rows again were left out.": "पंक्तियों के बीच दोहराए गए शीर्षक छोड़ दिए गए।",
  "The letters were lost when the file was saved. Save the sheet as XLSX and import that, or write them here":
    "फ़ाइल सहेजते समय अक्षर खो गए। शीट को XLSX के रूप में सहेजकर उसे आयात करें, या अक्षर यहाँ लिखें।",
  "The formula of this cell has failed. Write what belongs here":
    "इस खाने का सूत्र (फ़ॉर्मूला) विफल हुआ है। यहाँ सही जानकारी लिखें।",
  "Dates of this file have the month first. Save the sheet as XLSX and import that, so that no birthday becomes another.":
    "इस फ़ाइल की तिथियों में पहले महीना है। शीट को XLSX के रूप में सहेजकर उसे आयात करें, ताकि कोई जन्म तिथि बदल न जाए।",
  "Other dates have the month first, so this one may too. Write it such as 1 April 2015, or save the sheet as XLSX and import that":
    "दूसरी तिथियों में पहले महीना है, इसलिए इसमें भी हो सकता है। इसे 1 अप्रैल 2015 की तरह लिखें, या शीट को XLSX के रूप में सहेजकर उसे आयात करें।",
  "Date of birth must have the day before the month, such as 30/06/2015":
    "जन्म तिथि में पहले दिन, फिर महीना लिखें, जैसे 30/06/2015।",
  "Date of birth must not be in the future": "जन्म तिथि भविष्य की नहीं हो सकती।",
  "Date of birth is a day that does not exist": "जन्म तिथि में लिखा दिन होता ही नहीं।",
  "The spreadsheet program has cut this number short. Write all its digits":
    "स्प्रेडशीट प्रोग्राम ने यह नंबर छोटा कर दिया है। इसके सभी अंक लिखें।",
  "More than one student has this roll number and class already":
    "इस अनुक्रमांक और कक्षा के एक से अधिक विद्यार्थी पहले से हैं।",

  "The request did not arrive whole": "जानकारी पूरी नहीं पहुँची।",
  "The request is larger than the server takes": "भेजी गई जानकारी सर्वर की सीमा से बड़ी है।",
  "This address takes another content type": "इस पते पर जानकारी दूसरे रूप में भेजी जाती है।",
  "The request could not be read": "भेजी गई जानकारी पढ़ी नहीं जा सकी।",
  "The address could not be read": "पता पढ़ा नहीं जा सका।",
  "The request has more than one Host header": "अनुरोध में एक से अधिक Host हेडर हैं।",
  "Send the fields as one JSON object": "जानकारी एक JSON ऑब्जेक्ट के रूप में भेजें।",
  "Send the document once, as JSON": "पृष्ठ की सामग्री एक ही बार, JSON के रूप में भेजें।",
  "The document must be one JSON object": "पृष्ठ की सामग्री एक JSON ऑब्जेक्ट होनी चाहिए।",
  "Send either ids, or match and count": "या तो ids भेजें, या match और count।",
  "must be true or false": "मान true या false होना चाहिए।",
  "must be at least one id": "कम से कम एक id होना चाहिए।",
  "is not valid": "यह मान सही नहीं है।",
  "values go with the action change": "values केवल change के साथ भेजें।",
  "keep names each picture at most once": "keep में हर चित्र का नाम एक ही बार हो।",
  "isDraft must be true or false": "isDraft का मान true या false होना चाहिए।",
};

const DONE: Record<string, string> = {
  deleted: "हटाई",
  published: "प्रकाशित की",
  withdrawn: "अप्रकाशित की",
  changed: "बदली",
};

/** What became of students of a sheet. */
const IMPORTED: Record<string, string> = {
  added: "जोड़े गए",
  changed: "बदले गए",
  unchanged: "पहले जैसे ही हैं",
  skipped: "छोड़े गए",
};

/** 1 प्रविष्टि, 5 प्रविष्टियाँ. */
const entries = (count = "") => (count === "1" ? "1 प्रविष्टि" : `${count} प्रविष्टियाँ`);

const isOne = (count: string | undefined) => count === "1";

/** Whatever somebody has typed stands in other parts than `label`. */
export const SERVER_ANSWER_PATTERNS: readonly SentencePattern[] = [
  {
    pattern: /^Your account may not do this\. It needs the permission (?<name>\S+)\.$/,
    write: ({ name }) => `आपके खाते को इसकी अनुमति नहीं है। इसके लिए ${name} अनुमति चाहिए।`,
  },
  { pattern: /^(?<label>.+) not found$/, write: ({ label }) => `${label} उपलब्ध नहीं है।` },
  {
    pattern:
      /^The list has changed: (?<now>\d+) entr(?:y|ies) match(?:es)? now instead of (?<before>\d+)\. Look at it again, then repeat\.$/,
    write: ({ now, before }) =>
      `सूची बदल गई है: पहले ${entries(before)} थीं, अब ${now} ${isOne(now) ? "है" : "हैं"}। उसे फिर देखें, फिर दोहराएँ।`,
  },
  {
    pattern:
      /^The preview was made for (?<before>\d+) students, and now there are (?<now>\d+)\. Look at it again, then repeat\.$/,
    write: ({ now, before }) =>
      `पूर्वावलोकन ${before} विद्यार्थियों के लिए बना था, अब ${now} हैं। उसे फिर देखें, फिर दोहराएँ।`,
  },
  {
    pattern: /^The school year has changed for (?<count>\d+) students?\.$/,
    write: ({ count }) => `${count} विद्यार्थियों के लिए नया सत्र लागू हो गया।`,
  },
  {
    pattern: /^Choose what becomes of class (?<name>.+)$/,
    write: ({ name }) => `चुनें कि कक्षा ${name} का क्या होगा।`,
  },
  // What the audit log calls the sample when it is loaded or removed.
  { pattern: /^(?<count>\d+) entr(?:y|ies)$/, write: ({ count }) => entries(count) },
  {
    pattern: /^(?<count>\d+) entr(?:y|ies) (?<done>deleted|published|withdrawn|changed)\.$/,
    write: ({ count, done = "" }) => `${entries(count)} ${DONE[done]} ${isOne(count) ? "गई" : "गईं"}।`,
  },
  {
    pattern: /^(?<count>\d+) entr(?:y|ies) could not be (?<done>deleted|published|withdrawn|changed)\.$/,
    write: ({ count, done = "" }) =>
      `${entries(count)} ${DONE[done]} नहीं जा ${isOne(count) ? "सकी" : "सकीं"}।`,
  },
  {
    pattern: /^(?<count>\d+) entr(?:y|ies) (?:was|were) there no more\.$/,
    write: ({ count }) => `${entries(count)} अब नहीं ${isOne(count) ? "थी" : "थीं"}।`,
  },
  {
    pattern: /^(?<count>\d+) entr(?:y is as it was|ies are as they were)\.$/,
    write: ({ count }) => `${entries(count)} पहले जैसी हो ${isOne(count) ? "गई" : "गईं"}।`,
  },
  {
    pattern: /^(?<count>\d+) (?:has|have) been changed since and stays? so\.$/,
    write: ({ count }) =>
      isOne(count)
        ? "1 प्रविष्टि उसके बाद बदली जा चुकी है और वैसी ही रहेगी।"
        : `${count} प्रविष्टियाँ उसके बाद बदली जा चुकी हैं और वैसी ही रहेंगी।`,
  },
  {
    pattern: /^(?<count>\d+) photos? saved\.$/,
    write: ({ count }) => (isOne(count) ? "1 फ़ोटो सहेजा गया।" : `${count} फ़ोटो सहेजे गए।`),
  },
  {
    pattern: /^(?<count>\d+) students? (?:was|were) there no more\.$/,
    write: ({ count }) =>
      isOne(count) ? "1 विद्यार्थी का विवरण अब नहीं था।" : `${count} विद्यार्थियों के विवरण अब नहीं थे।`,
  },
  {
    pattern:
      /^Daily backups on the server: they still have the student until (?<count>\d+) newer ones? ha(?:s|ve) taken their places?\.$/,
    write: ({ count }) =>
      `सर्वर के दैनिक बैकअप: जब तक उनकी जगह ${count} नए बैकअप नहीं आ जाते, उनमें विद्यार्थी का विवरण रहेगा।`,
  },
  // What the audit log tells of an export and of a deletion with every trace.
  {
    pattern: /^(?<count>\d+) students?(?:, class (?<name>.+?))?(?:, section (?<section>.+))?$/,
    write: ({ count, name, section }) =>
      [`${count} विद्यार्थी`, name && `कक्षा ${name}`, section && `वर्ग ${section}`].filter(Boolean).join(", "),
  },
  {
    pattern:
      /^versions (?<versions>\d+), consents (?<consents>\d+), top students (?<top>\d+), alumni (?<alumni>\d+), pictures (?<pictures>\d+), files (?<files>\d+)(?:, copies (?<copies>\d+))?$/,
    write: ({ versions, consents, top, alumni, pictures, files, copies }) =>
      `संस्करण ${versions}, सहमतियाँ ${consents}, मेधावी विद्यार्थी ${top}, पूर्व विद्यार्थी ${alumni}, चित्र ${pictures}, फ़ाइलें ${files}${copies === undefined ? "" : `, प्रतियाँ ${copies}`}`,
  },
  {
    pattern: /^(?<count>\d+) sample entr(?:y was|ies were) removed\.$/,
    write: ({ count }) => `नमूने की ${entries(count)} हटा दी ${isOne(count) ? "गई" : "गईं"}।`,
  },
  {
    pattern: /^The sheet has more than (?<count>\d+) rows\. Import one part of it after the other$/,
    write: ({ count }) => `शीट में ${count} से अधिक पंक्तियाँ हैं। उसे टुकड़ों में बाँटकर आयात करें।`,
  },
  {
    pattern:
      /^(?<count>\d+) rows? (?:is|are) wrong, so nothing was imported\. Mend them, or leave them out\.$/,
    write: ({ count }) =>
      `${count} ${isOne(count) ? "पंक्ति" : "पंक्तियों"} में ग़लती है, इसलिए कुछ भी आयात नहीं हुआ। उसे सुधारें या छोड़ दें।`,
  },
  {
    pattern: /^Row (?<row>\d+) has the same roll number and class$/,
    write: ({ row }) => `पंक्ति ${row} में यही अनुक्रमांक और कक्षा है।`,
  },
  {
    pattern:
      /^(?<name>.+) has roll number (?<number>.+)\. Change roll numbers in the list of students first$/,
    write: ({ name, number }) => `अनुक्रमांक ${number} ${name} का है। पहले विद्यार्थियों की सूची में अनुक्रमांक बदलें।`,
  },
  {
    pattern:
      /^(?<name>.+), another child, has roll number (?<number>.+)\. Change the school year or the list of students first$/,
    write: ({ name, number }) =>
      `अनुक्रमांक ${number} किसी दूसरे बच्चे (${name}) का है। पहले सत्र बदलें या विद्यार्थियों की सूची ठीक करें।`,
  },
  {
    pattern: /^must be at most (?<count>\d+) rows$/,
    write: ({ count }) => `अधिकतम ${count} पंक्तियाँ हो सकती हैं।`,
  },
  {
    pattern: /^(?<count>\d+) students? (?<done>added|changed|unchanged|skipped)\.$/,
    write: ({ count, done = "" }) => `${count} विद्यार्थी ${IMPORTED[done]}।`,
  },
  {
    pattern: /^(?<count>\d+) rows? left out\.$/,
    write: ({ count }) => (isOne(count) ? "1 पंक्ति छोड़ी गई।" : `${count} पंक्तियाँ छोड़ी गईं।`),
  },
  {
    pattern:
      /^Recorded for (?<count>\d+) students?\.(?: (?<before>What was withdrawn before is not recorded again)\.)?(?: (?<kept>\d+) of them keep a refusal that is later than this consent\.)?(?: The (?<photo>photos?) (?:is|are) still being removed; visitors can no longer open (?:it|them)\.)?$/,
    write: ({ count, before, kept, photo }) =>
      [
        `${count} ${isOne(count) ? "विद्यार्थी" : "विद्यार्थियों"} के लिए दर्ज किया गया।`,
        before && "जो सहमति पहले वापस ली जा चुकी थी, वह दोबारा दर्ज नहीं की गई।",
        kept && `इनमें से ${kept} के लिए बाद की असहमति ही मान्य रहेगी।`,
        photo === "photo" && "फ़ोटो अभी हटाई जा रही है; आगंतुक उसे अब नहीं खोल सकते।",
        photo === "photos" && "फ़ोटो अभी हटाई जा रही हैं; आगंतुक उन्हें अब नहीं खोल सकते।",
      ]
        .filter(Boolean)
        .join(" "),
  },
  {
    pattern: /^A password has at least (?<count>\d+) characters$/,
    write: ({ count }) => `पासवर्ड में कम से कम ${count} अक्षर होने चाहिए।`,
  },
  {
    pattern: /^Images may have at most (?<count>\d+) megapixels$/,
    write: ({ count }) => `चित्र अधिकतम ${count} मेगापिक्सेल का हो सकता है।`,
  },
  {
    pattern: /^At most (?<count>\d+) files can be sent at once$/,
    write: ({ count }) => `एक बार में अधिकतम ${count} फ़ाइलें भेजी जा सकती हैं।`,
  },
  { pattern: /^Choose at most (?<count>\d+) files$/, write: ({ count }) => `अधिकतम ${count} फ़ाइलें चुनें।` },
  {
    pattern: /^No file was sent for (?<name>.+)$/,
    write: ({ name }) => `${name} के लिए कोई फ़ाइल नहीं भेजी गई।`,
  },
  {
    pattern: /^No picture of the document is (?<name>.+)$/,
    write: ({ name }) => `पृष्ठ का कोई चित्र ${name} नहीं है।`,
  },
  {
    pattern: /^(?<type>\S+) has no pictures called (?<name>.+)$/,
    write: ({ type, name }) => `${type} में ${name} नाम के चित्र नहीं होते।`,
  },
  { pattern: /^(?<name>\S+) is for admins$/, write: ({ name }) => `${name} केवल एडमिन के लिए है।` },
  { pattern: /^values must name (?<names>.+)$/, write: ({ names }) => `values में ${names} होना चाहिए।` },
  { pattern: /^remove takes (?<names>.+)$/, write: ({ names }) => `remove में ${names} हो सकता है।` },
  {
    pattern: /^(?<browser>Edge|Opera|Firefox|Chrome|Safari|[A-Z]\w+ (?:Internet|Browser)) on (?<system>\w+)$/,
    write: ({ browser, system }) => `${system} पर ${browser}`,
  },
];
