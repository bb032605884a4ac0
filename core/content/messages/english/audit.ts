/** What lines of the audit log say beside the action. Stored as ids with parameters. */
export const AUDIT = {
  students_added: { one: "{count} student added.", other: "{count} students added." },
  students_changed_now: { one: "{count} student changed.", other: "{count} students changed." },
  students_unchanged: { one: "{count} student unchanged.", other: "{count} students unchanged." },
  students_skipped: { one: "{count} student skipped.", other: "{count} students skipped." },
  events_added: { one: "{count} event added.", other: "{count} events added." },
  rows_left_out: { one: "{count} row left out.", other: "{count} rows left out." },
  students_listed: { one: "{count} student", other: "{count} students" },
  class_listed: {
    one: "{count} student, class {name}",
    other: "{count} students, class {name}",
  },
  section_listed: {
    one: "{count} student, section {section}",
    other: "{count} students, section {section}",
  },
  class_section_listed: {
    one: "{count} student, class {name}, section {section}",
    other: "{count} students, class {name}, section {section}",
  },
  entries_listed: { one: "{count} entry", other: "{count} entries" },
} as const;
