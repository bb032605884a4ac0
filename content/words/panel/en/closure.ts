/** Reasons for closing the school at short notice. */
const reasons = {
  rain: "heavy rain",
  heat: "extreme heat",
  cold: "cold wave",
  holiday: "local holiday",
  election: "election duty",
  condolence: "condolence",
  supply: "no water or electricity",
};

export type ClosureReason = keyof typeof reasons;
export const CLOSURE_REASONS = Object.keys(reasons) as ClosureReason[];

/** "School closed today": the choices of the office, and the text of the notice in either panel language. */
export const closure = {
  open: "School closed today",
  text: "Every page of the site says so at once, and the notice is ready to be shared.",
  reason: "Reason",
  reasons,
  ownWords: "Other, in your own words",
  ownReason: "Reason in English",
  ownReasonHi: "Reason in Hindi",
  reasonMissing: "Write the reason in one of the two languages",
  until: "Closed until",
  endOfToday: "The end of today",
  tomorrow: "The end of tomorrow",
  otherDay: "Another day",
  lastDay: "Last day",
  lastDayMissing: "Choose the last day, today or later",
  publish: "Publish now",
  done: "The site says that the school is closed.",
  failed: "That could not be published. Please try again.",
  /** On the dashboard while the notice is public. */
  liveNow: (title: string) => `Every page of the site says: ${title}`,
  liveUntil: (moment: string) => `Until ${moment}, by itself.`,
  liveForEver: "Until somebody ends it.",
  endNow: "End it now",
  ended: "The site does not say so any more.",

  /** The notice itself; the reason may be empty. */
  titleToday: (reason: string) => withReason("School closed today", reason),
  titleUntil: (day: string, reason: string) => withReason(`School closed until ${day}`, reason),
  textToday: (day: string) => `The school is closed today, ${day}.`,
  textUntil: (day: string) => `The school is closed up to and including ${day}.`,
  textReason: (reason: string) => `Reason: ${reason}.`,
};

const withReason = (text: string, reason: string) => (reason === "" ? text : `${text}: ${reason}`);
