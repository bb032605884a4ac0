export const enquiriesMessages = {
  enquiry_without_email: "This enquiry has no email address",
  enquiry_email_unusable: "The email address of this enquiry cannot be used",
  too_many_messages:
    "You have sent several messages already. Please wait a few minutes, or call the school office.",
  phone_or_email_needed: "Enter one telephone number with at least 6 digits, or one email address",
  confirm_contact: "This is not the number or address that you searched for",
  remains_downloaded_enquiries:
    "Backups that somebody has downloaded. After restoring one, delete the enquiries again.",
  remains_answers:
    "Answers in the school’s mailbox and in WhatsApp, and files that the office has downloaded or printed.",
  enquiry_change_missing: "Choose a new status, person or follow-up date.",
  not_a_person_for_enquiries: "This person may not answer enquiries. Choose somebody else.",
  remains_enquiry_backups:
    "Daily backups on the server: they still have the enquiries until {count} newer ones have taken their places.",
  being_answered: "{person} is answering this enquiry right now.",
} as const;
