export const studentsMessages = {
  not_a_student_id: "must be the _id of a student",
  no_student_chosen: "must be at least one student",
  no_purpose_chosen: "must be at least one purpose",
  choose_student: "Choose a student from the list",
  no_photos: "There are no photos",
  consent_in_future: "Date must not be in the future",
  photo_not_staged:
    "A photo is not on the server: it was saved already, or has waited for more than a day. Send the photos again.",
  photos_of_one_student: "Send one photo for each student",
  photo_for_two_students: "Send each photo for one student",
  wrong_roll_number: "This is not the roll number of the student",
  roll_number_needed: "Type the roll number of the student",
  no_copy: "One of the chosen records is no copy of this record any more. Load the page again.",
  remains_log:
    "The record is deleted. Remains in the database's log are removed as soon as no other program is reading it.",
  remains_pictures: "Some pictures are still being removed. Visitors can no longer open them.",
  remains_downloaded_backups:
    "Backups that somebody has downloaded. Whoever restores one has to delete the student again.",
  remains_lists: "Lists that the office has exported or printed.",
  remains_search_engines:
    "Search engines and caches in front of the site: they forget a page or a picture when they ask for it again, which may take weeks.",
  font_undecided:
    "{label} may be typed in a Hindi font (Kruti Dev). Decide whether it is, then send the field in fontsDecided",
  sheet_example_row: "The example row of the template was left out.",
  sheet_totals: "Lines with totals were left out.",
  sheet_leavers: "Children who have left school were left out.",
  sheet_class_and_section:
    "Class and section stood in one column. They were taken apart; please look whether they are right.",
  sheet_repeated_headings: "Headings that stand among the rows again were left out.",
  cell_letters_lost:
    "The letters were lost when the file was saved. Save the sheet as XLSX and import that, or write them here",
  cell_formula_failed: "The formula of this cell has failed. Write what belongs here",
  sheet_month_first:
    "Dates of this file have the month first. Save the sheet as XLSX and import that, so that no birthday becomes another.",
  cell_month_may_be_first:
    "Other dates have the month first, so this one may too. Write it such as 1 April 2015, or save the sheet as XLSX and import that",
  birth_month_first: "Date of birth must have the day before the month, such as {example}",
  birth_missing: "Date of birth is required, such as {example}",
  birth_in_future: "Date of birth must not be in the future",
  birth_not_a_day: "Date of birth is a day that does not exist",
  cell_cut_short: "The spreadsheet program has cut this number short. Write all its digits",
  several_students_known: "More than one student has this roll number and class already",
  row_repeated: "Row {row} has the same roll number and class",
  roll_number_taken: "{name} has roll number {number}. Change roll numbers in the list of students first",
  roll_number_of_another:
    "{name}, another child, has roll number {number}. Change the school year or the list of students first",
  remains_daily_backups:
    "Daily backups on the server: they still have the student until {count} newer ones have taken their places.",
  students_added: { one: "{count} student added.", other: "{count} students added." },
  students_changed_now: { one: "{count} student changed.", other: "{count} students changed." },
  students_unchanged: { one: "{count} student unchanged.", other: "{count} students unchanged." },
  students_skipped: { one: "{count} student skipped.", other: "{count} students skipped." },
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
  no_picture_chosen: "Choose at least one picture",
  fill_required: "Please fill all the required fields",
  all_fields_required: "All fields are required",
  all_fields_required_exclamation: "All fields are required!",
  value_not_among: "must be among {options}",
  consent_undo_over: "An answer can be taken back for ten minutes only. Record the right answer instead.",
  student_gone: "This student is no longer in the list. Choose another one.",
} as const;
