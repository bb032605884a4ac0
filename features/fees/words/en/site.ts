export const fees = {
  print: "Print this table",
  /** Above the list of classes on a phone. */
  yearlyByClass: "The fees of one year. Tap a class for the instalments.",
  continuingByClass:
    "One year, for a pupil already at our school. Tap a class for instalments and new pupils.",
  /** The text before the names of the fees. */
  newPupilPays: "all the fees. These are charged only once:",
  continuingPupilPays: "only the fees of every year:",
  notes: "Please note",
};
