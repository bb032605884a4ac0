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

/** "School closed": the choices of the office, and the text of the notice in either panel language. */
export const closure = {
  open: "School closed",
  text: "Every page of the site says so at once, and the notice is ready to be shared.",
  reason: "Reason",
  reasons,
  reasonNotChosen: "Choose a reason, or “No reason given”",
  noReason: "No reason given",
  ownWords: "Other, in your own words",
  ownReason: "Reason, in your own words",
  reasonMissing: "Write the reason in one of the two languages",
  ownReasonMissing: "Write the reason",
  days: "Closed on",
  today: (day: string) => `Today, ${day}`,
  tomorrow: (day: string) => `Tomorrow, ${day}`,
  otherDays: "Other days",
  firstDay: "First day",
  firstDayMissing: "Choose the first day, today or later",
  lastDay: "Last day",
  lastDayHint: "empty: one day",
  lastDayTooEarly: "The last day is before the first one",
  preview: "What the site will say",
  publish: "Publish now",
  done: "The site says that the school is closed.",
  failed: "That could not be published. Please try again.",
  /** Shown on the dashboard while the notice is public. */
  liveNow: (title: string) => `Every page of the site says: ${title}`,
  liveUntil: (moment: string) => `Until ${moment}, by itself.`,
  liveForEver: "Until somebody ends it.",
  endNow: "End it now",
  ended: "The site does not say so any more.",

  /** The notice itself; the reason may be empty. */
  titleToday: (reason: string) => withReason("School closed today", reason),
  titleUntil: (day: string, reason: string) => withReason(`School closed until ${day}`, reason),
  titleOn: (day: string, reason: string) => withReason(`School closed on ${day}`, reason),
  titleFromTo: (first: string, last: string, reason: string) =>
    withReason(`School closed from ${first} to ${last}`, reason),
  textToday: (day: string) => `The school is closed today, ${day}.`,
  textUntil: (day: string) => `The school is closed up to and including ${day}.`,
  textOn: (day: string) => `The school is closed on ${day}.`,
  textFromTo: (first: string, last: string) =>
    `The school is closed from ${first} up to and including ${last}.`,
  textReason: (reason: string) => `Reason: ${reason}.`,
};

const withReason = (text: string, reason: string) => (reason === "" ? text : `${text}: ${reason}`);
