export const fees = {
  print: "Print this table",
  /** Above the list of classes on a phone. */
  byClass: "The fees of one year. Tap a class for the instalments.",
  newPupil: "New",
  continuing: "Continuing",
  /** Above the table of a session that is not the running one. */
  sessions: {
    coming: (present: string) => `This session has not begun yet. The present one is ${present}.`,
    over: (present: string) => `This session is over. The present one is ${present}.`,
  },
  /** The text before the names of the fees. */
  newPupilPays: "all the fees. These are charged only once:",
  continuingPupilPays: "only the fees of every year:",
  notes: "Please note",
};
