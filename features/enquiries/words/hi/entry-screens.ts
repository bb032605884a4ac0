import type { PanelWords } from "../../../../core/words/panel/panel-words.ts";

export const enquiries: PanelWords["enquiries"] = {
  title: "पूछताछ",
  heading: "पूछताछ",
  list: "पूछताछ",
  edit: "पूछताछ बदलें",
  withoutName: "बिना नाम की पूछताछ",
  name: "नाम",
  message: "संदेश",
  phoneNumber: "फ़ोन नंबर",
  topic: "विषय",
  topics: {
    admission: "प्रवेश",
    fees: "शुल्क",
    transport: "बस सुविधा",
    certificate: "प्रमाणपत्र",
    complaint: "शिकायत या सुझाव",
    other: "अन्य",
  },
  more: "अन्य जानकारी",
  received: "कब आई",
  newestEnquiries: "नई पूछताछ",
  enquiriesPerWeek: "प्रति सप्ताह पूछताछ",
  thisWeek: "इस सप्ताह",
  weekFrom: "सप्ताह का आरंभ",
};
