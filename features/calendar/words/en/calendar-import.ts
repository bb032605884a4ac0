const count = (number: number) => number.toLocaleString("en-IN");
const events = (number: number) => (number === 1 ? "1 event" : `${count(number)} events`);
const rows = (number: number) => (number === 1 ? "1 row" : `${count(number)} rows`);

/** Adding many events to the calendar at once. */
export const calendarImport = {
  title: "Add many events",
  link: "Add many",
  toCalendar: "Calendar",
  headings: {
    list: "The list",
    rows: "Look through the rows",
    done: "The events are added",
    undone: "The events are taken back",
  },
  source: "What do you have?",
  sources: { lines: "A list to paste or type", file: "A sheet", exams: "An exam timetable" },

  lines: "One event in each line",
  linesHint:
    "The day and the title; the kind, the times and the Hindi title if you like. A missing kind is guessed from the title.",
  linesHintInOneLanguage:
    "The day and the title; the kind and the times if you like. A missing kind is guessed from the title.",
  linesExample:
    "15 Aug – Independence Day – holiday\n10–14 Nov 2026 – Diwali holidays – holiday\n5 Dec – Parents’ meeting, 9:00 am to 12:00 pm – meeting",
  fileText:
    "Columns with the day and the title; the kind, last day, times, place and Hindi title if the sheet has them. Nothing is saved before you have seen every row.",
  fileTextInOneLanguage:
    "Columns with the day and the title; the kind, last day, times and place if the sheet has them. Nothing is saved before you have seen every row.",
  schoolYear: "School year of dates without a year",
  kind: "Kind of rows without one",
  kindOfAll: "Kind of all rows",
  severalKinds: "Several kinds",
  checkLines: "Check the list",
  nothingTyped: "Paste or type the list here.",

  exam: "Examination",
  examExample: "Half-yearly examination",
  examMissing: "Write the name of the examination.",
  startsAt: "From",
  endsAt: "To",
  days: "Days and subjects",
  daysText: "Enter goes to the next day; Sundays are left out. Subjects can also be pasted from a sheet.",
  day: "Day",
  dayNumber: (number: number) => `Day ${number}`,
  subject: "Subject",
  classOf: (column: number) => (column === 1 ? "Class or classes" : `Class of column ${column}`),
  classExample: "Class 3",
  className: (name: string) => `Class ${name}`,
  subjectOf: (number: number, name: string) => `Subject of day ${number}${name && `, ${name}`}`,
  addDay: "Add a day",
  removeDay: (number: number) => `Remove day ${number}`,
  addClass: "Another class with other subjects",
  removeClass: (column: number) => `Remove column ${column}`,
  noSubject: "Write at least one subject.",
  checkExams: (number: number) => (number === 0 ? "Check the timetable" : `Check ${events(number)}`),
  examTitle: (exam: string, name: string, subject: string) =>
    `${[exam, name].filter(Boolean).join(", ")}: ${subject}`,

  noRows: "There are no events in this list.",
  back: "Back to the list",
  unused: (headings: string) => `Columns that are not used: ${headings}`,
  known: (number: number) =>
    number === 1
      ? "1 event of this list is there already"
      : `${count(number)} events of this list are there already`,
  skipKnown: "Leave them out",
  addKnown: "Add them again",
  addCount: (number: number) => (number === 0 ? "Nothing to add" : `Add ${events(number)}`),
  adding: "Adding...",

  addedCount: (number: number) => `${events(number)} added`,
  leftOutCount: (number: number) => `${rows(number)} left out`,
  undo: "Take them all back",
  backToRows: "Back to the rows",
  another: "Add another list",
};
