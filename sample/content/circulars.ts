import type { Circular } from "./types.ts";

const principal: Circular["signatory"] = {
  name: { hi: "डॉ. सुधा व्यास", en: "Dr Sudha Vyas" },
  designation: { hi: "प्रधानाचार्या", en: "Principal" },
};

const headmaster: Circular["signatory"] = {
  name: { hi: "श्री हरीश चंद्र मेहता", en: "Shri Harish Chandra Mehta" },
  designation: { hi: "प्रधानाध्यापक", en: "Headmaster" },
};

export const circulars: Circular[] = [
  {
    key: "winter-timings",
    reference: "AVG/2026-27/118",
    date: "2026-11-13",
    addressees: { hi: "समस्त अभिभावक एवं विद्यार्थी", en: "All parents and students" },
    subject: { hi: "शीतकालीन समय-सारणी के संबंध में", en: "Winter timings" },
    body: [
      {
        hi: "आपको सूचित किया जाता है कि ठंड को देखते हुए सोमवार, 23 नवंबर 2026 से विद्यालय वर्तमान समय से एक घंटा बाद प्रारंभ होगा। नया समय नीचे दी गई तालिका के अनुसार होगा और 13 फ़रवरी 2027 तक लागू रहेगा।",
        en: "In view of the cold, the school will begin one hour later from Monday, 23 November 2026. The new timings are given in the table below and remain in force until 13 February 2027.",
      },
      {
        hi: "सभी बसें प्रत्येक स्टॉप पर वर्तमान समय से एक घंटा बाद पहुँचेंगी। कृपया बच्चों को मैरून स्वेटर या ब्लेज़र पहनाकर भेजें; नर्सरी से कक्षा 2 तक के बच्चे टोपी भी पहनें।",
        en: "All buses will reach each stop one hour later than at present. Please send your child in the maroon sweater or blazer; children of Nursery to Class 2 should wear a cap as well.",
      },
    ],
    table: {
      heads: ["कक्षा / Class", "प्रवेश द्वार खुलेगा / Gate opens", "प्रार्थना / Assembly", "छुट्टी / Dispersal"],
      rows: [
        ["नर्सरी से यू.के.जी. / Nursery to UKG", "8:50 am", "9:00 am", "12:40 pm"],
        ["कक्षा 1 से 5 / Classes 1 to 5", "8:30 am", "8:40 am", "2:10 pm"],
        ["कक्षा 6 से 12 / Classes 6 to 12", "8:30 am", "8:40 am", "2:40 pm"],
      ],
    },
    signatory: principal,
  },
  {
    key: "museum-trip",
    reference: "AVG/2026-27/109",
    date: "2026-10-28",
    addressees: { hi: "कक्षा 6 से 8 के अभिभावक", en: "Parents of Classes 6 to 8" },
    subject: { hi: "शैक्षणिक भ्रमण: राज्य संग्रहालय, भोपाल", en: "Educational trip to the state museum, Bhopal" },
    body: [
      {
        hi: "कक्षा 6 से 8 के विद्यार्थियों के लिए शनिवार, 5 दिसंबर 2026 को भोपाल के राज्य संग्रहालय का भ्रमण आयोजित किया जा रहा है। जिन मूर्तियों, सिक्कों और शिलालेखों के बारे में विद्यार्थियों ने इतिहास की पुस्तक में पढ़ा है, उन्हें वे स्वयं देख सकेंगे।",
        en: "A trip to the state museum in Bhopal has been arranged for the students of Classes 6 to 8 on Saturday, 5 December 2026. They will see for themselves the sculptures, coins and inscriptions they have read about in their history book.",
      },
      {
        hi: "प्रत्येक विद्यार्थी के लिए 350 रुपये का व्यय निर्धारित है, जिसमें बस, प्रवेश और दोपहर का भोजन शामिल हैं। इच्छुक अभिभावक हस्ताक्षरित सहमति-पत्र और राशि 25 नवंबर तक कक्षाध्यापक के पास जमा करें। हर 12 विद्यार्थियों के साथ एक शिक्षक रहेंगे।",
        en: "The cost is ₹350 for each student and covers bus, entry and lunch. Please give the signed consent slip and the amount to the class teacher by 25 November. One teacher will accompany every twelve students.",
      },
      {
        hi: "विद्यार्थी पूर्ण गणवेश में आएँ और पानी की बोतल, नाश्ता, कॉपी-पेंसिल तथा पहचान-पत्र साथ लाएँ। मोबाइल फ़ोन न लाएँ।",
        en: "Students should come in full uniform with a water bottle, a snack, notebook and pencil, and their identity card. Mobile phones are not allowed.",
      },
    ],
    table: {
      heads: ["विवरण / Programme", "समय / Time"],
      rows: [
        ["विद्यालय से प्रस्थान / Departure from school", "6:30 am"],
        ["संग्रहालय भ्रमण / Visit to the museum", "10:30 am – 1:00 pm"],
        ["दोपहर का भोजन और विश्राम / Lunch and rest", "1:00 pm – 2:30 pm"],
        ["विद्यालय में वापसी / Return to school", "6:30 pm"],
      ],
    },
    signatory: headmaster,
    slip: {
      title: "सहमति-पत्र / Consent slip",
      statement: {
        hi: "मैं अपने पुत्र / पुत्री को 5 दिसंबर 2026 के शैक्षणिक भ्रमण में जाने की अनुमति देता / देती हूँ।",
        en: "I allow my son / daughter to join the educational trip on 5 December 2026.",
      },
      blanks: [
        "विद्यार्थी का नाम / Student’s name",
        "कक्षा / Class",
        "अभिभावक का फ़ोन / Parent’s phone",
        "हस्ताक्षर / Signature",
      ],
    },
  },
  {
    key: "half-yearly-examination",
    reference: "AVG/2026-27/097",
    date: "2026-10-05",
    addressees: {
      hi: "कक्षा 3 से 8 के अभिभावक एवं विद्यार्थी",
      en: "Parents and students of Classes 3 to 8",
    },
    subject: { hi: "अर्धवार्षिक परीक्षा का कार्यक्रम", en: "Date sheet of the half-yearly examination" },
    body: [
      {
        hi: "कक्षा 3 से 8 की अर्धवार्षिक परीक्षाएँ 22 अक्टूबर से 30 अक्टूबर 2026 तक होंगी। प्रश्न-पत्र प्रातः 8:30 बजे दिया जाएगा और परीक्षा 11:30 बजे समाप्त होगी। परीक्षा के दिनों में छुट्टी दोपहर 12:00 बजे होगी।",
        en: "The half-yearly examination of Classes 3 to 8 will be held from 22 to 30 October 2026. Question papers are given out at 8:30 am and the examination ends at 11:30 am. On examination days school gets over at 12:00 noon.",
      },
      {
        hi: "विद्यार्थी प्रवेश-पत्र, दो पेन, पेंसिल और ज्यामिति बॉक्स अवश्य लाएँ। बीमारी की दशा में उसी दिन कक्षाध्यापक को सूचना दें; ऐसे विद्यार्थियों की परीक्षा बाद में ली जाएगी।",
        en: "Students must bring their admit card, two pens, a pencil and a geometry box. In case of illness please inform the class teacher on the same day; the paper will then be taken later.",
      },
    ],
    table: {
      heads: ["दिनांक / Date", "दिन / Day", "कक्षा 3 से 5 / Classes 3 to 5", "कक्षा 6 से 8 / Classes 6 to 8"],
      rows: [
        ["22.10.2026", "गुरुवार / Thursday", "हिन्दी / Hindi", "गणित / Mathematics"],
        ["23.10.2026", "शुक्रवार / Friday", "–", "संस्कृत / Sanskrit"],
        ["24.10.2026", "शनिवार / Saturday", "गणित / Mathematics", "–"],
        ["26.10.2026", "सोमवार / Monday", "अंग्रेज़ी / English", "विज्ञान / Science"],
        ["28.10.2026", "बुधवार / Wednesday", "पर्यावरण अध्ययन / EVS", "अंग्रेज़ी / English"],
        ["29.10.2026", "गुरुवार / Thursday", "–", "सामाजिक विज्ञान / Social Science"],
        ["30.10.2026", "शुक्रवार / Friday", "कला / Drawing", "हिन्दी / Hindi"],
      ],
    },
    signatory: headmaster,
  },
  {
    key: "health-check-up",
    reference: "AVG/2026-27/071",
    date: "2026-08-19",
    addressees: { hi: "नर्सरी से कक्षा 5 तक के अभिभावक", en: "Parents of Nursery to Class 5" },
    subject: { hi: "निःशुल्क स्वास्थ्य परीक्षण शिविर", en: "Free health check-up" },
    body: [
      {
        hi: "विद्यालय में 24 और 25 अगस्त 2026 को नर्सरी से कक्षा 5 तक के बच्चों के लिए निःशुल्क स्वास्थ्य परीक्षण शिविर लगाया जाएगा। दो शिशु रोग विशेषज्ञ और एक नेत्र परीक्षक बच्चों की आँखों, कानों और दाँतों की जाँच करेंगे तथा उनकी लंबाई और उनका वज़न दर्ज करेंगे।",
        en: "A free health check-up for the children of Nursery to Class 5 will be held at the school on 24 and 25 August 2026. Two paediatricians and an optometrist will examine eyes, ears and teeth, and measure height and weight.",
      },
      {
        hi: "कृपया संलग्न स्वास्थ्य-पत्रक भरकर 21 अगस्त तक कक्षाध्यापक को दें। यदि बच्चे को किसी दवा या खाद्य पदार्थ से एलर्जी हो, तो अवश्य लिखें। अभिभावक जाँच के समय उपस्थित रह सकते हैं।",
        en: "Please fill in the health card sent with this circular and return it to the class teacher by 21 August. Do mention any allergy to medicines or food. Parents are welcome to be present.",
      },
      {
        hi: "जाँच का परिणाम बंद लिफ़ाफ़े में केवल अभिभावकों को दिया जाएगा।",
        en: "The findings will be given to parents only, in a sealed envelope.",
      },
    ],
    table: {
      heads: ["दिनांक / Date", "कक्षा / Class", "समय / Time"],
      rows: [
        ["सोमवार, 24.08.2026 / Monday", "नर्सरी से कक्षा 1 / Nursery to Class 1", "9:00 am – 12:30 pm"],
        ["मंगलवार, 25.08.2026 / Tuesday", "कक्षा 2 से 5 / Classes 2 to 5", "8:30 am – 12:30 pm"],
      ],
    },
    signatory: principal,
  },
];
