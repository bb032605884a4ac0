export const applicationsMessages = {
  parent_needed: "Enter the name of the father, the mother or a guardian",
  too_many_questions: "At most {maximum} questions",
  applications_closed:
    "Applications are closed now. What you have typed is kept. Please ask the school office.",
  application_link_unknown:
    "This link is not valid. Check that it is complete, or find your application again.",
  too_many_tries: "Too many attempts. Please wait a while, or call the school office.",
  application_not_found:
    "No application has these three details. Check each of them, or call the school office.",
  application_not_changeable:
    "This application cannot be changed here any more. Please call the school office.",
  born_too_late: "{label} is for children who were born on or before {day}",
  born_too_early: "{label} is for children who were born on or after {day}",
  born_in_future: "This day is in the future",
  class_not_open: "Choose a class that takes applications",
  consent_needed: "Agree to the notice before you send the application",
  wrong_type_document:
    "Choose a photo (JPEG, PNG or WebP) or a PDF. A photo in the format HEIC has to be saved as JPEG first.",
  document_too_large: "Choose a file of at most {megabytes} MB",
  website_not_empty: "Leave the hidden field empty",
  document_not_asked: "The school does not ask for this document",
  document_needed: "Add this document",
  name_needed: "Enter the child’s name in English or in Hindi",
  draw_event_over: "Choose an event in the future: nobody may know the seed yet",
  draw_session_missing: "Enter the session on the page about admissions first",
  draw_not_needed: "No draw is needed: applications without a seat: {count}",
  draw_has_duplicates:
    "These applications have the same name and birthday: {references}. Decline all but one of each child first.",
  draw_reason_needed: "This draw was already announced. Write why it is repeated; everybody can read it.",
  draw_too_early: "The event has not happened yet",
  draw_repeated: "This draw was announced again. The new one counts.",
  draw_is_drawn: "This draw already has its result",
  step_not_possible: "From “{label}” it cannot be moved to “{needed}”",
  no_seat_left: "No seat is left in {label}",
  not_a_person_for_applications: "This person may not work on applications. Choose somebody else.",
  application_without_email: "This application has no email address",
  application_email_unusable: "The email address of this application cannot be used",
  admission_number_taken: "This roll number is taken in this section",
  admit_with_record: "Admit with the button “Admit”, so that the child gets a student record.",
  document_replaced: "The parents have replaced this document. Reload the page and look at the new one.",
  offer_day_over: "Choose today or a later day",
  student_record_exists:
    "This application already has a student record. Change it there, or delete it first.",
  student_record_changed: "The student record has been changed since. If it is wrong, delete it first.",
  application_change_missing: "Choose what to change.",
} as const;
