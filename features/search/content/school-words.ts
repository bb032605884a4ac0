import type { WordGroup } from "../../../core/content/search/word-groups.ts";

/**
 * To add a word, write it into its group, or add a group. Other spellings of the same sound, plurals and cases need not be
 * listed: `word-sound.ts` and `word-stem.ts` find them.
 */
export const WORD_GROUPS: readonly WordGroup[] = [
  // Money
  {
    page: "fees",
    words:
      "fee, fees, fee structure, fees structure, fee chart, fee details, tuition, tuition fee, phees, fis, shulk, फीस, फ़ीस, शुल्क, शुल्क विवरण, शुल्क सूची",
    alsoAskedBy: "charges, cost, खर्च, kharcha, खर्चा",
  },
  { words: "installment, instalment, kist, kisht, किस्त, किश्त, emi, term fee" },
  {
    words:
      "payment, pay fees, fee payment, online payment, upi, cheque, cash, bhugtan, भुगतान, पेमेंट, यूपीआई, चेक, नकद",
    alsoAskedBy: "pay, deposit, jama, जमा, पैसे, paise, rupees, rupaye, रुपये, रुपए",
  },
  { words: "late fee, fine, penalty, vilamb, विलंब शुल्क, लेट फीस, जुर्माना, jurmana" },
  {
    words:
      "discount, concession, waiver, sibling discount, chhoot, maaf, maafi, छूट, माफ, माफ़ी, रियायत, riyayat",
  },
  { words: "scholarship, chhatravritti, chatravriti, छात्रवृत्ति, स्कॉलरशिप, वजीफा" },
  { words: "receipt, rasid, raseed, रसीद" },
  { words: "refund, wapas, वापस, वापसी, रिफंड" },

  // Admission
  {
    page: "admissions",
    words:
      "admission, admissions, enrolment, enrollment, registration, new admission, pravesh, dakhila, dakhla, प्रवेश, दाखिला, एडमिशन, एडमिसन, नामांकन, namankan, पंजीकरण, panjikaran, रजिस्ट्रेशन, नया प्रवेश, भर्ती कराना",
    alsoAskedBy: "join, joining, admit, enrol, enroll",
  },
  {
    words:
      "application, apply, how to apply, application form, admission form, aavedan, avedan, आवेदन, आवेदन पत्र, अप्लाई, प्रवेश फॉर्म, prospectus, प्रॉस्पेक्टस",
  },
  {
    words: "age, age limit, minimum age, umar, umra, ayu, aayu, आयु, उम्र, उमर, कितने साल",
    alsoAskedBy: "old",
  },
  {
    words:
      "document, documents, papers, certificates, dastavej, kagaj, kagaz, kagjat, दस्तावेज, दस्तावेज़, कागज, कागजात, डॉक्यूमेंट, प्रमाण पत्र",
  },
  { words: "birth certificate, janam praman patra, janm praman patra, जन्म प्रमाण पत्र, dob certificate" },
  { words: "aadhaar, aadhar, adhar, aadhar card, adhar card, aadhaar card, आधार, आधार कार्ड" },
  { words: "samagra, samagra id, समग्र, समग्र आईडी" },
  {
    words:
      "tc, t c, transfer certificate, school leaving certificate, leaving certificate, slc, sthanantaran, sthanantaran praman patra, टीसी, टी सी, स्थानांतरण, स्थानांतरण प्रमाण पत्र, ट्रांसफर सर्टिफिकेट, ट्रांसफर",
  },
  { words: "seat, seats, vacancy in class, seat available, sthan, सीट, स्थान" },
  { words: "entrance test, admission test, entrance exam, pravesh pariksha, प्रवेश परीक्षा, टेस्ट प्रवेश" },
  { words: "rte, right to education, आरटीई, आर टी ई, शिक्षा का अधिकार, गरीब बच्चों" },
  { words: "enquiry, inquiry, query, ask, puchtach, poochtachh, पूछताछ, पूछना, इंक्वायरी" },

  // The calendar
  {
    page: "calendar",
    words:
      "holiday, holidays, vacation, vacations, leave, day off, closed, holiday list, list of holidays, school closed, chutti, chhutti, chuttiyan, avkash, avakash, band, छुट्टी, छुट्टियाँ, अवकाश, हॉलिडे, वेकेशन, बंद, छुट्टी की सूची, अवकाश सूची",
  },
  {
    page: "calendar",
    words:
      "calendar, school calendar, academic calendar, planner, kalendar, panchang, कैलेंडर, कलेंडर, केलेंडर, पंचांग",
  },
  {
    page: "calendar",
    words:
      "event, events, programme, program, function, celebration, karyakram, samaroh, aayojan, कार्यक्रम, समारोह, आयोजन, फंक्शन, प्रोग्राम, इवेंट",
  },
  {
    page: "calendar",
    isWeak: true,
    words: "today, tomorrow, aaj, kal, parso, parson, आज, कल, परसों",
  },
  {
    page: "calendar",
    isWeak: true,
    words: "week, hafta, hafte, saptah, is hafte, हफ्ता, हफ्ते, इस हफ्ते, सप्ताह, इस सप्ताह",
  },
  {
    page: "calendar",
    words:
      "exam, exams, examination, examinations, test, tests, pariksha, imtihan, imtahan, परीक्षा, एग्जाम, एग्ज़ाम, इग्जाम, टेस्ट, इम्तिहान, इकाई परीक्षा, unit test",
    alsoAskedBy: "paper, पेपर",
  },
  {
    words:
      "date sheet, datesheet, exam date, exam dates, exam schedule, exam time table, exam timetable, pariksha samay sarini, डेटशीट, डेट शीट, परीक्षा समय सारणी, परीक्षा तिथि, परीक्षा कार्यक्रम",
  },
  {
    words:
      "half yearly, half-yearly, halfyearly, mid term, midterm, ardhvarshik, ardh varshik, अर्धवार्षिक, अर्ध वार्षिक, छमाही, हाफ ईयरली",
  },
  {
    words:
      "annual exam, annual examination, final exam, yearly exam, varshik pariksha, वार्षिक परीक्षा, फाइनल एग्जाम, सालाना परीक्षा",
  },
  {
    page: "calendar",
    words:
      "parent teacher meeting, parents teacher meeting, parents meeting, parent meeting, ptm, p t m, meeting, baithak, पीटीएम, पी टी एम, पैरेंट्स मीटिंग, पेरेंट्स मीटिंग, मीटिंग, बैठक, अभिभावक शिक्षक बैठक, अभिभावक बैठक, शिक्षक अभिभावक बैठक",
  },
  {
    words:
      "annual function, annual day, annual fest, cultural programme, cultural program, varshikotsav, varshik utsav, वार्षिकोत्सव, वार्षिक उत्सव, वार्षिक समारोह, एनुअल फंक्शन, एनुअल डे, सांस्कृतिक कार्यक्रम",
  },
  { words: "sports day, sports days, khel divas, khel diwas, खेल दिवस, खेलकूद दिवस, स्पोर्ट्स डे" },
  {
    words:
      "science fair, science exhibition, vigyan mela, विज्ञान मेला, विज्ञान प्रदर्शनी, साइंस फेयर, exhibition, प्रदर्शनी",
  },
  { words: "fair, mela, मेला" },
  { words: "book fair, pustak mela, पुस्तक मेला, बुक फेयर, library week, पुस्तकालय सप्ताह" },
  {
    words:
      "trip, tour, picnic, excursion, field trip, school trip, bhraman, yatra, भ्रमण, पिकनिक, टूर, ट्रिप, यात्रा, शैक्षणिक भ्रमण, शैक्षिक भ्रमण",
  },
  { words: "museum, sangrahalaya, संग्रहालय, म्यूजियम" },
  { words: "zoo, chidiyaghar, चिड़ियाघर, चिड़िया घर" },
  { words: "competition, contest, pratiyogita, प्रतियोगिता, कॉम्पिटिशन" },
  { words: "poem, poetry, recitation, kavita, kavya path, कविता, काव्य, काव्य पाठ, poetry recitation" },
  {
    words:
      "health check up, health checkup, health camp, medical check up, medical checkup, medical camp, swasthya parikshan, swasthya jaanch, स्वास्थ्य परीक्षण, स्वास्थ्य जांच, हेल्थ चेकअप, मेडिकल चेकअप, doctor, डॉक्टर",
  },
  { words: "flag hoisting, dhwajarohan, ध्वजारोहण, झंडा वंदन, झंडा" },
  {
    words:
      "session, new session, academic year, school year, satra, satr, naya satra, सत्र, नया सत्र, सेशन, शैक्षणिक सत्र",
  },
  { words: "term dates, term date, सत्र की तिथियाँ" },
  { words: "winter, sardi, sardiyon, jada, thand, सर्दी, सर्दियों, जाड़ा, ठंड, शीतकाल, शीतकालीन, विंटर" },
  { words: "summer, garmi, garmiyon, गर्मी, गर्मियों, ग्रीष्म, ग्रीष्मकाल, ग्रीष्मकालीन, ग्रीष्मावकाश, समर" },
  {
    words:
      "winter holidays, winter vacation, winter break, sardi ki chutti, शीतकालीन अवकाश, सर्दी की छुट्टी, सर्दियों की छुट्टियाँ",
  },
  {
    words:
      "summer holidays, summer vacation, summer break, garmi ki chutti, ग्रीष्मकालीन अवकाश, ग्रीष्मावकाश, गर्मी की छुट्टी, गर्मियों की छुट्टियाँ",
  },
  { words: "monsoon, rain, rainy, barish, baarish, बारिश, वर्षा, बरसात, मानसून" },

  // Festivals and days
  { words: "diwali, deepawali, deepavali, dipawali, divali, दिवाली, दीवाली, दीपावली, दिपावली" },
  { words: "holi, होली, dhulandi, धुलंडी" },
  { words: "dussehra, dashahra, dasara, vijayadashami, vijaya dashami, दशहरा, दशहरे, विजयादशमी" },
  { words: "navratri, navratra, नवरात्रि, durga puja, दुर्गा पूजा" },
  { words: "raksha bandhan, rakshabandhan, rakhi, राखी, रक्षाबंधन, रक्षा बंधन" },
  { words: "janmashtami, krishna janmashtami, जन्माष्टमी, कृष्ण जन्माष्टमी" },
  {
    words:
      "guru nanak, guru nanak jayanti, gurunanak, gurpurab, guru purab, gurunanak jayanti, गुरु नानक, गुरू नानक, गुरुनानक, गुरु नानक जयंती, गुरुपर्व, प्रकाश पर्व",
  },
  {
    words:
      "makar sankranti, sankranti, sakranti, makar sakranti, सक्रांति, मकर सक्रांति, uttarayan, मकर संक्रांति, संक्रांति, संक्रान्ति",
  },
  { words: "mahashivratri, shivratri, shivaratri, maha shivratri, महाशिवरात्रि, शिवरात्रि" },
  {
    words:
      "basant panchami, vasant panchami, saraswati puja, saraswati pooja, बसंत पंचमी, वसंत पंचमी, सरस्वती पूजा, सरस्वती पूजन",
  },
  { words: "christmas, x mas, xmas, bada din, क्रिसमस, बड़ा दिन" },
  { words: "eid, eid ul fitr, bakrid, ईद, ईद उल फितर, बकरीद" },
  { words: "republic day, 26 january, gantantra divas, gantantra diwas, गणतंत्र दिवस, 26 जनवरी, छब्बीस जनवरी" },
  {
    words:
      "independence day, 15 august, swatantrata divas, swatantrata diwas, स्वतंत्रता दिवस, 15 अगस्त, पंद्रह अगस्त",
  },
  { words: "gandhi jayanti, 2 october, गांधी जयंती, 2 अक्टूबर, gandhi ji, गांधी जी" },
  { words: "ambedkar jayanti, अंबेडकर जयंती, आंबेडकर जयंती, 14 april" },
  {
    words:
      "childrens day, children s day, bal diwas, bal divas, baal diwas, बाल दिवस, 14 november, 14 नवंबर, चिल्ड्रन डे",
  },
  { words: "teachers day, teacher s day, shikshak divas, shikshak diwas, शिक्षक दिवस, टीचर्स डे, 5 september" },
  { words: "hindi diwas, hindi divas, hindi day, हिंदी दिवस, 14 september" },
  { words: "new year, naya saal, नया साल, नव वर्ष" },
  { words: "festival, festivals, tyohar, tyohaar, त्योहार, त्यौहार, पर्व" },

  // Every school day
  {
    facts: ["timings", "hours"],
    isWeak: true,
    words: "time, timing, timings, samay, टाइम, टाइमिंग, समय, hours, baje, बजे",
  },
  {
    facts: ["timings"],
    words:
      "class timing, class timings, chutti kitne baje, छुट्टी कितने बजे, bell, ghanti, घंटी, gate time, gate opens, gate timing, गेट, गेट का समय",
  },
  {
    facts: ["timings", "hours"],
    isWeak: true,
    words:
      "open, opens, opening, opening time, closing time, reopen, start, starts, begin, begins, khulta, khulti, khulega, khulne, khula, khuli, khule, lagta, lagti, lagega, chhutegi, shuru, suru, खुलता, खुलती, खुलेगा, खुलने, खुलेगी, खुला, खुली, खुले, लगता, लगती, छूटेगा, शुरू, प्रारंभ, ओपन",
  },
  {
    words:
      "time table, timetable, class time table, schedule, samay sarini, samay sarani, samaysarini, samay saarni, टाइम टेबल, टाइमटेबल, समय सारणी, समयसारणी, समय सारिणी, समयसारिणी, कालखंड, period, periods",
    alsoFinds: "timings, समय, date sheet",
  },
  {
    words:
      "uniform, school uniform, dress, dress code, school dress, vardi, ganvesh, poshak, clothes, kapde, यूनिफॉर्म, यूनिफार्म, वर्दी, गणवेश, ड्रेस, पोशाक, कपड़े, स्कूल ड्रेस",
    alsoAskedBy: "wear, wearing, pehne, pahne, पहने, पहनें, पहनना",
  },
  {
    words:
      "sweater, blazer, jersey, स्वेटर, जर्सी, ब्लेज़र, ब्लेजर, winter uniform, winter dress, sardi ki dress, सर्दी की ड्रेस",
  },
  { words: "shoe, shoes, joote, jute, जूते, जूता, socks, मोज़े, मोजे, moje" },
  { words: "tie, belt, shirt, t shirt, टाई, बेल्ट, शर्ट, टी शर्ट, कमीज" },
  {
    words:
      "identity card, id card, i card, icard, parichay patra, pahchan patra, परिचय पत्र, पहचान पत्र, आईडी कार्ड, आई कार्ड",
  },
  {
    words:
      "bus, buses, school bus, transport, transportation, van, school van, vehicle, bus facility, bus service, parivahan, vahan, बस, बसें, वाहन, परिवहन, ट्रांसपोर्ट, वैन, बस सुविधा, स्कूल बस, conveyance, auto rickshaw",
  },
  {
    words:
      "bus route, bus routes, bus stop, bus stops, bus stand, bus stoppage, बस रूट, बस मार्ग, बस स्टॉप, बस स्टैंड",
    alsoFinds: "bus, route, stop, बस, रूट, स्टॉप",
  },
  { words: "route, routes, stop, stops, stopage, stoppage, marg, रूट, मार्ग, स्टॉप" },
  { words: "bus driver, driver, attendant, conductor, ड्राइवर, चालक, सहायिका, सहायक" },
  {
    words:
      "book, books, book list, booklist, textbook, textbooks, kitab, kitaab, kitaben, pustak, pustake, pustak suchi, किताब, किताबें, पुस्तक, पुस्तकें, बुक, बुक लिस्ट, पुस्तक सूची, copy list, notebook, copies, कॉपी, कॉपियाँ",
  },
  {
    words:
      "syllabus, curriculum, course, subjects, pathyakram, pathykram, सिलेबस, पाठ्यक्रम, कोर्स, विषय, subject, vishay",
  },
  {
    words:
      "form, forms, download form, forms to download, leave form, bus form, pdf form, फॉर्म, फ़ॉर्म, प्रपत्र, डाउनलोड फॉर्म",
  },
  {
    words:
      "leave application, application for leave, leave form, leave request, absent, absence, sick leave, chutti ki arji, chutti ka aavedan, avkash ka aavedan, छुट्टी का आवेदन, अवकाश का आवेदन, छुट्टी की अर्जी, अर्जी, प्रार्थना पत्र, अनुपस्थित",
  },
  { words: "late, late coming, on time, punctual, punctuality, der, der se, देर, देर से, लेट, समय पर" },
  { words: "attendance, upasthiti, haziri, hajiri, उपस्थिति, हाजिरी, अटेंडेंस" },
  { words: "homework, home work, grihkarya, grih karya, गृहकार्य, गृह कार्य, होमवर्क, diary, डायरी" },
  {
    words:
      "lunch, food, meal, mid day meal, midday meal, tiffin, canteen, dining, khana, bhojan, nashta, लंच, खाना, भोजन, मध्याह्न भोजन, मिड डे मील, टिफिन, कैंटीन, नाश्ता",
  },
  {
    page: "discipline",
    words:
      "discipline, rules, rule, code of conduct, school rules, niyam, anushasan, अनुशासन, नियम, नियमावली, डिसिप्लिन, guidelines",
  },
  { words: "mobile phone, mobile allowed, mobile ban, smartphone, मोबाइल फोन, मोबाइल, mobile" },
  { words: "bullying, ragging, harassment, complaint, complaints, shikayat, शिकायत, रैगिंग, डराना" },
  { words: "safety, security, cctv, suraksha, सुरक्षा, सीसीटीवी" },
  { words: "gate pass, गेट पास" },

  // Results
  {
    words:
      "result, results, board result, board results, exam result, pass percentage, parinam, pariksha parinam, natija, nateeja, रिजल्ट, रिज़ल्ट, परिणाम, परीक्षा परिणाम, नतीजा, नतीजे, बोर्ड रिजल्ट",
  },
  {
    words:
      "report card, marksheet, mark sheet, progress card, progress report, ank suchi, anksuchi, pragati patrak, रिपोर्ट कार्ड, मार्कशीट, अंकसूची, अंक सूची, प्रगति पत्रक, प्रगति पत्र, marks, अंक",
  },
  {
    words:
      "topper, toppers, top students, merit, merit list, rank, medhavi, टॉपर, टॉपर्स, मेधावी, मेरिट, प्रावीण्य",
  },
  {
    words:
      "achievement, achievements, award, awards, prize, uplabdhi, puraskar, उपलब्धि, उपलब्धियाँ, पुरस्कार, इनाम, सम्मान, अवार्ड",
  },

  // People
  {
    page: "teachers",
    words:
      "teacher, teachers, faculty, staff, teaching staff, shikshak, shikshika, adhyapak, adhyapika, teacher list, शिक्षक, शिक्षिका, शिक्षकगण, अध्यापक, अध्यापिका, टीचर, टीचर्स, स्टाफ",
    alsoAskedBy:
      "teaches, padhata, padhate, padhati, पढ़ाता, पढ़ाते, पढ़ाती, sir, madam, mam, maam, miss, सर, मैडम, मास्टर, master ji, guruji, गुरुजी",
  },
  { words: "class teacher, kaksha adhyapak, कक्षाध्यापक, कक्षा अध्यापक, क्लास टीचर, class incharge" },
  {
    page: "management",
    facts: ["principal"],
    words:
      "principal, principle, principal sir, principal madam, principal mam, principal name, name of principal, principal message, head of school, pracharya, pradhanacharya, prachary, प्रिंसिपल, प्रधानाचार्य, प्राचार्य, प्राचार्या, प्रिंसिपल सर, प्रिंसिपल मैडम, प्रिंसीपल",
  },
  { words: "headmaster, head master, headmistress, hm, pradhanadhyapak, प्रधानाध्यापक, हेडमास्टर, हेड मास्टर" },
  {
    page: "management",
    words:
      "management, managing committee, management committee, committee, trust, society, samiti, prabandhan, प्रबंधन, प्रबंध समिति, समिति, मैनेजमेंट, कमेटी, director, chairman",
  },
  { words: "president, adhyaksh, अध्यक्ष, प्रेसिडेंट" },
  { words: "secretary, sachiv, सचिव, सेक्रेटरी" },
  { words: "librarian, ग्रंथपाल, लाइब्रेरियन" },
  {
    page: "alumni",
    words:
      "alumni, ex student, ex students, old student, old students, former students, passed out, purv chhatra, purva vidyarthi, पूर्व छात्र, पूर्व विद्यार्थी, पुराने छात्र, पुराने विद्यार्थी, एलुमनी",
  },
  {
    page: "students",
    words:
      "student list, students list, list of students, student name, vidyarthi suchi, छात्र सूची, विद्यार्थी सूची, स्टूडेंट लिस्ट",
  },
  {
    words:
      "student, students, pupil, pupils, child, children, bachche, bacche, bachcha, chhatra, vidyarthi, छात्र, छात्रा, विद्यार्थी, बच्चा, बच्चे, स्टूडेंट, किड्स, kids",
    alsoAskedBy: "son, daughter, beta, bete, beti, बेटा, बेटे, बेटी",
    isWeak: true,
  },
  {
    page: "parents",
    words:
      "for parents, parents, parent, guardian, abhibhavak, mata pita, अभिभावक, अभिभावकों, माता पिता, पैरेंट्स, पेरेंट्स, पालक",
  },
  { words: "girl, girls, ladki, ladkiyan, balika, लड़की, लड़कियाँ, बालिका, बालिकाएँ, छात्रा" },
  { words: "boy, boys, ladka, ladke, balak, लड़का, लड़के, बालक" },

  // Rooms and services
  {
    page: "facilities",
    words:
      "facility, facilities, infrastructure, suvidha, suvidhayen, suvidhaen, सुविधा, सुविधाएँ, सुविधाये, फैसिलिटी",
  },
  { words: "library, pustakalay, pustakalaya, लाइब्रेरी, लायब्रेरी, पुस्तकालय, वाचनालय, ग्रंथालय" },
  { words: "laboratory, lab, labs, science lab, prayogshala, प्रयोगशाला, लैब, लेबोरेटरी, साइंस लैब" },
  {
    words: "computer, computers, computer room, computer lab, kampyutar, कंप्यूटर, कम्प्यूटर, कंप्यूटर लैब, कंप्यूटर कक्ष",
  },
  { words: "playground, play ground, ground, khel maidan, maidan, खेल मैदान, मैदान, प्लेग्राउंड, ग्राउंड" },
  { words: "music, sangeet, music room, संगीत, म्यूजिक, म्यूज़िक, tabla, तबला, harmonium, हारमोनियम" },
  { words: "dance, nritya, naach, नृत्य, डांस, नाच" },
  { words: "art, drawing, painting, craft, kala, chitrakala, कला, चित्रकला, ड्रॉइंग, ड्राइंग, पेंटिंग, हस्तकला" },
  { words: "dining hall, bhojan kaksh, भोजन कक्ष, मेस" },
  {
    words:
      "health, medical, health room, sick room, first aid, swasthya, स्वास्थ्य, मेडिकल, प्राथमिक उपचार, स्वास्थ्य कक्ष",
  },
  { words: "hostel, boarding, chhatravas, छात्रावास, हॉस्टल" },
  { words: "drinking water, water, pani, paani, पानी, पेयजल" },
  { words: "parking, vehicle parking, पार्किंग, वाहन खड़े" },
  {
    page: "activities",
    words:
      "activity, activities, co curricular, extra curricular, extracurricular, gatividhi, gatividhiyan, गतिविधि, गतिविधियाँ, एक्टिविटी, सह शैक्षणिक, hobby, club, clubs, क्लब",
  },
  {
    words:
      "sport, sports, game, games, khel, khelkud, khel kud, pt, physical education, खेल, खेलकूद, खेल कूद, स्पोर्ट्स, गेम्स, पीटी, शारीरिक शिक्षा",
  },
  { words: "cricket, क्रिकेट" },
  { words: "kabaddi, kabbadi, कबड्डी" },
  { words: "yoga, yog, योग, योगा, योगासन" },
  { words: "chess, shatranj, शतरंज, चेस" },
  { words: "assembly, morning assembly, prayer, prarthana, प्रार्थना, प्रार्थना सभा, असेंबली" },
  { page: "services", words: "service, services, seva, sevayen, सेवा, सेवाएँ, सर्विस" },
  {
    words: "online class, online classes, online study, ऑनलाइन क्लास, ऑनलाइन कक्षा, ऑनलाइन कक्षाएँ, ऑनलाइन पढ़ाई",
  },
  {
    words:
      "career guidance, career counselling, career counseling, counselling, margdarshan, करियर, मार्गदर्शन, कैरियर, काउंसलिंग",
  },
  {
    words:
      "extra class, remedial, tuition class, coaching, personalized learning, व्यक्तिगत शिक्षण, कोचिंग, कमजोर बच्चे",
  },

  // Subjects and classes
  { words: "hindi, हिंदी, हिन्दी" },
  { words: "english, angreji, angrezi, अंग्रेजी, अंग्रेज़ी, इंग्लिश" },
  { words: "maths, math, mathematics, ganit, गणित, मैथ्स, मैथ" },
  { words: "science, vigyan, विज्ञान, साइंस" },
  { words: "sanskrit, संस्कृत" },
  { words: "evs, environment, environmental studies, paryavaran, पर्यावरण, पर्यावरण अध्ययन" },
  {
    words:
      "language, languages, bhasha, medium, hindi medium, english medium, भाषा, माध्यम, मीडियम, हिंदी माध्यम, इंग्लिश मीडियम",
  },
  { words: "commerce, vanijya, वाणिज्य, कॉमर्स" },
  { words: "biology, jeev vigyan, जीव विज्ञान, बायोलॉजी" },
  { words: "stream, streams, arts stream, sankay, संकाय, स्ट्रीम, कला संकाय" },
  { words: "nursery, play group, playgroup, narsari, नर्सरी, pre primary, पूर्व प्राथमिक" },
  { words: "lkg, l k g, lower kg, एलकेजी, एल के जी" },
  { words: "ukg, u k g, upper kg, यूकेजी, यू के जी, kg, केजी" },
  { words: "class, classes, standard, std, grade, kaksha, kaksa, कक्षा, कक्षाएँ, क्लास", isWeak: true },
  { words: "section, sections, सेक्शन, वर्ग", isWeak: true },
  { words: "primary, prathmik, प्राथमिक" },

  // The site
  {
    page: "notices",
    words:
      "notice, notices, circular, circulars, news, update, updates, announcement, notice board, suchna, soochna, suchana, suchnayen, paripatra, सूचना, सूचनाएँ, नोटिस, नोटिस बोर्ड, सूचना पट्ट, परिपत्र, सर्कुलर, समाचार, खबर, khabar, अपडेट",
  },
  {
    page: "gallery",
    words:
      "gallery, photo, photos, photograph, photographs, picture, pictures, image, images, album, albums, foto, tasveer, tasvir, chitra, गैलरी, फोटो, फ़ोटो, फोटो गैलरी, तस्वीर, तस्वीरें, चित्र, चित्र दीर्घा, एल्बम",
  },
  { page: "blog", words: "blog, blogs, article, articles, post, posts, lekh, लेख, ब्लॉग, आर्टिकल" },
  {
    page: "contact",
    facts: ["phone", "email", "address"],
    words:
      "contact, contact us, contact details, sampark, sampark karen, संपर्क, सम्पर्क, संपर्क करें, कॉन्टैक्ट, कांटेक्ट",
  },
  {
    page: "contact",
    facts: ["phone"],
    words:
      "phone, phones, telephone, phone number, phone no, telephone number, mobile number, mobile no, contact number, contact no, doorbhash, durbhash, fon, fon nambar, phon, फोन, फ़ोन, फोन नंबर, फोन नम्बर, दूरभाष, टेलीफोन, मोबाइल नंबर, संपर्क नंबर, सम्पर्क नंबर, office number, कार्यालय नंबर, admission helpline",
    alsoAskedBy: "call, कॉल, whatsapp, whatsapp number, व्हाट्सएप, helpline, हेल्पलाइन, landline",
  },
  {
    facts: ["phone"],
    isWeak: true,
    words: "number, no, nambar, nmbr, नंबर, नम्बर",
  },
  {
    page: "contact",
    facts: ["email"],
    words: "email, e mail, mail, mail id, email id, email address, gmail, ईमेल, ई मेल, मेल, मेल आईडी, ईमेल आईडी",
  },
  {
    page: "contact",
    facts: ["address"],
    words: "address, location, pata, thikana, पता, ठिकाना, लोकेशन, एड्रेस, pin code, pincode, पिन कोड",
    alsoAskedBy:
      "map, google map, direction, directions, way, how to reach, reach school, rasta, रास्ता, नक्शा, मैप, situated, located, स्थित",
  },
  { facts: ["address"], isWeak: true, words: "where, kahan, kaha, kidhar, कहां, किधर" },
  {
    page: "contact",
    facts: ["hours"],
    words:
      "office, office hours, office time, office timing, office timings, working hours, fee counter, counter, karyalay, karyalaya, daftar, कार्यालय, कार्यालय समय, ऑफिस, ऑफिस टाइम, दफ्तर, काउंटर, visiting hours",
  },
  { page: "contact", words: "feedback, suggestion, suggestions, sujhav, सुझाव, फीडबैक" },
  { words: "visit, school visit, come and see, भेंट", alsoAskedBy: "milna, mulakat, मिलना, मुलाकात" },
  {
    page: "about",
    words:
      "about, about us, about school, school about, parichay, vidyalaya parichay, परिचय, विद्यालय परिचय, हमारे बारे, introduction",
  },
  {
    words:
      "history, founded, established, establishment, itihas, sthapna, sthapana, इतिहास, स्थापना, कब बना, since when",
  },
  { words: "vision, drishti, दृष्टि, विजन" },
  { words: "mission, sankalp, uddeshya, संकल्प, उद्देश्य, मिशन" },
  { words: "affiliation, board, cbse, mp board, मान्यता, बोर्ड, सीबीएसई, recognition, manyata" },
  {
    page: "privacy",
    words: "privacy, privacy policy, data protection, nijata, gopniyata, निजता, गोपनीयता, प्राइवेसी",
  },
  { words: "consent, consent slip, permission, sahmati, sahmati patra, सहमति, सहमति पत्र, अनुमति" },
  { words: "job, jobs, vacancy, recruitment, naukri, bharti, नौकरी, भर्ती, रिक्ति, जॉब" },

  // Days and months, which the dates of the calendar have in words
  { words: "january, jan, janvari, janwari, जनवरी" },
  { words: "february, feb, farvari, farwari, फरवरी, फ़रवरी" },
  { words: "march, मार्च" },
  { words: "april, apr, aprail, अप्रैल" },
  { words: "may, mai, मई" },
  { words: "june, jun, जून" },
  { words: "july, jul, julai, जुलाई" },
  { words: "august, aug, agast, अगस्त" },
  { words: "september, sept, sep, sitambar, सितंबर, सितम्बर" },
  { words: "october, oct, aktubar, अक्टूबर, अक्तूबर" },
  { words: "november, nov, navambar, नवंबर, नवम्बर" },
  { words: "december, dec, disambar, दिसंबर, दिसम्बर" },
  { words: "monday, somvar, somwar, सोमवार" },
  { words: "tuesday, mangalvar, mangalwar, मंगलवार" },
  { words: "wednesday, budhvar, budhwar, बुधवार" },
  { words: "thursday, guruvar, guruwar, brihaspativar, गुरुवार, बृहस्पतिवार" },
  { words: "friday, shukravar, shukrawar, शुक्रवार" },
  { words: "saturday, shanivar, shaniwar, शनिवार" },
  { words: "sunday, ravivar, raviwar, itvar, itwar, रविवार, इतवार" },

  // Words that narrow little
  { isWeak: true, words: "first, pehla, pehli, pahla, pahli, pratham, पहला, पहली, प्रथम" },
  { isWeak: true, words: "second, dusra, dusri, doosra, dwitiya, दूसरा, दूसरी, द्वितीय" },
  { isWeak: true, words: "third, tisra, tisri, teesra, tritiya, तीसरा, तीसरी, तृतीय" },
  { isWeak: true, words: "colour, color, rang, रंग, कलर" },
  {
    isWeak: true,
    words:
      "date, dates, last date, due date, tarikh, tareekh, tithi, antim tithi, तारीख, तिथि, अंतिम तिथि, आखिरी तारीख, डेट",
  },
  { isWeak: true, words: "list, suchi, soochi, सूची, लिस्ट" },
  { isWeak: true, words: "name, naam, nam, नाम" },
  {
    isWeak: true,
    words:
      "new, latest, next, upcoming, coming, naya, nayi, agla, agle, agli, नया, नई, नए, अगला, अगले, अगली, आने वाली, आगामी",
  },
  { isWeak: true, words: "last, previous, old, pichla, purana, पिछला, पिछली, पुराना" },
  { isWeak: true, words: "online, download, pdf, ऑनलाइन, डाउनलोड, पीडीएफ" },
  { isWeak: true, words: "total, full, complete, kul, poora, कुल, पूरा, पूरी" },
  { isWeak: true, words: "year, saal, sal, varsh, साल, वर्ष, annual, yearly, वार्षिक" },
  { isWeak: true, words: "month, monthly, mahina, mahine, महीना, महीने, मासिक" },
];

/** Words that are left out as long as others remain: they do not say what is looked for. */
export const FILLERS =
  "a an the of for to in on at by is are was be will do does did can has have i my me we our us you your he she it its and or from with without please about there any this that these those when what who whom how which why s " +
  "school schools vidyalaya vidyalay skool gurukul स्कूल विद्यालय पाठशाला शाला गुरुकुल " +
  "ka ki ke ko se me mein main par pe tak bhi hai hain ho hota hoti hote hoga hogi honge tha thi the kya kab kaise kaisa kaisi kitna kitni kitne kaun kon kaunsa konsa kyon kyu aur ya liye rehta rehti rehte rahta rahti aata aati aate aane jata jati hua hui wala wali wale chahiye batao bataiye bataye mujhe hamare humare apna apne rahega rahegi milega milegi milta karna kare karen kar krna " +
  "का की के को से में पर तक भी है हैं हो होता होती होते होगा होगी होंगे था थी थे क्या कब कैसे कैसा कैसी कितना कितनी कितने कौन कौनसा कौनसी क्यों और या लिए रहता रहती रहते आता आती आते आने जाता जाती हुआ हुई वाला वाली वाले चाहिए बताओ बताइए बताएं मुझे हमारे हमारा अपना अपने रहेगा रहेगी मिलेगा मिलेगी मिलता करना करें कर वीं वी वां " +
  "am been being would should could shall might must much many more need needs needed want wants give given get gets take takes goes go going tell know let us find say see shows someone anybody if as so then than into " +
  "ji mera meri mere tum aap hum hu hoon hun rahe raha rahi nikalti nikalta chalti chalta deni dena lena leni bharni bharna karana karani karwana lagegi la lana sakte sakta sakti de dete deta kisse kisko yahan wahan " +
  "जी मेरा मेरी मेरे आप हम हूं रहे रहा रही निकलती निकलता चलती चलता देना देनी लेना कराना करवाना लाना सकते सकता सकती दे देते देता किससे किसको यहां वहां कृपया " +
  "information info details detail jankari jaankari जानकारी विवरण";
