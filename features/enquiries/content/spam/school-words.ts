/** Words for the subjects of parents' messages, in English, Hindi and Hindi in Latin letters. */
const SCHOOL_WORDS =
  /\b(?:admissions?|fees?|class(?:es)?|nursery|[lu]kg|school|bus|stop|teachers?|principal|son|daughter|child(?:ren)?|exams?|results?|marks|report card|uniform|books?|holidays?|leave|fever|ill|certificate|tc|bonafide|scholarship|rte|samagra|timings?|documents?|syllabus|homework|vacancy|sibling|pay(?:ment)?|instal?lments?|form|office|library|bet[ai]|bacch?[aeo]|bachch?[aeo]|bukhar|kaksha|chhutti|pravesh)\b|कक्षा|फीस|फ़ीस|शुल्क|प्रवेश|एडमिशन|दाखिल|स्कूल|विद्यालय|बस |बेट[ाीे]|बच्च|परीक्षा|रिजल्ट|अंक|छुट्टी|बुखार|टीसी|प्रमाण|किताब|शिक्षक|टीचर|छात्रवृत्ति/i;

/** Whether a message names something that a school deals with. An ordinary message need not. */
export const isAboutSchool = (message: string): boolean => SCHOOL_WORDS.test(message);
