/** A student's card, search, and warnings about a record. */
export const studentRecords = {
  edit: (name: string) => `Edit ${name}`,
  rollNumber: "Roll number",
  class: "Class",
  classAndSection: (className: string, section: string) => `${className}, section ${section}`,
  born: "Born",

  search: "Search students",
  searchFor: "Name, roll number, guardian, mobile...",
  byClass: "Filter by class",
  allClasses: "All classes",
  bySection: "Filter by section",
  allSections: "All sections",

  sameRollNumber: (name: string, rollNumber: string) =>
    `${name} of the same class and section has roll number ${rollNumber} already.`,
  unknownClass: (className: string) =>
    `Class ${className} is not among the classes that stand under Pages, The school.`,
  bornInFuture: (date: string) => `The date of birth, ${date}, is in the future.`,
  unlikelyAge: (date: string, age: number) =>
    `By the date of birth, ${date}, the student is ${age} years old.`,
};
