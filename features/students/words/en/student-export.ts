/** Exports: sheets, the data file of one child, and deletion. */
export const studentExport = {
  heading: "Export what the list shows",
  excel: "Excel",
  csv: "CSV",
  failed: "The students could not be exported. Please try again.",

  question: (students: string) => `Download the data of ${students}?`,
  printQuestion: (students: string) => `Print the data of ${students}?`,
  contains: (data: string) => `Of each student: ${data}.`,
  careful:
    "These are private data of children. Show them only to people who need them, and destroy copies that nobody needs any more.",
  accept: "Download",

  rights: "What parents may ask for",
  everythingText:
    "Parents may know everything that the website keeps about their child. The file opens in any browser and can be printed; it holds private data, so give it to the parents alone.",
  everything: "Everything about this child",
  everythingParts:
    "consents of the parents, linked top students and alumni, pictures, all versions, lines of the audit log",
  everythingFailed: "The file could not be made. Please try again.",

  forgetText:
    "Parents may also want everything deleted. A child who only leaves school is better marked as left: then it is off the website, and the school keeps its records.",
  forget: "Delete for good",
  forgetTitle: (name: string) => `Delete ${name} for good?`,
  forgetGoes: "This deletes from the website and from the server:",
  forgetParts: [
    "the record with all its versions, also in the trash",
    "older versions of other entries that were about the child",
    "the photo, and pictures in albums and posts that are marked as showing the child",
    "entries among the top students and alumni that are linked to the record",
    "everything that is recorded of the parents' consents",
  ],
  copies: "Other records that may be about the same child",
  copiesText:
    "Ticked records are deleted together with this one. Look at each: two children can have the same roll number in different years.",
  copyCertain: "Same name, date of birth and guardian",
  copyPossible: "Same roll number and class, or same name and date of birth",
  copyPlace: {
    list: "In the list of students",
    trash: "In the trash",
    history: "In older versions of a record that is about another child now: only these versions are deleted",
  },
  rollNumber: (number: string) => `Roll number ${number}`,
  bornOn: (day: string) => `Born on ${day}`,
  copiesFailed: "Other records of the child could not be looked up. Please try again.",
  forgetNoUndo: "This cannot be undone. The audit log keeps that it was done, and by whom.",
  forgetConfirm: "To confirm, type the roll number: {rollNumber}",
  forgetting: "Deleting...",
  everythingDeleted: "Everything about the student is deleted for good.",
  forgetFailed: "The child could not be deleted. Please try again.",
  forgotten: "Deleted for good",
  mayRemain: "The child may still be found elsewhere:",
};
