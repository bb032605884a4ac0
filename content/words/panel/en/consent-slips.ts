/** The screen that prints the notice to parents and a slip for each child. */
export const consentSlips = {
  title: "Consent slips",
  text: "The notice to parents comes first: copy it for every family. Then follows a slip for each child. When a slip comes back, scan its code with a phone on which you are logged in: the child’s record opens, and you enter the answer.",
  language: "Language of notice and slips",
  both: "Both",
  without: "Which children",
  all: "All",
  onlyWithout: "Only those without an answer",
  print: "Print",
  count: (slips: number, sheets: number) =>
    `${slips.toLocaleString("en-IN")} ${slips === 1 ? "slip" : "slips"} on ${sheets.toLocaleString("en-IN")} ${sheets === 1 ? "sheet" : "sheets"} of A4, and the notice`,
  tooMany: (shown: number, total: number) =>
    `These are the first ${shown.toLocaleString("en-IN")} of ${total.toLocaleString("en-IN")} children. Choose a class to print the others.`,
  slipOf: (name: string) => `Slip for ${name}`,
  slips: "Slips",
  wholeClass: "Slips for other children",
  noMatch: "No child fits. Choose another class or section, or all children.",
  noStudents: "There are no students yet. Enter or import them first.",
  editText: "Change the rules and what your school adds",
  failed: "The slips could not be loaded.",
};
