import { times } from "../../../../core/words/times/en.ts";

export const calendar = {
  /** Starting with Monday. */
  weekdays: ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"],
  shortWeekdays: ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"],
  kinds: { holiday: "Holiday", examination: "Examination", event: "Event", meeting: "Meeting" },
  link: "Calendar",
  nearDays: { today: "Today", tomorrow: "Tomorrow" },
  months: "Months",
  previous: "Previous month:",
  next: "Next month:",
  thisMonth: "This month",
  thisWeek: "This week",
  nothingThisWeek: "Nothing is entered for this week.",
  nothingToday: "Nothing special",
  nextEntry: "Next:",
  signs: "What the signs mean",
  inMonth: (month: string) => `In ${month}`,
  noneInMonth: "Nothing is entered for this month.",
  coming: "Coming up",
  noneComing: "Nothing is entered for the days to come.",
  none: "The dates of the school year will be shown here soon.",
  span: (first: string, last: string) => `${first} to ${last}`,
  ...times,
  take: "Take it with you",
  google: "Add to Google Calendar",
  googleText:
    "For an Android phone: Google Calendar asks you to confirm, then shows our dates beside yours and follows when we change one.",
  subscribe: "Add to your calendar",
  subscribeText:
    "The calendar on your iPhone or computer shows our dates beside yours, and follows when we change one.",
  download: "Download the file",
  downloadText:
    "For any other calendar: the file (calendar.ics) brings today’s dates into it. What we change later does not follow by itself.",
  wholeYear: "Whole year to print",
  wholeYearText: "All dates from April to March on one sheet, for the kitchen wall.",
  year: (name: string) => `School year ${name}`,
  years: "School years",
  noneInYear: "Nothing is entered for this school year.",
  print: "Print this calendar",
  monthView: "Month by month",
};

/** The band below the header. */
export const dayBanner = {
  label: "Today and tomorrow",
  today: "today",
  tomorrow: "tomorrow",
  todayAndTomorrow: "today and tomorrow",
  until: (day: string) => `until ${day}`,
  fromTomorrow: (day: string) => `from tomorrow until ${day}`,
  lines: {
    closed: (when: string) => `Closed ${when}`,
    examination: (when: string) => `Examination ${when}`,
    meeting: (when: string) => `Meeting ${when}`,
    event: (when: string) => `Event ${when}`,
    admissionsOpen: (when: string) => `Admissions open ${when}`,
    admissionsClose: (when: string) => `Last day of admissions ${when}`,
  },
  /** The hours and the next holiday, for a school day without anything special. */
  schoolDay: {
    hours: (span: string) => `Today ${span}`,
    byClass: (hours: string) => `${hours} by class`,
    open: "tomorrow open",
    closed: "tomorrow closed",
    next: (day: string) => `next holiday ${day}`,
  },
  more: (count: number) => `+${count} more`,
};
