import { both, items, NOTHING, picture } from "../../../core/sample/document-parts.ts";
import type { AboutPage } from "../content/about.ts";

export const about: AboutPage = {
  head: {
    line: both("Fifty years of teaching, and still learning.", "पचास वर्षों से पढ़ा रहे हैं, और आज भी सीख रहे हैं।"),
    searchTitle: both("About the school", "विद्यालय परिचय"),
    searchDescription: both(
      "Our vision and mission, the managing committee, the story of the school since 1973, and the board results of our students.",
      "हमारी दृष्टि और संकल्प, प्रबंध समिति, 1973 से अब तक की कहानी और बोर्ड परीक्षाओं में हमारे विद्यार्थियों के परिणाम।",
    ),
  },
  vision: {
    heading: both("Our Vision", "हमारी दृष्टि"),
    text: both(
      "We want children to leave this school able to think for themselves, to speak the truth kindly and to be of use to others. Marks open doors; character decides what a person does after walking through them.\n\nThe word gurukul means the teacher’s household. We hold on to what was best in it: a teacher who knows each pupil, work done with one’s own hands, and learning as a way of life rather than a race. Around it we have built a school of our own time, with science, computers and the wide world in it.",
      "हम चाहते हैं कि यहाँ से पढ़कर निकला हर बच्चा अपनी बुद्धि से सोच सके, सच को मिठास से कह सके और दूसरों के काम आए। अंक दरवाज़े खोलते हैं; दरवाज़े के उस पार जाकर कोई क्या करता है, यह उसका चरित्र तय करता है।\n\nगुरुकुल यानी गुरु का घर-परिवार। उस परंपरा में जो सबसे अच्छा था, उसे हमने थामे रखा है: हर शिष्य को पहचानने वाला गुरु, अपने हाथों से किया हुआ काम, और ऐसी शिक्षा जो होड़ नहीं, जीने का ढंग है। इसी नींव पर हमने आज के समय का विद्यालय खड़ा किया है, जिसमें विज्ञान भी है, कंप्यूटर भी और पूरा संसार भी।",
    ),
    picture: picture(
      "vision",
      "A girl and a boy in school uniform looking up at the morning sky from the school steps",
      "विद्यालय की सीढ़ियों से सुबह के आकाश को निहारते गणवेश पहने एक बालिका और एक बालक",
    ),
  },
  mission: {
    heading: both("Our Mission", "हमारा संकल्प"),
    text: both(
      "To give every child who comes to us, whatever the family’s means, a sound education and a happy childhood.",
      "परिवार की आर्थिक स्थिति कैसी भी हो, हमारे यहाँ आने वाले हर बच्चे को अच्छी शिक्षा और हँसता-खेलता बचपन मिले।",
    ),
    picture: picture(
      "mission",
      "A teacher bending over a desk to help a child write, while classmates read and paint around them",
      "मेज़ पर झुककर एक बच्चे को लिखने में मदद करती शिक्षिका, आसपास पढ़ते और चित्र बनाते सहपाठी",
    ),
    points: {
      en: [
        "Teach each child to read, write and reckon with confidence before anything else.",
        "Keep classes small enough for every voice to be heard.",
        "Give art, music, sport and work in the garden the same respect as textbooks.",
        "Honour the mother tongue, and open the door to English and Sanskrit.",
        "Work with parents as partners, and tell them the truth about their child’s progress.",
        "Practise what we teach: punctuality, cleanliness, courtesy and care for living things.",
      ],
      hi: [
        "सबसे पहले हर बच्चा पूरे विश्वास से पढ़ना, लिखना और हिसाब करना सीखे।",
        "कक्षाएँ इतनी छोटी रहें कि हर बच्चे की बात सुनी जा सके।",
        "कला, संगीत, खेलकूद और बगीचे के काम को भी किताबों जितना ही मान मिले।",
        "मातृभाषा का सम्मान हो, और अंग्रेज़ी तथा संस्कृत के द्वार भी खुलें।",
        "अभिभावक हमारे सहभागी रहें, और बच्चे की प्रगति के बारे में उन्हें सच बताया जाए।",
        "जो सिखाएँ, वह स्वयं भी करें: समय का पालन, स्वच्छता, शिष्टाचार और जीव-जंतुओं व पेड़-पौधों की देखभाल।",
      ],
    },
  },
  committee: {
    heading: both("Management Committee", "प्रबंध समिति"),
    text: both(
      "The school belongs to a registered society and is looked after by a committee of nine people from the town: teachers, a doctor, shopkeepers, a farmer and parents of former students. They serve for three years at a time and take no payment.\n\nThe committee meets on the first Saturday of every month. Parents who wish to raise a matter may write to the secretary through the school office.",
      "विद्यालय एक पंजीकृत संस्था का है, और इसकी देखरेख नगर के नौ लोगों की समिति करती है: शिक्षक, एक डॉक्टर, दुकानदार, एक किसान और पूर्व विद्यार्थियों के अभिभावक। उनका कार्यकाल तीन वर्ष का होता है और वे कोई मानदेय नहीं लेते।\n\nसमिति की बैठक हर महीने के पहले शनिवार को होती है। जो अभिभावक कोई बात रखना चाहें, वे विद्यालय कार्यालय के माध्यम से सचिव को पत्र लिख सकते हैं।",
    ),
  },
  history: {
    heading: both("Our History", "हमारा इतिहास"),
    text: both(
      "In the summer of 1973 two teachers and a retired postmaster rented three rooms and a courtyard beside a banyan tree. On the first morning 49 students came, carrying slates. There were only pre-primary classes at first; a new class was added each year as those children grew.\n\nIn 1983 the school was registered, and soon afterwards it moved to its present campus. The banyan in the courtyard today was grown from a cutting of the first one. Many of our pupils are the grandchildren of those 49.",
      "सन् 1973 की गर्मियों में दो शिक्षकों और एक सेवानिवृत्त पोस्टमास्टर ने बरगद के पास तीन कमरे और एक आँगन किराए पर लिए। पहली सुबह 49 विद्यार्थी अपनी-अपनी स्लेट लेकर आए। शुरू में केवल पूर्व-प्राथमिक कक्षाएँ थीं; जैसे-जैसे वे बच्चे बड़े हुए, हर वर्ष एक नई कक्षा जुड़ती गई।\n\nसन् 1983 में विद्यालय का पंजीकरण हुआ, और उसके कुछ ही समय बाद यह अपने वर्तमान परिसर में आ गया। आज आँगन में जो बरगद है, वह उसी पहले बरगद की कलम से लगाया गया था। हमारे कई विद्यार्थी उन्हीं 49 बच्चों के नाती-पोते हैं।",
    ),
    picture: picture(
      "history",
      "The school in its early days: a small tiled house beside a banyan tree, children with slates sitting outside",
      "शुरुआती दिनों का विद्यालय: बरगद के पास खपरैल वाला छोटा-सा घर और बाहर स्लेट लिए बैठे बच्चे",
    ),
    facts: items([
      { value: both("1973", "1973"), label: both("Established", "स्थापना") },
      { value: both("1983", "1983"), label: both("Registered", "पंजीकरण") },
      { value: both("49", "49"), label: both("Students at the start", "पहले दिन के विद्यार्थी") },
      {
        value: both("Pre-primary", "पूर्व-प्राथमिक"),
        label: both("The classes we began with", "कक्षाएँ, जिनसे शुरुआत हुई"),
      },
    ]),
    milestones: items([
      {
        year: 1973,
        title: both("Established", "स्थापना"),
        text: both(
          "The school opens in three rented rooms with 49 students and pre-primary classes only.",
          "किराए के तीन कमरों में 49 विद्यार्थियों और केवल पूर्व-प्राथमिक कक्षाओं के साथ विद्यालय खुला।",
        ),
      },
      {
        year: 1978,
        title: both("Primary school complete", "प्राथमिक कक्षाएँ पूरी"),
        text: both(
          "The first children reach Class 5, and nobody wants to leave.",
          "सबसे पहले आए बच्चे कक्षा 5 में पहुँचे, और यहाँ से जाने का मन किसी का नहीं था।",
        ),
      },
      {
        year: 1983,
        title: both("Registered", "पंजीकरण"),
        text: both(
          "The school is registered, and the society buys the land on Ashram Marg.",
          "विद्यालय का पंजीकरण हुआ और संस्था ने आश्रम मार्ग पर भूमि खरीदी।",
        ),
      },
      {
        year: 1991,
        title: both("A building of our own", "अपना भवन"),
        text: both(
          "Classes move into the new two-storey building with its verandahs and library.",
          "बरामदों और पुस्तकालय वाले नए दोमंज़िला भवन में कक्षाएँ लगने लगीं।",
        ),
      },
      {
        year: 2002,
        title: both("First board class", "पहली बोर्ड कक्षा"),
        text: both(
          "Twenty-six students sit for the Class 10 board examination; all pass.",
          "छब्बीस विद्यार्थियों ने कक्षा 10 की बोर्ड परीक्षा दी; सभी उत्तीर्ण हुए।",
        ),
      },
      {
        year: 2009,
        title: both("Up to Class 12", "कक्षा 12 तक"),
        text: both(
          "Arts, Commerce, Mathematics and Biology streams are opened.",
          "कला, वाणिज्य, गणित और जीव विज्ञान संकाय प्रारंभ हुए।",
        ),
      },
      {
        year: 2023,
        title: both("Golden jubilee", "स्वर्ण जयंती"),
        text: both(
          "Fifty years: three generations of pupils meet under the banyan.",
          "पचास वर्ष पूरे: तीन पीढ़ियों के विद्यार्थी बरगद के नीचे मिले।",
        ),
      },
    ]),
  },
  achievements: {
    heading: both("Our Achievements", "हमारी उपलब्धियाँ"),
    line: both(
      "The results of our students in the board examinations.",
      "बोर्ड परीक्षाओं में हमारे विद्यार्थियों के परिणाम।",
    ),
    results: items([
      {
        session: "2023-24",
        class: both("Class 10", "कक्षा 10"),
        appeared: 84,
        passed: 84,
        firstDivision: 63,
        highestPercent: 97.2,
        remark: both(
          "Every student of Class 10 passed, three out of four of them in the first division.",
          "कक्षा 10 के सभी विद्यार्थी उत्तीर्ण हुए, हर चार में से तीन प्रथम श्रेणी में।",
        ),
      },
      {
        session: "2023-24",
        class: both("Class 12", "कक्षा 12"),
        appeared: 71,
        passed: 70,
        firstDivision: 52,
        highestPercent: 96,
        remark: NOTHING,
      },
      {
        session: "2021-22",
        class: both("Class 10", "कक्षा 10"),
        appeared: 78,
        passed: 76,
        firstDivision: 51,
        highestPercent: 96.4,
        remark: both(
          "The first full session after the long closure, and a result the whole school had worked for.",
          "लंबे समय तक बंद रहने के बाद का पहला पूरा सत्र, और ऐसा परिणाम जिसके लिए पूरे विद्यालय ने मेहनत की।",
        ),
      },
      {
        session: "2021-22",
        class: both("Class 12", "कक्षा 12"),
        appeared: 64,
        passed: 62,
        firstDivision: 43,
        highestPercent: 94.8,
        remark: NOTHING,
      },
    ]),
    honours: {
      en: [
        "District winners in junior kabaddi, girls and boys, in 2024 and 2025",
        "First prize for the working model of a rainwater tank at the divisional science fair, 2025",
        "Three thousand trees planted along the canal by our eco club since 2016",
      ],
      hi: [
        "2024 और 2025 में जूनियर कबड्डी की ज़िला विजेता, बालिका और बालक दोनों टीमें",
        "संभाग स्तरीय विज्ञान मेला 2025 में वर्षा जल टंकी के चलित मॉडल को प्रथम पुरस्कार",
        "2016 से अब तक हमारे ईको क्लब ने नहर के किनारे तीन हज़ार पेड़ लगाए",
      ],
    },
  },
};
