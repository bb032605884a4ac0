import type { EventImportField } from "./event-import-contract.ts";
import type { EventKind } from "./event-kinds.ts";

/** Usual headings of the columns of a calendar, in English, Hindi or both, the most exact first. */
export const EVENT_HEADINGS: Record<EventImportField, string> = {
  startsOn: `first day, start date, from date, date from, starts on, from, start, date, dates, dated, exam date, day date,
    दिनांक से, प्रारंभ तिथि, आरंभ तिथि, से, तिथि, दिनांक, तारीख, परीक्षा तिथि`,
  endsOn: `last day, end date, to date, date to, ends on, upto, up to, till, to, end, दिनांक तक, अंतिम तिथि, समाप्ति तिथि, तक`,
  title: `title, event, events, occasion, holiday name, name holiday, name event, event name, name, festival, programme, program, particulars,
    description, details, activity, function, holiday, holidays, subject, exam subject, paper, english title, title english,
    शीर्षक, कार्यक्रम, कार्यक्रम नाम, अवकाश नाम, अवसर, त्योहार, पर्व, विवरण, नाम, विषय, गतिविधि, अवकाश`,
  titleHi: `title hindi, hindi title, hindi, title in hindi, event hindi, name hindi, hindi name, शीर्षक हिंदी, हिंदी शीर्षक, हिंदी, हिंदी नाम`,
  kind: `kind, category, type, event type, type event, type holiday, nature, प्रकार, श्रेणी, वर्ग, कार्यक्रम प्रकार`,
  startsAt: `start time, time, timing, timings, time from, from time, starts at, begin time, समय, प्रारंभ समय, आरंभ समय, समय से`,
  endsAt: `end time, time to, to time, ends at, समाप्ति समय, समय तक`,
  place: `place, venue, location, where, room, स्थान, जगह, स्थल, कक्ष`,
};

/** Usual words for each kind, without plural endings. */
export const KIND_SPELLINGS: Record<EventKind, string> = {
  holiday: `holiday, school holiday, public holiday, gazetted holiday, restricted holiday, local holiday, national holiday, vacation, break, closed,
    school closed, off, leave, h, अवकाश, छुट्टी, छुट्टियां, अवकाश दिवस, सार्वजनिक अवकाश, स्थानीय अवकाश, ऐच्छिक अवकाश, बंद`,
  examination: `examination, exam, test, assessment, परीक्षा, परीक्षाएं, परीक्षण, टेस्ट, जांच`,
  event: `event, function, programme, program, celebration, activity, competition, festival, day, कार्यक्रम, आयोजन, उत्सव, समारोह, गतिविधि, प्रतियोगिता,
    पर्व, दिवस, जयंती`,
  meeting: `meeting, बैठक, मीटिंग`,
};

/** Titles that say the kind. */
export const KIND_TITLES: Partial<Record<EventKind, string>> = {
  examination: `unit test, monthly test, half yearly examination, annual examination, half yearly exam, annual exam, अर्द्धवार्षिक परीक्षा, अर्धवार्षिक परीक्षा,
    वार्षिक परीक्षा, मासिक परीक्षा`,
  meeting: `ptm, pta, parent meeting, parents meeting, parent teacher meeting, parents teacher meeting, staff meeting, smc meeting,
    पालक बैठक, अभिभावक बैठक, शिक्षक अभिभावक बैठक, पालक शिक्षक बैठक`,
};

/** Last words of titles that say the kind: "Winter vacation". Without words that other titles end with, such as "day" or "closed". */
export const KIND_ENDINGS: Partial<Record<EventKind, string>> = {
  holiday: `holiday, vacation, break, अवकाश, छुट्टी, छुट्टियां`,
  examination: `examination, exam, test, परीक्षा, परीक्षाएं`,
  meeting: `meeting, ptm, pta, बैठक`,
};

/** Words behind them: "Annual exam starts". */
export const WORDS_BEHIND_ENDINGS = `start, begin, commence, end, continue, over, शुरू, प्रारंभ, आरंभ, समाप्त`;
