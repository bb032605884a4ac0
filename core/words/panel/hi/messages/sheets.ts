import type { SHEETS as ENGLISH } from "../../../../content/messages/english/sheets.ts";
import type { Template } from "../../../../content/messages/message.ts";

export const SHEETS: Record<keyof typeof ENGLISH, Template> = {
  sheet_too_large: "सीमा के भीतर की फ़ाइल चुनें: XLSX या CSV फ़ाइल {megabytes} MB तक।",
  no_rows: "कोई पंक्ति नहीं है।",
  sheet_damaged: "फ़ाइल खराब है या स्प्रेडशीट नहीं है। उसे खोलें, फिर से XLSX के रूप में सहेजें और चुनें।",
  sheet_with_password: "फ़ाइल पर पासवर्ड लगा है। उसे बिना पासवर्ड के सहेजकर फिर चुनें।",
  sheet_too_full: "फ़ाइल में बहुत अधिक सामग्री है। केवल विद्यार्थियों की शीट को नई XLSX फ़ाइल में सहेजें।",
  wrong_type_sheet: "XLSX या CSV फ़ाइल चुनें। किसी और प्रकार की फ़ाइल को Excel जैसे प्रोग्राम में खोलकर XLSX के रूप में सहेजें।",
  sheet_not_found: "फ़ाइल में इस नाम की कोई शीट नहीं है।",
  sheet_without_results: "फ़ाइल में कुछ सूत्रों के परिणाम नहीं हैं। उसे स्प्रेडशीट प्रोग्राम में खोलें, सहेजें और फिर से चुनें।",
  sheet_formulas: "सूत्र (फ़ॉर्मूले) नहीं चलाए गए: फ़ाइल में रखे उनके परिणाम लिए गए।",
  sheet_merged_cells: "कुछ खाने जोड़े गए हैं ({cells})। उनकी सामग्री केवल पहले खाने में ली गई।",
  sheet_macros: "फ़ाइल के मैक्रो छोड़ दिए गए।",
  sheet_encoding: "फ़ाइल UTF-8 में नहीं है और Windows-1252 मानकर पढ़ी गई। देख लें कि सभी अक्षर सही हैं।",
  wrong_rows: {
    one: "{count} पंक्ति में गलती है, इसलिए कुछ भी अपलोड नहीं हुआ। उसे सुधारें या छोड़ दें।",
    other: "{count} पंक्तियों में गलती है, इसलिए कुछ भी अपलोड नहीं हुआ। उन्हें सुधारें या छोड़ दें।",
  },
  sheet_too_long: "शीट में {maximum} से अधिक पंक्तियाँ हैं। उसे टुकड़ों में बाँटकर अपलोड करें।",
  too_many_rows: "अधिकतम {maximum} पंक्तियाँ हो सकती हैं।",
};
