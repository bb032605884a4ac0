const enquiries = (count: number) =>
  count === 1 ? "1 enquiry" : `${count.toLocaleString("en-IN")} enquiries`;
const were = (count: number) => `${enquiries(count)} ${count === 1 ? "was" : "were"}`;

/** Figures about enquiries, for the principal. */
export const enquiryFigures = {
  title: "Figures about enquiries",
  link: "Figures",
  toInbox: "To the enquiries",

  period: "Period",
  lastMonths: "Last 12 months",
  schoolYear: (name: string) => `School year ${name}`,
  excel: "Excel file",

  byMonth: "Enquiries by topic and month",
  received: (count: number) =>
    `${were(count)} received in this period. Spam and deleted enquiries are not counted.`,
  none: "No enquiry was received in this period.",
  chart: "Enquiries by month",
  month: "Month",
  total: "Total",
  withoutTopic: "Without a topic",

  firstAnswer: "Time to the first answer",
  median: (days: number) =>
    days === 0
      ? "At least half of the answered enquiries got their first answer on the day they arrived."
      : days === 1
        ? "At least half of the answered enquiries got their first answer by the next working day."
        : `At least half of the answered enquiries got their first answer within ${days} working days.`,
  noAnswer: "No answer is recorded in this period.",
  share: ({ inTime, due, percent }: { inTime: number; due: number; percent: number }) =>
    `${inTime.toLocaleString("en-IN")} of ${enquiries(due)} (${percent} %) got an answer within two working days.`,
  overdue: (count: number) =>
    `${enquiries(count)} ${count === 1 ? "has" : "have"} waited longer than that and ${count === 1 ? "has" : "have"} no answer yet.`,
  waiting: (count: number) =>
    `${enquiries(count)} ${count === 1 ? "has" : "have"} no answer yet, but ${count === 1 ? "is" : "are"} still in time and not counted.`,
  closed: (count: number) => `${were(count)} closed without a recorded answer and not counted.`,
  howCounted:
    "Only answers that are recorded here count. Working days are Monday to Saturday without the holidays in the calendar.",

  openByPerson: "Open enquiries by person",
  openNow: "All that are open today, whenever they arrived.",
  noneOpen: "No enquiry is open.",
  open: {
    person: "Person",
    overdue: "Follow-up date has passed",
    nobody: "Nobody yet",
    gone: "A removed account",
  },

  /** The sheets of the downloaded file. A name has at most 31 characters in both languages together. */
  sheets: { months: "By month", firstAnswers: "First answer", open: "Open" },
  answers: {
    what: "First answer",
    count: "Number",
    answered: "Answered",
    inTime: "Answered within two working days",
    overdue: "Not answered after two working days",
    waiting: "Not answered yet, still in time",
    closed: "Closed without a recorded answer",
    medianDays: "At least half were answered within (working days)",
  },
};
