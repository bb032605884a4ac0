/** The page for parents. */
export const parents = {
  none: "Timings, uniform, bus routes and forms will be shown here soon.",
  print: "Print this page",
  /** The headings of the sections, by their name in the document, unless the school has its own. */
  sections: {
    timings: "School Timings",
    uniform: "Uniform",
    transport: "School Bus",
    books: "Book Lists",
    dates: "Term Dates",
    forms: "Forms and Downloads",
  },
  /** The links of the home page, and their name. */
  schoolDay: "Every school day",
  short: { timings: "Timings", uniform: "Uniform", transport: "Bus", books: "Books", forms: "Forms" },
  classes: "Classes",
  days: "Days",
  times: "Times",
  summer: "Summer",
  winter: "Winter",
  everyone: "Everyone",
  boys: "Boys",
  girls: "Girls",
  route: (number: string) => `Route ${number}`,
  stops: (count: number) => `${count} ${count === 1 ? "stop" : "stops"}`,
  stop: "Stop",
  pickUp: "Morning",
  drop: "Afternoon",
  books: (count: number) => `${count} ${count === 1 ? "book" : "books"}`,
  bookList: "The book list (PDF)",
  holidays: "Holidays",
  examinations: "Examinations",
  calendar: "All dates in the calendar",
  formAtOffice: "You get this form at the school office.",
  /** The categories of the downloads. */
  downloads: { forms: "Forms", books: "Book lists", circulars: "Circulars" },
  allCirculars: "All circulars",
  /** The format of a file that is not a PDF. */
  picture: "picture",
};
