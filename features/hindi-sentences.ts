import { admissionsSentences } from "./admissions/words/hi/sentences.ts";
import { announcementSentences } from "./announcement/words/hi/sentences.ts";
import { calendarSentences } from "./calendar/words/hi/sentences.ts";
import { contactSentences } from "./contact/words/hi/sentences.ts";
import { disclosureSentences } from "./disclosure/words/hi/sentences.ts";
import { enquiriesSentences } from "./enquiries/words/hi/sentences.ts";
import { facilitiesSentences } from "./facilities/words/hi/sentences.ts";
import { feesSentences } from "./fees/words/hi/sentences.ts";
import { galleriesSentences } from "./galleries/words/hi/sentences.ts";
import { homeSentences } from "./home/words/hi/sentences.ts";
import { noticesSentences } from "./notices/words/hi/sentences.ts";
import { pagesSentences } from "./pages/words/hi/sentences.ts";
import { parentsSentences } from "./parents/words/hi/sentences.ts";
import { peopleSentences } from "./people/words/hi/sentences.ts";
import { postsSentences } from "./posts/words/hi/sentences.ts";
import { schoolSentences } from "./school/words/hi/sentences.ts";
import { STUDENT_LABELS } from "./students/content/student-fields.ts";
import { studentsSentences } from "./students/words/hi/sentences.ts";
import { yearChangeSentences } from "./year-change/words/hi/sentences.ts";

/** The Hindi of what features declare in English. What several of them say is in `core/words/panel/hi/sentences/`. */
export const hindiSentences: readonly Readonly<Record<string, string>>[] = [
  admissionsSentences,
  announcementSentences,
  calendarSentences,
  contactSentences,
  disclosureSentences,
  enquiriesSentences,
  facilitiesSentences,
  feesSentences,
  galleriesSentences,
  homeSentences,
  noticesSentences,
  pagesSentences,
  parentsSentences,
  peopleSentences,
  postsSentences,
  schoolSentences,
  studentsSentences,
  yearChangeSentences,
];

/** The Hindi of labels that features declare beside their fields. */
export const hindiLabels: readonly Readonly<Record<string, string>>[] = [STUDENT_LABELS];
