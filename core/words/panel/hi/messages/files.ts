import type { FILES as ENGLISH } from "../../../../content/messages/english/files.ts";
import type { Template } from "../../../../content/messages/message.ts";

export const FILES: Record<keyof typeof ENGLISH, Template> = {
  image_too_large: "फ़ोटो {megabytes} MB से बड़ी है।",
  notice_file_too_large: "सीमा के भीतर की फ़ाइल चुनें: फ़ोटो {image} MB, PDF फ़ाइल {pdf} MB तक।",
  scan_too_large: "फ़ाइल {megabytes} MB से बड़ी है। कम रिज़ॉल्यूशन पर या काले-सफ़ेद में दोबारा स्कैन करें और छोटी फ़ाइल चुनें।",
  choose_picture: "फ़ोटो चुनें।",
  choose_pdf: "PDF फ़ाइल चुनें।",
  pdf_too_large: "अधिकतम {megabytes} MB की PDF फ़ाइल चुनें।",
  describe_picture: "फ़ोटो में क्या है, यह कुछ शब्दों में लिखें, उनके लिए जो उसे देख नहीं सकते।",
  wrong_type_picture: "JPEG, PNG या WebP फ़ोटो चुनें।",
  wrong_type_notice_file: "JPEG, PNG या WebP फ़ोटो, या PDF फ़ाइल चुनें।",
  not_a_picture_name: "किसी सहेजी गई फ़ोटो का नाम होना चाहिए।",
  range_not_satisfiable: "फ़ाइल माँगे गए भाग से छोटी है।",
  damaged_image: "फ़ोटो खराब है और पढ़ी नहीं जा सकी।",
  damaged_pdf: "PDF खराब है या असामान्य ढंग से बनी है। उसे फिर से साधारण PDF के रूप में सहेजें।",
  animated_image: "हिलती-डुलती (एनिमेशन वाली) फ़ोटो नहीं ली जाती। स्थिर फ़ोटो चुनें।",
  storage_full:
    "सर्वर पर जगह नहीं बची, इसलिए कुछ भी नहीं सहेजा गया। जिन फ़ोटो और फ़ाइलों की अब ज़रूरत नहीं है, उन्हें हटाएँ, “हटाई गई प्रविष्टियाँ” में जाकर हमेशा के लिए हटाएँ, और फिर सहेजें।",
  too_many_staged:
    "बहुत-सी फ़ोटो सहेजे जाने की प्रतीक्षा में हैं। जिन फ़ॉर्म की वे हैं, उन्हें सहेजें, या कल फिर कोशिश करें: जो फ़ोटो सहेजी नहीं जातीं, वे एक दिन बाद हटा दी जाती हैं।",
  picture_in_no_entry: "कोई फ़ोटो अब किसी एल्बम या लेख में नहीं है। पृष्ठ फिर लोड करें।",
  field_takes_no_file: "यहाँ फ़ाइल नहीं दी जा सकती।",
  one_file_only: "केवल एक फ़ाइल चुनें।",
  file_missing: "एक फ़ाइल भेजें।",
  field_not_file: "यहाँ फ़ाइल भेजें।",
  pdf_with_script: "PDF में कोई स्क्रिप्ट, जुड़ी हुई फ़ाइल या चलने वाला प्रोग्राम है। उसे फिर से साधारण PDF के रूप में सहेजें।",
  pdf_with_links:
    "PDF दूसरी फ़ाइलें खोलती है या उसमें लिखी जानकारी कहीं भेजती है। उसे ऐसे लिंक और बटन के बिना साधारण PDF के रूप में सहेजें।",
  pdf_protected: "PDF सुरक्षित (पासवर्ड वाली) है। उसे पासवर्ड और सुरक्षा के बिना सहेजकर फिर चुनें।",
  pdf_too_elaborate: "PDF इतनी जटिल है कि जाँची नहीं जा सकी। उसे नई PDF में प्रिंट करें या टुकड़ों में बाँटें, और फिर चुनें।",
  picture_not_staged:
    "सूची की एक फ़ोटो सर्वर पर नहीं है: वह पहले ही सहेजी जा चुकी है, या एक दिन से अधिक पुरानी हो गई। उसे फिर भेजें।",
  picture_not_on_page: "इस पृष्ठ पर ऐसी कोई फ़ोटो नहीं है; उसे फिर भेजें।",
  pdf_not_on_page: "इस पृष्ठ पर ऐसी कोई PDF फ़ाइल नहीं है; उसे फिर भेजें।",
  caption_without_picture:
    "एक फ़ोटो परिचय ऐसी फ़ोटो का है जो अब यहाँ नहीं है। वह फ़ोटो परिचय हटाएँ, या फ़ोटो फिर जोड़ें।",
  picture_kept_twice: "keep में हर फ़ोटो का नाम एक ही बार हो।",
  image_too_detailed: "फ़ोटो अधिकतम {maximum} मेगापिक्सेल की हो सकती है।",
  too_many_files_sent: "एक बार में अधिकतम {maximum} फ़ाइलें भेजी जा सकती हैं।",
  too_many_files_chosen: "अधिकतम {maximum} फ़ाइलें चुनें।",
  file_not_sent: "{name} के लिए कोई फ़ाइल नहीं भेजी गई।",
  file_not_used: "पृष्ठ की कोई फ़ोटो {name} नहीं है।",
  field_without_pictures: "{type} में {name} नाम की फ़ोटो नहीं होतीं।",
  field_not_removable: "remove में {names} हो सकता है।",
};
