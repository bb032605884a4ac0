import { both, items, picture } from "../../../core/sample/document-parts.ts";
import type { HomePage } from "../content/home.ts";

export const home: HomePage = {
  head: {
    heading: both("Adarsh Vidya Gurukul", "आदर्श विद्या गुरुकुल"),
    line: both(
      "A modern gurukul in the heart of Ujjain, from Nursery to Class 12.",
      "उज्जैन के हृदय में बसा आधुनिक गुरुकुल, नर्सरी से कक्षा 12 तक।",
    ),
    searchTitle: both("A modern gurukul in Ujjain", "उज्जैन का आधुनिक गुरुकुल"),
    searchDescription: both(
      "A modern gurukul in Ujjain for children from Nursery to Class 12. Notices, admissions, fees, facilities and activities.",
      "उज्जैन में नर्सरी से कक्षा 12 तक का आधुनिक गुरुकुल। सूचनाएँ, प्रवेश, शुल्क, सुविधाएँ और गतिविधियाँ।",
    ),
  },
  slides: items([
    {
      heading: both("A school that knows every child by name", "यहाँ हर बच्चा नाम से पहचाना जाता है"),
      line: both(
        "Nursery to Class 12, on a green campus in the heart of Ujjain.",
        "नर्सरी से कक्षा 12 तक, उज्जैन के बीचोंबीच हरे-भरे परिसर में।",
      ),
      picture: picture(
        "hero-school-building",
        "The maroon and cream school building with its arcaded verandahs, children walking in through the gate",
        "मैरून और क्रीम रंग का विद्यालय भवन, उसके मेहराबदार बरामदे और गेट से भीतर आते बच्चे",
      ),
    },
    {
      heading: both("The day begins together", "दिन की शुरुआत सबके साथ"),
      line: both(
        "Prayer, a thought for the day and the news, read aloud by the children themselves.",
        "प्रार्थना, आज का विचार और समाचार, जिन्हें बच्चे स्वयं पढ़कर सुनाते हैं।",
      ),
      picture: picture(
        "hero-morning-assembly",
        "Children standing in rows with joined hands at morning assembly while a girl reads the thought for the day",
        "प्रार्थना सभा में हाथ जोड़े कतारों में खड़े बच्चे और आज का विचार पढ़ती एक बालिका",
      ),
    },
    {
      heading: both("Lessons under the old banyan", "पुराने बरगद की छाँव में पढ़ाई"),
      line: both(
        "Some things are still learnt best in the shade of a tree.",
        "कुछ बातें आज भी पेड़ की छाँव में ही सबसे अच्छी समझ में आती हैं।",
      ),
      picture: picture(
        "hero-banyan-courtyard",
        "A teacher and children sitting in a circle under the banyan tree in the courtyard",
        "आँगन में बरगद के नीचे घेरा बनाकर बैठे बच्चे और उनकी शिक्षिका",
      ),
    },
    {
      heading: both("Curious minds, patient teachers", "बच्चों की जिज्ञासा, शिक्षकों का धैर्य"),
      line: both(
        "Small classes, where no question is too small to ask.",
        "कक्षा में कम बच्चे, और हर छोटे-बड़े प्रश्न के लिए समय।",
      ),
      picture: picture(
        "hero-classroom",
        "A bright classroom with children at their desks facing the blackboard, one of them with her hand up",
        "उजली कक्षा में श्यामपट्ट के सामने बैठे बच्चे, उनमें हाथ उठाती एक बालिका",
      ),
    },
    {
      heading: both("Fourteen thousand books, one quiet room", "चौदह हज़ार पुस्तकें, एक शांत कक्ष"),
      line: both(
        "Every class has two library periods a week, and every child a library card.",
        "हर कक्षा के लिए सप्ताह में पुस्तकालय के दो कालखंड, और हर बच्चे का अपना पुस्तकालय कार्ड।",
      ),
      picture: picture(
        "hero-library",
        "Children reading between tall shelves in the school library",
        "विद्यालय के पुस्तकालय में ऊँची अलमारियों के बीच पढ़ते बच्चे",
      ),
    },
    {
      heading: both("Play hard, play fair", "जी भरकर खेलें, ईमानदारी से खेलें"),
      line: both(
        "Kabaddi, cricket, athletics and yoga: every child takes the field.",
        "कबड्डी, क्रिकेट, एथलेटिक्स और योग: मैदान में हर बच्चा उतरता है।",
      ),
      picture: picture(
        "hero-sports-day",
        "Children racing on the school ground on sports day, with bunting above",
        "खेल दिवस पर झंडियों के नीचे विद्यालय के मैदान में दौड़ लगाते बच्चे",
      ),
    },
    {
      heading: both("Proud of where we come from", "अपनी मिट्टी पर गर्व"),
      line: both(
        "On Republic Day the whole school marches, and the youngest lead.",
        "गणतंत्र दिवस पर पूरा विद्यालय कदम मिलाकर चलता है, और सबसे आगे रहते हैं सबसे छोटे बच्चे।",
      ),
      picture: picture(
        "hero-republic-day",
        "Children saluting the Indian flag during the Republic Day parade",
        "गणतंत्र दिवस की परेड में तिरंगे को सलामी देते बच्चे",
      ),
    },
    {
      heading: both("Every child gets a turn on stage", "मंच पर हर बच्चे की बारी"),
      line: both(
        "Three evenings of music, dance and theatre at our annual function.",
        "हमारे वार्षिकोत्सव में संगीत, नृत्य और नाटक की तीन शामें।",
      ),
      picture: picture(
        "hero-annual-function",
        "Children in bright costumes dancing on a lit stage at the annual function",
        "वार्षिकोत्सव में रोशनी से जगमगाते मंच पर रंग-बिरंगी पोशाकों में नाचते बच्चे",
      ),
    },
  ]),
  principalsDesk: {
    heading: both("From the Principal’s Desk", "प्राचार्य की कलम से"),
    line: both(
      "A word to parents from the two people your child will meet at the gate each morning.",
      "अभिभावकों के लिए दो शब्द उनकी ओर से, जो हर सुबह गेट पर आपके बच्चे का स्वागत करते हैं।",
    ),
    name: both("Dr Sudha Vyas", "डॉ. सुधा व्यास"),
    title: both("Principal", "प्राचार्य"),
    qualification: both("Ph.D., B.Ed.", "पीएच.डी., बी.एड."),
    message: both(
      "When parents ask me what makes a good school, I tell them to come at half past seven and watch the children arrive. If they run in, the rest will follow. We teach the syllabus with care; but first we see that your child feels safe, is heard, and wants to come back.",
      "अभिभावक जब मुझसे पूछते हैं कि अच्छा विद्यालय कैसे पहचानें, तो मैं कहती हूँ: सुबह साढ़े सात बजे आइए और बच्चों को आते हुए देखिए। वे दौड़ते हुए भीतर आ रहे हों, तो समझिए बाकी सब भी ठीक ही होगा। पाठ्यक्रम हम लगन से पढ़ाते हैं, पर उससे पहले यह देखते हैं कि आपका बच्चा यहाँ सुरक्षित महसूस करे, उसकी बात सुनी जाए और फिर आने का उसका मन करे।",
    ),
    picture: picture("portrait-principal", "Dr Sudha Vyas, Principal", "डॉ. सुधा व्यास, प्राचार्य"),
    cards: items([
      {
        name: both("Shri Harish Chandra Mehta", "श्री हरीश चंद्र मेहता"),
        title: both("HeadMaster", "प्रधानाध्यापक"),
        description: both(
          "The small classes are where everything is decided. A child who has learnt to read with joy, to count without fear and to wait for a turn will manage the years that follow. In the primary wing we give these things the time they need, and we keep you informed every step of the way.",
          "नींव तो छोटी कक्षाओं में ही पड़ती है। जिस बच्चे ने आनंद से पढ़ना, बिना डरे गिनना और अपनी बारी की प्रतीक्षा करना सीख लिया, वह आगे के वर्ष भी सँभाल लेगा। प्राथमिक विभाग में हम इन बातों को पूरा समय देते हैं और हर कदम पर आपको बताते चलते हैं।",
        ),
        picture: picture(
          "portrait-headmaster",
          "Shri Harish Chandra Mehta, Headmaster",
          "श्री हरीश चंद्र मेहता, प्रधानाध्यापक",
        ),
      },
    ]),
  },
  taglineBanner: {
    text: both(
      "In the old gurukul, teacher and pupil lived and learnt side by side. We have kept the closeness and the respect, and added laboratories, computers and a school bus.",
      "पुराने गुरुकुल में गुरु और शिष्य साथ रहते थे और साथ ही सीखते थे। वह अपनापन और आदर हमने सँजोकर रखा है, और उसके साथ जोड़ी हैं प्रयोगशालाएँ, कंप्यूटर और बस की सुविधा।",
    ),
    picture: picture(
      "tagline-gurukul",
      "A teacher seated under a tree, explaining a book to attentive children, with the modern school building behind",
      "पेड़ के नीचे बैठे गुरुजी बच्चों को पुस्तक समझा रहे हैं और बच्चे मन लगाकर सुन रहे हैं; पीछे आज का विद्यालय भवन",
    ),
  },
  facilities: {
    heading: both("Our Facilities", "हमारी सुविधाएँ"),
    line: both(
      "Room to read, to experiment, to run about and to be looked after.",
      "पढ़ने, प्रयोग करने और दौड़ने-खेलने की जगह, और हर बच्चे की देखभाल।",
    ),
  },
  noticeBoard: {
    heading: both("Notice Board", "सूचना पट्ट"),
    line: both(
      "Holidays, examinations, meetings: what parents need to know this week.",
      "अवकाश, परीक्षाएँ, बैठकें: इस सप्ताह अभिभावकों के काम की हर बात।",
    ),
  },
  facts: {
    heading: both("The school in numbers", "आँकड़ों में हमारा विद्यालय"),
    items: items([
      {
        value: both("1973", "1973"),
        label: both("the year we opened, with 49 children", "वह वर्ष, जब 49 बच्चों के साथ शुरुआत हुई"),
      },
      { value: both("1,240", "1,240"), label: both("children on the rolls today", "बच्चे आज यहाँ पढ़ते हैं") },
      {
        value: both("62", "62"),
        label: both(
          "teachers, most of them with us for over ten years",
          "शिक्षक, जिनमें अधिकांश दस वर्ष से अधिक समय से हमारे साथ हैं",
        ),
      },
      {
        value: both("14,000", "14,000"),
        label: both("books in the library, in three languages", "पुस्तकें हमारे पुस्तकालय में, तीन भाषाओं की"),
      },
    ]),
  },
  topStudents: {
    heading: both("Our Top Students", "हमारे मेधावी विद्यार्थी"),
    line: both(
      "Well done! These children topped their classes in the last annual examination.",
      "शाबाश! पिछली वार्षिक परीक्षा में ये बच्चे अपनी-अपनी कक्षा में प्रथम रहे।",
    ),
  },
  foundationSubjects: {
    heading: both("Our Foundation Subjects", "हमारे आधारभूत विषय"),
    line: both(
      "Everything that comes later is built on these. We take our time over them.",
      "आगे की सारी पढ़ाई इन्हीं पर टिकी है, इसलिए इनमें हम जल्दबाज़ी नहीं करते।",
    ),
    picture: picture(
      "foundation-subjects",
      "A table laid with books, an abacus, a globe, a paintbox and a magnifying glass, standing for the subjects of the primary classes",
      "मेज़ पर सजी पुस्तकें, अबेकस, ग्लोब, रंगों का डिब्बा और आवर्धक लेंस, जो प्राथमिक कक्षाओं के विषयों के प्रतीक हैं",
    ),
    subjects: items([
      {
        name: both("Hindi", "हिन्दी"),
        line: both(
          "Reading, writing and reciting in the language of home",
          "घर की भाषा में पढ़ना, लिखना और कविता सुनाना",
        ),
      },
      {
        name: both("English", "अंग्रेज़ी"),
        line: both(
          "Spoken from Nursery, written with confidence by Class 5",
          "बोलना नर्सरी से, और कक्षा 5 तक पूरे विश्वास से लिखना",
        ),
      },
      {
        name: both("Mathematics", "गणित"),
        line: both(
          "From beads and blocks to quick and sure reckoning",
          "मोतियों और गुटकों से शुरू होकर तेज़ और पक्के हिसाब तक",
        ),
      },
      {
        name: both("Environmental Studies", "पर्यावरण अध्ययन"),
        line: both(
          "The garden, the river and the street as textbooks",
          "बगीचा, नदी और मोहल्ला, यही हमारी किताबें",
        ),
      },
      {
        name: both("Sanskrit", "संस्कृत"),
        line: both("Shlokas and stories first, grammar afterwards", "पहले श्लोक और कथाएँ, व्याकरण बाद में"),
      },
      {
        name: both("Art and Music", "कला और संगीत"),
        line: both(
          "Clay, colour, tabla and harmonium for every child",
          "मिट्टी, रंग, तबला और हारमोनियम, हर बच्चे के लिए",
        ),
      },
    ]),
  },
  admissions: {
    heading: both("Admissions open for 2027-28", "सत्र 2027-28 के लिए प्रवेश प्रारंभ"),
    line: both(
      "Come and see the school on a working day. Bring your child along, and stay for the morning assembly.",
      "किसी भी कार्यदिवस पर विद्यालय देखने आइए। बच्चे को साथ लाइए और प्रार्थना सभा में भी शामिल होइए।",
    ),
    steps: {
      en: [
        "Ring the office or write to us, and choose a morning for your visit.",
        "Collect the form; the application fee is ₹500 for every class.",
        "Meet the class teacher. There is no entrance test up to Class 5.",
      ],
      hi: [
        "कार्यालय में फ़ोन कीजिए या हमें लिखिए, और तय कर लीजिए कि किस सुबह आएँगे।",
        "प्रवेश फ़ॉर्म लीजिए; आवेदन शुल्क हर कक्षा के लिए ₹500 है।",
        "कक्षाध्यापक से मिलिए। कक्षा 5 तक कोई प्रवेश परीक्षा नहीं होती।",
      ],
    },
  },
  alumni: {
    heading: both("Our Alumni", "हमारे पूर्व विद्यार्थी"),
    line: both(
      "They sat on these benches. Look where they are now.",
      "कभी ये भी इन्हीं बेंचों पर बैठते थे। देखिए, आज कहाँ हैं।",
    ),
  },
  blog: {
    heading: both("From Our Blog", "हमारे ब्लॉग से"),
    line: both(
      "Teachers write about learning, growing up and school life.",
      "सीखने, बड़े होने और विद्यालय के जीवन पर शिक्षकों की कलम से।",
    ),
  },
  gallery: {
    heading: both("Life at School", "विद्यालय का जीवन"),
    line: both("A few moments from this year.", "इस वर्ष के कुछ पल।"),
  },
};
