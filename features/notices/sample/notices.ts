import type { Sample } from "../../../core/sample/types.ts";
import type { notices as declaration } from "../content/notices.ts";

export const notices: (Sample<typeof declaration> & {
  /** The key of the attached circular: `sample/circulars/KEY.pdf`. */
  circular?: string;
  /** The key of the attached picture. */
  picture?: string;
})[] = [
  {
    title: "Annual function on 18, 19 and 20 December",
    titleHi: "वार्षिकोत्सव 18, 19 और 20 दिसंबर को",
    description:
      "The annual function begins at 5:30 pm each evening: Nursery to Class 2 on Friday, Classes 3 to 7 on Saturday and Classes 8 to 12 on Sunday. Entry is by the family pass that your child will bring home in the first week of December.",
    descriptionHi:
      "वार्षिकोत्सव तीनों दिन शाम 5:30 बजे प्रारंभ होगा: शुक्रवार को नर्सरी से कक्षा 2, शनिवार को कक्षा 3 से 7 और रविवार को कक्षा 8 से 12। आने के लिए पारिवारिक पास आवश्यक है, जो दिसंबर के पहले सप्ताह में बच्चों के साथ घर भेजा जाएगा।",
    date: "2026-11-14",
    eventFrom: "2026-12-18",
    eventTo: "2026-12-20",
    category: "event",
    picture: "event-annual-day",
  },
  {
    title: "Winter timings from 23 November",
    titleHi: "23 नवंबर से शीतकालीन समय",
    description:
      "From Monday, 23 November everything begins one hour later: the gate opens at 8:30 am for Classes 1 to 12 and at 8:50 am for the little ones. Buses follow the new timings. Please send a maroon sweater, and a cap with the younger children.",
    descriptionHi:
      "सोमवार, 23 नवंबर से सब कुछ एक घंटा देर से शुरू होगा: गेट कक्षा 1 से 12 के लिए सुबह 8:30 बजे और छोटे बच्चों के लिए 8:50 बजे खुलेगा। बसें भी नए समय से चलेंगी। कृपया बच्चों को मैरून स्वेटर पहनाकर भेजें, और छोटे बच्चों को टोपी भी।",
    date: "2026-11-13",
    category: "circular",
    circular: "winter-timings",
  },
  {
    title: "School closed for Guru Nanak Jayanti",
    titleHi: "गुरु नानक जयंती का अवकाश",
    description:
      "The school and the office remain closed on Tuesday, 24 November. The fee counter opens again on Wednesday at 8:30 am.",
    descriptionHi: "मंगलवार, 24 नवंबर को विद्यालय और कार्यालय बंद रहेंगे। शुल्क काउंटर बुधवार को सुबह 8:30 बजे फिर खुलेगा।",
    date: "2026-11-12",
    eventFrom: "2026-11-24",
    category: "holiday",
  },
  {
    title: "Parent–teacher meeting on 28 November",
    titleHi: "अभिभावक-शिक्षक बैठक 28 नवंबर को",
    description:
      "Half-yearly answer books and report cards will be shown on Saturday, 28 November between 9:00 am and 12:30 pm. Please come with your child, and take a turn with each subject teacher.",
    descriptionHi:
      "शनिवार, 28 नवंबर को सुबह 9:00 से दोपहर 12:30 बजे तक अर्धवार्षिक परीक्षा की उत्तर पुस्तिकाएँ और प्रगति पत्रक दिखाए जाएँगे। कृपया बच्चे के साथ आएँ और बारी-बारी से हर विषय के शिक्षक से मिलें।",
    date: "2026-11-10",
    eventFrom: "2026-11-28",
    category: "event",
  },
  {
    title: "दीपावली अवकाश: 6 से 11 नवंबर",
    titleHi: null,
    description:
      "दीपावली के अवसर पर विद्यालय 6 नवंबर (शुक्रवार) से 11 नवंबर (बुधवार) तक बंद रहेगा। कक्षाएँ 12 नवंबर, गुरुवार से नियमित समय पर लगेंगी। सभी परिवारों को दीपावली की हार्दिक शुभकामनाएँ।",
    descriptionHi: null,
    date: "2026-11-02",
    eventFrom: "2026-11-06",
    eventTo: "2026-11-11",
    category: "holiday",
  },
  {
    title: "Third fee instalment due by 15 December",
    titleHi: "शुल्क की तृतीय किस्त 15 दिसंबर तक",
    description:
      "Parents may pay at the office counter in cash, by cheque or by UPI between 8:30 am and 1:00 pm. If you need more time, meet the Principal before the due date and no late fee will be charged.",
    descriptionHi:
      "अभिभावक कार्यालय के काउंटर पर सुबह 8:30 से दोपहर 1:00 बजे तक नकद, चेक या यू.पी.आई. से शुल्क जमा कर सकते हैं। कुछ और समय चाहिए, तो अंतिम तिथि से पहले प्राचार्य से मिल लें; विलंब शुल्क नहीं लिया जाएगा।",
    date: "2026-10-30",
    category: "fees",
  },
  {
    title: "Museum trip for Classes 6 to 8 on 5 December",
    titleHi: "कक्षा 6 से 8 का संग्रहालय भ्रमण 5 दिसंबर को",
    description:
      "We are taking Classes 6 to 8 to the state museum in Bhopal. The signed consent slip and ₹350 must reach the class teacher by 25 November. The circular gives timings, meals and what to bring.",
    descriptionHi:
      "कक्षा 6 से 8 के विद्यार्थियों को हम भोपाल के राज्य संग्रहालय ले जा रहे हैं। हस्ताक्षर किया हुआ सहमति पत्र और ₹350 कक्षाध्यापक के पास 25 नवंबर तक जमा कर दें। समय, भोजन और साथ लाने की चीज़ों की जानकारी परिपत्र में है।",
    date: "2026-10-28",
    eventFrom: "2026-12-05",
    category: "event",
    circular: "museum-trip",
  },
  {
    title: "Half-yearly examination: date sheet",
    titleHi: "अर्धवार्षिक परीक्षा की समय-सारणी",
    description:
      "The half-yearly examination of Classes 3 to 8 begins on 22 October and ends on 30 October. School closes at 12:00 noon on examination days; buses run accordingly. The full date sheet is attached.",
    descriptionHi:
      "कक्षा 3 से 8 की अर्धवार्षिक परीक्षा 22 अक्टूबर से प्रारंभ होकर 30 अक्टूबर को समाप्त होगी। परीक्षा के दिनों में छुट्टी दोपहर 12:00 बजे होगी; बसें उसी के अनुसार चलेंगी। पूरी समय-सारणी संलग्न है।",
    date: "2026-10-05",
    eventFrom: "2026-10-22",
    eventTo: "2026-10-30",
    category: "examination",
    circular: "half-yearly-examination",
  },
  {
    title: "Gandhi Jayanti: an hour for our street",
    titleHi: "गांधी जयंती: एक घंटा अपनी सड़क के नाम",
    description:
      "On Friday, 2 October at 7:30 am children of Classes 6 to 12, teachers and any parents who wish to join will clean Ashram Marg from the gate to Shipra Garden. Gloves and brooms will be provided; breakfast follows under the banyan.",
    descriptionHi:
      "शुक्रवार, 2 अक्टूबर को सुबह 7:30 बजे कक्षा 6 से 12 के विद्यार्थी, शिक्षक और इच्छुक अभिभावक मिलकर गेट से शिप्रा उद्यान तक आश्रम मार्ग की सफ़ाई करेंगे। दस्ताने और झाड़ू विद्यालय देगा; उसके बाद बरगद के नीचे सबका नाश्ता होगा।",
    date: "2026-09-28",
    eventFrom: "2026-10-02",
    category: "event",
  },
  {
    title: "Science fair: models and ideas wanted",
    titleHi: "विज्ञान मेला: मॉडल और विचार आमंत्रित",
    description:
      "The science fair will be held on Saturday, 17 October. Working models made of waste material are especially welcome. Give your name and your idea to the science teacher by 30 September; help with tools is available every afternoon.",
    descriptionHi:
      "विज्ञान मेला शनिवार, 17 अक्टूबर को होगा। बेकार सामान से बने चलित मॉडलों का विशेष स्वागत है। अपना नाम और अपना विचार 30 सितंबर तक विज्ञान शिक्षक को बता दें; औज़ारों के काम में मदद रोज़ दोपहर बाद मिलेगी।",
    date: "2026-09-18",
    eventFrom: "2026-10-17",
    category: "event",
    picture: "event-science-fair",
  },
  {
    title: "हिन्दी दिवस पर काव्य-पाठ प्रतियोगिता",
    titleHi: null,
    description:
      "14 सितंबर, सोमवार को प्रार्थना सभा के बाद कक्षा 3 से 8 के विद्यार्थी अपनी पसंद की कविता सुनाएँगे। समय-सीमा तीन मिनट है। इच्छुक विद्यार्थी 11 सितंबर तक अपना नाम कक्षाध्यापक को दें।",
    descriptionHi: null,
    date: "2026-09-08",
    eventFrom: "2026-09-14",
    category: "event",
  },
  {
    title: "Teachers’ Day: Class 12 takes over",
    titleHi: "शिक्षक दिवस: पढ़ाएँगे कक्षा 12 के विद्यार्थी",
    description:
      "On Saturday, 5 September the students of Class 12 will teach all classes until the short break. A programme for the teachers follows in the hall. School gets over at 11:30 am.",
    descriptionHi:
      "शनिवार, 5 सितंबर को छोटी छुट्टी तक सभी कक्षाओं में कक्षा 12 के विद्यार्थी पढ़ाएँगे। उसके बाद सभागार में शिक्षकों के सम्मान में कार्यक्रम होगा। विद्यालय की छुट्टी 11:30 बजे होगी।",
    date: "2026-09-01",
    eventFrom: "2026-09-05",
    category: "event",
  },
  {
    title: "Free health check-up, 24 and 25 August",
    titleHi: "निःशुल्क स्वास्थ्य परीक्षण, 24 और 25 अगस्त",
    description:
      "Two doctors and an optician will examine the children of Nursery to Class 5: eyes, ears, teeth, height and weight. Please fill in the health card, and come along if your child is nervous.",
    descriptionHi:
      "दो डॉक्टर और एक नेत्र परीक्षक नर्सरी से कक्षा 5 तक के बच्चों की आँख, कान, दाँत, ऊँचाई और वज़न की जाँच करेंगे। कृपया स्वास्थ्य कार्ड भरकर भेजें, और बच्चा घबराता हो तो आप भी साथ आएँ।",
    date: "2026-08-19",
    eventFrom: "2026-08-24",
    eventTo: "2026-08-25",
    category: "circular",
    circular: "health-check-up",
  },
  {
    title: "Independence Day: flag hoisting and sweets",
    titleHi: "स्वतंत्रता दिवस: ध्वजारोहण और मिठाई",
    description:
      "The flag will be hoisted at 7:45 am on Saturday, 15 August. Parents are warmly invited. Children come in full uniform; sweets are distributed at 9:30 am, after which the buses leave.",
    descriptionHi:
      "शनिवार, 15 अगस्त को सुबह 7:45 बजे ध्वजारोहण होगा। अभिभावक सादर आमंत्रित हैं। बच्चे पूरे गणवेश में आएँ; सुबह 9:30 बजे मिठाई बाँटी जाएगी, और उसके बाद बसें रवाना होंगी।",
    date: "2026-08-10",
    eventFrom: "2026-08-15",
    category: "event",
  },
];
