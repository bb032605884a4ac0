/** `others`: other, or not recorded. */
type ClassCounts = Record<"total" | "boys" | "girls" | "others", number>;

/** Class lists for the notice board, attendance and marks. */
export const classLists = {
  title: "Class lists",
  text: "Choose a class and the columns of its list. What you see below is what is printed; children who have left are not on it.",
  print: "Print",
  loadFailed: "The students could not be loaded.",
  nobody: "There are no students in this class.",
  noStudents: "There are no students yet.",

  class: "Class",
  allClasses: "All classes, each on its own page",
  section: "Section",
  allSections: "All sections, each on its own page",
  order: "Order",
  orders: { rollNumber: "By roll number", name: "By name" },
  paper: "Paper",
  papers: { portrait: "A4, upright", landscape: "A4, sideways" },
  columns: "Columns",
  blankColumns: "Blank columns for ticks or marks",
  blankHeadings: "Their headings",
  blankHeadingsHint: "With a comma between them, such as 1, 2, 3 or Hindi, Maths",
  sidewaysIsWider: "So many columns have more room on paper that lies sideways.",

  classAndSection: (className: string, section: string) => `Class ${className}, section ${section}`,
  counts: ({ total, boys, girls, others }: ClassCounts) =>
    [
      `${total === 1 ? "1 student" : `${total} students`}: ${boys === 1 ? "1 boy" : `${boys} boys`}`,
      girls === 1 ? "1 girl" : `${girls} girls`,
      ...(others > 0 ? [`${others} other or not recorded`] : []),
    ].join(", "),
  ready: (sheets: number, students: number) =>
    `${sheets === 1 ? "1 list" : `${sheets} lists`} with ${students === 1 ? "1 student" : `${students} students`}`,
};
