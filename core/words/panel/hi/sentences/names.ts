/** Names that the core declares, or several features. */
export const NAMES: Record<string, string> = {
  Event: "कार्यक्रम",
  Posts: "लेख",
  Gallery: "फ़ोटो गैलरी",
  "Top students": "मेधावी विद्यार्थी",
  Alumni: "पूर्व विद्यार्थी",
  Committee: "प्रबंध समिति",
  Certificate: "प्रमाणपत्र",
  Facilities: "सुविधाएँ",
  Home: "मुखपृष्ठ",
  Contact: "संपर्क",
  School: "विद्यालय",
  "SSM(login)": "SSM (लॉगिन)",

  Everything: "सब कुछ",
  Office: "कार्यालय",
  Pages: "पृष्ठ",
  "Look only": "केवल देखना",
};
