import { both, items, picture } from "../../../core/sample/document-parts.ts";
import type { ServicesPage } from "../content/services.ts";

export const services: ServicesPage = {
  head: {
    line: both(
      "Four ways in which the school goes beyond the timetable.",
      "समय-सारणी से आगे, विद्यालय की चार सेवाएँ।",
    ),
    searchTitle: both("Services", "सेवाएँ"),
    searchDescription: both(
      "Online classes, extracurricular activities, personalized learning and career guidance: what the school offers beyond the timetable.",
      "ऑनलाइन कक्षाएँ, सह-शैक्षणिक गतिविधियाँ, व्यक्तिगत शिक्षण और करियर मार्गदर्शन: समय-सारणी से आगे विद्यालय क्या देता है।",
    ),
  },
  cards: items([
    {
      name: both("Online Classes", "ऑनलाइन कक्षाएँ"),
      description: both(
        "When a child is ill, the road is flooded or a lesson needs going over once more, the classroom comes home. Lessons are short, live and taught by the child’s own teachers.",
        "बच्चा बीमार हो, रास्ते में पानी भर गया हो या कोई पाठ एक बार और समझना हो, तो कक्षा घर आ जाती है। पाठ छोटे और लाइव होते हैं, और पढ़ाते हैं बच्चे के अपने ही शिक्षक।",
      ),
      points: {
        en: [
          "Live revision from Class 3, on two evenings a week",
          "Recorded lessons that play on a simple phone",
          "Homework help by message until 7 pm",
        ],
        hi: [
          "कक्षा 3 से सप्ताह में दो शाम लाइव पुनरावृत्ति",
          "रिकॉर्ड किए हुए पाठ, जो साधारण फ़ोन पर भी चलते हैं",
          "शाम 7 बजे तक संदेश भेजकर गृहकार्य में मदद",
        ],
      },
      picture: picture(
        "service-online-classes",
        "A girl at home following a lesson on a tablet, her teacher smiling from the screen",
        "घर पर टैबलेट से पढ़ती एक बालिका, स्क्रीन पर मुस्कुराती उसकी शिक्षिका",
      ),
    },
    {
      name: both("Extracurricular Activities", "सह-शैक्षणिक गतिविधियाँ"),
      description: both(
        "Two periods a day belong to the things that no examination asks for: tabla and harmonium, folk dance, clay, chess, theatre, gardening and games. Every child tries all of them and stays with what they love.",
        "दिन के दो कालखंड उन बातों के नाम हैं जो किसी परीक्षा में नहीं पूछी जातीं: तबला और हारमोनियम, लोकनृत्य, मिट्टी का काम, शतरंज, नाटक, बागवानी और खेल। हर बच्चा सब कुछ करके देखता है, और जिसमें मन रम जाए, उसी में आगे बढ़ता है।",
      ),
      points: {
        en: [
          "Twelve clubs, open to all from Class 1",
          "Coaching in kabaddi, cricket, athletics and yoga",
          "A stage for everyone at the annual function",
        ],
        hi: [
          "बारह क्लब, कक्षा 1 से सबके लिए खुले",
          "कबड्डी, क्रिकेट, एथलेटिक्स और योग का प्रशिक्षण",
          "वार्षिकोत्सव में सबके लिए मंच",
        ],
      },
      picture: picture(
        "service-extracurricular",
        "Children busy with drums, paints and a chessboard in the activity hall",
        "गतिविधि कक्ष में ढोलक, रंगों और शतरंज में मगन बच्चे",
      ),
    },
    {
      name: both("Personalized Learning", "व्यक्तिगत शिक्षण"),
      description: both(
        "No two children learn at the same pace. Teachers keep a small record for each child, notice early where help is wanted, and give the quick ones something worth their while.",
        "हर बच्चे के सीखने की अपनी गति होती है। शिक्षक हर बच्चे की प्रगति लिखते चलते हैं, समय रहते देख लेते हैं कि मदद कहाँ चाहिए, और जो जल्दी सीखते हैं उन्हें भी कुछ नया करने को देते हैं।",
      ),
      points: {
        en: [
          "Groups of six for reading and arithmetic in the primary classes",
          "A remedial period every day, without extra fee",
          "A talk with parents four times a year",
        ],
        hi: [
          "प्राथमिक कक्षाओं में पढ़ने और गणित के लिए छह-छह बच्चों के समूह",
          "कठिनाई दूर करने के लिए हर दिन एक कालखंड, बिना अतिरिक्त शुल्क",
          "वर्ष में चार बार अभिभावकों से बातचीत",
        ],
      },
      picture: picture(
        "service-personalized-learning",
        "A teacher working at a low table with one boy while other children read nearby",
        "नीची मेज़ पर एक बालक को पढ़ाते शिक्षक, पास में पुस्तकें पढ़ते दूसरे बच्चे",
      ),
    },
    {
      name: both("Career Guidance", "करियर मार्गदर्शन"),
      description: both(
        "From Class 8 onwards we help students find out what they are good at and where it may lead. Former pupils come back to tell them, honestly, what their working day is like.",
        "कक्षा 8 से हम विद्यार्थियों को यह पहचानने में मदद करते हैं कि उनकी रुचि और योग्यता किसमें है और वह उन्हें कहाँ ले जा सकती है। पूर्व विद्यार्थी भी आते हैं और सच-सच बताते हैं कि उनके काम का दिन कैसा होता है।",
      ),
      points: {
        en: [
          "Aptitude sessions and choice of stream in Classes 9 and 10",
          "Visits to a hospital, a workshop, a farm and a bank",
          "Help with scholarship and college forms in Class 12",
        ],
        hi: [
          "कक्षा 9 और 10 में अभिरुचि की पहचान और संकाय का चयन",
          "अस्पताल, कारखाने, खेत और बैंक का भ्रमण",
          "कक्षा 12 में छात्रवृत्ति और कॉलेज के फ़ॉर्म भरने में मदद",
        ],
      },
      picture: picture(
        "service-career-guidance",
        "A counsellor talking with two older students over a chart of professions",
        "अलग-अलग व्यवसायों के चार्ट पर दो बड़े विद्यार्थियों से बात करती परामर्शदाता",
      ),
    },
  ]),
  question: {
    heading: both("Which of these would help your child?", "आपके बच्चे के लिए इनमें से क्या उपयोगी होगा?"),
    line: both(
      "Tell us a little about your child, and a teacher will ring you back.",
      "अपने बच्चे के बारे में थोड़ा बताइए, हमारे शिक्षक आपको फ़ोन करेंगे।",
    ),
  },
};
