import { both, items, NOTHING } from "../../../core/sample/document-parts.ts";
import type { AdmissionsPage } from "../content/admissions.ts";

const CLASSES = [
  both("Nursery", "नर्सरी"),
  both("LKG", "एल.के.जी."),
  both("UKG", "यू.के.जी."),
  ...Array.from({ length: 9 }, (_, index) => both(`Class ${index + 1}`, `कक्षा ${index + 1}`)),
];

/** Seats and remarks of single classes, by their place in the list. */
const SEATS: Record<number, AdmissionsPage["classes"]["items"][number]["seats"]> = {
  4: "few",
  6: "few",
  9: "full",
};

export const admissions: AdmissionsPage = {
  head: {
    line: both(
      "Which class, which age, which papers, and how to begin.",
      "कौन-सी कक्षा, कितनी आयु, कौन-से दस्तावेज़, और शुरुआत कैसे करें।",
    ),
    searchTitle: both("Admissions 2027-28", "प्रवेश 2027-28"),
    searchDescription: both(
      "Admissions from Nursery to Class 9: ages and dates of birth, opening and closing day, documents, steps, fees and an enquiry form.",
      "नर्सरी से कक्षा 9 तक प्रवेश: आयु और जन्म तिथि, प्रारंभ और अंतिम तिथि, दस्तावेज़, आवेदन की विधि, शुल्क और पूछताछ।",
    ),
  },
  dates: {
    session: "2027-28",
    opensOn: "2026-12-01",
    closesOn: "2027-03-31",
    line: both(
      "Forms are at the office on working days from 9:30 to 11:00 am.",
      "फ़ॉर्म कार्यालय में कार्यदिवसों पर सुबह 9:30 से 11:00 बजे तक मिलते हैं।",
    ),
  },
  classes: {
    heading: both("Classes and ages", "कक्षाएँ और आयु"),
    line: both(
      "There is no entrance test up to Class 5; from Class 6 there is a short test in Hindi, English and Mathematics.",
      "कक्षा 5 तक कोई प्रवेश परीक्षा नहीं; कक्षा 6 से हिन्दी, अंग्रेज़ी और गणित की एक छोटी परीक्षा होती है।",
    ),
    ageOn: "03-31",
    items: items(
      CLASSES.map((name, index) => ({
        class: name,
        atLeast: index + 3,
        below: index + (index < 3 ? 4 : 5),
        seats: SEATS[index] ?? "open",
        note: NOTHING,
      })),
    ),
  },
  steps: {
    heading: both("How to apply", "आवेदन कैसे करें"),
    line: NOTHING,
    steps: {
      en: [
        "Visit the school with your child, or ring us first to choose a morning.",
        "Fill in the form at the office and pay the application fee of ₹500.",
        "Meet the class teacher on the day that we agree.",
        "Pay the admission fee within seven days of our letter. The seat is then yours.",
      ],
      hi: [
        "बच्चे के साथ विद्यालय आइए, या पहले फ़ोन करके सुबह का समय तय कर लीजिए।",
        "कार्यालय में फ़ॉर्म भरिए और ₹500 आवेदन शुल्क जमा कीजिए।",
        "तय किए गए दिन कक्षाध्यापक से मिलिए।",
        "हमारा पत्र मिलने के सात दिन के भीतर प्रवेश शुल्क जमा कीजिए; फिर स्थान आपका है।",
      ],
    },
  },
  documents: {
    heading: both("Documents", "आवश्यक दस्तावेज़"),
    line: both("Bring the originals; we keep copies only.", "मूल दस्तावेज़ साथ लाएँ; हम केवल प्रतियाँ रखते हैं।"),
    documents: {
      en: [
        "Birth certificate",
        "Two photographs of the child",
        "Aadhaar of the child or of a parent, if there is one",
        "Report card of the last class, from Class 2",
        "Transfer certificate, from Class 2",
        "Samagra ID, for children of Madhya Pradesh",
      ],
      hi: [
        "जन्म प्रमाणपत्र",
        "बच्चे की दो फ़ोटो",
        "बच्चे या माता-पिता का आधार, यदि हो",
        "पिछली कक्षा का प्रगति पत्रक, कक्षा 2 से",
        "स्थानांतरण प्रमाणपत्र, कक्षा 2 से",
        "समग्र आईडी, मध्य प्रदेश के बच्चों के लिए",
      ],
    },
  },
  fees: {
    heading: both("Fees", "शुल्क"),
    line: both(
      "The application fee is ₹500 for every class. Brothers and sisters pay no second admission fee in the same year.",
      "आवेदन शुल्क हर कक्षा के लिए ₹500 है। एक ही वर्ष में भाई-बहन का प्रवेश शुल्क दोबारा नहीं लिया जाता।",
    ),
  },
  contact: {
    heading: both("Whom to ask", "किससे पूछें"),
    line: both(
      "For a visit, a form or any question, on working days from 8:00 am to 3:00 pm.",
      "विद्यालय देखने, फ़ॉर्म या किसी भी प्रश्न के लिए, कार्यदिवसों पर सुबह 8:00 से दोपहर 3:00 बजे तक।",
    ),
    name: both("Smt. Anita Joshi, admissions", "श्रीमती अनीता जोशी, प्रवेश"),
    phone: "+91 98765 43211",
  },
  enquiry: {
    heading: both("Ask about admission", "प्रवेश के विषय में पूछें"),
    line: both("We ring you back on the next working day.", "हम अगले कार्यदिवस पर आपको फ़ोन करेंगे।"),
  },
};
