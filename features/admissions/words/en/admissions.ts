/** The page about admissions. */
export const admissions = {
  /** The headings of the sections, by their name in the document, unless the school has its own. */
  sections: {
    classes: "Classes and Ages",
    steps: "How to Apply",
    documents: "Documents",
    fees: "Fees",
    contact: "Whom to Ask",
    enquiry: "Ask About Admission",
  },
  /** `session` is such as 2027-28, or null. */
  coming: (session: string | null, day: string, lastDay: string | null) =>
    `Admissions${session ? ` for ${session}` : ""} open on ${day}${lastDay ? ` and close on ${lastDay}` : ""}`,
  open: (session: string | null, lastDay: string | null) =>
    `Admissions${session ? ` for ${session}` : ""} are open${lastDay ? ` until ${lastDay}` : ""}`,
  closed: (session: string | null, lastDay: string) =>
    `Admissions${session ? ` for ${session}` : ""} closed on ${lastDay}`,
  closedLine: "Sometimes a seat becomes free during the year: please ask us.",
  session: (session: string) => `Session ${session}`,
  class: "Class",
  age: "Age",
  ageOn: (day: string) => `Age on ${day}`,
  birthday: "Date of birth",
  seats: "Seats",
  seatStates: { open: "Seats available", few: "A few seats are left", full: "No seats are left" },
  years: (from: number, to: number) =>
    from === to ? `${from} ${from === 1 ? "year" : "years"}` : `${from} to ${to} years`,
  atLeast: (years: number) => `at least ${years} ${years === 1 ? "year" : "years"}`,
  below: (years: number) => `below ${years} ${years === 1 ? "year" : "years"}`,
  bornBetween: (first: string, last: string) => `born between ${first} and ${last}`,
  bornUntil: (last: string) => `born on or before ${last}`,
  bornFrom: (first: string) => `born on or after ${first}`,
  fees: "Fees",
  feesOf: (name: string) => `Fees of ${name}`,
  tableOf: (session: string) => `The table is for the session ${session}.`,
  allFees: "See the fee structure",
  ask: "Send an enquiry",
  apply: "How to apply",
};
