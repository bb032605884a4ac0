export const yearChangeMessages = {
  year_change_without_change: "Nothing would change for any student",
  class_not_planned: "Choose what becomes of class {name}",
  not_a_school_year: "{label} must be written such as {example}",
  value_too_small: "must be at least {minimum}",
  students_changed: "Students were changed since the preview. Look at it again, then repeat.",
  student_count_changed:
    "The preview was made for {before} students, and now there are {now}. Look at it again, then repeat.",
} as const;
