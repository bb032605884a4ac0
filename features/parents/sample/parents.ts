import { both, items, NOTHING, pdf } from "../../../core/sample/document-parts.ts";
import type { ParentsPage } from "../content/parents.ts";
import { stops } from "./bus-stops.ts";

const books = (en: string[], hi: string[]) => ({ en, hi });

export const parents: ParentsPage = {
  head: {
    line: both(
      "Timings, uniform, bus, books and forms: what you need for an ordinary school day.",
      "समय, गणवेश, बस, पुस्तकें और फ़ॉर्म: रोज़ के काम की सब बातें एक जगह।",
    ),
    searchTitle: both("For parents: timings, uniform, bus", "अभिभावकों के लिए: समय, गणवेश, बस"),
    searchDescription: both(
      "School timings in summer and winter, the uniform for every day, bus routes with stops and times, book lists, term dates and forms.",
      "ग्रीष्म और शीतकाल में विद्यालय का समय, हर दिन का गणवेश, बस के मार्ग और स्टॉप, पुस्तक सूची, तिथियाँ और फ़ॉर्म।",
    ),
  },
  timings: {
    heading: both("School timings", "विद्यालय का समय"),
    line: both(
      "The gate opens twenty minutes before school begins.",
      "विद्यालय का गेट समय से बीस मिनट पहले खुलता है।",
    ),
    firstSeason: both("Summer (April to 22 November)", "ग्रीष्मकाल (अप्रैल से 22 नवंबर)"),
    secondSeason: both("Winter (23 November to February)", "शीतकाल (23 नवंबर से फ़रवरी)"),
    items: items([
      {
        classes: both("Nursery, LKG and UKG", "नर्सरी, एल.के.जी. और यू.के.जी."),
        days: both("Monday to Friday", "सोमवार से शुक्रवार"),
        from: "08:10",
        to: "12:00",
        secondFrom: "09:10",
        secondTo: "13:00",
      },
      {
        classes: both("Classes 1 to 5", "कक्षा 1 से 5"),
        days: both("Monday to Friday", "सोमवार से शुक्रवार"),
        from: "07:50",
        to: "13:00",
        secondFrom: "08:50",
        secondTo: "14:00",
      },
      {
        classes: both("Classes 6 to 12", "कक्षा 6 से 12"),
        days: both("Monday to Friday", "सोमवार से शुक्रवार"),
        from: "07:50",
        to: "13:40",
        secondFrom: "08:50",
        secondTo: "14:40",
      },
      {
        classes: both("All classes", "सभी कक्षाएँ"),
        days: both("Saturday", "शनिवार"),
        from: "07:50",
        to: "11:30",
        secondFrom: "08:50",
        secondTo: "12:30",
      },
    ]),
  },
  uniform: {
    heading: both("Uniform", "गणवेश"),
    line: both(
      "Shops in Freeganj and at the Clock Tower have it; the office lends a set to a child in need.",
      "फ्रीगंज और घंटाघर की दुकानों पर मिलता है; ज़रूरत हो तो कार्यालय से भी एक जोड़ी ली जा सकती है।",
    ),
    items: items([
      {
        when: both("Monday, Tuesday, Thursday and Friday", "सोमवार, मंगलवार, गुरुवार और शुक्रवार"),
        everyone: both(
          "White shirt, maroon tie and belt, black shoes, white socks, identity card",
          "सफ़ेद शर्ट, मैरून टाई और बेल्ट, काले जूते, सफ़ेद मोज़े, परिचय पत्र",
        ),
        boys: both("Grey trousers; shorts up to Class 5", "स्लेटी पैंट; कक्षा 5 तक हाफ़ पैंट"),
        girls: both(
          "Grey tunic; from Class 6 grey kurta and white salwar",
          "स्लेटी ट्यूनिक; कक्षा 6 से स्लेटी कुर्ता और सफ़ेद सलवार",
        ),
        picture: null,
      },
      {
        when: both("Wednesday: games", "बुधवार: खेल"),
        everyone: both(
          "White T-shirt, maroon track pants, white sports shoes",
          "सफ़ेद टी-शर्ट, मैरून ट्रैक पैंट, सफ़ेद खेल के जूते",
        ),
        boys: NOTHING,
        girls: NOTHING,
        picture: null,
      },
      {
        when: both("Saturday: house dress", "शनिवार: सदन की पोशाक"),
        everyone: both(
          "T-shirt in the colour of the house, grey trousers or tunic",
          "अपने सदन के रंग की टी-शर्ट, स्लेटी पैंट या ट्यूनिक",
        ),
        boys: NOTHING,
        girls: NOTHING,
        picture: null,
      },
      {
        when: both("Winter, from 23 November", "शीतकाल, 23 नवंबर से"),
        everyone: both(
          "The same with a maroon sweater; maroon blazer from Class 6; a cap for the little ones",
          "वही गणवेश, मैरून स्वेटर के साथ; कक्षा 6 से मैरून ब्लेज़र; छोटे बच्चों के लिए टोपी",
        ),
        boys: NOTHING,
        girls: both("Grey stockings or leggings", "स्लेटी स्टॉकिंग या लेगिंग"),
        picture: null,
      },
    ]),
  },
  transport: {
    heading: both("School bus", "बस सुविधा"),
    line: both(
      "Summer times; in winter everything is one hour later. Please be at the stop five minutes early.",
      "ग्रीष्मकाल का समय; शीतकाल में सब एक घंटा बाद। कृपया स्टॉप पर पाँच मिनट पहले पहुँचें।",
    ),
    routes: items([
      {
        number: "1",
        name: both("Nanakheda – Freeganj – School", "नानाखेड़ा – फ्रीगंज – विद्यालय"),
        details: both("Yellow bus, attendant Smt. Kamla Bai", "पीली बस, सहायिका श्रीमती कमला बाई"),
        phone: "+91 55500 03001",
      },
      {
        number: "2",
        name: both("Mahakal – Clock Tower – School", "महाकाल – घंटाघर – विद्यालय"),
        details: both("Yellow bus, attendant Smt. Rekha Chouhan", "पीली बस, सहायिका श्रीमती रेखा चौहान"),
        phone: "+91 55500 03002",
      },
      {
        number: "3",
        name: both("Dewas Road – Rishi Nagar – School", "देवास रोड – ऋषि नगर – विद्यालय"),
        details: both("Small bus, attendant Shri Ramesh Solanki", "छोटी बस, सहायक श्री रमेश सोलंकी"),
        phone: "+91 55500 03003",
      },
    ]),
    stops: items(stops),
  },
  books: {
    heading: both("Book lists", "पुस्तक सूची"),
    line: both(
      "Session 2026-27. Notebooks, crayons and labels are listed in the diary.",
      "सत्र 2026-27। कॉपियाँ, रंग और लेबल की सूची डायरी में है।",
    ),
    items: items([
      {
        class: both("Nursery, LKG and UKG", "नर्सरी, एल.के.जी. और यू.के.जी."),
        books: books(
          ["Picture book of the school", "Drawing book, large", "One story book of your choice"],
          ["विद्यालय की चित्र पुस्तिका", "बड़ी ड्रॉइंग कॉपी", "अपनी पसंद की एक कहानी की किताब"],
        ),
        list: null,
      },
      {
        class: both("Classes 1 and 2", "कक्षा 1 और 2"),
        books: books(
          ["Sarangi (Hindi)", "Mridang (English)", "Joyful Mathematics", "Drawing book", "School diary"],
          ["सारंगी (हिन्दी)", "मृदंग (अंग्रेज़ी)", "आनंदमय गणित", "ड्रॉइंग कॉपी", "विद्यालय डायरी"],
        ),
        list: null,
      },
      {
        class: both("Classes 3 to 5", "कक्षा 3 से 5"),
        books: books(
          [
            "Veena (Hindi)",
            "Santoor (English)",
            "Maths Mela",
            "Our Wondrous World (Environmental Studies)",
            "Atlas for primary classes",
            "School diary",
          ],
          [
            "वीणा (हिन्दी)",
            "संतूर (अंग्रेज़ी)",
            "गणित मेला",
            "हमारा अद्भुत संसार (पर्यावरण अध्ययन)",
            "प्राथमिक कक्षाओं का एटलस",
            "विद्यालय डायरी",
          ],
        ),
        list: pdf("form-book-list-3-5", "2026-03-28"),
      },
      {
        class: both("Classes 6 to 8", "कक्षा 6 से 8"),
        books: books(
          [
            "Malhar (Hindi)",
            "Poorvi (English)",
            "Ganita Prakash (Mathematics)",
            "Curiosity (Science)",
            "Exploring Society",
            "Deepakam (Sanskrit)",
            "School atlas",
          ],
          [
            "मल्हार (हिन्दी)",
            "पूर्वी (अंग्रेज़ी)",
            "गणित प्रकाश",
            "जिज्ञासा (विज्ञान)",
            "समाज का अध्ययन",
            "दीपकम् (संस्कृत)",
            "विद्यालय एटलस",
          ],
        ),
        list: null,
      },
    ]),
  },
  dates: {
    heading: both("Term dates", "सत्र की तिथियाँ"),
    line: both(
      "The next holidays and examinations, as they are in the calendar.",
      "आने वाले अवकाश और परीक्षाएँ, जैसे कैलेंडर में हैं।",
    ),
  },
  forms: {
    heading: both("Forms and downloads", "फ़ॉर्म और डाउनलोड"),
    line: both(
      "Print, fill in and send with your child, or hand in at the office.",
      "प्रिंट करके भरें और बच्चे के साथ भेजें, या कार्यालय में जमा करें।",
    ),
    items: items([
      {
        title: both("Application for leave", "अवकाश का आवेदन"),
        line: both("For more than two days; one day ahead", "दो दिन से अधिक के लिए; एक दिन पहले दें"),
        pdf: pdf("form-leave", "2026-04-06"),
      },
      {
        title: both("Request for the school bus", "बस सुविधा के लिए आवेदन"),
        line: both("New stop, change of stop, or leaving the bus", "नया स्टॉप, स्टॉप बदलना या बस छोड़ना"),
        pdf: pdf("form-bus", "2026-06-22"),
      },
      {
        title: both("Transfer certificate", "स्थानांतरण प्रमाणपत्र"),
        line: both("Takes three working days", "तीन कार्यदिवस में मिलता है"),
        pdf: null,
      },
    ]),
  },
};
